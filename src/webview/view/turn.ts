// One question with its answer: subject, mode, text, sources and actions.
import * as l10n from '@vscode/l10n';
import { html, type TemplateResult } from 'lit';
import { ref } from 'lit/directives/ref.js';
import type { SendToHost } from '../actions.ts';
import type { FoldedText } from '../../core/answering/page/folds.ts';
import { AnswerText, type OpenCitationDetail } from '../markdown/answerElement.ts';
import type { TurnView } from '../state/turnState.ts';
import { footer } from './answer/footer.ts';
import { gapLedger } from './answer/gapLedger.ts';
import { gateCard } from './gateCard.ts';
import { icon } from '../icon.ts';
import { withInlineCode } from './answer/inlineCode.ts';
import { modeChips } from './question/modes.ts';
import { notices, searchNotices, staleNotice, stoppedNotice } from './answer/notices.ts';
import { pictures } from './answer/picturesView.ts';
import { progressLine } from './answer/progressLine.ts';
import { sources } from './answer/sources.ts';
import { marksNotice, steering } from './answer/steeringControls.ts';
import { suggestions } from './answer/suggestionLinks.ts';
import { timeline } from './answer/timeline.ts';
import { versionBar, type QuestionAnswers } from './answer/versionBar.ts';

/** Draws a turn. The caller skips unchanged turns by identity. Changing parts stand below the answer, so that the read line stays put. */
export function turnView(
  turn: TurnView,
  send: SendToHost,
  versions: QuestionAnswers = { turns: [turn], visibleTurns: [turn] },
): TemplateResult {
  const running = turn.state === 'running';
  return html`<article
    class="turn ${turn.state}${turn.refining === undefined ? '' : ' refining'}"
    data-turn=${turn.id}
    aria-busy=${running}
    aria-label=${l10n.t('Question and answer')}
  >
    <div class="question">
      ${turn.about ? html`<div class="about">${icon('location')}<span>${turn.about}</span></div>` : undefined}
      ${questionView(turn.question)} ${running ? undefined : editButton(turn, send)}
    </div>
    ${versionBar(turn, versions, send)} ${modeChips(turn, send)} ${staleNotice(turn, send)} ${notices(turn, true, send)}
    ${answerView(turn, turn.text, send)} ${pictures(turn, send)} ${(turn.folded ?? []).map((each) => foldedView(turn, each, send))}
    ${stoppedNotice(turn, send)}
    ${turn.error ? html`<p class="error" role="alert">${icon('error')}<span>${turn.error}</span></p>` : undefined}
    ${notices(turn, false, send)} ${searchNotices(turn, send)} ${gateCard(turn, send)}
    ${turn.gate ? undefined : running ? progressLine(turn) : footer(turn, send)} ${steering(turn, send)} ${marksNotice(turn, send)}
    ${timeline(turn, send)} ${suggestions(turn, send)} ${gapLedger(turn, send)} ${sources(turn, send)}
  </article>`;
}

/** Markdown of the answer, with citations that open their lines. */
function answerView({ id, citations, state }: TurnView, text: string, send: SendToHost): TemplateResult {
  return html`<clew-answer
    ${ref((element) => element instanceof AnswerText && element.show(text, citations, state === 'running'))}
    @open-citation=${({ detail: { n, beside } }: CustomEvent<OpenCitationDetail>) =>
      send({ kind: 'openCitation', answerId: id, n, ...(beside ? { beside } : {}) })}
    @insert-code=${(event: CustomEvent<string>) => send({ kind: 'insert', text: event.detail })}
    @copy-code=${(event: CustomEvent<string>) => send({ kind: 'copy', text: event.detail })}
  ></clew-answer>`;
}

/** Folded text behind a line with its label. */
function foldedView(turn: TurnView, { label, text }: FoldedText, send: SendToHost): TemplateResult {
  return html`<details class="fold more">
    <summary>${label}</summary>
    ${answerView(turn, text, send)}
  </details>`;
}

function editButton({ id }: TurnView, send: SendToHost): TemplateResult {
  const words = l10n.t('Edit the question and ask again');
  return html`<button class="quiet edit" title=${words} aria-label=${words} @click=${() => send({ kind: 'editQuestion', answerId: id })}>
    ${icon('edit')}
  </button>`;
}

/** The first line is the question; the rest (a stack trace, the code of an error) is its subject. */
function questionView(text: string): TemplateResult {
  const end = text.indexOf('\n');
  if (end < 0) return html`<h2>${withInlineCode(text)}</h2>`;
  return html`<h2>${withInlineCode(text.slice(0, end))}</h2>
    <div class="details" tabindex="0">${detailsOf(text.slice(end + 1))}</div>`;
}

/** The details as written, without the code marks that are for the engine. */
function detailsOf(text: string): string {
  const lines = text.split('\n').filter((line) => !/^`{3,}\w*$/.test(line));
  return lines.join('\n').replace(/^\n+/, '');
}
