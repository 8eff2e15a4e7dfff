// The whole panel: chat, index line, question box.
import * as l10n from '@vscode/l10n';
import { html, type TemplateResult } from 'lit';
import { guard } from 'lit/directives/guard.js';
import { repeat } from 'lit/directives/repeat.js';
import type { PanelState } from '../state.ts';
import { composer, type Composer } from './composer.ts';
import { emptyState } from './emptyState.ts';
import { indexBar } from './indexBar.ts';
import { spoken } from './progress.ts';
import { turnView } from './turn.ts';

/** Draws `state`. Turns that did not change are left alone. */
export function panelView(state: PanelState, actions: Composer): TemplateResult {
  const running = state.turns.some((turn) => turn.state === 'running');
  const fill = (question: string): void => {
    actions.edit(question);
    document.getElementById('question')?.focus();
  };
  return html`<main id="chat" role="log" aria-live="polite" aria-busy=${running} aria-label=${l10n.t('Answers')} tabindex="-1">
      ${state.dropped ? html`<p class="note">${l10n.t('{0} older questions of this chat are no longer kept.', state.dropped)}</p>` : undefined}
      ${state.turns.length ? undefined : emptyState(state, fill)}
      ${repeat(
        state.turns,
        (turn) => turn.id,
        (turn) => guard([turn], () => turnView(turn, actions.send)),
      )}
    </main>
    <div class="spoken" role="status">${spoken(state.turns.at(-1))}</div>
    ${indexBar(state.index, actions.send)} ${composer(state, actions)}`;
}
