// The numbers and switches of how questions are answered, from `CLEW_…` variables and from `--set`.
import * as l10n from '@vscode/l10n';
import {
  defaultAskSettings,
  fitsNumber,
  numberNames,
  numberSettings,
  switchNames,
  type AskSettings,
  type NumberName,
  type SwitchName,
} from '../core/base/askSettings.ts';
import { variableOf } from './commandLineWords.ts';
import { UsageError } from './usageError.ts';

/**
 * The numbers and switches of how questions are answered that `CLEW_…` variables set: `clew.graph.callerHops` is `CLEW_GRAPH_CALLER_HOPS`.
 * `say` is told of each value that cannot be used; its default counts then, as in the editor.
 */
export function askSettingsFrom(env: NodeJS.ProcessEnv, say: (sentence: string) => void): Partial<AskSettings> {
  const given = Object.fromEntries([...numberNames, ...switchNames].map((name) => [name, env[variableOf(name)]?.trim() ?? '']));
  return readAskSettings(given, (name, text) => {
    say(wrongValue(l10n.t('The environment variable {0}', variableOf(name)), name, text));
  });
}

/** `NAME=VALUE` of `--set`, with commas between them. @throws UsageError for a name that there is not and a value that cannot be used */
export function askSettingsIn(text: string): Partial<AskSettings> {
  const given = Object.fromEntries(
    text
      .split(',')
      .filter(Boolean)
      .map((part) => {
        const [name = '', ...value] = part.split('=');
        return [name.trim().replace(/^clew\./, ''), value.join('=').trim()];
      }),
  );
  const unknown = Object.keys(given).find((name) => !Object.hasOwn(defaultAskSettings, name));
  if (unknown !== undefined) throw new UsageError(l10n.t('There is no setting "{0}": "clew ask --help" lists them.', unknown));
  return readAskSettings(given, (name, value) => {
    throw new UsageError(wrongValue(l10n.t('--set {0}', name), name, value));
  });
}

function readAskSettings(
  given: Readonly<Record<string, string>>,
  wrong: (name: NumberName | SwitchName, text: string) => void,
): Partial<AskSettings> {
  const read = Object.entries(given).flatMap(([key, text]): (readonly [string, number | boolean])[] => {
    const name = key as NumberName | SwitchName;
    if (text === '') return [];
    const value = name in numberSettings ? Number(text) : switchValues.get(text.toLowerCase());
    const fits = typeof value === 'number' ? fitsNumber(name as NumberName, value) : value !== undefined;
    if (fits && value !== undefined) return [[name, value]];
    wrong(name, text);
    return [];
  });
  return Object.fromEntries(read);
}

const switchValues: ReadonlyMap<string, boolean> = new Map([
  ['true', true],
  ['1', true],
  ['false', false],
  ['0', false],
]);

function wrongValue(what: string, name: NumberName | SwitchName, text: string): string {
  if (!(name in numberSettings)) return l10n.t('{0} must be true or false, not "{1}": the default counts ({2}).', what, text, 'true');
  const { least, most, value } = numberSettings[name as NumberName];
  return l10n.t('{0} must be a number from {1} to {2}, not "{3}": the default counts ({4}).', what, least, most, text, value);
}

/** Names and defaults of the variables, for the help. */
export function askSettingsHelp(): readonly (readonly [name: string, about: string])[] {
  const numbers = numberNames.map((name): readonly [string, string] => {
    const { value, least, most } = numberSettings[name];
    return [variableOf(name), l10n.t('clew.{0}, {1} to {2} ({3})', name, least, most, value)];
  });
  return [
    ...numbers,
    ...switchNames.map((name): readonly [string, string] => [variableOf(name), l10n.t('clew.{0}, true or false (true)', name)]),
  ];
}
