// What a strategy does, takes and says to models, as a document that can be read before anything is sent.
import * as l10n from '@vscode/l10n';
import { strategies } from '../../core/base/settings/strategies.ts';
import { promptsOf } from '../../core/answering/prompts/shownPrompts.ts';
import { costOf, type CostParts } from '../../core/answering/strategies/strategyCost.ts';
import { costInWords, stepInWords } from '../../core/answering/strategies/strategyWords.ts';
import type { PlanView } from '../../protocol.ts';
import { fenced } from './fenced.ts';

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
    ...promptsOf(costOf(parts), parts).flatMap(({ title, texts }) => [`## ${title}`, ...texts.map((text) => fenced(text))]),
  ].join('\n\n')}\n`;
}
