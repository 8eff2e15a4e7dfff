// The settings of the editor as environment variables: `clew.index.maxFileSize` is `CLEW_INDEX_MAX_FILE_SIZE`, and so on.
import * as l10n from '@vscode/l10n';
import { defaultDocLength } from '../core/answering/defaults.ts';
import type { CodebaseOptions } from '../core/api.ts';
import { UsageError } from './usageError.ts';

/** What VS Code leaves out by default (`files.exclude` and `search.exclude`), so that both see the same files. */
const filesExclude = ['**/.git', '**/.svn', '**/.hg', '**/.DS_Store', '**/Thumbs.db'];
const searchExclude = ['**/node_modules', '**/bower_components', '**/*.code-search'];

/**
 * Reads `CLEW_…` variables; those that are not set have the defaults of the editor's settings.
 * @throws UsageError for a value that cannot be used
 */
export function settingsFrom(env: NodeJS.ProcessEnv): CodebaseOptions {
  return {
    rules: {
      filesExclude,
      searchExclude,
      clewExclude: (env.CLEW_EXCLUDE ?? '').split(',').flatMap((glob) => glob.trim() || []),
      maxFileSize: Math.round(positive(env, 'CLEW_INDEX_MAX_FILE_SIZE', 1) * 1_000_000),
      useIgnoreFiles: onOrOff(env, 'CLEW_USE_IGNORE_FILES'),
    },
    extractRaises: onOrOff(env, 'CLEW_EXTRACT_RAISES'),
    extractErrorStrings: onOrOff(env, 'CLEW_EXTRACT_ERROR_STRINGS'),
    extractMutates: onOrOff(env, 'CLEW_EXTRACT_MUTATES'),
    docLength: Math.round(numberFrom(env, 'CLEW_EXTRACT_DOC_LENGTH', defaultDocLength, 20, 10_000)),
  };
}

/** Bytes that the stored indexes may take together. @throws UsageError for a value that cannot be used */
export function storeLimitFrom(env: NodeJS.ProcessEnv): number {
  return Math.round(numberFrom(env, 'CLEW_INDEX_MAX_STORE_SIZE', 2, 0.05, 1000) * 1e9);
}

/** Names and meaning of the variables, for the help. */
export function settingsHelp(): readonly (readonly [name: string, about: string])[] {
  return [
    ['CLEW_STORE', l10n.t('folder of the index, as --store')],
    ['CLEW_EXCLUDE', l10n.t('glob patterns of files to leave out, with commas between them')],
    ['CLEW_INDEX_MAX_FILE_SIZE', l10n.t('megabytes; larger files are left out (1)')],
    [
      'CLEW_INDEX_MAX_STORE_SIZE',
      l10n.t('gigabytes that the stored indexes of all folders may take; the least recently used go first (2)'),
    ],
    ['CLEW_USE_IGNORE_FILES', l10n.t('false: take in what .gitignore leaves out (true)')],
    ['CLEW_EXTRACT_RAISES', l10n.t('false: do not look for raised exceptions (true)')],
    ['CLEW_EXTRACT_ERROR_STRINGS', l10n.t('false: do not look for error messages (true)')],
    ['CLEW_EXTRACT_MUTATES', l10n.t('false: do not look for changed state (true)')],
    ['CLEW_EXTRACT_DOC_LENGTH', l10n.t('characters of a doc comment that are shown ({0})', defaultDocLength)],
  ];
}

/** A switch. @throws UsageError */
export function onOrOff(env: NodeJS.ProcessEnv, name: string, byDefault = true): boolean {
  const value = env[name]?.toLowerCase();
  if (value === undefined || value === '') return byDefault;
  if (value === 'true' || value === '1') return true;
  if (value === 'false' || value === '0') return false;
  throw new UsageError(l10n.t('The environment variable {0} must be true or false, not "{1}".', name, value));
}

/** A number from `least` to `most`. @throws UsageError */
export function numberFrom(env: NodeJS.ProcessEnv, name: string, byDefault: number, least: number, most = Number.MAX_VALUE): number {
  const text = env[name]?.trim();
  if (!text) return byDefault;
  const value = Number(text);
  if (value >= least && value <= most) return value;
  throw new UsageError(
    most === Number.MAX_VALUE
      ? l10n.t('The environment variable {0} must be a number from {1} on, not "{2}".', name, least, text)
      : l10n.t('The environment variable {0} must be a number from {1} to {2}, not "{3}".', name, least, most, text),
  );
}

function positive(env: NodeJS.ProcessEnv, name: string, byDefault: number): number {
  const text = env[name];
  if (!text) return byDefault;
  const value = Number(text);
  if (value > 0 && Number.isFinite(value)) return value;
  throw new UsageError(l10n.t('The environment variable {0} must be a number above 0, not "{1}".', name, text));
}
