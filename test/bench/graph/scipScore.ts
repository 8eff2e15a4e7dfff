// Scores our call edges against what compilers say of the same calls, edge by edge and as pairs of caller and callee.
import type { EdgeEvidence } from '../../../src/core/graph/edges/graphTypes.ts';
import type { FunctionKey, ScipTruth, TrueCall } from './scipTruth.ts';

/** A call edge of ours in the terms of {@link ScipTruth}. */
export interface ScoredEdge {
  readonly path: string;
  readonly line: number;
  readonly caller: FunctionKey | undefined;
  readonly callee: FunctionKey;
  /** As a call would write it: the class for a constructor. */
  readonly name: string;
  readonly evidence: EdgeEvidence;
  readonly confidence: number;
}

/** `unseen`: references cannot tell, because what the call names is a variable, or another method that this one may run instead of. */
export type Verdict = 'right' | 'wrong' | 'unseen';

/** Counts of pairs and what follows from them. Shares are 0..1. */
export interface PairScore {
  readonly truePairs: number;
  readonly right: number;
  readonly wrong: number;
  /** Pairs of ours that references cannot tell about. */
  readonly unseen: number;
  readonly precision: number;
  /** Unseen pairs counted as wrong. */
  readonly strictPrecision: number;
  readonly recall: number;
  readonly f1: number;
  /** From strict precision: the figure to compare other tools by. */
  readonly strictF1: number;
  readonly crossFileTruePairs: number;
  readonly crossFileRecall: number;
  /** Pairs whose callee stands in a declaration file, which are not among the others. */
  readonly declaredTruePairs: number;
  readonly declaredRecall: number;
}

/** Judges edges by the calls on their line. */
export class ScipJudge {
  readonly #byLine = new Map<string, TrueCall[]>();

  readonly #truth: ScipTruth;

  constructor(truth: ScipTruth) {
    this.#truth = truth;
    for (const call of truth.calls) {
      const key = `${call.path}:${call.line}`;
      const known = this.#byLine.get(key);
      if (known) known.push(call);
      else this.#byLine.set(key, [call]);
    }
  }

  of(edge: ScoredEdge): Verdict {
    const calls = this.#byLine.get(`${edge.path}:${edge.line}`) ?? [];
    if (calls.some(({ target, caller }) => caller === edge.caller && typeof target !== 'string' && target.includes(edge.callee)))
      return 'right';
    const named = calls.filter(({ name, target }) => name === edge.name && target !== 'unknown');
    const above = this.#truth.implemented(edge.callee);
    const mayRunInstead = named.some(({ symbols }) => symbols.some((symbol) => above.has(symbol)));
    return named.length && !mayRunInstead ? 'wrong' : 'unseen';
  }
}

/** Pairs of caller and callee, both named functions; edges under `least` are left out. */
export function pairScore(truth: ScipTruth, edges: readonly ScoredEdge[], least: number): PairScore {
  const judge = new ScipJudge(truth);
  const asked = new Set<string>();
  const allowed = new Set<string>();
  for (const { caller, target, isRead } of truth.calls) {
    if (caller === undefined || typeof target === 'string') continue;
    for (const callee of target) {
      allowed.add(pairOf(caller, callee));
      if (!isRead) asked.add(pairOf(caller, callee));
    }
  }
  const verdicts = new Map<string, Verdict>();
  for (const edge of edges) {
    if (edge.caller === undefined || edge.confidence < least) continue;
    const pair = pairOf(edge.caller, edge.callee);
    const verdict = allowed.has(pair) ? 'right' : judge.of(edge);
    if (verdicts.get(pair) !== 'wrong') verdicts.set(pair, verdict);
  }
  return scoreOf(asked, verdicts);
}

/** Calls whose pair no edge of ours has, and edges of ours that lead elsewhere, each by its line. */
export function misjudged(
  truth: ScipTruth,
  edges: readonly ScoredEdge[],
  least: number,
): { readonly missed: readonly TrueCall[]; readonly wrong: readonly ScoredEdge[] } {
  const judge = new ScipJudge(truth);
  const sure = edges.filter(({ caller, confidence }) => caller !== undefined && confidence >= least);
  const found = new Set(sure.map(({ caller, callee }) => pairOf(caller ?? '', callee)));
  const missed = truth.calls.filter(
    ({ caller, target, isRead }) =>
      caller !== undefined && !isRead && typeof target !== 'string' && target.some((callee) => !found.has(pairOf(caller, callee))),
  );
  return { missed, wrong: sure.filter((edge) => judge.of(edge) === 'wrong') };
}

function scoreOf(asked: ReadonlySet<string>, verdicts: ReadonlyMap<string, Verdict>): PairScore {
  const count = (verdict: Verdict): number => [...verdicts.values()].filter((each) => each === verdict).length;
  const [right, wrong, unseen] = [count('right'), count('wrong'), count('unseen')];
  const recallOf = (pairs: readonly string[]): number => share(pairs.filter((pair) => verdicts.get(pair) === 'right').length, pairs.length);
  const declared = [...asked].filter(isDeclared);
  const own = [...asked].filter((pair) => !isDeclared(pair));
  const crossFile = own.filter(isCrossFile);
  const [precision, strictPrecision, recall] = [share(right, right + wrong), share(right, right + wrong + unseen), recallOf(own)];
  return {
    ...{ truePairs: own.length, right, wrong, unseen, precision, strictPrecision, recall },
    ...{ f1: harmonic(precision, recall), strictF1: harmonic(strictPrecision, recall) },
    ...{ crossFileTruePairs: crossFile.length, crossFileRecall: recallOf(crossFile) },
    ...{ declaredTruePairs: declared.length, declaredRecall: recallOf(declared) },
  };
}

function pairOf(caller: FunctionKey, callee: FunctionKey): string {
  return `${caller}\n${callee}`;
}

function isCrossFile(pair: string): boolean {
  const [from = '', to = ''] = pair.split('\n').map((key) => /^(.*):\d+:\d+$/.exec(key)?.[1] ?? '');
  return from !== to;
}

function isDeclared(pair: string): boolean {
  return /(?:\.d\.[cm]?ts|\.pyi):\d+:\d+$/.test(pair);
}

/** A part of a whole, 0 of nothing. */
export function share(part: number, whole: number): number {
  return whole ? part / whole : 0;
}

function harmonic(a: number, b: number): number {
  return a + b ? (2 * a * b) / (a + b) : 0;
}
