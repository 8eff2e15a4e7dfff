// Footer of an answer: its actions, and how it was made.
import * as l10n from '@vscode/l10n';
import { html, type TemplateResult } from 'lit';
import { indexedShare } from '../../../core/answering/record/indexedShare.ts';
import type { AnswerRecord, ModelUse } from '../../../core/answering/record/answerRecord.ts';
import { focusCitation } from '../../input/citationKeys.ts';
import type { SendToHost } from '../../actions.ts';
import type { TurnView } from '../../state/turnState.ts';
import { formatCount, formatMoney, formatSecrets } from '../amounts.ts';
import { icon } from '../../icon.ts';

/** The footer, in place of the progress line; nothing for a turn without text and without sent requests. */
export function footer(turn: TurnView, send: SendToHost): TemplateResult | undefined {
  // Copies the whole answer, including what the panel shows as a picture.
  const wholeText = turn.record?.answer || turn.text;
  if (!wholeText && !turn.sent.length) return undefined;
  return html`<div class="footer">
    <div class="actions">
      ${turn.citations.size ? quietButton('arrow-down', l10n.t('Next citation'), () => void focusCitation(document, 1), l10n.t('Next citation (Alt+Down)')) : undefined}
      ${wholeText ? quietButton('copy', l10n.t('Copy answer'), () => send({ kind: 'copy', text: wholeText })) : undefined}
      ${turn.record ? quietButton('files', l10n.t('Copy as context'), () => send({ kind: 'copyContext', answerId: turn.id }), l10n.t('Copy question, answer and evidence for another assistant')) : undefined}
      ${turn.record ? html`${thumbButton(turn, 1, send)} ${thumbButton(turn, -1, send)}` : undefined}
      ${quietButton('refresh', l10n.t('Answer again…'), () => send({ kind: 'regenerate', answerId: turn.id }))}
      ${turn.record ? quietButton('git-branch', l10n.t('Branch'), () => send({ kind: 'branch', answerId: turn.id }), l10n.t('Continue from here in a new chat')) : undefined}
      ${turn.sent.length ? quietButton('cloud-upload', l10n.t('What was sent'), () => send({ kind: 'showSent', answerId: turn.id })) : undefined}
    </div>
    ${turn.record ? html`<span class="facts">${facts(turn.record).join(' · ')}</span>` : undefined}
    ${turn.record ? reasonList(turn.record) : undefined}
  </div>`;
}

/** The person's rating, which stays on this machine. A second click removes it. */
function thumbButton(turn: TurnView, value: 1 | -1, send: SendToHost): TemplateResult {
  const pressed = turn.thumb === value;
  const words = value === 1 ? l10n.t('Helpful') : l10n.t('Not helpful');
  const title = l10n.t('{0} (counted on this machine only)', words);
  return html`<button
    class="quiet thumb"
    title=${title}
    aria-label=${title}
    aria-pressed=${pressed}
    @click=${() => send({ kind: 'rate', answerId: turn.id, thumb: pressed ? 0 : value })}
  >
    ${icon(`${value === 1 ? 'thumbsup' : 'thumbsdown'}${pressed ? '-filled' : ''}`)}
  </button>`;
}

/** Reasons for the answer's confidence. */
function reasonList({ confidence: { level, reasons } }: AnswerRecord): TemplateResult | undefined {
  if (reasons.length === 0) return undefined;
  return html`<details class="fold reasons">
    <summary>${confidenceWords(level)}</summary>
    <ul>
      ${reasons.map((reason) => html`<li>${reason}</li>`)}
    </ul>
  </details>`;
}

/** An icon alone, as below answers of the editor's own chat: words would fill three lines of a narrow panel. */
function quietButton(name: string, words: string, act: () => void, title = words): TemplateResult {
  return html`<button class="quiet" title=${title} aria-label=${words} @click=${act}>${icon(name)}</button>`;
}

function facts(record: AnswerRecord): readonly string[] {
  const parts = [record.model ?? l10n.t('from the code alone, no model')];
  if (record.modelUse) parts.push(...usageWords(record.modelUse));
  if (record.secretsReplaced) parts.push(formatSecrets(record.secretsReplaced));
  if (record.confidence.reasons.length === 0) parts.push(confidenceWords(record.confidence.level));
  if (record.unsupportedSentences) parts.push(unsupportedWords(record.unsupportedSentences));
  const share = indexedShare(record.coverage);
  if (share < 1) parts.push(l10n.t('while {0}% of the files were indexed', Math.floor(share * 100)));
  const total = record.ms['total'];
  if (total !== undefined) parts.push(l10n.t('{0} s', (total / 1000).toFixed(1)));
  return parts;
}

/** Calls, tokens, cost. Our own counts are marked as such, where the provider gave none. */
function usageWords(use: ModelUse): readonly string[] {
  const parts = [use.calls === 1 ? l10n.t('1 call') : l10n.t('{0} calls', formatCount(use.calls)), tokenWords(use)];
  if (use.cost !== null) {
    const cost = formatMoney(use.cost, use.currency);
    parts.push(use.estimated ? l10n.t('about {0}', cost) : cost);
  }
  return parts;
}

function tokenWords({ promptTokens, completionTokens, cachedTokens, estimated }: ModelUse): string {
  const [input, output] = [formatCount(promptTokens), formatCount(completionTokens)];
  if (cachedTokens) return l10n.t('{0} tokens in ({1} cached), {2} out', input, formatCount(cachedTokens), output);
  return estimated ? l10n.t('about {0} tokens in, {1} out', input, output) : l10n.t('{0} tokens in, {1} out', input, output);
}

function unsupportedWords(sentences: number): string {
  return sentences === 1 ? l10n.t('1 sentence without support') : l10n.t('{0} sentences without support', sentences);
}

function confidenceWords(level: 'high' | 'medium' | 'low'): string {
  if (level === 'high') return l10n.t('high confidence');
  return level === 'medium' ? l10n.t('medium confidence') : l10n.t('low confidence');
}
