// Finds base and derived classes of a class: at run time an access to a member of one may reach a member of another.
import { rulesOf } from '../../syntax/languages.ts';
import { satisfyingTypes } from '../../graph/golang/goShapes.ts';
import { ownerOf } from '../../graph/files/enclosingSymbols.ts';
import { interfaceMethodsByShape, classMethodsByShape } from '../../graph/typing/structuralTypes.ts';
import type { CodeGraph, SymbolNode } from '../../graph/edges/graphTypes.ts';

/**
 * Ids of all base and derived classes of `owner`, and of those that share a method with it by shape alone.
 * @param member the method in question
 */
export function relatedTypesOfMember(owner: SymbolNode, member: SymbolNode | undefined, graph: CodeGraph): ReadonlySet<string> {
  const byShape = member ? [...interfaceMethodsByShape(member, graph), ...classMethodsByShape(member, graph)] : [];
  const interfaces = member ? implementedInterfaces(owner, member, graph) : [];
  return new Set([
    ...relatedTypesOf(owner, graph),
    ...byShape.flatMap((each) => ownerOf(each, graph)?.id ?? []),
    ...interfaces.map(({ id }) => id),
  ]);
}

/**
 * Implicit interfaces that declare the method and that `owner` implements: a call through one of them may run it, however many other types
 * implement it as well.
 */
function implementedInterfaces(owner: SymbolNode, { language, fact }: SymbolNode, graph: CodeGraph): readonly SymbolNode[] {
  if (!rulesOf(language).interfacesAreImplicit || fact.kind !== 'method') return [];
  const declaringTypes = graph.byName(fact.name).flatMap((each) => (each.fact.kind === 'method' ? (ownerOf(each, graph) ?? []) : []));
  const interfaces = declaringTypes.filter(({ id, fact: { kind } }) => kind === 'interface' && id !== owner.id);
  return interfaces.filter((each) => satisfyingTypes(each, graph).some(({ id }) => id === owner.id));
}

/** All base and derived classes of `owner`. */
export function relatedTypesOf(owner: SymbolNode, graph: CodeGraph): ReadonlySet<string> {
  return new Set([...ancestorIds(owner.id, graph), ...descendantIds(owner.id, graph)]);
}

/** Other bases of derived classes: mixins share members without knowing each other. */
export function mixinsOf(owner: SymbolNode, graph: CodeGraph): ReadonlySet<string> {
  return new Set([...descendantIds(owner.id, graph)].flatMap((each) => [...ancestorIds(each, graph)]));
}

const inheritance = ['extends', 'implements'] as const;

function ancestorIds(start: string, graph: CodeGraph): ReadonlySet<string> {
  return reachableIds(start, (id) => graph.outgoing(id, inheritance).map(({ callee }) => callee));
}

function descendantIds(start: string, graph: CodeGraph): ReadonlySet<string> {
  return reachableIds(start, (id) => graph.incoming(id, inheritance).map(({ caller }) => caller));
}

/** All ids that `next` leads to; the loop extends the set. */
function reachableIds(start: string, next: (id: string) => readonly (string | null)[]): ReadonlySet<string> {
  const ids = new Set([start]);
  for (const id of ids) for (const each of next(id)) if (each !== null) ids.add(each);
  ids.delete(start);
  return ids;
}
