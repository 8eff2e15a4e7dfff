// Words of a language for models: a `struct` is no class there, and a returned error is not raised.
import { rulesOf } from '../../../syntax/languages.ts';
import type { SymbolNode } from '../../../graph/edges/graphTypes.ts';
import { readableName, oneLine } from './relationNote.ts';

/** Words for a type, before or after its name. */
const typeWords: ReadonlySet<string> = new Set(
  'class struct union interface trait protocol record object module mod actor extension annotation'.split(' '),
);

/** Word of the language for this kind of definition. */
export function kindInLanguage({ language, fact }: Pick<SymbolNode, 'language' | 'fact'>): string {
  if (fact.kind !== 'class' && fact.kind !== 'interface') return fact.kind;
  const words: readonly string[] = fact.signature.match(/[\p{L}\p{N}_$]+/gu) ?? [];
  const nameIndex = words.indexOf(fact.name);
  const [before, after] = [words.slice(0, Math.max(0, nameIndex)), words.slice(nameIndex + 1)];
  const isType = (word: string): boolean => typeWords.has(word);
  return (rulesOf(language).typeWordsFollow ? after.find(isType) : before.findLast(isType)) ?? fact.kind;
}

/** Go functions that make an error, and Rust functions and macros that do; any other name there is the error. */
const makesError = /^\w+\.(?!Err[A-Z])(?!\w*Err(?:or)?$)(?!EOF$)[A-Z]\w*$|(?:^|[.:])[a-z_]+!?$/;

/** Rust macros that end the program, with or without their crate. */
const panics = /^(?:.*::)?(?:panic|unreachable|unimplemented|todo)$/;

/** Verb of the language for a function with this error. */
export function raisesPhrase(symbol: SymbolNode, error: string): string {
  const name = oneLine(error);
  if (!rulesOf(symbol.language).returnsErrors) return `${readableName(symbol)} raises ${name}`;
  if (panics.test(error)) return `${readableName(symbol)} panics`;
  return makesError.test(error)
    ? `${readableName(symbol)} returns an error made by ${name}`
    : `${readableName(symbol)} returns the error ${name}`;
}
