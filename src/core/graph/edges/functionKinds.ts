// Kinds of symbols whose bodies run. Questions differ in whether routes, tests and classes count, so each set has its own name.
import type { SymbolNode } from './graphTypes.ts';

/** Whether a symbol is a function that a name can call; routes and tests run without being named. */
export function isFunction(symbol: SymbolNode | undefined): boolean {
  return symbol?.fact.kind === 'function' || symbol?.fact.kind === 'method';
}

/** Whether a symbol is a function of the program itself, named or registered for a route. */
export function isFunctionOrRoute(symbol: SymbolNode): boolean {
  return isFunction(symbol) || symbol.fact.kind === 'route';
}

/** Whether a symbol has statements of its own; types and constants have none. */
export function isFunctionRouteOrTest(symbol: SymbolNode): boolean {
  return isFunctionOrRoute(symbol) || symbol.fact.kind === 'test';
}

/** Whether a symbol can run; a class runs its constructor. */
export function isFunctionRouteOrClass(symbol: SymbolNode): boolean {
  return isFunctionOrRoute(symbol) || symbol.fact.kind === 'class';
}
