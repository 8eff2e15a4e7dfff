// Table of all ranking weights; its rows are in `weights/`. All ranking code reads its numbers here.
import { listWeights, planWeights } from './listWeights.ts';
import { roleWeights } from './roleWeights.ts';
import { ruleWeights } from './ruleWeights.ts';
import { messageWeights, scoreWeights } from './scoreWeights.ts';
import type { FusionWeight } from './weight.ts';

const rows = { ...listWeights, ...planWeights, ...scoreWeights, ...messageWeights, ...roleWeights, ...ruleWeights };

/** Name of a row. */
export type WeightName = keyof typeof rows;

/** All rows by name, in table order. */
export const weights: Readonly<Record<WeightName, FusionWeight>> = rows;

/** Names of all rows. */
export const weightNames = Object.keys(rows) as readonly WeightName[];

/** Replacement values for measurements. Only the weights that a question needs are requested. */
export interface WeightValues {
  get(name: WeightName): number | undefined;
}

/** Object with optional weights of its own, such as an inquiry. */
export interface WeightSource {
  readonly weights?: WeightValues;
}

/** The value of a weight for this inquiry. */
export function weightOf(name: WeightName, { weights: replacements }: WeightSource = {}): number {
  return replacements?.get(name) ?? weights[name].value;
}

/** Whether a rule holds for this inquiry. */
export function isRuleOn(rule: keyof typeof ruleWeights, inquiry: WeightSource): boolean {
  return weightOf(rule, inquiry) > 0;
}
