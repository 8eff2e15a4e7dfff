// Finds the Go types that satisfy an interface, including function types and structs that embed other types. Works on a linked graph.
import { rulesOf } from '../../syntax/languages.ts';
import { firstOfEach } from '../../base/collections/firstOfEach.ts';
import { parentFolder } from '../../base/parentFolder.ts';
import { isClassLike } from '../files/fileEntry.ts';
import { libraryInterface } from './goLibraryInterfaces.ts';
import { requiredMethod, isMethodLike, type RequiredMethod } from './goMethods.ts';
import type { CodeGraph, SymbolNode } from '../edges/graphTypes.ts';

/** Maximum types tried for one interface; a common method (`String`) has many. Set by judgement. */
const maxTypes = 500;

/**
 * Types that have every method of an interface and of its embedded interfaces, some of them possibly from embedded types. Types with
 * none of the methods themselves are left out: they satisfy the interface only through embedding. Returns none if an embedded interface
 * is unknown and only one method is known.
 */
export function satisfyingTypes(symbol: SymbolNode, graph: CodeGraph): readonly SymbolNode[] {
  if (!rulesOf(symbol.language).interfacesAreImplicit || symbol.fact.kind !== 'interface') return [];
  const { methods, isWhole } = methodsOf(symbol, graph);
  return isWhole || methods.length > 1 ? typesWith(methods, graph) : [];
}

/** Like {@link satisfyingTypes}, for an interface of the standard library by its usual name (`http.Handler`). */
export function satisfyingLibraryTypes(name: string, graph: CodeGraph): readonly SymbolNode[] {
  return typesWith(libraryInterface(name) ?? [], graph);
}

/**
 * Methods that may run when a method of a Go interface is called: the method of that name of each satisfying type, own or promoted.
 * Types of tests and generated doubles count only when there are no others.
 */
export function satisfyingMethods(method: SymbolNode, graph: CodeGraph): readonly SymbolNode[] {
  const holder =
    rulesOf(method.language).interfacesAreImplicit && method.fact.kind === 'method'
      ? graph.inFile(method.root, method.path)[method.fact.parent]
      : undefined;
  if (holder?.fact.kind !== 'interface') return [];
  const symbols = satisfyingTypes(holder, graph).flatMap((type) => methodOf(type, method.fact.name, graph, new Set()) ?? []);
  const distinct = firstOfEach(symbols, ({ id }) => id);
  const inCode = distinct.filter(({ role }) => role === 'code');
  return inCode.length ? inCode : distinct;
}

function methodOf(type: SymbolNode, name: string, graph: CodeGraph, visited: Set<string>): SymbolNode | undefined {
  if (visited.has(type.id) || type.fact.kind === 'interface') return undefined;
  visited.add(type.id);
  const isOwn = (each: SymbolNode): boolean =>
    each.fact.kind === 'method' && each.root === type.root && parentFolder(each.path) === parentFolder(type.path);
  const ownMethod = graph.byName(`${type.fact.qualifiedName}.${name}`).find(isOwn);
  if (ownMethod) return ownMethod;
  const bases = graph.outgoing(type.id, ['extends']).flatMap(({ callee }) => graph.symbol(callee ?? '') ?? []);
  for (const base of bases) {
    const baseMethod = methodOf(base, name, graph, visited);
    if (baseMethod) return baseMethod;
  }
  return undefined;
}

function typesWith(methods: readonly RequiredMethod[], graph: CodeGraph): readonly SymbolNode[] {
  const [rarest] = methods.toSorted((a, b) => graph.byName(a.name).length - graph.byName(b.name).length);
  if (!rarest) return [];
  return possibleTypes(rarest, graph).filter(
    (type) => methods.some((each) => hasOwn(type, each, graph)) && methods.every((each) => hasMethod(type, each, graph, new Set())),
  );
}

/** Methods that an interface declares or embeds; not whole when an embedded interface is unknown. */
function methodsOf(symbol: SymbolNode, graph: CodeGraph): { readonly methods: readonly RequiredMethod[]; readonly isWhole: boolean } {
  let isWhole = true;
  const interfaces = new Map([[symbol.id, symbol]]);
  const methods: RequiredMethod[] = [];
  // The map grows during iteration.
  for (const each of interfaces.values()) {
    const holder = each.fact;
    for (const { fact } of graph.inFile(each.root, each.path))
      if (fact.parent === holder.index && fact.kind === 'method') methods.push(requiredMethod(each, fact, holder));
    for (const { callee, external } of graph.outgoing(each.id, ['extends'])) {
      const base = graph.symbol(callee ?? '');
      const outside = external === null ? undefined : libraryInterface(external);
      if (base?.fact.kind === 'interface') interfaces.set(base.id, base);
      else if (outside) methods.push(...outside);
      else isWhole = false;
    }
  }
  return { methods, isWhole };
}

/** Types that have the method, and types that embed one of them or an interface with it. */
function possibleTypes(method: RequiredMethod, graph: CodeGraph): readonly SymbolNode[] {
  const types = new Map<string, SymbolNode>();
  for (const node of graph.byName(method.name)) {
    const owner = rulesOf(node.language).interfacesAreImplicit && node.fact.kind === 'method' ? ownerOf(node, graph) : undefined;
    if (owner) types.set(owner.id, owner);
  }
  for (const { id } of types.values()) {
    if (types.size >= maxTypes) break;
    for (const { caller } of graph.incoming(id, ['extends'])) {
      const type = graph.symbol(caller);
      if (type) types.set(type.id, type);
    }
  }
  return [...types.values()].filter(({ fact }) => fact.kind !== 'interface');
}

/** The type of a method, which may be in another file. */
function ownerOf({ root, path, fact }: SymbolNode, graph: CodeGraph): SymbolNode | undefined {
  const name = fact.qualifiedName.slice(0, -fact.name.length - 1);
  const isOwner = (each: SymbolNode): boolean =>
    isClassLike(each.fact) && each.fact.qualifiedName === name && each.root === root && parentFolder(each.path) === parentFolder(path);
  return graph.byName(name).find(isOwner);
}

function hasOwn({ root, path, fact }: SymbolNode, method: RequiredMethod, graph: CodeGraph): boolean {
  return graph
    .byName(`${fact.qualifiedName}.${method.name}`)
    .some((each) => each.root === root && parentFolder(each.path) === parentFolder(path) && isMethodLike(each, method));
}

function hasMethod(type: SymbolNode, method: RequiredMethod, graph: CodeGraph, visited: Set<string>): boolean {
  if (visited.has(type.id)) return false;
  visited.add(type.id);
  const isSameMethod = ({ name }: RequiredMethod): boolean => name === method.name;
  if (type.fact.kind === 'interface') return methodsOf(type, graph).methods.some(isSameMethod);
  if (hasOwn(type, method, graph)) return true;
  return graph.outgoing(type.id, ['extends']).some(({ callee, external }) => {
    const base = graph.symbol(callee ?? '');
    return base ? hasMethod(base, method, graph, visited) : external !== null && (libraryInterface(external)?.some(isSameMethod) ?? false);
  });
}
