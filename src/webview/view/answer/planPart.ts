// Steps and cost of a strategy in the card before its first request: every figure is the host's, made from settings and constants.
import * as l10n from '@vscode/l10n';
import { html, type TemplateResult } from 'lit';
import { costInWords, stepInWords } from '../../../core/answering/preparation/choice/strategySentences.ts';
import { strategies } from '../../../core/base/settings/strategies.ts';
import type { PlanView } from '../../../protocol/toPanel.ts';
import type { SendToHost } from '../../actions.ts';
import { formatCount } from '../amounts.ts';

/** The plan's lines, and the link to the prompts. `id` serves to describe the card; `folded` hides the list of requests. */
export function planPart(
  plan: PlanView,
  { id, folded }: { readonly id: string; readonly folded: boolean },
  send: SendToHost,
): TemplateResult {
  const { strategy, steps, budget } = plan;
  const list = html`<ul>
    ${steps.map((step) => html`<li>${stepInWords(step, step.model)}</li>`)}
  </ul>`;
  return html`<div class="plan">
    <div id=${id}>
      <p><strong>${strategies[strategy].label()}</strong>: ${strategies[strategy].detail()}.</p>
      <p>${costInWords(plan)}. ${l10n.t('Token budget: {0} for each request for the answer.', formatCount(budget))}</p>
    </div>
    ${
      folded
        ? html`<details class="fold">
            <summary>${l10n.t('Requests, one by one')}</summary>
            ${list}
          </details>`
        : list
    }
    <button class="quiet prompts" @click=${() => send({ kind: 'showPrompts', strategy })}>${l10n.t('Show the prompts')}</button>
  </div>`;
}
