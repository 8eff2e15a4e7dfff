// A table of points: each feature adds the points of the highest step that its value reaches. Such a table can be read and checked row by
// row, unlike a tree.

/** One feature of a table. */
export interface StepRow<Feature extends string> {
  readonly feature: Feature;
  /** Points from a value upwards, ascending by value. Below the first step there are none. */
  readonly steps: readonly (readonly [from: number, points: number])[];
}

/** A table of points. */
export type StepTable<Feature extends string> = readonly StepRow<Feature>[];

/** Sum of the points of all features. */
export function pointsOf<Feature extends string>(table: StepTable<Feature>, values: Readonly<Record<Feature, number>>): number {
  let sum = 0;
  for (const { feature, steps } of table) sum += stepPoints(steps, values[feature]);
  return sum;
}

function stepPoints(steps: StepRow<string>['steps'], value: number): number {
  let points = 0;
  for (const [from, pointsFrom] of steps) {
    if (value < from) break;
    points = pointsFrom;
  }
  return points;
}
