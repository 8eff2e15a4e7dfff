// What the panel says before the first question: what can be asked, or why nothing can.
import * as l10n from '@vscode/l10n';
import { html, type TemplateResult } from 'lit';
import type { PanelState } from '../state.ts';
import { icon } from './icon.ts';
import { marked } from './marked.ts';
import { modeIcon } from './modes.ts';

/** Examples fill the question box, so that they can be made one's own before they are asked. */
export function emptyState(state: PanelState, fill: (question: string) => void): TemplateResult {
  if (state.index.state === 'no-folder') {
    return html`<div class="empty">
      ${icon('folder-opened', 'large')}
      <p>${l10n.t('No folder is open, so there is nothing to ask about: open a folder first.')}</p>
    </div>`;
  }
  return html`<div class="empty">
    ${icon('search-sparkle', 'large')}
    <p>${l10n.t('Ask about the code that is open here. Every claim links to the lines that prove it.')}</p>
    <ul class="examples">
      ${state.examples.map(
        ({ mode, question }) =>
          html`<li>
            <button class="quiet" @click=${() => fill(question)}>${icon(modeIcon(mode))}<span>${marked(question)}</span></button>
          </li>`,
      )}
    </ul>
    <p class="hint">${l10n.t('A pasted error message or stack trace is a question too.')}</p>
  </div>`;
}
