// Multinomial logistic regression by stochastic gradient steps with a rate of its own for each weight (AdaGrad; Duchi, Hazan and Singer 2011).
import { modeOf, questionKinds } from '../../src/core/reading/kind/classes.ts';
import type { LabelledQuestion } from './questions.ts';

/** Weights by feature, one for each kind. The empty feature stands in every question. */
export type Weights = ReadonlyMap<string, Float64Array>;

/** Numbers of learning; `docs/ranking.md` says how they were chosen. */
export interface LearningOptions {
  readonly epochs: number;
  readonly rate: number;
  /** Shrinks weights, so that rare features say little. */
  readonly decay: number;
  /** Features of fewer questions are left out. */
  readonly fewest: number;
  /** How often a case that must come out right counts. */
  readonly caseWeight: number;
}

export const usualLearning: LearningOptions = { epochs: 30, rate: 0.3, decay: 3e-4, fewest: 3, caseWeight: 4 };

/** Learns from `questions`. The same questions give the same weights. */
export function learn(
  questions: readonly LabelledQuestion[],
  { epochs, rate, decay, fewest, caseWeight }: LearningOptions = usualLearning,
): Weights {
  const kinds = questionKinds.length;
  const counts = new Map<string, number>();
  for (const { features } of questions) for (const feature of features) counts.set(feature, (counts.get(feature) ?? 0) + 1);
  const weights = new Map<string, Float64Array>([['', new Float64Array(kinds)]]);
  for (const [feature, count] of counts) if (count >= fewest) weights.set(feature, new Float64Array(kinds));
  const steps = new Map([...weights].map(([feature]) => [feature, new Float64Array(kinds).fill(1e-2)]));
  const random = seeded(1);
  const order = questions.flatMap((each) => (each.writer === 'cases' ? Array.from({ length: caseWeight }, () => each) : [each]));
  for (let epoch = 0; epoch < epochs; epoch++) {
    shuffle(order, random);
    for (const question of order) {
      const rows = rowsOf(question, weights, steps);
      const share = 1 / Math.sqrt(rows.length);
      const shares = sharesOf(
        rows.map(({ row }) => row),
        share,
      );
      const wanted = targetOf(question, shares);
      for (const { row, step } of rows)
        for (let kind = 0; kind < kinds; kind++) {
          const slope = ((shares[kind] ?? 0) - (wanted[kind] ?? 0)) * share + decay * (row[kind] ?? 0);
          step[kind] = (step[kind] ?? 0) + slope * slope;
          row[kind] = (row[kind] ?? 0) - (rate * slope) / Math.sqrt(step[kind] ?? 1);
        }
    }
  }
  return weights;
}

interface LearningRow {
  readonly row: Float64Array;
  readonly step: Float64Array;
}

function rowsOf({ features }: LabelledQuestion, weights: Weights, steps: Weights): readonly LearningRow[] {
  return ['', ...features].flatMap((feature) => {
    const [row, step] = [weights.get(feature), steps.get(feature)];
    return row && step ? [{ row, step }] : [];
  });
}

/** The share of each kind that `rows` speak for. */
function sharesOf(rows: readonly Float64Array[], share: number): Float64Array {
  const scores = new Float64Array(questionKinds.length);
  for (const row of rows) for (let kind = 0; kind < scores.length; kind++) scores[kind] = (scores[kind] ?? 0) + (row[kind] ?? 0) * share;
  const highest = Math.max(...scores);
  const powers = scores.map((score) => Math.exp(score - highest));
  const sum = powers.reduce((all, power) => all + power, 0);
  return powers.map((power) => power / sum);
}

/** What the shares should have been. Where only the mode is known its kinds share the whole as they are. */
function targetOf({ kind, mode }: LabelledQuestion, shares: Float64Array): Float64Array {
  const wanted = new Float64Array(questionKinds.length);
  if (kind !== undefined) {
    wanted[questionKinds.indexOf(kind)] = 1;
    return wanted;
  }
  const isOf = (i: number): boolean => modeOf(questionKinds[i] ?? mode) === mode;
  const sum = shares.reduce((all, share, i) => (isOf(i) ? all + share : all), 0);
  return wanted.map((_, i) => (isOf(i) ? (shares[i] ?? 0) / sum : 0));
}

function shuffle(order: LabelledQuestion[], random: () => number): void {
  for (let i = order.length - 1; i > 0; i--) {
    const j = Math.floor(random() * (i + 1));
    const [a, b] = [order[i], order[j]];
    if (a && b) [order[i], order[j]] = [b, a];
  }
}

/** A linear congruential generator (Numerical Recipes): chance that comes out the same each time. */
function seeded(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}
