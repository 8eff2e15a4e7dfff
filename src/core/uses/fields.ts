// Fields and variables that are no symbols of their own: which classes and modules have one of a name.
import { isClassLike } from '../graph/fileEntry.ts';
import { familyOf } from '../graph/families.ts';
import type { CodeGraph, SymbolNode } from '../graph/types.ts';

/** Classes that declare or set a field of that name in a file, and the module when it has such a variable. */
export function holdersOf(root: string, path: string, name: string, graph: CodeGraph): readonly SymbolNode[] {
  const inFile = graph.inFile(root, path);
  const holders = new Set<SymbolNode>();
  const add = (scope: number, written: string): void => {
    const dot = written.indexOf('.');
    if (written.slice(dot + 1) !== name) return;
    let holder = inFile[scope];
    const around = holder;
    if (dot > 0) while (holder && !isClassLike(holder.fact)) holder = inFile[holder.fact.parent];
    // A struct without a name belongs to the function in which it is written.
    if (dot > 0 && !holder && around && familyOf(around.language) === 'go') holders.add(around);
    if (holder && (isClassLike(holder.fact) || holder.fact.kind === 'module')) holders.add(holder);
  };
  for (const { scope, name: written, by } of graph.file(root, path)?.facts.bindings ?? []) if (by !== 'assigned') add(scope, written);
  for (const { fact } of inFile)
    for (const mention of fact.mutates) if (/^(?:self|this|cls)\./.test(mention.name)) add(fact.index, mention.name);
  return [...holders];
}
