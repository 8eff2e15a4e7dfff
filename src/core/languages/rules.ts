// What is true of a language and matters beyond its grammar: one object a family of languages, so that no other code asks which language it is.
import { plainModules, type ModuleRules } from './moduleRules.ts';
import { plainNames, type NameRules } from './nameRules.ts';
import { plainText, type TextRules } from './textRules.ts';
import { plainTypes, type TypeRules } from './typeRules.ts';
import { plainUses, type UseRules } from './useRules.ts';
import { plainValues, type ValueRules } from './valueRules.ts';

/** The rules of a family: languages whose symbols can name each other. A call never binds across families, so two languages share one object. */
export interface LanguageRules extends NameRules, ModuleRules, TypeRules, ValueRules, TextRules, UseRules {
  /** Name of the family in keys and in tables of messages. */
  readonly id: string;
}

const plain = { id: '', ...plainNames, ...plainModules, ...plainTypes, ...plainValues, ...plainText, ...plainUses };

/** Rules that differ from those that most languages have. All objects have the same fields in the same order: reading one is as fast as of one class. */
export function languageRules(id: string, differing: Partial<Omit<LanguageRules, 'id'>>): LanguageRules {
  return { ...plain, ...differing, id };
}

/** Languages without rules of their own: they get what all languages share. */
export const otherLanguages: LanguageRules = languageRules('other', { selfNames: new Set(['self', 'this', 'super']) });

/** The words of a text. */
export function words(text: string): ReadonlySet<string> {
  return new Set(text.trim().split(/\s+/));
}
