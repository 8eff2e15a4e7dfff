// The settings as one typed object. Keys, types and defaults are those of the manifest; a test compares the two.
import type { CodebaseOptions } from '../core/api.ts';

/** Every setting of Clew with its default, by its key without `clew.`. The order is that of the manifest. */
export const settingDefaults = {
  'index.start': 'automatic' as 'automatic' | 'onFirstUse',
  'index.maxFileSize': 1,
  exclude: {} as Readonly<Record<string, boolean>>,
  'extract.raises': true,
  'extract.errorStrings': true,
  'extract.mutates': true,
  'codeAction.enabled': true,
} as const;

/** Name of a setting, without `clew.`. */
export type SettingKey = keyof typeof settingDefaults;
/** The settings, all present and of the right type. */
export type Settings = {
  readonly [K in SettingKey]: (typeof settingDefaults)[K] extends boolean ? boolean : Widened<(typeof settingDefaults)[K]>;
};
type Widened<T> = T extends number ? number : T;

/** Reads one setting by its full name, as `workspace.getConfiguration().get` does. */
export type GetSetting = (name: string) => unknown;

const starts: readonly unknown[] = ['automatic', 'onFirstUse'] satisfies Settings['index.start'][];

/** Reads every setting. A value of the wrong type (settings.json is free text) counts as not set. */
export function readSettings(get: GetSetting): Settings {
  const start = get('clew.index.start');
  const size = get('clew.index.maxFileSize');
  return {
    'index.start': starts.includes(start) ? (start as Settings['index.start']) : settingDefaults['index.start'],
    'index.maxFileSize': typeof size === 'number' && size > 0 && size <= 100 ? size : settingDefaults['index.maxFileSize'],
    exclude: flags(get('clew.exclude')),
    'extract.raises': flag(get, 'extract.raises'),
    'extract.errorStrings': flag(get, 'extract.errorStrings'),
    'extract.mutates': flag(get, 'extract.mutates'),
    'codeAction.enabled': flag(get, 'codeAction.enabled'),
  };
}

/** What the engine is told: the settings of Clew, and those of VS Code that say which files count. */
export function codebaseOptions(settings: Settings, get: GetSetting): CodebaseOptions {
  return {
    rules: {
      filesExclude: switchedOn(get('files.exclude')),
      searchExclude: switchedOn(get('search.exclude')),
      clewExclude: switchedOn(settings.exclude),
      maxFileSize: Math.round(settings['index.maxFileSize'] * 1_000_000),
      useIgnoreFiles: get('search.useIgnoreFiles') !== false,
    },
    extractRaises: settings['extract.raises'],
    extractErrorStrings: settings['extract.errorStrings'],
    extractMutates: settings['extract.mutates'],
  };
}

/** The patterns of an exclude setting that are on. Those with a `when` depend on a neighbour file and are left to the editor. */
export function switchedOn(patterns: unknown): readonly string[] {
  if (typeof patterns !== 'object' || patterns === null) return [];
  return Object.entries(patterns).flatMap(([pattern, on]) => (on === true ? [pattern] : []));
}

function flag(get: GetSetting, key: SettingKey & `${string}.${string}`): boolean {
  const value = get(`clew.${key}`);
  return typeof value === 'boolean' ? value : settingDefaults[key] === true;
}

function flags(value: unknown): Readonly<Record<string, boolean>> {
  if (typeof value !== 'object' || value === null) return settingDefaults.exclude;
  return Object.fromEntries(Object.entries(value).filter((entry): entry is [string, boolean] => typeof entry[1] === 'boolean'));
}
