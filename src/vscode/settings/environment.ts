// `CLEW_…` variables in the editor: they win over settings, as on the command line, for whoever starts the editor for one purpose.
import { numberIn, switchValue, variableOf } from '../../core/base/settings/variables.ts';
import { isSettingKey, settingDefaults, type GetSetting } from './settings.ts';

/** Where something is sent, what may be read, what is trusted and what it may cost: a variable never chooses these. */
const closed = /^(?:model|embedding|privacy|statistics|engine|chat|mcp)\.|^(?:include|exclude)$/;

/** Settings that a variable can set, without `clew.`. */
export function isOpenToVariables(key: string): boolean {
  return isSettingKey(key) && !closed.test(key);
}

/** `get`, with what the variables of `env` say instead. A value that cannot be one of the setting is passed on, so that it is told like any other. */
export function withVariables(get: GetSetting, env: NodeJS.ProcessEnv): GetSetting {
  return (name) => {
    const key = name.startsWith('clew.') ? name.slice('clew.'.length) : '';
    const text = env[variableFor(key, env) ?? '']?.trim();
    return text === undefined ? get(name) : valueOf(text, isSettingKey(key) ? settingDefaults[key] : '');
  };
}

/** The variable of `env` that sets `key`, without `clew.`; undefined where none does or may. */
export function variableFor(key: string, env: NodeJS.ProcessEnv): string | undefined {
  const variable = variableOf(key);
  return isOpenToVariables(key) && env[variable] !== undefined ? variable : undefined;
}

/** What `text` says of a setting with the type of `byDefault`. */
function valueOf(text: string, byDefault: unknown): unknown {
  if (typeof byDefault === 'boolean') return switchValue(text) ?? text;
  if (typeof byDefault === 'number') return Number.isNaN(numberIn(text)) ? text : numberIn(text);
  return text;
}
