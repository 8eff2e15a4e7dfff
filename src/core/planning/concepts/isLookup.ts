// Plans that answer with what was looked up for the question as a whole, whatever its single words led to. One test, for all who judge an answer by its words.
import type { ConceptualPlan } from '../conceptual.ts';
import { isInventory } from './inventoryPlan.ts';
import { isForMembers } from './membersPlan.ts';
import { isForSettings } from './settingsPlan.ts';
import { isForValue } from './valuePlan.ts';

/** Whether `plan` answers with all of a kind, with settings from outside, with a value or with the members of a set. */
export function isLookedUp(plan: ConceptualPlan): boolean {
  return isInventory(plan) || isForSettings(plan) || isForValue(plan) || isForMembers(plan);
}
