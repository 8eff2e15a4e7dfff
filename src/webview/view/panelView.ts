// The whole panel: chat, index line, question box.
import * as l10n from '@vscode/l10n';
import { html, type TemplateResult } from 'lit';
import { guard } from 'lit/directives/guard.js';
import { repeat } from 'lit/directives/repeat.js';
import type { Send } from '../actions.ts';
import type { PanelState } from '../state.ts';
import { composer, type Composer } from './composer.ts';
import { emptyState } from './emptyState.ts';
import { indexBar } from './indexBar.ts';
import { spoken } from './progress.ts';
import { turnView } from './turn.ts';
import { byQuestion, comparison, type Versions } from './versions.ts';

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
        byQuestion(state.turns),
        ({ shown }) => shown.map(({ id }) => id).join(),
        (versions) => guard([...versions.shown, versions.all.length], () => answers(versions, actions.send)),
      )}
    </main>
    <div class="spoken" role="status">${spoken(state.turns.at(-1))}</div>
    ${indexBar(state.index, actions.send)} ${composer(state, actions)}`;
}

/** The answer to a question, or two beside each other. */
function answers(versions: Versions, send: Send): TemplateResult {
  const { shown } = versions;
  const [only] = shown;
  if (shown.length === 1 && only) return turnView(only, send, versions);
  return html`<section class="beside" aria-label=${l10n.t('Two answers to one question')}>
    ${comparison(versions)}
    <div class="columns">${shown.map((turn) => turnView(turn, send, versions))}</div>
  </section>`;
}
