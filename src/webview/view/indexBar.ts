// Index line at the foot of the panel: contents, progress, exclusions, and what to do after a failure.
import { formatCount } from './amounts.ts';
import '@vscode-elements/elements/dist/vscode-progress-bar/index.js';
import * as l10n from '@vscode/l10n';
import { html, type TemplateResult } from 'lit';
import type { IndexView } from '../../protocol/toPanel.ts';
import type { SendToHost } from '../actions.ts';
import { ring } from './answer/gauges.ts';
import { icon } from '../icon.ts';

/** Nothing without a folder: the empty state covers that. */
export function indexBar(index: IndexView, send: SendToHost): TemplateResult | undefined {
  if (index.state === 'no-folder') return undefined;
  const open = (): void => send({ kind: 'command', command: 'clew.showIndexStatus' });
  return html`<div class="index ${index.state}">
    ${index.state === 'indexing' || index.state === 'starting' ? progressBar(index) : undefined}
    ${index.message ? html`<p class=${index.state === 'failed' ? 'error' : 'note'}>${index.message}</p>` : undefined}
    <div class="line">
      <button class="quiet" title=${l10n.t('Show what is indexed and what is not, and why')} @click=${open}>
        ${coverage(index) ?? icon(icons[index.state])}<span>${words(index)}</span>
      </button>
      ${actionButton(index, send)}
    </div>
  </div>`;
}

const icons: Readonly<Record<IndexView['state'], string>> = {
  waiting: 'clock',
  starting: 'sync',
  indexing: 'sync',
  paused: 'debug-pause',
  ready: 'database',
  'no-folder': 'folder',
  failed: 'warning',
};

/** Share of the indexable files that are indexed, during and after indexing. */
function coverage({ state, phase, done, total }: IndexView): TemplateResult | undefined {
  if (state === 'ready') return ring(1, l10n.t('All files that can be indexed are indexed'));
  if ((state !== 'indexing' && state !== 'paused') || phase === 'scanning' || total === 0) return undefined;
  return ring(done / total, l10n.t('{0}% of the files are indexed', Math.floor((100 * done) / total)));
}

function progressBar(index: IndexView): TemplateResult {
  const isKnown = index.state === 'indexing' && index.phase !== 'scanning' && index.total > 0;
  return html`<vscode-progress-bar
    aria-label=${l10n.t('Indexing')}
    ?indeterminate=${!isKnown}
    .value=${isKnown ? index.done : undefined}
    .max=${isKnown ? index.total : 100}
  ></vscode-progress-bar>`;
}

function words(index: IndexView): string {
  const leftOutWords = index.skipped ? ` · ${l10n.t('{0} left out', formatCount(index.skipped))}` : '';
  switch (index.state) {
    case 'waiting':
      return l10n.t('Not indexed yet');
    case 'starting':
      return l10n.t('Starting…');
    case 'indexing':
      // While the search for files runs, their total is unknown.
      if (index.phase === 'scanning' && index.done) return l10n.t('Looking for files: {0} so far', formatCount(index.done));
      return index.total
        ? l10n.t('Indexing {0} of {1} files', formatCount(index.done), formatCount(index.total)) + leftOutWords
        : l10n.t('Looking for files…');
    case 'failed':
      return l10n.t('Index not available');
    case 'paused':
      if (index.done < index.total) return l10n.t('{0} of {1} files', formatCount(index.done), formatCount(index.total)) + leftOutWords;
      return totalsWords(index) + leftOutWords;
    default:
      return totalsWords(index) + leftOutWords;
  }
}

function totalsWords({ files, symbols }: IndexView): string {
  return l10n.t('{0} files, {1} symbols', formatCount(files), formatCount(symbols));
}

function actionButton(index: IndexView, send: SendToHost): TemplateResult | undefined {
  if (index.state === 'waiting') {
    return html`<button class="quiet" @click=${() => send({ kind: 'command', command: 'clew.startIndex' })}>
      ${l10n.t('Index now')}
    </button>`;
  }
  if (index.state === 'paused') {
    return html`<button class="quiet" @click=${() => send({ kind: 'command', command: 'clew.resumeIndexing' })}>
      ${l10n.t('Resume')}
    </button>`;
  }
  if (index.state !== 'failed') return undefined;
  return html`<button class="quiet" @click=${() => send({ kind: 'command', command: 'clew.rebuildIndex' })}>${l10n.t('Try again')}</button>
    <button class="quiet" @click=${() => send({ kind: 'command', command: 'clew.showLog' })}>${l10n.t('Show Log')}</button>`;
}
