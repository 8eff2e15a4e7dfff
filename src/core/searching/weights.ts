// The one table of the weights by which finds are ranked: its rows lie in `weights/`. All that ranks asks here for its numbers.
import { listWeights, planWeights } from './weights/lists.ts';
import { roleWeights } from './weights/roles.ts';
import { ruleWeights } from './weights/rules.ts';
import { messageWeights, scoreWeights } from './weights/scores.ts';
import type { FusionWeight } from './weights/weight.ts';

const rows = { ...listWeights, ...planWeights, ...scoreWeights, ...messageWeights, ...roleWeights, ...ruleWeights };

/** Name of a row. */
export type WeightName = keyof typeof rows;

/** Every row by its name, in the order of the table. */
export const weights: Readonly<Record<WeightName, FusionWeight>> = rows;

/** The names of all rows. */
export const weightNames = Object.keys(rows) as readonly WeightName[];

/** Values in the place of those of the table, to measure what each is worth. Asked for what a question needs, and for nothing else. */
export interface WeightValues {
  get(name: WeightName): number | undefined;
}

/** What may have values of its own; an inquiry is one. */
export interface OwnWeights {
  readonly weights?: WeightValues;
}

/** The value of a weight for this inquiry. */
export function weightOf(name: WeightName, { weights: own }: OwnWeights = {}): number {
  return own?.get(name) ?? weights[name].value;
}

/** Whether a rule holds for this inquiry. */
export function isRuleOn(rule: keyof typeof ruleWeights, inquiry: OwnWeights): boolean {
  return weightOf(rule, inquiry) > 0;
}
