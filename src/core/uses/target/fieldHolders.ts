// Finds fields and variables that are not symbols: which classes and modules have one with a given name.
import { isClassLike } from '../../graph/files/fileEntry.ts';
import { rulesOf } from '../../syntax/languages.ts';
import type { CodeGraph, SymbolNode } from '../../graph/edges/graphTypes.ts';

/** A class or module, with its name for a field or variable: `out.deep` for a member in the type of a member. */
interface FieldHolder {
  readonly symbol: SymbolNode;
  readonly name: string;
}

/** Classes that declare or set a field with that name in a file, and the module if it has such a variable. */
export function holdersOf(root: string, path: string, name: string, graph: CodeGraph): readonly FieldHolder[] {
  const inFile = graph.inFile(root, path);
  const holders = new Map<string, FieldHolder>();
  const add = (scope: number, writtenName: string): void => {
    const isOfObject = objectMember.test(writtenName);
    if (lastPart(writtenName) !== name || (!isOfObject && writtenName.includes('.'))) return;
    let symbol = inFile[scope];
    const enclosing = symbol;
    if (isOfObject) while (symbol && !isClassLike(symbol.fact)) symbol = inFile[symbol.fact.parent];
    // A nameless struct belongs to the enclosing function.
    if (isOfObject && !symbol && enclosing && rulesOf(enclosing.language).hasNamelessTypes)
      holders.set(`${enclosing.id} ${name}`, { symbol: enclosing, name });
    if (!symbol || !(isClassLike(symbol.fact) || symbol.fact.kind === 'module')) return;
    const ownName = isOfObject ? writtenName.slice(writtenName.indexOf('.') + 1) : writtenName;
    holders.set(`${symbol.id} ${ownName}`, { symbol, name: ownName });
  };
  for (const { scope, name: writtenName, by } of graph.file(root, path)?.facts.bindings ?? []) {
    // Only declarations in a type are members of a member.
    if (by === 'annotation' || (by !== 'assigned' && writtenName.split('.').length < 3)) add(scope, writtenName);
  }
  for (const { fact } of inFile)
    for (const mutatedName of fact.mutates) if (objectMember.test(mutatedName.name)) add(fact.index, mutatedName.name);
  return [...holders.values()];
}

/** The class's name for the member that is declared on one of its lines. */
export function memberOn(line: number, name: string, { root, path, fact }: SymbolNode, graph: CodeGraph): string {
  const bindings = graph.file(root, path)?.facts.bindings ?? [];
  const ownBinding = bindings.find(
    (each) => each.line === line && each.scope === fact.index && objectMember.test(each.name) && lastPart(each.name) === name,
  );
  return ownBinding ? ownBinding.name.slice(ownBinding.name.indexOf('.') + 1) : name;
}

/** The member of an inline type in the head of a function, or of a variable, on a line. */
export function inlineMemberAt(line: number, name: string, inFile: readonly SymbolNode[], graph: CodeGraph): FieldHolder | undefined {
  const [first] = inFile;
  const bindings = first ? (graph.file(first.root, first.path)?.facts.bindings ?? []) : [];
  const isMember = (writtenName: string): boolean =>
    writtenName.includes('.') && !objectMember.test(writtenName) && lastPart(writtenName) === name;
  const declaration = bindings.find((each) => each.by === 'annotation' && each.line === line && isMember(each.name));
  const symbol = declaration && inFile[declaration.scope];
  return symbol && !isClassLike(symbol.fact) ? { symbol, name: declaration.name } : undefined;
}

const objectMember = /^(?:self|this|cls)\./;

/** The own name of a member that is declared in the type of another. */
export function lastPart(dottedName: string): string {
  return dottedName.slice(dottedName.lastIndexOf('.') + 1);
}
