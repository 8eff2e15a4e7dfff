// Panel before the first question: what can be asked, or why nothing can and what to do about it.
import * as l10n from '@vscode/l10n';
import { html, type TemplateResult } from 'lit';
import type { FromPanel } from '../../protocol/fromPanel.ts';
import type { IndexView } from '../../protocol/toPanel.ts';
import type { SendToHost } from '../actions.ts';
import type { PanelState } from '../state/state.ts';
import { icon } from '../icon.ts';
import { withInlineCode } from './answer/inlineCode.ts';
import { modeIcon } from './question/modes.ts';

/** A click asks an example; the question can be edited afterwards. */
export function emptyState(state: PanelState, send: SendToHost): TemplateResult {
  if (state.index.state === 'no-folder') {
    return html`<div class="empty">
      ${icon('folder-opened', 'large')}
      <p>${l10n.t('No folder is open, so there is nothing to ask about: open a folder first.')}</p>
      ${button(l10n.t('Open Folder'), 'vscode.openFolder', send)}
    </div>`;
  }
  if (state.index.state === 'ready' && state.index.files === 0) return emptyIndexView(state.index, send);
  return html`<div class="empty">
    ${icon('search-sparkle', 'large')}
    <p>${introduction(state.index)}</p>
    <ul class="examples">
      ${state.examples.map(
        ({ mode, question }) =>
          html`<li>
            <button class="quiet" title=${l10n.t('Ask this')} @click=${() => send({ kind: 'ask', question })}>
              ${icon(modeIcon(mode))}<span>${withInlineCode(question)}</span>
            </button>
          </li>`,
      )}
    </ul>
    <p class="hint">${l10n.t('A pasted error message or stack trace is a question too.')}</p>
  </div>`;
}

/** Why the folder has nothing to ask about; the index line lists the possible reasons. */
function emptyIndexView({ skipped }: IndexView, send: SendToHost): TemplateResult {
  const [words, action] =
    skipped > 0
      ? [
          l10n.t('There is nothing to ask about: no file of this folder is in the index, and {0} were left out.', skipped.toLocaleString()),
          button(l10n.t('Show Which and Why'), 'clew.showIndexStatus', send),
        ]
      : [
          l10n.t('This folder has no files yet. Files are indexed as soon as they are added.'),
          button(l10n.t('Open Another Folder'), 'vscode.openFolder', send),
        ];
  return html`<div class="empty">
    ${icon('folder', 'large')}
    <p>${words}</p>
    ${action}
  </div>`;
}

/** A project without code supports questions, but not those about callers or structure. */
function introduction({ state, files, symbols }: IndexView): string {
  if (state !== 'ready' || symbols > 0)
    return l10n.t('Ask about the code that is open here. Every claim links to the lines that prove it.');
  return files === 1
    ? l10n.t('There is no code here that Clew can parse, only 1 text file: ask about its text.')
    : l10n.t('There is no code here that Clew can parse, only {0} text files: ask about their text.', files.toLocaleString());
}

function button(words: string, command: Extract<FromPanel, { kind: 'command' }>['command'], send: SendToHost): TemplateResult {
  return html`<button class="button main" @click=${() => send({ kind: 'command', command })}>${words}</button>`;
}
