// Of the lines that a fix changed or a reference answer cites, how many can be read in what was sent; and what the bench of the loop prints of it.
import { join } from 'node:path';
import { readFileSync } from 'node:fs';
import * as v from 'valibot';
import { difference, estimate, type Estimate } from '../../../src/core/measuring/bootstrap.ts';

/** Lines of a file, one-based and inclusive. */
export interface GoldLines {
  readonly file: string;
  readonly line_start: number;
  readonly line_end: number;
}

/** Lines that a request holds, as `path:line`. */
export type ShownLines = ReadonlySet<string>;

/** A piece, numbered where it can be cited. */
const pieceHead = /^(?:\[\d+\] )?(\S+):\d+-\d+(?: · |$)/;
const numbered = /^(\d+)\| /;
/** A line that a relation quotes: as evidence has it, and as results of tools do. */
const relation = /\[\d+:(\d+)\] (\S+): /;
const relationOfTool = /^\s*- (?:.* · )?(\S+):(\d+)(?: \[\d+:\d+\])?: /;

/** The numbered lines of evidence or results of tools in `texts`, and those that relations quote: what is cut cannot be read and does not count. */
export function linesShown(texts: readonly string[]): ShownLines {
  const shown = new Set<string>();
  let path = '';
  for (const line of texts.join('\n').split('\n')) {
    path = pieceHead.exec(line)?.[1] ?? path;
    const number = numbered.exec(line)?.[1];
    if (number !== undefined) shown.add(`${path}:${number}`);
    const [, at, file] = relation.exec(line) ?? [];
    if (at && file) shown.add(`${file}:${at}`);
    const [, fileOfTool, atOfTool] = relationOfTool.exec(line) ?? [];
    if (fileOfTool && atOfTool) shown.add(`${fileOfTool}:${atOfTool}`);
  }
  return shown;
}

/** The lines of the evidence in `texts`, each after the path of its piece and a tab: what stands in two requests is one line. */
export function evidenceLines(texts: readonly string[]): readonly string[] {
  let path = '';
  return texts
    .join('\n')
    .split('\n')
    .map((line) => {
      path = pieceHead.exec(line)?.[1] ?? path;
      return `${path}\t${line}`;
    });
}

/** Share of `gold` that can be read: the mean over its places of the share of their lines, so that one long place does not count for all. */
export function readable(gold: readonly GoldLines[], shown: ShownLines): number {
  const shares = gold.map(({ file, line_start: from, line_end: to }) => {
    let count = 0;
    for (let line = from; line <= to; line++) if (shown.has(`${file}:${line}`)) count++;
    return count / Math.max(1, to - from + 1);
  });
  return shares.reduce((sum, share) => sum + share, 0) / Math.max(1, shares.length);
}

/** What one request, or one pass of the loop, came to. */
export interface Reach {
  /** Share of the gold lines that can be read. */
  readonly share: number;
  /** Tokens of its evidence, and of the requests so far. */
  readonly evidence: number;
  readonly prompts: number;
}

/** One task. `filled` are first passes filled up with what the search ranks next, to the tokens of the loop's evidence. */
export interface Row {
  readonly id: string;
  readonly repo: string;
  readonly source: string;
  readonly passes: readonly Reach[];
  readonly single: Reach;
  readonly filled: { readonly whole: number; readonly short: number };
}

const goldSchema = v.object({
  id: v.string(),
  gold_lines: v.optional(v.array(v.object({ file: v.string(), line_start: v.number(), line_end: v.number() })), []),
});

/** The gold lines of the tasks in `file`, by the id of the task. */
export function readGoldLines(file: string): ReadonlyMap<string, readonly GoldLines[]> {
  const lines = readFileSync(file, 'utf8').split('\n').filter(Boolean);
  const tasks = lines.map((line) => v.parse(goldSchema, JSON.parse(line)));
  return new Map(tasks.map(({ id, gold_lines: gold }) => [id, gold]));
}

/** Lines of a file below `folder`; empty when it is not there. */
export function fileLines(folder: string, file: string): readonly string[] {
  try {
    return readFileSync(join(folder, file), 'utf8').split('\n');
  } catch (error) {
    // A task can name a file that its tree does not hold.
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return [];
    throw error;
  }
}

/** One line of figures for each comparison, over `rows`. */
export function report(name: string, rows: readonly Row[]): string {
  const most = Math.max(...rows.map(({ passes }) => passes.length));
  const at = ({ passes }: Row, pass: number): Reach => passes[Math.min(pass, passes.length - 1)] ?? { share: 0, evidence: 0, prompts: 0 };
  const last = rows.map((row) => at(row, most - 1).share);
  const mean = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length);
  const round = (value: (row: Row) => number): number => Math.round(mean(rows.map(value)));
  const versus = (label: string, other: (row: Row) => number): string =>
    `  ${label} ${percent(mean(rows.map(other)))}; the loop ahead by ${shown(difference(rows.map(other), last))}`;
  const byPass = Array.from({ length: most }, (_, pass) => percent(mean(rows.map((row) => at(row, pass).share))));
  const calls = mean(rows.map(({ passes }) => passes.length));
  const promptsOfLoop = round((row) => at(row, most - 1).prompts);
  const promptsOfSingle = round((row) => row.single.prompts);
  return [
    `${name}: ${rows.length} tasks; gold lines that can be read by pass ${byPass.join(', ')} (last ${shown(estimate(last))})`,
    versus('one pass, product packing', (row) => row.single.share),
    versus('first pass filled up with whole places', (row) => row.filled.whole),
    versus('first pass filled up with places in short', (row) => row.filled.short),
    `  evidence: pass 1 ${round((row) => at(row, 0).evidence)} tokens, loop ${round((row) => at(row, most - 1).evidence)}, one pass ${round((row) => row.single.evidence)}; ` +
      `all prompts: loop ${promptsOfLoop}, one pass ${promptsOfSingle} (${(promptsOfLoop / Math.max(1, promptsOfSingle)).toFixed(2)} times), ${calls.toFixed(2)} calls`,
  ].join('\n');
}

function percent(share: number): string {
  return (100 * share).toFixed(1);
}

function shown(of: Estimate | undefined): string {
  return of ? `${percent(of.mean)} [${percent(of.low)}, ${percent(of.high)}]` : '-';
}
