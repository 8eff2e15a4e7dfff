// Document about a strategy's steps, cost and prompts, which a person can read before anything is sent.
import * as l10n from '@vscode/l10n';
import { strategies } from '../../core/base/settings/strategies.ts';
import { promptsOf } from '../../core/answering/choice/shownPrompts.ts';
import { strategyCost, type CostParts } from '../../core/answering/choice/strategyCost.ts';
import { costInWords, stepInWords } from '../../core/answering/choice/strategyWords.ts';
import type { PlanView } from '../../protocol.ts';
import { fenced } from '../codeFence.ts';

/** Markdown of the plan of a question and of its prompts. */
export function promptsText(plan: PlanView, parts: CostParts): string {
  const { label, detail } = strategies[plan.strategy];
  const steps = plan.steps.map((step) => `- ${stepInWords(step, step.model)}`);
  const open = l10n.t(
    'These are the texts that are sent; "…" stands for what a question and its code fill in. What really left is shown with each answer.',
  );
  return `${[
    `# ${label()}`,
    `${detail()}.`,
    `${costInWords(plan)}.`,
    ...(steps.length ? [steps.join('\n'), open] : []),
    ...promptsOf(strategyCost(parts), parts).flatMap(({ title, texts }) => [`## ${title}`, ...texts.map((text) => fenced(text))]),
  ].join('\n\n')}\n`;
}
