// Scores of the bench of uses: use lines that Clew shows, and lines that it shows and are right, by kind, with bootstrap intervals.
import { oneOf, randomNumbers } from '../sampling.ts';
import { share } from '../graph/scipScore.ts';
import type { ShownUses } from './adapter.ts';
import type { UsedSymbol, UsesTruth } from './truth.ts';

/** Lines of one symbol by verdict, as `path:line`, zero-based. */
export interface UsesJudgement {
  readonly symbol: UsedSymbol;
  readonly right: readonly string[];
  readonly missed: readonly string[];
  /** Missed lines that are listed as undecided. */
  readonly open: readonly string[];
  /** The index names something else there. */
  readonly wrong: readonly string[];
  /** The index names nothing there: a value without a type, a comment, or text. */
  readonly unseen: readonly string[];
  /** All lines that are listed as undecided or possible, whatever the index says of them. */
  readonly openLines: number;
  readonly isKnown: boolean;
  readonly verdict: string;
  readonly because?: string | undefined;
  readonly ms: number;
}

/** A line of the table. Shares are 0..1. */
export interface UsesRow {
  readonly kind: string;
  readonly symbols: number;
  readonly useLines: number;
  readonly recall: number;
  readonly recallInterval: readonly [number, number];
  /** Recall where undecided lines count as shown. */
  readonly recallWithOpen: number;
  /** Lines that the index cannot tell about count as wrong. */
  readonly precision: number;
  readonly precisionInterval: readonly [number, number];
  /** The same without those lines. */
  readonly toldPrecision: number;
}

const draws = 1000;
const leastLines = 100;

/** Judges what Clew shows of `symbol`. Lines of files that the index does not have count as nothing. */
export function judgeUses(symbol: UsedSymbol, shown: ShownUses | undefined, truth: UsesTruth, ms: number): UsesJudgement {
  const linesOf = (of: 'places' | 'open'): Set<string> =>
    new Set((shown?.[of] ?? []).filter(({ path }) => truth.paths.has(path)).map(({ path, line }) => `${path}:${line}`));
  const [places, undecided] = [linesOf('places'), linesOf('open')];
  const others = [...places].filter((line) => !symbol.uses.has(line) && !symbol.neutral.has(line));
  const missed = [...symbol.uses].filter((line) => !places.has(line));
  return {
    ...{
      symbol,
      missed,
      ms,
      openLines: undecided.size,
      isKnown: shown !== undefined,
      verdict: shown?.verdict ?? '',
      because: shown?.because,
    },
    right: [...symbol.uses].filter((line) => places.has(line)),
    open: missed.filter((line) => undecided.has(line)),
    wrong: others.filter((line) => truth.namesOther(line, symbol.name)),
    unseen: others.filter((line) => !truth.namesOther(line, symbol.name)),
  };
}

/** A row a kind, kinds with few lines together, and all. */
export function usesRows(judged: readonly UsesJudgement[]): readonly UsesRow[] {
  const kinds = new Map<string, UsesJudgement[]>();
  for (const each of judged) kinds.set(each.symbol.kind, [...(kinds.get(each.symbol.kind) ?? []), each]);
  const large = [...kinds].filter(([, of]) => useLines(of) >= leastLines);
  const others = [...kinds].filter(([, of]) => useLines(of) < leastLines).flatMap(([, of]) => of);
  const rows = large.map(([kind, of]) => rowOf(kind, of));
  if (others.length) rows.push(rowOf('others', others));
  return [...rows, rowOf('all', judged)];
}

function useLines(judged: readonly UsesJudgement[]): number {
  return judged.reduce((sum, { symbol }) => sum + symbol.uses.size, 0);
}

function rowOf(kind: string, judged: readonly UsesJudgement[]): UsesRow {
  const recallPair = (each: UsesJudgement): Pair => [each.right.length, each.symbol.uses.size];
  const precisionPair = ({ right, wrong, unseen }: UsesJudgement): Pair => [right.length, right.length + wrong.length + unseen.length];
  return {
    ...{ kind, symbols: judged.length, useLines: useLines(judged) },
    recall: pooled(judged.map(recallPair)),
    recallInterval: interval(judged.map(recallPair)),
    recallWithOpen: pooled(judged.map(({ right, open, symbol }) => [right.length + open.length, symbol.uses.size])),
    precision: pooled(judged.map(precisionPair)),
    precisionInterval: interval(judged.map(precisionPair)),
    toldPrecision: pooled(judged.map(({ right, wrong }) => [right.length, right.length + wrong.length])),
  };
}

type Pair = readonly [part: number, whole: number];

function pooled(pairs: readonly Pair[]): number {
  let [part, whole] = [0, 0];
  for (const pair of pairs) {
    part += pair[0];
    whole += pair[1];
  }
  return share(part, whole);
}

/** 95 % interval of the pooled share when symbols are drawn again; the same for the same pairs. */
function interval(pairs: readonly Pair[]): readonly [number, number] {
  if (!pairs.length) return [0, 1];
  const random = randomNumbers(1);
  const shares = Array.from({ length: draws }, () => pooled(pairs.map(() => oneOf(pairs, random)))).sort((a, b) => a - b);
  return [shares[Math.floor(draws * 0.025)] ?? 0, shares[Math.floor(draws * 0.975)] ?? 0];
}

/** The rows as text. */
export function usesTable(rows: readonly UsesRow[]): string {
  const percent = (value: number): string => (100 * value).toFixed(1);
  const within = (value: number, [low, high]: readonly [number, number]): string => `${percent(value)} [${percent(low)}, ${percent(high)}]`;
  const lines = rows.map(
    (row) =>
      `| ${row.kind} | ${row.symbols} | ${row.useLines} | ${within(row.recall, row.recallInterval)} | ${percent(row.recallWithOpen)} | ` +
      `${within(row.precision, row.precisionInterval)} | ${percent(row.toldPrecision)} |`,
  );
  const head = '| kind | symbols | use lines | recall % | recall with undecided % | precision % | precision where SCIP tells % |';
  return [head, '| --- | ---: | ---: | ---: | ---: | ---: | ---: |', ...lines].join('\n');
}
