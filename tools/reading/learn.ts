// Multinomial logistic regression by stochastic gradient descent with a learning rate for each weight (AdaGrad; Duchi, Hazan and Singer 2011).
import type { LabelledQuestion } from './questions.ts';

/** Weights by feature, one for each label. The empty feature is in every question. */
export type Weights = ReadonlyMap<string, Float64Array>;

/** A task to learn: the number of labels, and the share that each label should have in a question. */
export interface LearningTask {
  readonly labels: number;
  /** @param shares those that the current weights give */
  readonly targetOf: (question: LabelledQuestion, shares: Float64Array) => Float64Array;
}

/** Parameters of learning; `docs/ranking.md` says how they were chosen. */
export interface LearningOptions {
  readonly epochs: number;
  readonly rate: number;
  /** Shrinks weights, so that rare features count little. */
  readonly decay: number;
  /** Minimum questions with a feature; rarer features are left out. */
  readonly fewest: number;
  /** How many times a question counts that must come out right. */
  readonly caseWeight: number;
}

export const usualLearning: LearningOptions = { epochs: 30, rate: 0.3, decay: 3e-4, fewest: 3, caseWeight: 4 };

/** Sets whose questions must come out right or are few, so they count several times. */
const mustHold = new Set(['cases', 'descriptions', 'forms']);

/** Learns from `questions`. The same questions give the same weights. */
export function learn(
  questions: readonly LabelledQuestion[],
  { labels, targetOf }: LearningTask,
  { epochs, rate, decay, fewest, caseWeight }: LearningOptions,
): Weights {
  const counts = new Map<string, number>();
  for (const { features } of questions) for (const feature of features) counts.set(feature, (counts.get(feature) ?? 0) + 1);
  const weights = new Map<string, Float64Array>([['', new Float64Array(labels)]]);
  for (const [feature, count] of counts) if (count >= fewest) weights.set(feature, new Float64Array(labels));
  const steps = new Map([...weights].map(([feature]) => [feature, new Float64Array(labels).fill(1e-2)]));
  const random = seeded(1);
  const order = questions.flatMap((each) => (mustHold.has(each.writer) ? Array.from({ length: caseWeight }, () => each) : [each]));
  for (let epoch = 0; epoch < epochs; epoch++) {
    shuffle(order, random);
    for (const question of order) {
      const rows = rowsOf(question, weights, steps);
      const share = 1 / Math.sqrt(rows.length);
      const shares = sharesOf(
        rows.map(({ row }) => row),
        share,
        labels,
      );
      const wanted = targetOf(question, shares);
      for (const { row, step } of rows)
        for (let label = 0; label < labels; label++) {
          const slope = ((shares[label] ?? 0) - (wanted[label] ?? 0)) * share + decay * (row[label] ?? 0);
          step[label] = (step[label] ?? 0) + slope * slope;
          row[label] = (row[label] ?? 0) - (rate * slope) / Math.sqrt(step[label] ?? 1);
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

/** The share of each label by the weights in `rows`. */
function sharesOf(rows: readonly Float64Array[], share: number, labels: number): Float64Array {
  const scores = new Float64Array(labels);
  for (const row of rows) for (let label = 0; label < labels; label++) scores[label] = (scores[label] ?? 0) + (row[label] ?? 0) * share;
  const highest = Math.max(...scores);
  const powers = scores.map((score) => Math.exp(score - highest));
  const sum = powers.reduce((all, power) => all + power, 0);
  return powers.map((power) => power / sum);
}

function shuffle(order: LabelledQuestion[], random: () => number): void {
  for (let i = order.length - 1; i > 0; i--) {
    const j = Math.floor(random() * (i + 1));
    const [a, b] = [order[i], order[j]];
    if (a && b) [order[i], order[j]] = [b, a];
  }
}

/** A linear congruential generator (Numerical Recipes), so that each run gives the same numbers. */
function seeded(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}
