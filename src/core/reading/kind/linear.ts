// Linear model (multinomial logistic regression) over features of a question, with a table of weights learned from labelled questions.

/** Weights are stored as integers, this many to 1. */
export const weightUnit = 2;

/** Weight of a feature for a label, which is given by its number. */
export interface FeatureWeight {
  readonly label: number;
  readonly value: number;
}

/** Weights of each feature. The empty feature is the bias. */
export interface WeightTable {
  readonly get: (feature: string) => readonly FeatureWeight[] | undefined;
}

/** A feature of a question that is in the table. */
export interface KnownFeature {
  readonly feature: string;
  readonly weights: readonly FeatureWeight[];
}

/** Share of each label, and the features behind it. */
export interface Shares {
  readonly shares: readonly number[];
  readonly knownFeatures: readonly KnownFeature[];
}

/**
 * Parses a table with one feature per line: its text, then labels (by number, in base 36) each with its weight: `who calls\t9:41 b:-12`.
 * Weights are parsed on demand.
 */
export function tableOf(text: string): WeightTable {
  const rows = new Map<string, string>();
  for (const line of text.split('\n')) {
    const end = line.indexOf('\t');
    rows.set(line.slice(0, end), line.slice(end + 1));
  }
  return {
    get: (feature) => {
      const row = rows.get(feature);
      return row === undefined ? undefined : weightsIn(row);
    },
  };
}

function weightsIn(row: string): readonly FeatureWeight[] {
  return row.split(' ').map((each) => {
    const [label = '', value = ''] = each.split(':');
    return { label: Number.parseInt(label, 36), value: Number(value) / weightUnit };
  });
}

/** Weighs `features` for `labels` labels. */
export function weigh(features: ReadonlySet<string>, table: WeightTable, labels: number): Shares {
  const scores = Array.from({ length: labels }, () => 0);
  const knownFeatures = [...features].flatMap((feature) => {
    const weights = table.get(feature);
    return weights ? [{ feature, weights }] : [];
  });
  // As in training: each feature of a long question weighs less.
  const share = 1 / Math.sqrt(knownFeatures.length + 1);
  for (const { weights } of [...knownFeatures, { weights: table.get('') ?? [] }])
    for (const { label, value } of weights) scores[label] = (scores[label] ?? 0) + value * share;
  return { shares: softmax(scores), knownFeatures };
}

function softmax(scores: readonly number[]): readonly number[] {
  const highest = Math.max(...scores);
  const powers = scores.map((score) => Math.exp(score - highest));
  const sum = powers.reduce((total, power) => total + power, 0);
  return powers.map((power) => power / sum);
}
