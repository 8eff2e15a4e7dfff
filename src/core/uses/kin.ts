// Classes above and below a class: at run time a member that one of them is asked for may be that of another.
import { typesMeeting } from '../graph/golang/goShapes.ts';
import { ownerOf } from '../graph/edges/owners.ts';
import { declaredByShape, writtenByShape } from '../graph/typing/shapes.ts';
import type { CodeGraph, SymbolNode } from '../graph/edges/types.ts';

/**
 * Ids of all classes above and below `owner`, and of those that a method of it shares with interfaces by shape alone.
 * @param member the method that is asked about
 */
export function kinOfMember(owner: SymbolNode, member: SymbolNode | undefined, graph: CodeGraph): ReadonlySet<string> {
  const byShape = member ? [...declaredByShape(member, graph), ...writtenByShape(member, graph)] : [];
  const met = member ? metInterfaces(owner, member, graph) : [];
  return new Set([...kinOf(owner, graph), ...byShape.flatMap((each) => ownerOf(each, graph)?.id ?? []), ...met.map(({ id }) => id)]);
}

/** Interfaces of Go that declare the method and that `owner` meets: a call of one of them may run it, however many other types meet it as well. */
function metInterfaces(owner: SymbolNode, { language, fact }: SymbolNode, graph: CodeGraph): readonly SymbolNode[] {
  if (language !== 'go' || fact.kind !== 'method') return [];
  const declaring = graph.byName(fact.name).flatMap((each) => (each.fact.kind === 'method' ? (ownerOf(each, graph) ?? []) : []));
  const interfaces = declaring.filter(({ id, fact: { kind } }) => kind === 'interface' && id !== owner.id);
  return interfaces.filter((each) => typesMeeting(each, graph).some(({ id }) => id === owner.id));
}

/** All classes above and below `owner`. */
export function kinOf(owner: SymbolNode, graph: CodeGraph): ReadonlySet<string> {
  return new Set([...above(owner.id, graph), ...below(owner.id, graph)]);
}

/** Classes that a class below inherits from besides: as mixins they share its members without knowing each other. */
export function besideOf(owner: SymbolNode, graph: CodeGraph): ReadonlySet<string> {
  return new Set([...below(owner.id, graph)].flatMap((each) => [...above(each, graph)]));
}

const inheritance = ['extends', 'implements'] as const;

function above(start: string, graph: CodeGraph): ReadonlySet<string> {
  return reached(start, (id) => graph.outgoing(id, inheritance).map(({ callee }) => callee));
}

function below(start: string, graph: CodeGraph): ReadonlySet<string> {
  return reached(start, (id) => graph.incoming(id, inheritance).map(({ caller }) => caller));
}

/** A set grows while it is gone through. */
function reached(start: string, next: (id: string) => readonly (string | null)[]): ReadonlySet<string> {
  const all = new Set([start]);
  for (const id of all) for (const each of next(id)) if (each !== null) all.add(each);
  all.delete(start);
  return all;
}
