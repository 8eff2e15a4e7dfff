// When "nobody uses it" may be said: nothing is left undecided, and nothing outside of what was looked at can reach the definition.
import { constructorNames } from '../../graph/typing/constructors.ts';
import { familyOf, type Family } from '../../graph/edges/families.ts';
import { ownerOf } from '../../graph/edges/owners.ts';
import type { CodeGraph, SymbolNode } from '../../graph/edges/types.ts';
import { directoryOf, isClassLike } from '../../graph/names/fileEntry.ts';
import { kinOf } from '../kin.ts';
import { isPlainBase, isPlainDecorator } from '../plainLibrary.ts';
import { ownerOfTarget, type Reach, type Uses, type UseTarget } from '../types.ts';

/** `used`, surely `nobody`, or `unknown` with what keeps it from being said. */
export type UsesVerdict =
  | { readonly is: 'used' }
  /** `within` is from where it could be named at all. */
  | { readonly is: 'nobody'; readonly within: Exclude<Reach['within'], 'outside'> }
  | { readonly is: 'unknown'; readonly because: 'possible' | 'undecided' | 'incomplete' | 'quoted' | 'exported' | 'called-from-outside' };

/** Members that the language itself looks for. Sources: Java Object Serialization Specification, Go specification and package testing. */
const languageHooks: Readonly<Record<string, RegExp>> = {
  java: /^(?:main|readObject|writeObject|readObjectNoData|readResolve|writeReplace|serialVersionUID|serialPersistentFields)$/,
  kotlin: /^(?:main|readObject|writeObject|readResolve|writeReplace|serialVersionUID)$/,
  go: /^(?:main|init|_)$|^(?:Test|Benchmark|Example|Fuzz)/,
};

/** @param isComplete the index holds all files of the workspace, with their edges */
export function verdictOf(uses: Uses, graph: CodeGraph, isComplete: boolean): UsesVerdict {
  const { target } = uses;
  if (uses.places.length && !isOnlyDeclared(target, uses, graph)) return { is: 'used' };
  // A type that meets an interface uses nothing of it.
  if (uses.possible.some(({ kind }) => kind !== 'implements' && kind !== 'overrides')) return { is: 'unknown', because: 'possible' };
  if (uses.undecided.length || uses.doubts) return { is: 'unknown', because: 'undecided' };
  if (!isComplete || uses.isMixed) return { is: 'unknown', because: 'incomplete' };
  if (uses.quoted && !uses.reach.isLexical) return { is: 'unknown', because: 'quoted' };
  const { within } = uses.reach;
  if (within === 'outside' || (target.name === undefined && isMerged(target.symbol, graph))) return { is: 'unknown', because: 'exported' };
  return isReachedOtherwise(target, uses, graph) ? { is: 'unknown', because: 'called-from-outside' } : { is: 'nobody', within };
}

/** A field that no class body declares is declared by its one assignment. */
function isOnlyDeclared({ symbol, name }: UseTarget, { places, isDeclared }: Uses, graph: CodeGraph): boolean {
  const [place, ...more] = places;
  if (isDeclared) return false;
  if (name === undefined || !place || more.length || place.kind !== 'writes' || !isClassLike(symbol.fact)) return false;
  return (
    place.symbol !== null && place.root === symbol.root && place.path === symbol.path && ownerOf(place.symbol, graph)?.id === symbol.id
  );
}

/** Interfaces of one name may be one interface in TypeScript, wherever they are declared. */
function isMerged({ fact }: SymbolNode, graph: CodeGraph): boolean {
  return fact.kind === 'interface' && graph.byName(fact.name).length > 1;
}

/** Something else than code of the workspace that names it may get at it. */
function isReachedOtherwise(target: UseTarget, { reach }: Uses, graph: CodeGraph): boolean {
  const { symbol, name } = target;
  const { fact, language } = symbol;
  const owner = ownerOfTarget(target, graph);
  if (languageHooks[familyOf(language)]?.test(name ?? fact.name)) return true;
  if (name === undefined && (isCalledByName(symbol, graph) || registersItself(symbol, graph))) return true;
  // Being private is all that a constructor may be there for.
  if (name === undefined && fact.kind === 'method' && fact.name === owner?.fact.name) return true;
  if (!owner || !isClassLike(owner.fact)) return false;
  // An object may be handed to code outside, which asks it for members by their names.
  if (!reach.isPrivate) return true;
  // Serialisers fill and read the fields of an object without naming them.
  if (name !== undefined && isSerialised(owner, graph)) return true;
  if (name === undefined && familyOf(language) === 'python' && isHandedOut(owner, graph)) return true;
  if (name === undefined && isOfInterface(symbol, owner, graph)) return true;
  // Where the compiler keeps it from bases and derived classes none of them can ask for it.
  return !sealed.has(familyOf(language)) && hasBaseOutside(owner, graph);
}

/** The language, a framework or a decorator may call it: special names, decorated, tests, routes, overrides. */
function isCalledByName(symbol: SymbolNode, graph: CodeGraph): boolean {
  const { id, fact, language, role } = symbol;
  if (fact.kind === 'test' || fact.kind === 'route' || fact.kind === 'module') return true;
  if (/^__.*__$/.test(fact.name) || fact.name === 'main' || fact.name === constructorNames[familyOf(language)]) return true;
  // A type in a test is there for the compiler to check.
  if (fact.kind === 'type' && role === 'test') return true;
  // Without a body here it is written elsewhere: in another language, or as a declaration that others fill.
  if (fact.declaration && fact.kind !== 'method') return true;
  if (fact.decorators.some((each) => !isPlainDecorator(each, symbol, graph))) return true;
  return isSourceOfTest(symbol, graph) || graph.outgoing(id, ['overrides']).length > 0;
}

/** JUnit takes the arguments of a test from the method or field of the test's name. Source: JUnit User Guide, `@MethodSource` and `@FieldSource`. */
function isSourceOfTest({ root, path, fact }: SymbolNode, graph: CodeGraph): boolean {
  return graph
    .inFile(root, path)
    .some(
      ({ fact: test }) => test.name === fact.name && test.parent === fact.parent && test.decorators.some((each) => sourceless.test(each)),
    );
}

const sourceless = /^@?(?:Method|Field)Source\b(?!\s*\(\s*\S)/;

/** In Python the bases of a class may act on its mere definition. */
function registersItself(symbol: SymbolNode, graph: CodeGraph): boolean {
  if (familyOf(symbol.language) !== 'python' || symbol.fact.kind !== 'class' || !symbol.fact.extends.length) return false;
  if (hasBaseOutside(symbol, graph)) return true;
  const bases = kinOf(symbol, graph);
  const all = [symbol, ...[...bases].flatMap((id) => graph.symbol(id) ?? [])];
  if (all.some(({ fact }) => /\bmetaclass\s*=\s*(?!(?:abc\.)?ABCMeta\b)/.test(fact.signature))) return true;
  return graph.byName('__init_subclass__').some((hook) => bases.has(ownerOf(hook, graph)?.id ?? ''));
}

/** A method hands its own object to code outside, which may ask it for any member that it knows. */
function isHandedOut({ root, path, fact }: SymbolNode, graph: CodeGraph): boolean {
  const inFile = graph.inFile(root, path);
  const calls = graph.file(root, path)?.facts.calls ?? [];
  return calls.some(({ caller, line, passed }) => {
    const method = inFile[caller];
    if (!method || method.fact.parent !== fact.index || !/(?:^|[,=])self(?:,|$)/.test(passed ?? '')) return false;
    return graph.outgoing(method.id, ['calls']).some((edge) => edge.line === line && edge.callee === null && edge.external?.includes('.'));
  });
}

/** Types of Go meet an interface by having all of its methods, also those that nobody calls. One that is not exported is met in its package only. */
function isOfInterface({ root, path, language, fact }: SymbolNode, owner: SymbolNode, graph: CodeGraph): boolean {
  if (familyOf(language) !== 'go' || fact.kind !== 'method') return false;
  const isDeclared = (node: SymbolNode): boolean =>
    node.language === language &&
    node.root === root &&
    directoryOf(node.path) === directoryOf(path) &&
    ownerOf(node, graph)?.fact.kind === 'interface';
  return owner.fact.kind === 'interface' || graph.byName(fact.name).some(isDeclared);
}

/** Languages in which a private member overrides nothing. */
const sealed: ReadonlySet<Family> = new Set(['ecmascript', 'java', 'kotlin']);

function isSerialised(owner: SymbolNode, graph: CodeGraph): boolean {
  return familyOf(owner.language) === 'java' || owner.fact.decorators.some((each) => !isPlainDecorator(each, owner, graph));
}

/** A class above is none of the workspace: it may ask for the member. */
function hasBaseOutside(owner: SymbolNode, graph: CodeGraph): boolean {
  const above = new Set([owner]);
  // The set grows while it is gone through.
  for (const each of above) {
    const edges = graph.outgoing(each.id, ['extends', 'implements']);
    const written = [...each.fact.extends, ...each.fact.implements].filter((base) => !isPlainBase(base, each, graph));
    for (const { callee, external } of edges) {
      const base = callee === null ? undefined : graph.symbol(callee);
      if (base) above.add(base);
      else if (!isPlainBase(external ?? '', each, graph)) return true;
    }
    // What could not be found at all is not of the workspace either.
    if (edges.length < written.length) return true;
  }
  return false;
}
