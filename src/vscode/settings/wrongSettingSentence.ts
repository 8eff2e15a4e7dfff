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
const maxValueLength = 60;

/**
 * Words the problem with `value`, and the default that counts instead.
 * @param key without `clew.`
 * @param variable environment variable that gives the value, where one does
 */
export function wrongSettingSentence(
  key: string,
  value: unknown,
  defaultValue: unknown,
  bounds: SettingBounds = {},
  variable?: string,
): string {
  const valueText = JSON.stringify(value);
  const shortValue = valueText.length > maxValueLength ? `${valueText.slice(0, maxValueLength)}…` : valueText;
  const args = [validValueWords(bounds), shortValue, valueWords(defaultValue)];
  return variable === undefined
    ? l10n.t('The setting "clew.{0}" must be {1}, not {2}: its default is used ({3}).', key, ...args)
    : l10n.t('The environment variable {0} must be {1}, not {2}: the default of its setting is used ({3}).', variable, ...args);
}

function validValueWords({ type, minimum, maximum, maxLength, enum: choices }: SettingBounds): string {
  if (choices) return l10n.t('one of {0}', choices.join(', '));
  if (type === 'number' && minimum !== undefined && maximum !== undefined) return l10n.t('a number from {0} to {1}', minimum, maximum);
  if (type === 'integer' && minimum !== undefined && maximum !== undefined)
    return l10n.t('a whole number from {0} to {1}', minimum, maximum);
  if (type === 'boolean') return l10n.t('true or false');
  if (type === 'string') return maxLength ? l10n.t('a text of at most {0} characters', maxLength) : l10n.t('a text');
  return l10n.t('in the form that its description shows');
}

/** An empty text or object has no words. */
function valueWords(value: unknown): string {
  const text = JSON.stringify(value);
  return text === '""' || text === '{}' ? l10n.t('nothing') : text;
}
