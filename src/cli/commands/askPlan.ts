// `clew ask --plan`: prints the cost of a question's strategy and its prompts, before anything is asked or indexed.
import * as l10n from '@vscode/l10n';
import { strategies } from '../../core/base/settings/strategies.ts';
import { promptsOf } from '../../core/answering/preparation/choice/shownPrompts.ts';
import { strategyCost, type CostInput } from '../../core/answering/preparation/choice/strategyCost.ts';
import { costInWords, stepInWords } from '../../core/answering/preparation/choice/strategySentences.ts';
import type { ModelSettings } from '../models/modelSettings.ts';
import type { Output } from '../output/output.ts';

/** Prints the plan; `json`: as one object. */
export async function printPlan(input: CostInput, { large, small }: ModelSettings, output: Output, json: boolean): Promise<void> {
  const { steps, ...cost } = strategyCost(input);
  const answers = large || l10n.t('the model that you choose');
  const namedSteps = steps.map((step) => ({ ...step, model: step.kind === 'answer' ? answers : small || answers }));
  const prompts = promptsOf({ ...cost, steps }, input);
  if (json) return output.json({ ...cost, steps: namedSteps, prompts });
  const { label, detail } = strategies[cost.strategy];
  await output.line(`${cost.strategy} (${label()}): ${detail()}.`);
  await output.line(`${costInWords(cost)}.`);
  for (const step of namedSteps) await output.line(`  ${stepInWords(step, step.model)}`);
  for (const { title, texts } of prompts) await output.line(`\n--- ${title}\n${texts.join('\n\n')}`);
}
