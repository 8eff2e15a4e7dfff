// Finds fields and variables that are not symbols: which classes and modules have one with a given name.
import { isClassLike } from '../graph/files/fileEntry.ts';
import { rulesOf } from '../syntax/languages.ts';
import type { CodeGraph, SymbolNode } from '../graph/edges/types.ts';

/** A class or module, with its name for a field or variable: `out.deep` for a member in the type of a member. */
interface Holder {
  readonly symbol: SymbolNode;
  readonly name: string;
}

/** Classes that declare or set a field with that name in a file, and the module if it has such a variable. */
export function holdersOf(root: string, path: string, name: string, graph: CodeGraph): readonly Holder[] {
  const inFile = graph.inFile(root, path);
  const holders = new Map<string, Holder>();
  const add = (scope: number, written: string): void => {
    const isOfObject = ofObject.test(written);
    if (lastPart(written) !== name || (!isOfObject && written.includes('.'))) return;
    let symbol = inFile[scope];
    const around = symbol;
    if (isOfObject) while (symbol && !isClassLike(symbol.fact)) symbol = inFile[symbol.fact.parent];
    // A nameless struct belongs to the enclosing function.
    if (isOfObject && !symbol && around && rulesOf(around.language).hasNamelessTypes)
      holders.set(`${around.id} ${name}`, { symbol: around, name });
    if (!symbol || !(isClassLike(symbol.fact) || symbol.fact.kind === 'module')) return;
    const own = isOfObject ? written.slice(written.indexOf('.') + 1) : written;
    holders.set(`${symbol.id} ${own}`, { symbol, name: own });
  };
  for (const { scope, name: written, by } of graph.file(root, path)?.facts.bindings ?? []) {
    // Only declarations in a type are members of a member.
    if (by === 'annotation' || (by !== 'assigned' && written.split('.').length < 3)) add(scope, written);
  }
  for (const { fact } of inFile) for (const mention of fact.mutates) if (ofObject.test(mention.name)) add(fact.index, mention.name);
  return [...holders.values()];
}

/** The class's name for the member that is declared on one of its lines. */
export function memberOn(line: number, name: string, { root, path, fact }: SymbolNode, graph: CodeGraph): string {
  const bindings = graph.file(root, path)?.facts.bindings ?? [];
  const own = bindings.find(
    (each) => each.line === line && each.scope === fact.index && ofObject.test(each.name) && lastPart(each.name) === name,
  );
  return own ? own.name.slice(own.name.indexOf('.') + 1) : name;
}

/** The member of an inline type in the head of a function, or of a variable, on a line. */
export function inlineMemberAt(line: number, name: string, inFile: readonly SymbolNode[], graph: CodeGraph): Holder | undefined {
  const [first] = inFile;
  const bindings = first ? (graph.file(first.root, first.path)?.facts.bindings ?? []) : [];
  const isMember = (written: string): boolean => written.includes('.') && !ofObject.test(written) && lastPart(written) === name;
  const declared = bindings.find((each) => each.by === 'annotation' && each.line === line && isMember(each.name));
  const symbol = declared && inFile[declared.scope];
  return symbol && !isClassLike(symbol.fact) ? { symbol, name: declared.name } : undefined;
}

const ofObject = /^(?:self|this|cls)\./;

/** The own name of a member that is declared in the type of another. */
export function lastPart(written: string): string {
  return written.slice(written.lastIndexOf('.') + 1);
}
