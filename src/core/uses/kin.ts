// Classes above and below a class: at run time a member that one of them is asked for may be that of another.
import { ownerOf } from '../graph/owners.ts';
import { declaredByShape, writtenByShape } from '../graph/shapes.ts';
import type { CodeGraph, SymbolNode } from '../graph/types.ts';

/**
 * Ids of all classes above and below `owner`, and of those that a method of it shares with interfaces by shape alone.
 * @param member the method that is asked about
 */
export function kinOfMember(owner: SymbolNode, member: SymbolNode | undefined, graph: CodeGraph): ReadonlySet<string> {
  const byShape = member ? [...declaredByShape(member, graph), ...writtenByShape(member, graph)] : [];
  return new Set([...kinOf(owner, graph), ...byShape.flatMap((each) => ownerOf(each, graph)?.id ?? [])]);
}

/** All classes above and below `owner`. */
export function kinOf(owner: SymbolNode, graph: CodeGraph): ReadonlySet<string> {
  const inheritance = ['extends', 'implements'] as const;
  const up = reached(owner.id, (id) => graph.outgoing(id, inheritance).map(({ callee }) => callee));
  const down = reached(owner.id, (id) => graph.incoming(id, inheritance).map(({ caller }) => caller));
  return new Set([...up, ...down]);
}

/** Classes that a class below inherits from besides: as mixins they share its members without knowing each other. */
export function besideOf(owner: SymbolNode, graph: CodeGraph): ReadonlySet<string> {
  const inheritance = ['extends', 'implements'] as const;
  const below = reached(owner.id, (id) => graph.incoming(id, inheritance).map(({ caller }) => caller));
  return new Set([...below].flatMap((each) => [...reached(each, (id) => graph.outgoing(id, inheritance).map(({ callee }) => callee))]));
}

/** A set grows while it is gone through. */
function reached(start: string, next: (id: string) => readonly (string | null)[]): ReadonlySet<string> {
  const all = new Set([start]);
  for (const id of all) for (const each of next(id)) if (each !== null) all.add(each);
  all.delete(start);
  return all;
}
