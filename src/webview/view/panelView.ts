// Whole panel: chat, index line, question box.
import * as l10n from '@vscode/l10n';
import { html, type TemplateResult } from 'lit';
import { guard } from 'lit/directives/guard.js';
import { repeat } from 'lit/directives/repeat.js';
import type { SendToHost } from '../actions.ts';
import type { PanelPart } from '../panelParts.ts';
import type { PanelState } from '../state/state.ts';
import { formatCount } from './amounts.ts';
import { composer, type ComposerActions } from './question/composer.ts';
import { emptyState } from './emptyState.ts';
import { icon } from '../icon.ts';
import { indexBar } from './indexBar.ts';
import { announcement } from './answer/progressLine.ts';
import { turnView } from './turn.ts';
import { groupByQuestion, comparison, type QuestionAnswers } from './answer/versionBar.ts';

/** Draws `state`. Skips unchanged turns. */
export function panelView(state: PanelState, actions: ComposerActions): TemplateResult {
  const running = state.turns.some((turn) => turn.state === 'running');
  // The status line speaks for the answers: a live log would speak their buttons, and, while it is busy, nothing.
  return html`<main id="chat" role="log" aria-live="off" aria-busy=${running} aria-label=${l10n.t('Answers')} tabindex="-1">
      ${state.dropped ? html`<p class="note">${l10n.t('{0} older questions of this chat are no longer kept.', state.dropped)}</p>` : undefined}
      ${state.unreadable ? unreadableNote(state.unreadable) : undefined} ${state.turns.length ? undefined : emptyState(state, actions.send)}
      ${repeat(
        groupByQuestion(state.turns),
        ({ visibleTurns }) => visibleTurns.map(({ id }) => id).join(),
        (versions) => guard([...versions.visibleTurns, versions.turns.length], () => answers(versions, actions.send)),
      )}
    </main>
    ${running ? toEndButton(actions) : undefined}
    <div class="spoken" role="status">${announcement(state.turns.at(-1))}</div>
    ${state.missing ? missingNote(state.missing) : undefined} ${indexBar(state.index, actions.send)} ${composer(state, actions)}`;
}

/** One message for all unreadable records, whatever their origin. */
function unreadableNote(records: number): TemplateResult {
  const words =
    records === 1
      ? l10n.t('1 record could not be read and is left out. Everything else is here.')
      : l10n.t('{0} records could not be read and are left out. Everything else is here.', formatCount(records));
  return html`<p class="note unreadable" role="alert">${icon('warning')}<span>${words}</span></p>`;
}

/** While an answer grows: shown only away from its end. */
function toEndButton({ toEnd: go }: ComposerActions): TemplateResult {
  const words = l10n.t('Go to the end of the answer and follow it');
  return html`<div class="to-end"><button title=${words} aria-label=${words} @click=${go}>${icon('arrow-down')}</button></div>`;
}

/** One message for a missing part, whatever needs it. */
function missingNote(part: PanelPart): TemplateResult {
  const words = {
    colours: l10n.t('Code is shown without colours because a part of Clew could not be loaded: reload the window.'),
    diagrams: l10n.t('Diagrams cannot be drawn because a part of Clew could not be loaded; everything else works: reload the window.'),
  }[part];
  return html`<p class="note missing" role="alert">${icon('warning')}<span>${words}</span></p>`;
}

/** The answer to a question, or two side by side. */
function answers(versions: QuestionAnswers, send: SendToHost): TemplateResult {
  const { visibleTurns } = versions;
  const [onlyTurn] = visibleTurns;
  if (visibleTurns.length === 1 && onlyTurn) return turnView(onlyTurn, send, versions);
  return html`<section class="beside" aria-label=${l10n.t('Two answers to one question')}>
    ${comparison(versions)}
    <div class="columns">${visibleTurns.map((turn) => turnView(turn, send, versions))}</div>
  </section>`;
}
