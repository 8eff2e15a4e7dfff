// Words for models that a language has of its own: a `struct` is no class there, and an error that is returned is not raised.
import { familyOf, type Family } from '../../graph/edges/families.ts';
import type { SymbolNode } from '../../graph/edges/types.ts';
import { named, oneLine } from './relation.ts';

/** Words for a type that stand before its name, in Go after it. */
const typeWords: ReadonlySet<string> = new Set(
  'class struct union interface trait protocol record object module mod actor extension annotation'.split(' '),
);

/** What the language calls a definition of this kind. */
export function kindOf({ language, fact }: Pick<SymbolNode, 'language' | 'fact'>): string {
  if (fact.kind !== 'class' && fact.kind !== 'interface') return fact.kind;
  const words: readonly string[] = fact.signature.match(/[\p{L}\p{N}_$]+/gu) ?? [];
  const at = words.indexOf(fact.name);
  const [before, after] = [words.slice(0, Math.max(0, at)), words.slice(at + 1)];
  const isType = (word: string): boolean => typeWords.has(word);
  return (language === 'go' ? after.find(isType) : before.findLast(isType)) ?? fact.kind;
}

/** Families in which errors are values that a function returns. */
const returnsErrors: ReadonlySet<Family> = new Set<Family>(['go', 'rust']);
/** Functions of Go packages that make an error, and functions and macros of Rust that do; what else stands there is the error. */
const makesError = /^\w+\.(?!Err[A-Z])(?!\w*Err(?:or)?$)(?!EOF$)[A-Z]\w*$|(?:^|[.:])[a-z_]+!?$/;

const panics = /^(?:.*::)?(?:panic|unreachable|unimplemented|todo)$/;

/** What a function does with an error, as its language says it. */
export function raising(symbol: SymbolNode, error: string): string {
  const name = oneLine(error);
  if (!returnsErrors.has(familyOf(symbol.language))) return `${named(symbol)} raises ${name}`;
  if (panics.test(error)) return `${named(symbol)} panics`;
  return makesError.test(error) ? `${named(symbol)} returns an error made by ${name}` : `${named(symbol)} returns the error ${name}`;
}
