// Card of the gate: destination and full content of a request, before any of it is sent.
import * as l10n from '@vscode/l10n';
import { html, type TemplateResult } from 'lit';
import type { OutboundPlace } from '../../core/ports.ts';
import type { FromPanel } from '../../protocol/fromPanel.ts';
import type { GateView } from '../../protocol/toPanel.ts';
import type { SendToHost } from '../actions.ts';
import type { TurnView } from '../state/turnState.ts';
import { formatCount, formatMoney, placesInFiles, formatSecrets } from './amounts.ts';
import { icon } from '../icon.ts';
import { planPart } from './answer/planPart.ts';
import { costInWords } from '../../core/answering/preparation/choice/strategySentences.ts';
import { strategies } from '../../core/base/settings/strategies.ts';

/** More files than this are folded; their number stays visible. */
const maxUnfolded = 4;

/** Shown while a request waits. Stop and Escape end the question from here, too. */
export function gateCard(turn: TurnView, send: SendToHost): TemplateResult | undefined {
  const { gate } = turn;
  if (!gate) return undefined;
  const files = byFile(gate.places);
  const decide = (decision: Extract<FromPanel, { kind: 'gate' }>['decision']): void => send({ kind: 'gate', turnId: turn.id, decision });
  return html`<section
    class="gate"
    role="group"
    aria-labelledby="gate-${turn.id}"
    aria-describedby="goes-${turn.id} ${gate.plan ? `plan-${turn.id}` : ''}"
  >
    <h3 id="gate-${turn.id}">${icon(gate.consented ? 'info' : gate.local ? 'vm' : 'cloud-upload')}<span>${heading(gate)}</span></h3>
    <div id="goes-${turn.id}">
      <p class="to">${l10n.t('Model: {0}', gate.model)}</p>
      <p>${contentWords(gate, files.size)}</p>
      ${gate.exposed ? html`<p class="exposed">${icon('warning')} ${exposedWords()}</p>` : undefined}
    </div>
    ${gate.plan ? planPart(gate.plan, { id: `plan-${turn.id}`, folded: !gate.consented }, send) : undefined}
    ${files.size ? fileList(files) : undefined}
    <div class="actions">
      ${
        gate.consented
          ? html`<button class="button main" @click=${() => decide('once')}>${l10n.t('Ask')}</button>`
          : html`<button class="button main" @click=${() => decide('once')}>${l10n.t('Send')}</button>
              ${gate.following ? html`<button class="button" @click=${() => decide('answer')}>${sendAnswer(gate.following)}</button>` : undefined}
              <button class="button" @click=${() => decide('always')}>${l10n.t('Send, and do not ask again in this workspace')}</button>
              <button class="button" @click=${() => decide('never')}>${l10n.t('Answer without a model')}</button>`
      }
      ${gate.plan ? otherStrategyButton(turn, send) : undefined}
    </div>
  </section>`;
}

/** The host offers the other strategies; the question waits for the choice. */
function otherStrategyButton({ id }: TurnView, send: SendToHost): TemplateResult {
  return html`<button class="button" @click=${() => send({ kind: 'regenerate', answerId: id })}>
    ${l10n.t('Choose another strategy')}
  </button>`;
}

/** The gate in one sentence, for screen readers. */
export function gateInWords(gate: GateView): string {
  const costSentences = gate.plan ? [`${costInWords(gate.plan)}.`] : [];
  return [heading(gate), contentWords(gate, byFile(gate.places).size), ...costSentences, ...(gate.exposed ? [exposedWords()] : [])].join(
    ' ',
  );
}

function heading({ destination, local, consented, plan }: GateView): string {
  if (consented && plan) return l10n.t('First question with this strategy: "{0}"', strategies[plan.strategy].label());
  return local ? l10n.t('Send this to {0} on this machine?', destination) : l10n.t('Send this to {0}?', destination);
}

/** Further requests are counted and not shown: they depend on what the model asks for. */
function sendAnswer(following: number): string {
  return following === 1
    ? l10n.t('Send, and one more request for this answer')
    : l10n.t('Send, and up to {0} more requests for this answer', formatCount(following));
}

function exposedWords(): string {
  return l10n.t('Anyone on the network path can read it, and the key too, because the base URL begins with http.');
}

/** Content, size and possible cost of the request. */
function contentWords({ places, tokens, cost, secretsReplaced }: GateView, files: number): string {
  const firstSentence = places.length
    ? l10n.t('Your question and {0}, about {1} tokens.', placesInFiles(places.length, files), formatCount(tokens))
    : l10n.t('Your question and no code, about {0} tokens.', formatCount(tokens));
  const parts = [firstSentence];
  if (cost) parts.push(l10n.t('It costs at most {0}.', formatMoney(cost.amount, cost.currency)));
  if (secretsReplaced) parts.push(l10n.t('It contains: {0}.', formatSecrets(secretsReplaced)));
  return parts.join(' ');
}

function byFile(places: readonly OutboundPlace[]): ReadonlyMap<string, readonly OutboundPlace[]> {
  const files = new Map<string, OutboundPlace[]>();
  for (const place of places) {
    const file = place.root ? `${place.root}/${place.file}` : place.file;
    const filePlaces = files.get(file);
    if (filePlaces) filePlaces.push(place);
    else files.set(file, [place]);
  }
  return files;
}

function fileList(files: ReadonlyMap<string, readonly OutboundPlace[]>): TemplateResult {
  const list = html`<ul class="files">
    ${[...files].map(
      ([file, ranges]) => html`<li><span class="file">${file}</span> <span class="lines">${ranges.map(lineRange).join(', ')}</span></li>`,
    )}
  </ul>`;
  if (files.size <= maxUnfolded) return list;
  return html`<details class="fold">
    <summary>${l10n.t('Files ({0})', formatCount(files.size))}</summary>
    ${list}
  </details>`;
}

function lineRange({ lineStart, lineEnd }: OutboundPlace): string {
  return lineEnd > lineStart ? `${lineStart}-${lineEnd}` : `${lineStart}`;
}
