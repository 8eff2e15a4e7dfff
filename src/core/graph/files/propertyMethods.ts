// Decides which methods are properties, that is, which run when they are named without a call.
import type { SymbolFact } from '../../symbols/facts.ts';

const getter = /^(?:(?:public|protected|private|static|override|abstract|async)\s+)*get\s+[^\s(]/;

/** Whether naming the method yields its result. */
export function isProperty({ decorators, signature }: SymbolFact): boolean {
  return decorators.some((decorator) => /^@?(?:\w+\.)?(?:cached_)?property\b/.test(decorator)) || getter.test(signature);
}
