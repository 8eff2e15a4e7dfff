// Reads the editor's settings from environment variables: `clew.index.maxFileSize` is `CLEW_INDEX_MAX_FILE_SIZE`, and so on.
import * as l10n from '@vscode/l10n';
import { defaultDocLength } from '../../core/answering/preparation/choice/defaults.ts';
import { numberIn, switchValue } from '../../core/base/settings/variables.ts';
import { sayOnce } from '../say.ts';
import type { CodebaseOptions } from '../../core/codebase/api.ts';

/** Default exclusions of VS Code (`files.exclude` and `search.exclude`), so that both see the same files. */
const filesExclude = ['**/.git', '**/.svn', '**/.hg', '**/.DS_Store', '**/Thumbs.db'];
const searchExclude = ['**/node_modules', '**/bower_components', '**/*.code-search'];

/** Reads `CLEW_…` variables; unset or invalid ones get the defaults of the editor's settings. */
export function settingsFrom(env: NodeJS.ProcessEnv, say: Say = sayOnce): CodebaseOptions {
  return {
    rules: {
      filesExclude,
      searchExclude,
      clewExclude: (env.CLEW_EXCLUDE ?? '').split(',').flatMap((glob) => glob.trim() || []),
      maxFileSize: Math.round(numberFrom(env, 'CLEW_INDEX_MAX_FILE_SIZE', say, 2, 0.01, 100) * 1_000_000),
      useIgnoreFiles: onOrOff(env, 'CLEW_USE_IGNORE_FILES', say),
    },
    extractRaises: onOrOff(env, 'CLEW_EXTRACT_RAISES', say),
    extractErrorStrings: onOrOff(env, 'CLEW_EXTRACT_ERROR_STRINGS', say),
    extractMutates: onOrOff(env, 'CLEW_EXTRACT_MUTATES', say),
    docLength: Math.round(numberFrom(env, 'CLEW_EXTRACT_DOC_LENGTH', say, defaultDocLength, 20, 10_000)),
  };
}

/** Maximum size of all stored indexes together, in bytes. */
export function storeLimitFrom(env: NodeJS.ProcessEnv, say: Say = sayOnce): number {
  return Math.round(numberFrom(env, 'CLEW_INDEX_MAX_STORE_SIZE', say, 2, 0.05, 1000) * 1e9);
}

/** Names and meaning of the variables, for the help. */
export function settingsHelp(): readonly (readonly [name: string, about: string])[] {
  return [
    ['CLEW_STORE', l10n.t('folder of the index, as --store')],
    ['CLEW_EXCLUDE', l10n.t('glob patterns of files to leave out, separated by commas')],
    ['CLEW_INDEX_MAX_FILE_SIZE', l10n.t('megabytes; larger files are left out (2)')],
    [
      'CLEW_INDEX_MAX_STORE_SIZE',
      l10n.t('gigabytes that the stored indexes of all folders may take; the least recently used are deleted first (2)'),
    ],
    ['CLEW_USE_IGNORE_FILES', l10n.t('false: include files that .gitignore leaves out (true)')],
    ['CLEW_EXTRACT_RAISES', l10n.t('false: do not look for raised exceptions (true)')],
    ['CLEW_EXTRACT_ERROR_STRINGS', l10n.t('false: do not look for error messages (true)')],
    ['CLEW_EXTRACT_MUTATES', l10n.t('false: do not look for changed state (true)')],
    ['CLEW_EXTRACT_DOC_LENGTH', l10n.t('characters of a doc comment that are shown ({0})', defaultDocLength)],
  ];
}

/** Receives a sentence about an invalid value. */
export type Say = (sentence: string) => void;

/** Reads a switch. A value that is neither on nor off is reported and counts as unset. */
export function onOrOff(env: NodeJS.ProcessEnv, name: string, say: Say, byDefault = true): boolean {
  const text = env[name];
  const value = switchValue(text ?? '');
  if (text === undefined || value !== undefined) return value ?? byDefault;
  say(l10n.t('{0} must be true or false, not "{1}": the default is used ({2}).', variable(name), text.trim(), String(byDefault)));
  return byDefault;
}

/** Reads a number from `min` to `max`. An invalid value is reported and counts as unset. */
export function numberFrom(env: NodeJS.ProcessEnv, name: string, say: Say, byDefault: number, min: number, max: number): number {
  const text = env[name]?.trim();
  if (text === undefined) return byDefault;
  const value = numberIn(text);
  if (value >= min && value <= max) return value;
  say(l10n.t('{0} must be a number from {1} to {2}, not "{3}": the default is used ({4}).', variable(name), min, max, text, byDefault));
  return byDefault;
}

/** Name of the variable `name` in a sentence. */
export function variable(name: string): string {
  return l10n.t('The environment variable {0}', name);
}
