// The state of the index as a text to read, search and copy: what is in, what is not, and what said so. Pure.
import * as l10n from '@vscode/l10n';
import type { IndexStatus } from '../core/api.ts';
import { vectorsLine } from './embedding/embeddingWords.ts';
import type { SkippedFile } from '../core/workspace/document.ts';

/** Left-out files are listed up to this many of a reason; the rest are counted. */
const mostListed = 2000;

/** Markdown that reads well as plain text too. */
export function indexStatusText(status: IndexStatus, skipped: readonly SkippedFile[]): string {
  const { progress, coverage } = status;
  const nameOf = new Map(status.roots.map(({ key, name }) => [key, name]));
  const several = status.roots.length > 1;
  return [
    `# ${l10n.t('Clew index')}`,
    [
      `- ${l10n.t('Folders: {0}', status.roots.map(({ name }) => name).join(', '))}`,
      `- ${l10n.t('State: {0}', phase(progress.phase))}`,
      `- ${l10n.t('Files: {0}', count(progress.files))}`,
      `- ${l10n.t('Symbols: {0}', count(progress.symbols))}`,
      `- ${l10n.t('Pieces that can be searched: {0}', count(progress.chunks))}`,
      `- ${l10n.t('Relations between symbols: {0}', count(progress.edges))}`,
      `- ${l10n.t('Places that could not be parsed: {0}', count(status.parseErrors))}`,
      `- ${l10n.t('Complete: text {0}%, relations {1}%', percent(coverage.text), percent(coverage.graph))}`,
      `- ${vectorsLine(status.vectors)}`,
      `- ${l10n.t('On disk, for all workspaces: {0} MB', (status.storeBytes / 1e6).toFixed(1))}`,
    ].join('\n'),
    `## ${l10n.t('Languages')}`,
    list(sorted(status.languages).map(([language, files]) => `${language}: ${count(files)}`)),
    `## ${l10n.t('Left out')}`,
    list(sorted(status.skipped).map(([reason, files]) => `${reason}: ${count(files)}`)),
    ...listed(skipped, (file) => (several ? `${nameOf.get(file.root) ?? file.root}/` : '') + file.path),
    '',
  ].join('\n\n');
}

function listed(skipped: readonly SkippedFile[], name: (file: SkippedFile) => string): readonly string[] {
  const byReason = new Map<string, SkippedFile[]>();
  for (const file of skipped) {
    const files = byReason.get(file.reason);
    if (files) files.push(file);
    else byReason.set(file.reason, [file]);
  }
  return [...byReason].map(([reason, files]) => {
    const lines = files
      .slice(0, mostListed)
      .map((file) => `${name(file)}${file.directory ? '/' : ''}${file.detail ? ` (${file.detail})` : ''}`);
    if (files.length > lines.length) lines.push(l10n.t('{0} more', count(files.length - lines.length)));
    return `### ${reason}\n\n${list(lines)}`;
  });
}

function list(lines: readonly string[]): string {
  return lines.length ? lines.map((line) => `- ${line}`).join('\n') : l10n.t('None.');
}

function sorted(counts: Readonly<Record<string, number>>): readonly (readonly [string, number])[] {
  return Object.entries(counts).sort((a, b) => b[1] - a[1] || (a[0] < b[0] ? -1 : 1));
}

function phase(value: IndexStatus['progress']['phase']): string {
  if (value === 'ready') return l10n.t('up to date');
  return value === 'failed' ? l10n.t('failed, see the log') : l10n.t('being built');
}

function count(value: number): string {
  return value.toLocaleString();
}

function percent(share: number): string {
  return String(Math.floor(share * 100));
}
