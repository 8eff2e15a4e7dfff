// Facts about a language beyond its grammar: one object a family of languages, so that no other code checks which language it is.
import { plainModules, type ModuleRules } from './moduleRules.ts';
import { plainNames, type NameRules } from './nameRules.ts';
import { plainText, type TextRules } from './textRules.ts';
import { plainTypes, type TypeRules } from './typeRules.ts';
import { plainUses, type UseRules } from './useRules.ts';
import { plainValues, type ValueRules } from './valueRules.ts';

/** The rules of a family: languages whose symbols can name each other share one object. A call never binds across families. */
export interface LanguageRules extends NameRules, ModuleRules, TypeRules, ValueRules, TextRules, UseRules {
  /** Name of the family in keys and in tables of messages. */
  readonly id: string;
}

const plainRules = { id: '', ...plainNames, ...plainModules, ...plainTypes, ...plainValues, ...plainText, ...plainUses };

/**
 * Rules with the differences from most languages. All objects have the same fields in the same order, so that reading is as fast as for one
 * class.
 */
export function languageRules(id: string, differences: Partial<Omit<LanguageRules, 'id'>>): LanguageRules {
  return { ...plainRules, ...differences, id };
}

/** Rules for all other languages: only defaults that all share. */
export const otherLanguages: LanguageRules = languageRules('other', { selfNames: new Set(['self', 'this', 'super']) });

/** The words of a text. */
export function words(text: string): ReadonlySet<string> {
  return new Set(text.trim().split(/\s+/));
}
