// Measures each weight of the ranking: every question is ranked again with the weight changed, and compared with the default.
import { weightNames, weights, type WeightName, type WeightValues } from '../searching/weights/rankingWeights.ts';
import { scoreOf, type Gold, type Measure, type ScoredPlace, type Scores } from './scores.ts';
import { compareScores, type Summary } from './summary.ts';

/** Measures for comparing changes. */
export const ablationMeasures = ['Acc@1', 'Acc@5', 'MRR@10', 'R@10'] as const satisfies readonly Measure[];

/** A changed weight. `off`: its neutral value, when that is neither 0 nor the double. */
export interface Change {
  readonly weight: WeightName;
  readonly to: 'zero' | 'half' | 'double' | 'off';
  readonly value: number;
}

/** Effect of one change over all questions. */
export interface AblationRow extends Change {
  /** Number of questions. */
  readonly tasks: number;
  /** Number of questions whose ranking reads the weight. */
  readonly asked: number;
  /** Number of questions with a different result or order. */
  readonly moved: number;
  /** Numbers of questions whose combined measures rise and fall. */
  readonly better: number;
  readonly worse: number;
  /** Difference from the default, question by question. */
  readonly gain: Summary;
}

/** A place with its rank score. */
export interface RankedPlace extends ScoredPlace {
  readonly score: number;
}

/** The changes to try for a weight. A share never exceeds 1. */
export function changesOf(weight: WeightName): readonly Change[] {
  const { value, kind } = weights[weight];
  const change = (to: Change['to'], newValue: number): Change => ({ weight, to, value: newValue });
  if (kind === 'rule') return [change('zero', 0)];
  const [zero, half, double, off] = [change('zero', 0), change('half', value / 2), change('double', 2 * value), change('off', 1)];
  if (kind === 'list' || kind === 'gain') return [zero, half, double];
  return kind === 'share' && double.value >= 1 ? [zero, half, off] : [zero, half, double, off];
}

/** Puts half last: it can be skipped when the others change nothing. */
function halvesLast(changes: readonly Change[]): readonly Change[] {
  return [...changes.filter(({ to }) => to !== 'half'), ...changes.filter(({ to }) => to === 'half')];
}

/** Records which weights a ranking reads. */
class WeightRecorder implements WeightValues {
  readonly names = new Set<WeightName>();

  get(name: WeightName): undefined {
    this.names.add(name);
  }
}

/** Accumulates the measurements, question by question. */
export class Ablation {
  readonly #changes: readonly Change[];
  readonly #defaultScores: Scores[] = [];
  readonly #askedCounts = new Map<WeightName, number>();
  /** Scores by change and question; a missing entry means no movement. */
  readonly #movedScores = new Map<Change, Map<number, Scores>>();

  /** @param names the weights to change */
  constructor(names: readonly WeightName[] = weightNames) {
    this.#changes = names.flatMap(changesOf);
  }

  /** Ranks a question with `search` for every change that can matter, and scores the results against `gold`. */
  async add(gold: Gold, search: (values: WeightValues) => Promise<readonly RankedPlace[]>): Promise<void> {
    const weightRecorder = new WeightRecorder();
    const defaultRanking = await search(weightRecorder);
    const task = this.#defaultScores.push(pickMeasures(scoreOf(defaultRanking, gold))) - 1;
    for (const name of weightRecorder.names) this.#askedCounts.set(name, (this.#askedCounts.get(name) ?? 0) + 1);
    const inertWeights = new Map<WeightName, boolean>();
    for (const change of halvesLast(this.#changes)) {
      const { weight, to, value } = change;
      if (!weightRecorder.names.has(weight) || (to === 'half' && inertWeights.get(weight))) continue;
      const ranking = await search(new Map([[weight, value]]));
      const hasMoved = !hasSameOrder(defaultRanking, ranking);
      inertWeights.set(weight, !hasMoved && hasSameScores(defaultRanking, ranking) && inertWeights.get(weight) !== false);
      if (!hasMoved) continue;
      const movedScores = this.#movedScores.get(change) ?? new Map<number, Scores>();
      this.#movedScores.set(change, movedScores.set(task, pickMeasures(scoreOf(ranking, gold))));
    }
  }

  /** One row per change, in table order. */
  rows(): readonly AblationRow[] {
    return this.#changes.map((change) => {
      const movedScores = this.#movedScores.get(change) ?? new Map<number, Scores>();
      const after = this.#defaultScores.map((scores, task) => movedScores.get(task) ?? scores);
      const sums = [...movedScores].map(([task, scores]) => sumOf(scores) - sumOf(this.#defaultScores[task] ?? {}));
      return {
        ...change,
        tasks: this.#defaultScores.length,
        asked: this.#askedCounts.get(change.weight) ?? 0,
        moved: movedScores.size,
        better: sums.filter((sum) => sum > tolerance).length,
        worse: sums.filter((sum) => sum < -tolerance).length,
        gain: compareScores(this.#defaultScores, after),
      };
    });
  }
}

/** Tolerance for sums that are equal except for rounding. */
const tolerance = 1e-9;

function pickMeasures(scores: Scores): Scores {
  return Object.fromEntries(ablationMeasures.flatMap((name) => (scores[name] === undefined ? [] : [[name, scores[name]]])));
}

function sumOf(scores: Scores): number {
  return Object.values(scores).reduce((sum, value) => sum + value, 0);
}

function hasSameOrder(defaultRanking: readonly ScoredPlace[], ranking: readonly ScoredPlace[]): boolean {
  return defaultRanking.length === ranking.length && defaultRanking.every((place, i) => isSamePlace(place, ranking[i]));
}

function hasSameScores(defaultRanking: readonly RankedPlace[], ranking: readonly RankedPlace[]): boolean {
  return defaultRanking.every(({ score }, i) => score === ranking[i]?.score);
}

function isSamePlace(a: ScoredPlace, b: ScoredPlace | undefined): boolean {
  return a.file === b?.file && a.lineStart === b.lineStart && a.lineEnd === b.lineEnd;
}
