// Which methods are properties: naming one gives its result.
import type { SymbolFact } from '../../symbols/facts.ts';

const getter = /^(?:(?:public|protected|private|static|override|abstract|async)\s+)*get\s+[^\s(]/;

/** A method whose result is what naming it gives. */
export function isProperty({ decorators, signature }: SymbolFact): boolean {
  return decorators.some((decorator) => /^@?(?:\w+\.)?(?:cached_)?property\b/.test(decorator)) || getter.test(signature);
}
