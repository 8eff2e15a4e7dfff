// Words of the status bar item: state and coverage in a few characters, and whole sentences in its tooltip. Pure.
import * as l10n from '@vscode/l10n';
import type { IndexView } from '../../protocol/toPanel.ts';

/** The item: its text with icons, the lines of its tooltip, and whether it needs attention. */
export interface StatusLabels {
  readonly text: string;
  readonly lines: readonly string[];
  readonly warns: boolean;
}

/** Words for the item; undefined without a folder, where there is no item. */
export function indexStatusLabels(index: IndexView): StatusLabels | undefined {
  if (index.state === 'no-folder') return undefined;
  const counts = l10n.t('{0} files, {1} symbols', index.files.toLocaleString(), index.symbols.toLocaleString());
  const skippedLines = index.skipped ? [l10n.t('{0} files are left out; the list of files says why.', index.skipped.toLocaleString())] : [];
  const message = index.message ? [index.message] : [];
  switch (index.state) {
    case 'waiting':
      return { text: '$(search-sparkle) Clew', lines: [l10n.t('Not indexed yet'), ...message], warns: false };
    case 'starting':
      return { text: '$(sync~spin) Clew', lines: [l10n.t('Starting…')], warns: false };
    case 'indexing': {
      const share = index.phase !== 'scanning' && index.total > 0 ? ` ${Math.floor((100 * index.done) / index.total)}%` : '';
      const line = share
        ? l10n.t('Indexing {0} of {1} files', index.done.toLocaleString(), index.total.toLocaleString())
        : l10n.t('Looking for files…');
      return { text: `$(sync~spin) Clew${share}`, lines: [line, ...skippedLines], warns: false };
    }
    case 'paused':
      return { text: '$(debug-pause) Clew', lines: [...message, counts], warns: false };
    case 'failed':
      return { text: '$(warning) Clew', lines: [l10n.t('Index not available'), ...message], warns: true };
    case 'ready':
      return { text: '$(search-sparkle) Clew', lines: [counts, ...skippedLines, ...message], warns: false };
  }
}
