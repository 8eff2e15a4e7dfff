// Finds the function that answers a request: the handler that a route names, behind its middleware and wrappers.
import { firstArgument } from '../../base/firstArgument.ts';
import { isFunction } from '../../graph/edges/functionKinds.ts';
import { membersOf } from '../../graph/files/enclosingSymbols.ts';
import type { CodeGraph, SymbolNode } from '../../graph/edges/graphTypes.ts';
import type { Route } from '../../graph/queries/routes.ts';

/** Maximum wrappers around a handler: `guard(asyncHandler(list))`. Set by judgement. */
const maxWrappers = 4;

/** The handler of a route; the route itself where its code stands in place, or where its handler is not known. */
export function handlerOfRoute({ symbol }: Route, graph: CodeGraph): SymbolNode {
  if (symbol.fact.kind !== 'route') return symbol;
  const edges = graph.outgoing(symbol.id, ['references', 'calls']).filter(({ evidence }) => evidence !== 'contract');
  const functions = edges.flatMap(({ callee }) => graph.symbol(callee ?? '') ?? []).filter(isFunction);
  if (symbol.fact.signature.startsWith('@')) return functions[0] ?? symbol;
  const names = handlerNames(symbol.fact.signature);
  // The innermost name that is a function: wrappers are functions too.
  for (const name of names.toReversed()) {
    const last = name.slice(Math.max(name.lastIndexOf('.'), name.lastIndexOf(':')) + 1);
    const handler = functions.find(({ fact }) => fact.name === last) ?? definedHandler(name, symbol, graph);
    if (handler) return handler;
  }
  // Rows of Rails and Laravel name a class and an action in strings.
  return names.length === 0 && functions.length === 1 && functions[0] && !/[({]/.test(symbol.fact.signature.at(-1) ?? '')
    ? functions[0]
    : symbol;
}

/** The names in the last argument of a route, from the outermost wrapper to the innermost one. */
function handlerNames(signature: string): readonly string[] {
  const text = signature.replace(/[;\s]+$/, '');
  let argument = text.endsWith(')') ? lastArgument(text) : undefined;
  const names: string[] = [];
  for (let depth = 0; argument !== undefined && depth < maxWrappers; depth++) {
    const [, name, list] = /^([\w$.:]+?)(?:\.bind\([^()]*\))?(\(.*\))?$/.exec(argument.trim()) ?? [];
    if (name === undefined) return names;
    names.push(name);
    argument = list === undefined ? undefined : firstArgument(list.slice(1, -1));
  }
  return names;
}

function lastArgument(text: string): string | undefined {
  let [level, end] = [0, text.length - 1];
  for (let at = text.length - 1; at >= 0; at--) {
    const char = text.charAt(at);
    if (')]}'.includes(char)) level++;
    else if ('([{'.includes(char) && --level === 0) return end === text.length - 1 ? text.slice(at + 1, end) : undefined;
    else if (char === ',' && level === 1) return text.slice(at + 1, end);
    if (level === 0) end = at;
  }
  return undefined;
}

/** The function that a name means where the route stands; for a constant the function that it wraps. */
function definedHandler(name: string, { root, path, fact }: SymbolNode, graph: CodeGraph): SymbolNode | undefined {
  const [, receiver, last = name] = /^(?:(.*)[.:])?([^.:]+)$/.exec(name) ?? [];
  const place = { root, path, line: fact.range.start.line, name: last, ...(receiver ? { receiver } : {}) };
  const definitions = graph.definitionsAt(place);
  for (const { symbol, name: member } of definitions === 'outside' ? [] : definitions) {
    if (member === undefined && isFunction(symbol)) return symbol;
    const inner = member === undefined && symbol.fact.kind === 'constant' ? membersOf(symbol, graph).find(isFunction) : undefined;
    if (inner) return inner;
  }
  return undefined;
}
