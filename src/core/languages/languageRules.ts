// Rules of a language beyond its grammar. Each family of languages has one object of them, so that no other code checks for a language.
import { plainConditions, type ConditionRules } from './conditionRules.ts';
import { plainModules, type ModuleRules } from './moduleRules.ts';
import { plainNames, type NameRules } from './nameRules.ts';
import { plainText, type TextRules } from './textRules.ts';
import { plainTypes, type TypeRules } from './typeRules.ts';
import { plainUses, type UseRules } from './useRules.ts';
import { plainValues, type ValueRules } from './valueRules.ts';

/** The rules of a family: languages whose symbols can name each other share one object. A call never means a symbol of another family. */
export interface LanguageRules extends NameRules, ModuleRules, TypeRules, ValueRules, TextRules, UseRules, ConditionRules {
  /** Name of the family in keys and in tables of messages. */
  readonly id: string;
}

const plainRules = {
  id: '',
  ...plainNames,
  ...plainModules,
  ...plainTypes,
  ...plainValues,
  ...plainText,
  ...plainUses,
  ...plainConditions,
};

/**
 * Rules that differ from the defaults by `differences`. All objects have the same fields in the same order, so that engines read them as
 * fast as objects of one class.
 */
export function languageRules(id: string, differences: Partial<Omit<LanguageRules, 'id'>>): LanguageRules {
  return { ...plainRules, ...differences, id };
}

/** Rules for all languages without rules of their own: the defaults. */
export const otherLanguages: LanguageRules = languageRules('other', { selfNames: new Set(['self', 'this', 'super']) });

/** The words of a text, which blanks and line breaks separate. */
export function words(text: string): ReadonlySet<string> {
  return new Set(text.trim().split(/\s+/));
}
