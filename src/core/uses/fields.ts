// Fields and variables that are no symbols of their own: which classes and modules have one of a name.
import { isClassLike } from '../graph/names/fileEntry.ts';
import { familyOf } from '../graph/edges/families.ts';
import type { CodeGraph, SymbolNode } from '../graph/edges/types.ts';

/** A class or module with the name under which it has a field or variable: members in the type of a member come after it (`out.deep`). */
interface Holder {
  readonly symbol: SymbolNode;
  readonly name: string;
}

/** Classes that declare or set a field of that name in a file, and the module when it has such a variable. */
export function holdersOf(root: string, path: string, name: string, graph: CodeGraph): readonly Holder[] {
  const inFile = graph.inFile(root, path);
  const holders = new Map<string, Holder>();
  const add = (scope: number, written: string): void => {
    const isOfObject = ofObject.test(written);
    if (lastPart(written) !== name || (!isOfObject && written.includes('.'))) return;
    let symbol = inFile[scope];
    const around = symbol;
    if (isOfObject) while (symbol && !isClassLike(symbol.fact)) symbol = inFile[symbol.fact.parent];
    // A struct without a name belongs to the function in which it is written.
    if (isOfObject && !symbol && around && familyOf(around.language) === 'go')
      holders.set(`${around.id} ${name}`, { symbol: around, name });
    if (!symbol || !(isClassLike(symbol.fact) || symbol.fact.kind === 'module')) return;
    const own = isOfObject ? written.slice(written.indexOf('.') + 1) : written;
    holders.set(`${symbol.id} ${own}`, { symbol, name: own });
  };
  for (const { scope, name: written, by } of graph.file(root, path)?.facts.bindings ?? []) {
    // Only what is declared in a type is a member of a member.
    if (by === 'annotation' || (by !== 'assigned' && written.split('.').length < 3)) add(scope, written);
  }
  for (const { fact } of inFile) for (const mention of fact.mutates) if (ofObject.test(mention.name)) add(fact.index, mention.name);
  return [...holders.values()];
}

/** The name under which the class has the member that is declared on a line of it. */
export function memberOn(line: number, name: string, { root, path, fact }: SymbolNode, graph: CodeGraph): string {
  const bindings = graph.file(root, path)?.facts.bindings ?? [];
  const own = bindings.find(
    (each) => each.line === line && each.scope === fact.index && ofObject.test(each.name) && lastPart(each.name) === name,
  );
  return own ? own.name.slice(own.name.indexOf('.') + 1) : name;
}

/** The member of a type that is written out in the head of a function, or for a variable, on a line. */
export function inlineMemberAt(line: number, name: string, inFile: readonly SymbolNode[], graph: CodeGraph): Holder | undefined {
  const [first] = inFile;
  const bindings = first ? (graph.file(first.root, first.path)?.facts.bindings ?? []) : [];
  const isMember = (written: string): boolean => written.includes('.') && !ofObject.test(written) && lastPart(written) === name;
  const declared = bindings.find((each) => each.by === 'annotation' && each.line === line && isMember(each.name));
  const symbol = declared && inFile[declared.scope];
  return symbol && !isClassLike(symbol.fact) ? { symbol, name: declared.name } : undefined;
}

const ofObject = /^(?:self|this|cls)\./;

/** The own name of a member that is declared in the type of others. */
export function lastPart(written: string): string {
  return written.slice(written.lastIndexOf('.') + 1);
}
