// Types of the tables of resolvers: how code says that a function answers a field of a root type.
import type { LanguageRules } from '../../languages/languageRules.ts';

/** One way in which a method answers a field. All present patterns must match; one of them has the group `root`, unless the row has it. */
export interface ResolverRow {
  /** The library that documents it. */
  readonly framework: string;
  readonly languages: readonly LanguageRules[];
  /** Pattern for a decorator of the method, with its arguments. */
  readonly decorator?: RegExp;
  /** Pattern for the name of the class. */
  readonly owner?: RegExp;
  /** Pattern for a decorator of the class. */
  readonly ownerDecorator?: RegExp;
  /** Pattern for a base type of the class. */
  readonly ownerBase?: RegExp;
  /** Pattern for the name of the method; the group `field` is the field, which is otherwise the name. */
  readonly method?: RegExp;
  readonly root?: 'Query' | 'Mutation';
  /** The field is called like the class. */
  readonly isNamedByOwner?: true;
  /** Code and the field that it answers. They are the tests of the row. */
  readonly examples: readonly (readonly [code: string, field: string])[];
}
