// Rules of each workspace folder: folders may have their own settings, and languages their own encodings.
import * as vscode from 'vscode';
import type { Log, Root } from '../../core/ports.ts';
import { encodingLabel } from './encodingLabels.ts';
import { settingsIn } from '../settings/editorSettings.ts';
import { readSettings, rulesFrom } from '../settings/settings.ts';
import type { WorkspaceRules } from '../../core/codebase/api.ts';

/** Settings that affect the index; a change of any reopens it. */
export const ruleSections = [
  ...['files.exclude', 'search.exclude', 'search.useIgnoreFiles', 'files.encoding', 'files.associations'],
  ...['clew.exclude', 'clew.include', 'clew.index.maxFileSize', 'clew.extract'],
];

/** Rules of each root by its key, from its folder. `roots` are those of `folders`, in the same order. */
export function rootRules(
  folders: readonly vscode.WorkspaceFolder[],
  roots: readonly Root[],
  log: Log,
): Readonly<Record<string, WorkspaceRules>> {
  const rules = roots.flatMap(({ key }, i) => {
    const folder = folders[i];
    if (!folder) return [];
    const get = settingsIn(folder.uri);
    return [[key, { ...rulesFrom(readSettings(get), get), encodings: encodingsIn(folder.uri, log) }] as const];
  });
  return Object.fromEntries(rules);
}

type Encodings = NonNullable<WorkspaceRules['encodings']>;

/** `files.encoding` of a folder: first of each language with its own, then of all others, unless it is UTF-8. */
function encodingsIn(folder: vscode.Uri, log: Log): Encodings {
  const encodingOf = (languageId?: string): string | undefined =>
    readableLabel(vscode.workspace.getConfiguration('files', languageId ? { uri: folder, languageId } : folder).get('encoding'), log);
  const defaultEncoding = encodingOf() ?? 'utf-8';
  const languages = vscode.workspace.getConfiguration('files', folder).inspect('encoding')?.languageIds ?? [];
  const specialEncodings = languages.flatMap((languageId): Encodings => {
    const languageEncoding = encodingOf(languageId);
    return languageEncoding === undefined || languageEncoding === defaultEncoding
      ? []
      : globsOf(languageId, folder).map((glob) => ({ glob, label: languageEncoding }));
  });
  return defaultEncoding === 'utf-8' ? specialEncodings : [...specialEncodings, { glob: '**', label: defaultEncoding }];
}

function readableLabel(encoding: unknown, log: Log): string | undefined {
  if (typeof encoding !== 'string') return undefined;
  const knownLabel = encodingLabel(encoding);
  if (knownLabel === undefined)
    log.warn(`The encoding ${encoding} of files.encoding cannot be read by Clew; it goes by the bytes of each file`);
  return knownLabel;
}

/** The used part of a language in the manifest of an extension. */
interface LanguageContribution {
  readonly id?: string;
  readonly extensions?: readonly string[];
  readonly filenames?: readonly string[];
  readonly filenamePatterns?: readonly string[];
}

/** Patterns of a language's files: those of `files.associations`, then those of extensions. */
function globsOf(languageId: string, folder: vscode.Uri): readonly string[] {
  const contributions = vscode.extensions.all.flatMap(({ packageJSON }): readonly LanguageContribution[] => {
    const { contributes } = packageJSON as { readonly contributes?: { readonly languages?: readonly LanguageContribution[] } };
    return contributes?.languages ?? [];
  });
  const globs = contributions
    .filter(({ id }) => id === languageId)
    .flatMap(({ extensions = [], filenames = [], filenamePatterns = [] }) => [
      ...extensions.map((ending) => `**/*${ending}`),
      ...filenames.map((name) => `**/${name}`),
      ...filenamePatterns,
    ]);
  const associations = vscode.workspace.getConfiguration('files', folder).get<Readonly<Record<string, unknown>>>('associations', {});
  const associatedGlobs = Object.entries(associations).flatMap(([pattern, id]) => (id === languageId ? [pattern.includes('/') ? pattern : `**/${pattern}`] : [])); // prettier-ignore
  return [...associatedGlobs, ...globs];
}
