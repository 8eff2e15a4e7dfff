// Decides when "nobody uses it" is certain: no place is undecided, and no code outside the search can reach the definition.
import { parentFolder } from '../../base/parentFolder.ts';
import { ownerOf } from '../../graph/files/enclosingSymbols.ts';
import { rulesOf } from '../../syntax/languages.ts';
import type { CodeGraph, SymbolNode } from '../../graph/edges/graphTypes.ts';
import { isClassLike } from '../../graph/files/fileEntry.ts';
import { relatedTypesOf } from '../target/relatedTypes.ts';
import { isPlainBase, isPlainDecorator } from '../target/plainLibrary.ts';
import { ownerOfTarget, type Reach, type UsePlace, type Uses, type UseTarget } from '../target/usePlaces.ts';

/** `used`, surely `nobody`, or `unknown` with the reason against "nobody". */
export type UsesVerdict =
  | { readonly is: 'used' }
  /** `within`: the area from which it could be named. */
  | { readonly is: 'nobody'; readonly within: Exclude<Reach['within'], 'outside'> }
  | { readonly is: 'unknown'; readonly because: 'possible' | 'undecided' | 'incomplete' | 'quoted' | 'exported' | 'called-from-outside' };

/**
 * The verdict on the uses of a definition; the first reason against "nobody" counts.
 * @param isComplete whether the index holds all files of the workspace, with their edges
 */
export function verdictOf(uses: Uses, graph: CodeGraph, isComplete: boolean): UsesVerdict {
  const { target } = uses;
  if (uses.places.length && !isOnlyDeclared(target, uses, graph)) return { is: 'used' };
  // A type that implements an interface does not use it.
  if (uses.possible.some(({ kind }) => kind !== 'implements' && kind !== 'overrides')) return { is: 'unknown', because: 'possible' };
  if (uses.undecided.length || uses.uncertainExclusions) return { is: 'unknown', because: 'undecided' };
  if (!isComplete || uses.isMixed) return { is: 'unknown', because: 'incomplete' };
  if (uses.quotingFile && !uses.reach.isLexical) return { is: 'unknown', because: 'quoted' };
  const { within } = uses.reach;
  if (within === 'outside' || (target.name === undefined && isMerged(target.symbol, graph))) return { is: 'unknown', because: 'exported' };
  return isReachedOtherwise(target, uses, graph) ? { is: 'unknown', because: 'called-from-outside' } : { is: 'nobody', within };
}

/**
 * Whether an exported definition has no use in the workspace, where nothing but its name leads to it either. Code outside can still use it.
 * @param verdict of its uses
 */
export function isUnusedHere({ target, reach }: Uses, verdict: UsesVerdict, graph: CodeGraph): boolean {
  if (verdict.is !== 'unknown' || (verdict.because !== 'exported' && verdict.because !== 'called-from-outside')) return false;
  const owner = ownerOfTarget(target, graph);
  if (reach.within !== 'outside' || isReachedByName(target, owner, graph)) return false;
  // An object with methods is passed on as a whole.
  if (!owner || !isClassLike(owner.fact)) return owner?.fact.kind === 'module';
  return !isOfInterface(target.symbol, owner, graph) && !hasBaseOutside(owner, graph);
}

/** Whether the only place is the one assignment that declares the field, because no class body does. */
function isOnlyDeclared({ symbol, name }: UseTarget, { places, isDeclared }: Uses, graph: CodeGraph): boolean {
  const [place, ...more] = places;
  if (isDeclared) return false;
  if (name === undefined || !place || more.length || place.kind !== 'writes' || !isClassLike(symbol.fact)) return false;
  return (
    place.symbol !== null && place.root === symbol.root && place.path === symbol.path && ownerOf(place.symbol, graph)?.id === symbol.id
  );
}

/** Interfaces with one name may be a single one in TypeScript, wherever they are declared. */
function isMerged({ fact }: SymbolNode, graph: CodeGraph): boolean {
  return fact.kind === 'interface' && graph.byName(fact.name).length > 1;
}

/** Whether anything but a name in workspace code may reach the target. */
function isReachedOtherwise(target: UseTarget, { reach }: Uses, graph: CodeGraph): boolean {
  const { symbol, name } = target;
  const { language } = symbol;
  const owner = ownerOfTarget(target, graph);
  if (isReachedByName(target, owner, graph)) return true;
  if (!owner || !isClassLike(owner.fact)) return false;
  // Outside code may receive an object and access its members by name.
  if (!reach.isPrivate) return true;
  // Serialisers fill and read the fields of an object without naming them.
  if (name !== undefined && isSerialised(owner, graph)) return true;
  if (name === undefined && rulesOf(language).privateIsConvention && passesItselfOutside(owner, graph)) return true;
  if (name === undefined && isOfInterface(symbol, owner, graph)) return true;
  // Where the compiler hides it from bases and derived classes, none of them can access it.
  return !rulesOf(language).privateIsSealed && hasBaseOutside(owner, graph);
}

/** Whether the language, a framework or its class may reach the target, whatever other code names. */
function isReachedByName({ symbol, name }: UseTarget, owner: SymbolNode | undefined, graph: CodeGraph): boolean {
  const { fact, language } = symbol;
  if (rulesOf(language).hooks?.test(name ?? fact.name)) return true;
  if (name === undefined && (isCalledByName(symbol, graph) || registersItself(symbol, graph))) return true;
  // A constructor may exist only to be private.
  return name === undefined && fact.kind === 'method' && fact.name === owner?.fact.name;
}

/** Whether the language, a framework or a decorator may call it: special names, decorators, tests, routes, overrides. */
function isCalledByName(symbol: SymbolNode, graph: CodeGraph): boolean {
  const { id, fact, language, role } = symbol;
  if (fact.kind === 'test' || fact.kind === 'route' || fact.kind === 'module') return true;
  if (/^__.*__$/.test(fact.name) || fact.name === 'main' || fact.name === rulesOf(language).constructorName) return true;
  // A type in a test exists for the compiler to check.
  if (fact.kind === 'type' && role === 'test') return true;
  // Without a body the implementation is elsewhere: in another language, or provided by others.
  if (fact.declaration && fact.kind !== 'method') return true;
  if (fact.decorators.some((each) => !isPlainDecorator(each, symbol, graph))) return true;
  return isSourceOfTest(symbol, graph) || graph.outgoing(id, ['overrides']).length > 0;
}

/**
 * Whether JUnit takes the arguments of a test from it: a method or field with the name of the test. Source: JUnit User Guide,
 * `@MethodSource` and `@FieldSource`.
 */
function isSourceOfTest({ root, path, fact }: SymbolNode, graph: CodeGraph): boolean {
  return graph
    .inFile(root, path)
    .some(
      ({ fact: test }) => test.name === fact.name && test.parent === fact.parent && test.decorators.some((each) => plainSource.test(each)),
    );
}

const plainSource = /^@?(?:Method|Field)Source\b(?!\s*\(\s*\S)/;

/** Whether the class is used by its mere definition: its bases may act on it, as metaclasses do. */
function registersItself(symbol: SymbolNode, graph: CodeGraph): boolean {
  if (!rulesOf(symbol.language).basesSeeClasses || symbol.fact.kind !== 'class' || !symbol.fact.extends.length) return false;
  if (hasBaseOutside(symbol, graph)) return true;
  const bases = relatedTypesOf(symbol, graph);
  const types = [symbol, ...[...bases].flatMap((id) => graph.symbol(id) ?? [])];
  if (types.some(({ fact }) => /\bmetaclass\s*=\s*(?!(?:abc\.)?ABCMeta\b)/.test(fact.signature))) return true;
  return graph.byName('__init_subclass__').some((hook) => bases.has(ownerOf(hook, graph)?.id ?? ''));
}

/** Whether a method passes its own object to outside code, which may access any member that it knows. */
function passesItselfOutside({ root, path, fact }: SymbolNode, graph: CodeGraph): boolean {
  const inFile = graph.inFile(root, path);
  const calls = graph.file(root, path)?.facts.calls ?? [];
  return calls.some(({ caller, line, passed }) => {
    const method = inFile[caller];
    if (!method || method.fact.parent !== fact.index || !/(?:^|[,=])self(?:,|$)/.test(passed ?? '')) return false;
    return graph.outgoing(method.id, ['calls']).some((edge) => edge.line === line && edge.callee === null && edge.external?.includes('.'));
  });
}

/**
 * Whether the method may implement an interface that no code names: a type needs all its methods, even uncalled ones. A type outside the
 * package cannot implement an interface that is not exported.
 */
function isOfInterface({ root, path, language, fact }: SymbolNode, owner: SymbolNode, graph: CodeGraph): boolean {
  if (!rulesOf(language).interfacesAreImplicit || fact.kind !== 'method') return false;
  const isDeclared = (node: SymbolNode): boolean =>
    node.language === language &&
    node.root === root &&
    parentFolder(node.path) === parentFolder(path) &&
    ownerOf(node, graph)?.fact.kind === 'interface';
  return owner.fact.kind === 'interface' || graph.byName(fact.name).some(isDeclared);
}

function isSerialised(owner: SymbolNode, graph: CodeGraph): boolean {
  return rulesOf(owner.language).serialisersReadFields || owner.fact.decorators.some((each) => !isPlainDecorator(each, owner, graph));
}

/** Whether a base class is outside the workspace: it may access the member. */
function hasBaseOutside(owner: SymbolNode, graph: CodeGraph): boolean {
  const ancestors = new Set([owner]);
  // The loop extends the set.
  for (const each of ancestors) {
    const edges = graph.outgoing(each.id, ['extends', 'implements']);
    const namedBases = [...each.fact.extends, ...each.fact.implements].filter((base) => !isPlainBase(base, each, graph));
    for (const { callee, external } of edges) {
      const base = callee === null ? undefined : graph.symbol(callee);
      if (base) ancestors.add(base);
      else if (!isPlainBase(external ?? '', each, graph)) return true;
    }
    // A base that was not found is outside the workspace too.
    if (edges.length < namedBases.length) return true;
  }
  return false;
}

/** A shared name that is only declared may still be used where nobody reads it: in another workspace, or put together of parts. */
export function verdictOfShared(places: readonly Pick<UsePlace, 'kind'>[]): UsesVerdict {
  return places.every(({ kind }) => kind === 'declares') ? { is: 'unknown', because: 'exported' } : { is: 'used' };
}
