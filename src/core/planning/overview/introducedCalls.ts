// Finds the functions and types in the examples of a README: where users of a library begin.
import { baseName } from '../../base/baseName.ts';
import { membersOf, ownerOf } from '../../graph/files/enclosingSymbols.ts';
import { isClassLike } from '../../graph/files/fileEntry.ts';
import { isFunction } from '../../graph/edges/functionKinds.ts';
import type { CodeGraph, SymbolNode } from '../../graph/edges/graphTypes.ts';
import { isConstructor } from '../../graph/values/constructors.ts';
import type { ProjectEntry } from './projectEntries.ts';
import type { ExampleCall } from './examples.ts';
import type { ProjectFiles } from './projectFiles.ts';

/** A name of more types than this is ambiguous. */
const maxNamesakes = 2;
const maxEntries = 2;

/** The `symbols` that an example calls, by name: members of the type before the dot, else functions of modules, else any. */
export function symbolsCalledIn(example: readonly ExampleCall[], symbols: readonly SymbolNode[], graph: CodeGraph): readonly SymbolNode[] {
  const byName = new Map<string, SymbolNode[]>();
  for (const symbol of symbols) {
    const namesakes = byName.get(symbol.fact.name);
    if (namesakes) namesakes.push(symbol);
    else byName.set(symbol.fact.name, [symbol]);
  }
  const calledSymbols = example.flatMap(({ receiver, name }) => {
    const namesakes = byName.get(name) ?? [];
    const ofType = namesakes.filter((symbol) => receiver !== undefined && ownerOf(symbol, graph)?.fact.name === receiver);
    if (ofType.length) return ofType;
    const freeFunctions = namesakes.filter((symbol) => ownerOf(symbol, graph)?.fact.kind === 'module');
    // Modules and variables look alike: a free function is more likely in a module than any method.
    return freeFunctions.length ? freeFunctions : namesakes;
  });
  return [...new Set(calledSymbols)];
}

/**
 * The methods that an example calls on what its other calls return, `calledSymbols` first: `shop.newOrder(book).send()`. A declared
 * result leads to its type and to the types that implement it.
 */
export function withMethodsOfResults(
  example: readonly ExampleCall[],
  calledSymbols: readonly SymbolNode[],
  graph: CodeGraph,
): readonly SymbolNode[] {
  const names = new Set(example.map(({ name }) => name));
  const symbols = new Set(calledSymbols);
  // A set grows while it is read, so results of results count too. Only names of the example are added, so the loop ends.
  for (const { root, fact } of symbols) {
    const type = findType(typeNameIn(fact.returnType), root, graph);
    for (const method of type ? membersOfAll(type, graph) : []) {
      if (names.has(method.fact.name) && method.role === 'code' && isFunction(method)) symbols.add(method);
    }
  }
  return [...symbols];
}

/** The last name of a declared type, without its arguments: `Order` of `shop.Order?` and of `Order<Line>`. */
function typeNameIn(type: string | undefined): string | undefined {
  return type === undefined ? undefined : /([\p{L}_$][\p{L}\p{N}_$]*)\W*$/u.exec(type.replace(/[<[].*/su, ''))?.[1];
}

/** Members of a type and of the types that extend or implement it. */
function membersOfAll(type: SymbolNode, graph: CodeGraph): readonly SymbolNode[] {
  const subtypes = graph.incoming(type.id, ['extends', 'implements']).flatMap(({ caller }) => graph.symbol(caller) ?? []);
  return [type, ...subtypes].flatMap((each) => membersOf(each, graph));
}

/** Entries for the types in the first example that names one, else for functions: the start of a library whose top-level manifests name none. */
export function introducedEntries(
  examples: readonly (readonly ExampleCall[])[],
  path: string,
  { root, at }: ProjectFiles,
  graph: CodeGraph,
): readonly ProjectEntry[] {
  for (const example of examples) {
    const entries = new Map<string, ProjectEntry>();
    for (const { receiver, name, line } of example) {
      const type = findType(receiver, root, graph) ?? findType(name, root, graph);
      const file = type && at(type.path);
      if (!type || !file || entries.has(file.path)) continue;
      const method = membersOf(type, graph).find(({ fact }) => fact.name === name);
      // A variable may have the name of a type that is written in lower case.
      if (receiver === type.fact.name && /^\p{Ll}/u.test(receiver) && !method) continue;
      const key = receiver === type.fact.name ? `${receiver}.${name}` : name;
      const isMethod = method && !isConstructor(method);
      const lastCall = isMethod ? undefined : lastMethodCall(type, example, line, graph);
      const start = lastCall ?? { symbol: method ?? type, line, key };
      entries.set(file.path, { file, symbol: start.symbol, manifestLine: { path, line: start.line, key: start.key } });
    }
    if (entries.size) return [...entries.values()].slice(0, maxEntries);
  }
  return introducedFunctions(examples.flat(), path, { root, at }, graph);
}

/** The last method of a constructed `type` that an example calls from `line` on: more happens there than in the constructor. */
function lastMethodCall(
  type: SymbolNode,
  example: readonly ExampleCall[],
  line: number,
  graph: CodeGraph,
): { readonly symbol: SymbolNode; readonly line: number; readonly key: string } | undefined {
  const methods = new Map(
    membersOf(type, graph).flatMap((each) => (isFunction(each) && !isConstructor(each) ? [[each.fact.name, each] as const] : [])),
  );
  const call = example.findLast((each) => each.line >= line && methods.has(each.name));
  const symbol = call && methods.get(call.name);
  return symbol && { symbol, line: call.line, key: call.name };
}

/** Entries for the first functions in the examples that one definition outside of types has. */
function introducedFunctions(
  calls: readonly ExampleCall[],
  path: string,
  { root, at }: Pick<ProjectFiles, 'root' | 'at'>,
  graph: CodeGraph,
): readonly ProjectEntry[] {
  const entries = new Map<string, ProjectEntry>();
  for (const { name, line } of calls) {
    const functions = graph
      .byName(name)
      .filter((each) => each.root === root && each.role === 'code' && each.fact.kind === 'function' && each.fact.exported);
    const [symbol] = functions;
    const file = symbol && at(symbol.path);
    if (functions.length === 1 && symbol && file && !entries.has(symbol.id))
      entries.set(symbol.id, { file, symbol, manifestLine: { path, line, key: name } });
  }
  return [...entries.values()].slice(0, maxEntries);
}

function findType(name: string | undefined, root: string, graph: CodeGraph): SymbolNode | undefined {
  if (name === undefined) return undefined;
  const types = graph.byName(name).filter((each) => each.root === root && each.role === 'code' && isClassLike(each.fact));
  const outerTypes = types.filter((each) => {
    const parent = ownerOf(each, graph);
    return parent === undefined || !isClassLike(parent.fact);
  });
  // A type in several files, as C# allows, is one type.
  const distinctCount = new Set(outerTypes.map(({ fact }) => fact.qualifiedName)).size;
  if (distinctCount > maxNamesakes) return undefined;
  return outerTypes.find(({ path }) => baseName(path).startsWith(`${name}.`)) ?? outerTypes[0];
}
