// Sentence about a setting with an invalid value: the valid ones, and the value that counts instead. Pure.
import * as l10n from '@vscode/l10n';

/** Bounds of a setting in the manifest. */
export interface SettingBounds {
  readonly type?: string;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly maxLength?: number;
  readonly enum?: readonly unknown[];
}

/** Characters of a wrong value to repeat. */
const mostShown = 60;

/**
 * @param key without `clew.`
 * @param variable environment variable that gives the value, where one does
 */
export function wrongSettingSentence(
  key: string,
  value: unknown,
  byDefault: unknown,
  bounds: SettingBounds = {},
  variable?: string,
): string {
  const shown = JSON.stringify(value);
  const given = shown.length > mostShown ? `${shown.slice(0, mostShown)}…` : shown;
  const parts = [whatFits(bounds), given, asWords(byDefault)];
  return variable === undefined
    ? l10n.t('The setting "clew.{0}" must be {1}, not {2}: its default is used ({3}).', key, ...parts)
    : l10n.t('The environment variable {0} must be {1}, not {2}: the default of its setting is used ({3}).', variable, ...parts);
}

function whatFits({ type, minimum, maximum, maxLength, enum: choices }: SettingBounds): string {
  if (choices) return l10n.t('one of {0}', choices.join(', '));
  if (type === 'number' && minimum !== undefined && maximum !== undefined) return l10n.t('a number from {0} to {1}', minimum, maximum);
  if (type === 'integer' && minimum !== undefined && maximum !== undefined)
    return l10n.t('a whole number from {0} to {1}', minimum, maximum);
  if (type === 'boolean') return l10n.t('true or false');
  if (type === 'string') return maxLength ? l10n.t('a text of at most {0} characters', maxLength) : l10n.t('a text');
  return l10n.t('in the form that its description shows');
}

/** An empty text or object has no words. */
function asWords(value: unknown): string {
  const text = JSON.stringify(value);
  return text === '""' || text === '{}' ? l10n.t('nothing') : text;
}
