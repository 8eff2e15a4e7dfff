// Recognises plans that answer a question as a whole, whatever its words find. All code that judges an answer by its words uses this test.
import type { ConceptualPlan } from '../conceptualPlan.ts';
import { isInventory } from './inventoryPlan.ts';
import { isForMembers } from './membersPlan.ts';
import { isForSettings } from './settingsPlan.ts';
import { isForValue } from './valuePlan.ts';

/** Whether `plan` answers with all of a kind, external settings, a value or the members of a set. */
export function isLookup(plan: ConceptualPlan): boolean {
  return isInventory(plan) || isForSettings(plan) || isForValue(plan) || isForMembers(plan);
}
