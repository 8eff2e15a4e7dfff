// State of the whole index for people, one line per fact. Pure.
import * as l10n from '@vscode/l10n';
import { languages } from '../../core/syntax/languages.ts';
import { vectorsLine } from '../embedding/embeddingWords.ts';
import type { IndexStatus } from '../../core/codebase/api.ts';

/** Contents, completeness and disk usage of the index. `names`: files may be named. */
export function statusLines(
  { roots, progress, coverage, parseErrors, resting, outsideLinks, vectors, storeBytes }: IndexStatus,
  names = false,
): readonly string[] {
  const examples = names ? ` (${outsideLinks.examples.join(', ')}${outsideLinks.count > outsideLinks.examples.length ? ', …' : ''})` : '';
  return [
    l10n.t('Folders: {0}', count(roots.length)),
    l10n.t('State: {0}', phase(progress)),
    l10n.t('Files: {0}', count(progress.files)),
    l10n.t('Symbols: {0}', count(progress.symbols)),
    l10n.t('Pieces that can be searched: {0}', count(progress.chunks)),
    l10n.t('Relations between symbols: {0}', count(progress.edges)),
    l10n.t('Places that could not be parsed: {0}', count(parseErrors)),
    ...(outsideLinks.count
      ? [l10n.t('Links that lead out of the folder and are not followed: {0}', count(outsideLinks.count) + examples)]
      : []),
    ...resting.map((language) =>
      l10n.t(
        'Not parsed again until the next start, because three files crashed the parser: {0}',
        languages.get(language)?.name ?? language,
      ),
    ),
    l10n.t('Complete: text {0}%, relations {1}%', percent(coverage.text), percent(coverage.graph)),
    vectorsLine(vectors),
    l10n.t('On disk, for all workspaces: {0} MB', (storeBytes / 1e6).toFixed(1)),
  ];
}

function phase({ phase: value, done, total }: IndexStatus['progress']): string {
  if (value === 'ready') return l10n.t('up to date');
  if (value === 'failed') return l10n.t('failed, see the log');
  return total ? l10n.t('being built, {0} of {1} files read', count(done), count(total)) : l10n.t('being built');
}

function count(value: number): string {
  return value.toLocaleString();
}

function percent(share: number): string {
  return String(Math.floor(share * 100));
}
