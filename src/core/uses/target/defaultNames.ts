// Finds the names of a JavaScript default export in the files that import it: each file may choose its own.
import { ownerOf } from '../../graph/files/enclosingSymbols.ts';
import type { CodeGraph } from '../../graph/edges/graphTypes.ts';
import { nameOfTarget, type UseTarget } from './usePlaces.ts';

const isDefaultHead = /^export\s+default\s/;
const identifier = /^[\p{L}_$][\p{L}\p{N}_$]*$/u;

/** The other names of `target`, if it is a default export, in the files that import its file; most frequent first. */
export function defaultNames(target: UseTarget, graph: CodeGraph): readonly string[] {
  const { symbol, name } = target;
  const { root, path } = symbol;
  const ownName = nameOfTarget(target);
  const isTop = name === undefined ? ownerOf(symbol, graph)?.fact.kind === 'module' : symbol.fact.kind === 'module';
  const exportFacts = graph.file(root, path)?.facts.exports ?? [];
  const isDefault =
    exportFacts.some((each) => each.exported === 'default' && each.local === ownName) || isDefaultHead.test(symbol.fact.signature);
  if (!isTop || !isDefault) return [];
  const counts = new Map<string, number>();
  for (const file of graph.importedBy(root, path))
    for (const { names } of graph.file(file.root, file.path)?.facts.imports ?? [])
      for (const { imported, local } of names)
        if (takesDefault(imported) && local !== ownName && identifier.test(local)) counts.set(local, (counts.get(local) ?? 0) + 1);
  return [...counts]
    .filter(([local]) => isTakenFrom(local, target, graph))
    .sort((a, b) => b[1] - a[1])
    .map(([local]) => local);
}

/**
 * Whether an import may take the default. `require` takes the whole module, which is the default if the module is set as a whole; the graph
 * decides that.
 */
function takesDefault(importedName: string): boolean {
  return importedName === 'default' || importedName === '*';
}

/** Whether a file imports the target from its file under the name `name`. */
function isTakenFrom(name: string, { symbol, name: targetName }: UseTarget, graph: CodeGraph): boolean {
  return graph.importedBy(symbol.root, symbol.path).some(({ root, path }) => {
    const fact = graph
      .file(root, path)
      ?.facts.imports.find(({ names }) => names.some((each) => takesDefault(each.imported) && each.local === name));
    const definitions = fact ? graph.definitionsAt({ root, path, line: fact.line, name }) : 'outside';
    return definitions !== 'outside' && definitions.some((each) => each.symbol.id === symbol.id && each.name === targetName);
  });
}
