// Document about a strategy's steps, cost and prompts, which a person can read before anything is sent.
import * as l10n from '@vscode/l10n';
import { strategies } from '../../core/base/settings/strategies.ts';
import { promptsOf } from '../../core/answering/preparation/choice/shownPrompts.ts';
import { strategyCost, type CostInput } from '../../core/answering/preparation/choice/strategyCost.ts';
import { costInWords, stepInWords } from '../../core/answering/preparation/choice/strategySentences.ts';
import type { PlanView } from '../../protocol/toPanel.ts';
import { fenceText } from '../documents/codeFence.ts';

/** Markdown of the plan of a question and of its prompts. */
export function promptsText(plan: PlanView, costInput: CostInput): string {
  const { label, detail } = strategies[plan.strategy];
  const steps = plan.steps.map((step) => `- ${stepInWords(step, step.model)}`);
  const note = l10n.t(
    'These are the texts that are sent; "…" stands for what a question and its code fill in. What really left is shown with each answer.',
  );
  return `${[
    `# ${label()}`,
    `${detail()}.`,
    `${costInWords(plan)}.`,
    ...(steps.length ? [steps.join('\n'), note] : []),
    ...promptsOf(strategyCost(costInput), costInput).flatMap(({ title, texts }) => [
      `## ${title}`,
      ...texts.map((text) => fenceText(text)),
    ]),
  ].join('\n\n')}\n`;
}
