// State of the whole index for people, one line per fact: at the top of the tab "Clew Index", and in the report. Pure.
import * as l10n from '@vscode/l10n';
import { languages } from '../../core/syntax/languages.ts';
import { vectorsLine } from '../embedding/embeddingSentences.ts';
import type { IndexStatus } from '../../core/codebase/api.ts';

/** Lines about contents, completeness and disk usage. `names`: whether they may name files. */
export function statusLines(
  { roots, progress, coverage, parseErrors, resting, outsideLinks, vectors, storeBytes }: IndexStatus,
  names = false,
): readonly string[] {
  const examples = names ? ` (${outsideLinks.examples.join(', ')}${outsideLinks.count > outsideLinks.examples.length ? ', …' : ''})` : '';
  return [
    l10n.t('Folders: {0}', formatCount(roots.length)),
    l10n.t('State: {0}', phaseWords(progress)),
    l10n.t('Files: {0}', formatCount(progress.files)),
    l10n.t('Symbols: {0}', formatCount(progress.symbols)),
    l10n.t('Pieces that can be searched: {0}', formatCount(progress.chunks)),
    l10n.t('Relations between symbols: {0}', formatCount(progress.edges)),
    l10n.t('Places that could not be parsed: {0}', formatCount(parseErrors)),
    ...(outsideLinks.count
      ? [l10n.t('Links that lead out of the folder and are not followed: {0}', formatCount(outsideLinks.count) + examples)]
      : []),
    ...resting.map((language) =>
      l10n.t(
        'Not parsed again until the next start, because three files crashed the parser: {0}',
        languages.get(language)?.name ?? language,
      ),
    ),
    l10n.t('Complete: text {0}%, relations {1}%', formatPercent(coverage.text), formatPercent(coverage.graph)),
    vectorsLine(vectors),
    l10n.t('On disk, for all workspaces: {0} MB', (storeBytes / 1e6).toFixed(1)),
  ];
}

function phaseWords({ phase: value, done, total }: IndexStatus['progress']): string {
  if (value === 'ready') return l10n.t('up to date');
  if (value === 'failed') return l10n.t('failed, see the log');
  return total ? l10n.t('being built, {0} of {1} files read', formatCount(done), formatCount(total)) : l10n.t('being built');
}

function formatCount(value: number): string {
  return value.toLocaleString();
}

function formatPercent(share: number): string {
  return String(Math.floor(share * 100));
}
