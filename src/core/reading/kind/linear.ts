// A linear model (multinomial logistic regression) over features of a question, whose table of weights was learned from labelled questions.

/** Weights are kept as whole numbers, this many to 1. */
export const weightUnit = 2;

/** What a feature says of a label, by its number. */
export interface FeatureWeight {
  readonly label: number;
  readonly value: number;
}

/** What each feature says. The empty feature stands for what most questions are. */
export interface WeightTable {
  readonly get: (feature: string) => readonly FeatureWeight[] | undefined;
}

/** A feature of a question that the table knows. */
export interface KnownFeature {
  readonly feature: string;
  readonly weights: readonly FeatureWeight[];
}

/** The share of each label, and the features that it comes from. */
export interface Shares {
  readonly shares: readonly number[];
  readonly known: readonly KnownFeature[];
}

/** A line a feature: its text, then labels (by number, in base 36) each with its weight: `who calls\t9:41 b:-12`. Weights are read when they are asked for. */
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
  const known = [...features].flatMap((feature) => {
    const weights = table.get(feature);
    return weights ? [{ feature, weights }] : [];
  });
  // As it was learned: each feature of a long question says less.
  const share = 1 / Math.sqrt(known.length + 1);
  for (const { weights } of [...known, { weights: table.get('') ?? [] }])
    for (const { label, value } of weights) scores[label] = (scores[label] ?? 0) + value * share;
  return { shares: softmax(scores), known };
}

function softmax(scores: readonly number[]): readonly number[] {
  const highest = Math.max(...scores);
  const powers = scores.map((score) => Math.exp(score - highest));
  const sum = powers.reduce((all, power) => all + power, 0);
  return powers.map((power) => power / sum);
}
