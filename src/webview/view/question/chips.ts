// Attachments of the next question: a removable chip each, and one that suggests the active file.
import { baseName } from '../../../core/base/baseName.ts';
import * as l10n from '@vscode/l10n';
import { html, type TemplateResult } from 'lit';
import type { ChipsView } from '../../../protocol/toPanel.ts';
import type { SendToHost } from '../../actions.ts';
import { formatCount } from '../amounts.ts';
import { icon } from '../../icon.ts';

/** The row above the text; nothing without chips. */
export function chips({ attached, suggested, editing }: ChipsView, send: SendToHost): TemplateResult | undefined {
  if (attached.length === 0 && suggested === undefined && editing === undefined) return undefined;
  return html`<div class="attached">
    ${editing === undefined ? undefined : editedChip(editing, () => send({ kind: 'cancelEdit' }))}
    ${attached.map((chip, n) => attachedChip(chip, () => send({ kind: 'detach', n })))}
    ${suggested === undefined ? undefined : suggestedChip(suggested, () => send({ kind: 'command', command: 'clew.attachEditor' }))}
  </div>`;
}

/** The next question replaces this one. */
function editedChip(question: string, cancel: () => void): TemplateResult {
  const off = l10n.t('Ask a new question instead');
  return html`<span class="attachment editing">
    ${icon('edit')}<span class="label" title=${question}>${l10n.t('Edited question')}</span>
    <button type="button" class="quiet" title=${off} aria-label=${off} @click=${cancel}>${icon('close')}</button>
  </span>`;
}

function attachedChip({ label, tokens }: ChipsView['attached'][number], remove: () => void): TemplateResult {
  const off = l10n.t('No longer about {0}', label);
  return html`<span class="attachment">
    <span class="label" title=${label}>${label}</span>
    ${tokens === undefined ? undefined : html`<span class="amount">${l10n.t('~{0} tokens', formatCount(tokens))}</span>`}
    <button type="button" class="quiet" title=${off} aria-label=${off} @click=${remove}>${icon('close')}</button>
  </span>`;
}

/** Not attached yet: a click attaches it. */
function suggestedChip(path: string, attach: () => void): TemplateResult {
  const words = l10n.t('Limit the question to {0}', path);
  return html`<button type="button" class="attachment suggested" title=${words} aria-label=${words} @click=${attach}>
    ${icon('add')}<span class="label">${baseName(path)}</span>
  </button>`;
}
