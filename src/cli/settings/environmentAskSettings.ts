// Reads the settings of answers from `CLEW_…` variables and from `--set`.
import * as l10n from '@vscode/l10n';
import { defaultMaxPasses, passBounds } from '../../core/answering/preparation/choice/defaults.ts';
import {
  choiceNames,
  choiceSettings,
  defaultAskSettings,
  fitsChoice,
  fitsNumber,
  numberNames,
  numberSettings,
  switchNames,
  type AskSettings,
  type ChoiceName,
  type NumberName,
  type NumberSetting,
} from '../../core/base/settings/askSettings.ts';
import { numberIn, switchValue, variableOf } from '../../core/base/settings/variables.ts';
import { variable, type Say } from './environmentSettings.ts';
import { UsageError } from '../usageError.ts';

/**
 * Reads numbers and switches from `CLEW_…` variables: `clew.graph.callerHops` is `CLEW_GRAPH_CALLER_HOPS`. Reports each invalid value to
 * `say`; its default counts then, as in the editor.
 */
export function askSettingsFrom(env: NodeJS.ProcessEnv, say: Say): Partial<AskSettings> {
  const entries = [...numberNames, ...switchNames, ...choiceNames].flatMap((name) => {
    const text = env[variableOf(name)];
    return text === undefined ? [] : [[name, text.trim()] as const];
  });
  return readAskSettings(Object.fromEntries(entries), (name, text) => {
    say(wrongValue(variable(variableOf(name)), name, text));
  });
}

/** Parses `NAME=VALUE` pairs of `--set`, separated by commas. @throws UsageError for an unknown name and an invalid value */
export function askSettingsIn(text: string): Partial<AskSettings> {
  const textByName = Object.fromEntries(
    text
      .split(',')
      .filter(Boolean)
      .map((part) => {
        const [name = '', ...value] = part.split('=');
        return [name.trim().replace(/^clew\./, ''), value.join('=').trim()];
      }),
  );
  const unknown = Object.keys(textByName).find((name) => !Object.hasOwn(defaultAskSettings, name));
  if (unknown !== undefined) throw new UsageError(l10n.t('There is no setting "{0}": "clew ask --help" lists them.', unknown));
  return readAskSettings(textByName, (name, value) => {
    throw new UsageError(wrongValue(l10n.t('--set {0}', name), name, value));
  });
}

type SettingName = keyof AskSettings;

function readAskSettings(
  textByName: Readonly<Record<string, string>>,
  reportWrong: (name: SettingName, text: string) => void,
): Partial<AskSettings> {
  const entries = Object.entries(textByName).flatMap(([key, text]): (readonly [string, number | boolean | string])[] => {
    const name = key as SettingName;
    const value = valueOf(name, text);
    if (value !== undefined) return [[name, value]];
    reportWrong(name, text);
    return [];
  });
  return Object.fromEntries(entries);
}

/** The value of `text` for a setting; undefined when it is invalid. */
function valueOf(name: SettingName, text: string): number | boolean | string | undefined {
  if (name in choiceSettings) return fitsChoice(name as ChoiceName, text) ? text : undefined;
  if (!(name in numberSettings)) return switchValue(text);
  const number = numberIn(text);
  return fitsNumber(name as NumberName, number) ? number : undefined;
}

function wrongValue(subject: string, name: SettingName, text: string): string {
  if (name in choiceSettings) {
    const choices = choiceSettings[name as ChoiceName];
    return l10n.t('{0} must be one of {1}, not "{2}": the default is used ({3}).', subject, choices.join(', '), text, choices[0]);
  }
  if (!(name in numberSettings)) return l10n.t('{0} must be true or false, not "{1}": the default is used ({2}).', subject, text, 'true');
  const { least, most, value, fraction }: NumberSetting = numberSettings[name as NumberName];
  if (!fraction)
    return l10n.t('{0} must be a whole number from {1} to {2}, not "{3}": the default is used ({4}).', subject, least, most, text, value);
  return l10n.t('{0} must be a number from {1} to {2}, not "{3}": the default is used ({4}).', subject, least, most, text, value);
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
    ...choiceNames.map((name): readonly [string, string] => [
      variableOf(name),
      l10n.t('clew.{0}, one of {1} ({2})', name, choiceSettings[name].join(', '), choiceSettings[name][0]),
    ]),
  ];
}
