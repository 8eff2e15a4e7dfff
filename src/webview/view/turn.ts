// One question with its answer: what it is about, the mode, the text, what it rests on, and what can be done with it.
import * as l10n from '@vscode/l10n';
import { html, type TemplateResult } from 'lit';
import { ref } from 'lit/directives/ref.js';
import type { Send } from '../actions.ts';
import { AnswerText } from '../answerText.ts';
import type { TurnView } from '../state.ts';
import { icon } from './icon.ts';
import { modeChips } from './modes.ts';
import { sources } from './sources.ts';

/** Draws a turn. Unchanged turns are not drawn again (the caller guards by identity). */
export function turnView(turn: TurnView, send: Send): TemplateResult {
  const running = turn.state === 'running';
  return html`<article class="turn ${turn.state}" data-turn=${turn.id} aria-busy=${running} aria-label=${l10n.t('Question and answer')}>
    <div class="question">
      ${turn.about ? html`<div class="about">${icon('location')}<span>${turn.about}</span></div>` : undefined} ${question(turn.question)}
    </div>
    ${modeChips(turn, send)} ${running ? working(turn) : undefined}
    <clew-answer
      ${ref((element) => element instanceof AnswerText && element.show(turn.text, turn.citations))}
      @open-citation=${(event: CustomEvent<number>) => send({ kind: 'openCitation', answerId: turn.id, n: event.detail })}
      @copy-code=${(event: CustomEvent<string>) => send({ kind: 'copy', text: event.detail })}
    ></clew-answer>
    ${turn.state === 'stopped' ? html`<p class="note">${icon('debug-stop')}${l10n.t('Stopped. What was found until then is above.')}</p>` : undefined}
    ${turn.error ? html`<p class="error" role="alert">${icon('error')}<span>${turn.error}</span></p>` : undefined}
    ${running ? undefined : footer(turn, send)} ${sources(turn, send)}
  </article>`;
}

/** The first line is the question; what follows (a stack trace, the code of an error) is what it is about. */
function question(text: string): TemplateResult {
  const end = text.indexOf('\n');
  if (end < 0) return html`<h2>${text}</h2>`;
  return html`<h2>${text.slice(0, end)}</h2>
    <div class="details" tabindex="0">${text.slice(end + 1).replace(/^\n+/, '')}</div>`;
}

function working(turn: TurnView): TemplateResult {
  const words =
    turn.pass && turn.pass.of > 1
      ? l10n.t('Pass {0} of {1}…', turn.pass.n, turn.pass.of)
      : turn.evidence.length
        ? l10n.t('Reading {0} places…', turn.evidence.length)
        : l10n.t('Searching the code…');
  return html`<p class="working">${icon('loading', 'codicon-modifier-spin')}<span>${words}</span></p>`;
}

function footer(turn: TurnView, send: Send): TemplateResult | undefined {
  if (!turn.text) return undefined;
  return html`<div class="footer">
    <button class="quiet" @click=${() => send({ kind: 'copy', text: turn.text })}>${icon('copy')}${l10n.t('Copy answer')}</button>
    ${turn.record ? html`<span class="facts">${facts(turn.record)}</span>` : undefined}
  </div>`;
}

function facts(record: NonNullable<TurnView['record']>): string {
  const parts = [record.model === null ? l10n.t('from the code alone, no model') : record.model, confidence(record.confidence.level)];
  if (record.unsupportedSentences) parts.push(l10n.t('{0} sentences without support', record.unsupportedSentences));
  if (record.coverage.text < 1) parts.push(l10n.t('while {0}% of the files were indexed', Math.floor(record.coverage.text * 100)));
  const total = record.ms['total'];
  if (total !== undefined) parts.push(l10n.t('{0} s', (total / 1000).toFixed(1)));
  return parts.join(' · ');
}

function confidence(level: 'high' | 'medium' | 'low'): string {
  if (level === 'high') return l10n.t('high confidence');
  return level === 'medium' ? l10n.t('medium confidence') : l10n.t('low confidence');
}
