// Mode of a question with its reason, and the other modes one click away.
import * as l10n from '@vscode/l10n';
import { html, type TemplateResult } from 'lit';
import { modes, reasonWithWords, type Mode } from '../../../core/reading/mode.ts';
import { modeLabel } from '../../../core/reading/modeLabel.ts';
import type { SendToHost } from '../../actions.ts';
import type { TurnView } from '../../state/turnState.ts';
import { icon } from '../../icon.ts';

/** Icon of a mode, and what questions of it ask for. */
const modeDetails: Readonly<Record<Mode, { readonly icon: string; readonly hint: () => string }>> = {
  conceptual: { icon: 'book', hint: () => l10n.t('What it does and how it is used') },
  diagnostic: { icon: 'bug', hint: () => l10n.t('Why it fails') },
  exploratory: { icon: 'type-hierarchy-sub', hint: () => l10n.t('What calls what, in which order') },
  analytical: { icon: 'graph', hint: () => l10n.t('How it is built and where it is weak') },
};

/**
 * Whether a command made the answer, such as written notes or findings: it would be the same in each mode, and nothing is searched for it.
 */
export function isWrittenOnCommand({ record }: Pick<TurnView, 'record'>): boolean {
  return record?.strategy === 'review' || record?.strategy === 'overviews' || record?.strategy === 'unused';
}

export function modeIcon(mode: Mode): string {
  return modeDetails[mode].icon;
}

/** Shown as soon as the question is classified. Another mode asks the same question again. */
export function modeChips(turn: TurnView, send: SendToHost): TemplateResult | undefined {
  const modeChoice = turn.mode;
  if (!modeChoice || isWrittenOnCommand(turn)) return undefined;
  return html`<div class="modes">
    <div class="chips" role="group" aria-label=${l10n.t('Mode of this question')}>
      ${modes.map((mode) => {
        const { icon: name, hint } = modeDetails[mode];
        const label = modeLabel(mode);
        const current = mode === modeChoice.value;
        const title = current ? hint() : l10n.t('Ask again as {0}: {1}', label, hint());
        return html`<button
          class="chip ${current ? 'current' : ''}"
          aria-pressed=${current}
          title=${title}
          aria-label=${current ? label : title}
          ?disabled=${turn.state === 'running' && !current}
          @click=${() => !current && send({ kind: 'askAgain', answerId: turn.id, mode })}
        >
          ${icon(name)}${current ? html`<span>${label}</span>` : undefined}
        </button>`;
      })}
    </div>
    <span class="reason">${reasonWithWords(modeChoice)}</span>
  </div>`;
}
