// `CLEW_…` variables in the editor: they override settings, as on the command line, for an editor started for one purpose.
import { numberIn, switchValue, variableOf } from '../../core/base/settings/variables.ts';
import { isSettingKey, settingDefaults, type GetSetting } from './settings.ts';

/** Destinations, readable files, trust and cost: a variable never sets these. */
const closedKeyPattern = /^(?:model|embedding|privacy|statistics|engine|chat|mcp)\.|^(?:include|exclude)$/;

/** Whether a variable can set `key`, without `clew.`. */
export function isOpenToVariables(key: string): boolean {
  return isSettingKey(key) && !closedKeyPattern.test(key);
}

/** Wraps `get` with the variables of `env`. An invalid value is passed on, so that it is reported like any other. */
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

/** The value of `text` for a setting with the type of `defaultValue`. */
function valueOf(text: string, defaultValue: unknown): unknown {
  if (typeof defaultValue === 'boolean') return switchValue(text) ?? text;
  if (typeof defaultValue === 'number') return Number.isNaN(numberIn(text)) ? text : numberIn(text);
  return text;
}
