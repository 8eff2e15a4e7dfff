// The numbers and switches of how questions are answered, from `CLEW_…` variables and from `--set`.
import * as l10n from '@vscode/l10n';
import { defaultMaxPasses, passBounds } from '../core/answering/defaults.ts';
import {
  defaultAskSettings,
  fitsNumber,
  numberNames,
  numberSettings,
  switchNames,
  type AskSettings,
  type NumberName,
  type NumberSetting,
  type SwitchName,
} from '../core/base/askSettings.ts';
import { numberIn, switchValue, variableOf } from '../core/base/variables.ts';
import { variable, type Say } from './settings.ts';
import { UsageError } from './usageError.ts';

/**
 * The numbers and switches of how questions are answered that `CLEW_…` variables set: `clew.graph.callerHops` is `CLEW_GRAPH_CALLER_HOPS`.
 * `say` is told of each value that cannot be used; its default counts then, as in the editor.
 */
export function askSettingsFrom(env: NodeJS.ProcessEnv, say: Say): Partial<AskSettings> {
  const given = [...numberNames, ...switchNames].flatMap((name) => {
    const text = env[variableOf(name)];
    return text === undefined ? [] : [[name, text.trim()] as const];
  });
  return readAskSettings(Object.fromEntries(given), (name, text) => {
    say(wrongValue(variable(variableOf(name)), name, text));
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
    const value = name in numberSettings ? numberIn(text) : switchValue(text);
    const fits = typeof value === 'number' ? fitsNumber(name as NumberName, value) : value !== undefined;
    if (fits && value !== undefined) return [[name, value]];
    wrong(name, text);
    return [];
  });
  return Object.fromEntries(read);
}

function wrongValue(what: string, name: NumberName | SwitchName, text: string): string {
  if (!(name in numberSettings)) return l10n.t('{0} must be true or false, not "{1}": the default counts ({2}).', what, text, 'true');
  const { least, most, value, fraction }: NumberSetting = numberSettings[name as NumberName];
  if (!fraction)
    return l10n.t('{0} must be a whole number from {1} to {2}, not "{3}": the default counts ({4}).', what, least, most, text, value);
  return l10n.t('{0} must be a number from {1} to {2}, not "{3}": the default counts ({4}).', what, least, most, text, value);
}

/** Names and defaults of the variables, for the help. */
export function askSettingsHelp(): readonly (readonly [name: string, about: string])[] {
  const numbers = numberNames.map((name): readonly [string, string] => {
    const { value, least, most } = numberSettings[name];
    return [variableOf(name), l10n.t('clew.{0}, {1} to {2} ({3})', name, least, most, value)];
  });
  return [
    ['CLEW_LOOP_MAX_PASSES', l10n.t('clew.{0}, {1} to {2} ({3})', 'loop.maxPasses', passBounds.least, passBounds.most, defaultMaxPasses)],
    ['CLEW_LOOP_STOP_ON_NO_NEW_CONTEXT', l10n.t('clew.{0}, true or false (true)', 'loop.stopOnNoNewContext')],
    ...numbers,
    ...switchNames.map((name): readonly [string, string] => [variableOf(name), l10n.t('clew.{0}, true or false (true)', name)]),
  ];
}
