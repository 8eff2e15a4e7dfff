// Callers through a base class or interface: the target is only known at run time, so such calls count as callers of every override.
import { rulesOf } from '../../syntax/languages.ts';
import { isConstructor } from '../../graph/values/constructors.ts';
import { dispatchConfidence } from '../../graph/edges/edgeConfidence.ts';
import { callsAt } from '../../graph/queries/callsAt.ts';
import { interfaceMethodsByShape } from '../../graph/typing/structuralTypes.ts';
import type { CodeGraph, Edge, SymbolNode } from '../../graph/edges/graphTypes.ts';
import { callsOfOverloads } from './overloads.ts';

/** A method that `symbol` overrides or implements, with its calls. Each call has the confidence of dynamic dispatch. */
export interface CallsThroughBase {
  readonly base: SymbolNode;
  readonly calls: readonly Edge[];
}

/**
 * Calls of the methods that `symbol` overrides: nearest base first, then interfaces that its class fits without naming them. Each call
 * comes once. Calls of `super` are left out because they run no override.
 */
export function callsThroughBases(symbol: SymbolNode, graph: CodeGraph): CallsThroughBase[] {
  const callsByBase: CallsThroughBase[] = [];
  const visited = new Set([symbol.id]);
  const places = new Set<string>();
  const queue = [symbol.id];
  for (const id of queue) {
    for (const base of id === symbol.id
      ? [...overriddenMethods(id, graph), ...interfaceMethodsByShape(symbol, graph)]
      : overriddenMethods(id, graph)) {
      if (visited.has(base.id)) continue;
      visited.add(base.id);
      queue.push(base.id);
      const calls = callsOfOverloads(base, graph).filter(
        (edge) => edge.evidence !== 'name-only' && !isSuperCall(edge, base, graph) && !constructsBase(edge, base, graph),
      );
      const newCalls = calls.filter((edge) => !places.has(placeOf(edge)));
      for (const edge of newCalls) places.add(placeOf(edge));
      if (newCalls.length) callsByBase.push({ base, calls: newCalls.map((edge) => ({ ...edge, confidence: dispatchConfidence })) });
    }
  }
  return callsByBase;
}

/** The nearest methods of bases and interfaces that a method overrides. */
export function overriddenMethods(id: string, graph: CodeGraph): SymbolNode[] {
  return graph.outgoing(id, ['overrides']).flatMap(({ callee }) => (callee === null ? [] : (graph.symbol(callee) ?? [])));
}

/** Whether a method belongs to an interface without a known implementation: a framework or generated code implements it. */
export function isOnlyDeclared({ id, root, path, language, fact }: SymbolNode, graph: CodeGraph): boolean {
  if (!rulesOf(language).injectsImplementations || fact.kind !== 'method' || graph.callees(id).length > 0) return false;
  const holder = graph.inFile(root, path).find((each) => each.fact.index === fact.parent);
  return holder?.fact.kind === 'interface' && graph.incoming(id, ['overrides', 'implements']).length === 0;
}

/** Whether a call constructs the class of `base` by its name: no class below it is constructed there, unlike by `cls()` or `new this()`. */
function constructsBase({ caller, line }: Edge, base: SymbolNode, graph: CodeGraph): boolean {
  const symbol = isConstructor(base) ? graph.symbol(caller) : undefined;
  if (!symbol) return false;
  const className = base.fact.qualifiedName.split('.').at(-2);
  return callsAt(symbol, line, graph).some((call) => call.name === className);
}

/** Whether an override calls the method that it overrides. */
function isSuperCall({ caller }: Edge, base: SymbolNode, graph: CodeGraph): boolean {
  return overriddenMethods(caller, graph).some(({ id }) => id === base.id);
}

function placeOf({ caller, line }: Edge): string {
  return `${line} ${caller}`;
}
