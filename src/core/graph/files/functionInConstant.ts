// Finds the function that a constant stands for: `const Cart = observer(() => …)`.
import { isFunction } from '../edges/functionKinds.ts';
import type { CodeGraph, SymbolNode } from '../edges/graphTypes.ts';
import { membersOf } from './enclosingSymbols.ts';

/** The only function in the value of a constant, which a call of the constant runs; undefined where there is none, or several. */
export function functionInConstant(symbol: SymbolNode, graph: CodeGraph): SymbolNode | undefined {
  if (symbol.fact.kind !== 'constant') return undefined;
  const [only, ...others] = membersOf(symbol, graph).filter(isFunction);
  return others.length === 0 ? only : undefined;
}
