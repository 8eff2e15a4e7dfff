// Finds base and derived classes of a class: at run time an access to a member of one may reach a member of another.
import { rulesOf } from '../syntax/languages.ts';
import { typesMeeting } from '../graph/golang/goShapes.ts';
import { ownerOf } from '../graph/files/owners.ts';
import { declaredByShape, writtenByShape } from '../graph/typing/shapes.ts';
import type { CodeGraph, SymbolNode } from '../graph/edges/types.ts';

/**
 * Ids of all base and derived classes of `owner`, and of those that share a method with it by shape alone.
 * @param member the method in question
 */
export function kinOfMember(owner: SymbolNode, member: SymbolNode | undefined, graph: CodeGraph): ReadonlySet<string> {
  const byShape = member ? [...declaredByShape(member, graph), ...writtenByShape(member, graph)] : [];
  const met = member ? metInterfaces(owner, member, graph) : [];
  return new Set([...kinOf(owner, graph), ...byShape.flatMap((each) => ownerOf(each, graph)?.id ?? []), ...met.map(({ id }) => id)]);
}

/**
 * Implicit interfaces that declare the method and that `owner` implements: a call through one of them may run it, however many other types
 * implement it as well.
 */
function metInterfaces(owner: SymbolNode, { language, fact }: SymbolNode, graph: CodeGraph): readonly SymbolNode[] {
  if (!rulesOf(language).interfacesAreImplicit || fact.kind !== 'method') return [];
  const declaring = graph.byName(fact.name).flatMap((each) => (each.fact.kind === 'method' ? (ownerOf(each, graph) ?? []) : []));
  const interfaces = declaring.filter(({ id, fact: { kind } }) => kind === 'interface' && id !== owner.id);
  return interfaces.filter((each) => typesMeeting(each, graph).some(({ id }) => id === owner.id));
}

/** All base and derived classes of `owner`. */
export function kinOf(owner: SymbolNode, graph: CodeGraph): ReadonlySet<string> {
  return new Set([...above(owner.id, graph), ...below(owner.id, graph)]);
}

/** Other bases of derived classes: mixins share members without knowing each other. */
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

/** All ids that `next` leads to; the loop extends the set. */
function reached(start: string, next: (id: string) => readonly (string | null)[]): ReadonlySet<string> {
  const all = new Set([start]);
  for (const id of all) for (const each of next(id)) if (each !== null) all.add(each);
  all.delete(start);
  return all;
}
