// Text of the report that a person copies or sends with an issue: versions, settings without private values, coverage, the last problems. Pure.
import * as l10n from '@vscode/l10n';
import type { FilePage, FileRow } from '../../core/indexing/files/fileListing.ts';
import { isInIndex, stateLabel, stateSentence } from '../../core/indexing/files/fileStateLabels.ts';
import { settingDefaults, type GetSetting, type SettingKey } from '../settings/settings.ts';
import { statusLines } from './statusLines.ts';
import type { IndexStatus } from '../../core/codebase/api.ts';

/** Inputs of a report. */
export interface ReportInput {
  /** Name and version of Clew, the editor and the system. */
  readonly versions: readonly (readonly [string, string])[];
  readonly get: GetSetting;
  /** Reason for a missing status. */
  readonly failure?: string;
  readonly status?: IndexStatus;
  readonly counts: FilePage['counts'];
  /** Files that are not or not fully in the index, for a report that may name files; `total` counts them all. */
  readonly files?: { readonly rows: readonly FileRow[]; readonly total: number };
  /** Warnings and errors of the log, the oldest first. */
  readonly problems: readonly string[];
}

/** Returns Markdown that reads well as plain text too. Names no file unless `files` is given. */
export function reportText({ versions, get, failure, status, counts, files, problems }: ReportInput): string {
  const { rows, total } = files ?? { rows: [], total: 0 };
  const more = total - rows.length;
  return [
    `# ${l10n.t('Clew report')}`,
    bulletList(versions.map(([name, value]) => `${name}: ${value}`)),
    `## ${l10n.t('Index')}`,
    bulletList(status ? statusLines(status) : [failure ?? l10n.t('not started')]),
    `## ${l10n.t('Files by state')}`,
    bulletList(sortCounts(counts).map(([state, number]) => `${stateLabel(state as FileRow['state'])}: ${number.toLocaleString()}`)),
    `## ${l10n.t('Languages')}`,
    bulletList(sortCounts(status?.languages ?? {}).map(([language, number]) => `${language}: ${number.toLocaleString()}`)),
    `## ${l10n.t('Settings that differ from their defaults')}`,
    bulletList(changedSettings(get)),
    `## ${l10n.t('Last warnings and errors')}`,
    bulletList(problems.map(withoutPaths)),
    ...(files ? [`## ${l10n.t('Files that are left out or not read in full')}`, bulletList(rows.map(fileLine))] : []),
    ...(more > 0 ? [l10n.t('{0} more', more.toLocaleString())] : []),
    '',
  ].join('\n\n');
}

function fileLine(row: FileRow): string {
  const state = isInIndex(row.state) ? '' : `${stateLabel(row.state)}: `;
  return `${row.path}${row.directory ? '/' : ''} – ${state}${stateSentence(row)}`;
}

/** Settings with an address; the report only says whether it is on this machine. */
const addressKeys: ReadonlySet<string> = new Set<SettingKey>(['model.baseUrl', 'embedding.baseUrl']);
/** Settings with patterns, which may contain names; the report only counts them. */
const patternKeys: ReadonlySet<string> = new Set<SettingKey>(['exclude', 'include']);

function changedSettings(get: GetSetting): readonly string[] {
  return Object.entries(settingDefaults).flatMap(([key, defaultValue]) => {
    const value = get(`clew.${key}`);
    if (value === undefined || JSON.stringify(value) === JSON.stringify(defaultValue)) return [];
    return [`clew.${key}: ${redactValue(key, value)}`];
  });
}

function redactValue(key: string, value: unknown): string {
  if (addressKeys.has(key)) return isOnThisMachine(value) ? l10n.t('an address on this machine') : l10n.t('an address elsewhere');
  if (patternKeys.has(key) && typeof value === 'object' && value !== null) return l10n.t('{0} patterns', Object.keys(value).length);
  return JSON.stringify(value);
}

function isOnThisMachine(address: unknown): boolean {
  return typeof address === 'string' && /^https?:\/\/(?:localhost|127\.\d+\.\d+\.\d+|\[::1\])(?:[:/]|$)/i.test(address);
}

/** Maximum length of a message in the report, because the patterns match it as a whole. */
const maxMessageLength = 1000;

/** Removes everything from a message that looks like a path or an address. */
export function withoutPaths(message: string): string {
  const beginning = message.slice(0, maxMessageLength);
  const cutNote = message.length > beginning.length ? ` … (+${message.length - beginning.length})` : '';
  return beginning.replace(/\s+/g, ' ').replace(/(?<![^\s"'`(<[=,])[^\s"'`()<>[\]=,]*[/\\][^\s"'`()<>[\],]*|(?<![\w.-])[\w-]+\.[a-z]\w{0,5}(?![\w.])/gi, '<…>') + cutNote; // prettier-ignore
}

function bulletList(lines: readonly string[]): string {
  return lines.length ? lines.map((each) => `- ${each}`).join('\n') : l10n.t('None.');
}

function sortCounts(counts: Readonly<Partial<Record<string, number>>>): readonly (readonly [string, number])[] {
  return Object.entries(counts)
    .map(([key, number = 0]) => [key, number] as const)
    .sort((a, b) => b[1] - a[1] || (a[0] < b[0] ? -1 : 1));
}
