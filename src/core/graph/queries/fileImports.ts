// Relations between files by their imports: which files a file imports, which import it, and cycles of imports.
import type { FileRef } from '../../ports.ts';
import type { SymbolId } from '../../symbols/symbolId.ts';
import { cycles } from '../edges/nodeCycles.ts';
import { NodeLinks } from '../edges/links.ts';
import type { CodeGraph, Edge, SymbolNode } from '../edges/graphTypes.ts';

export function importedFiles(graph: CodeGraph, root: string, path: string): readonly FileRef[] {
  return neighbours(graph, root, path, (id) => graph.outgoing(id, ['imports']).map((edge) => edge.callee));
}

export function importingFiles(graph: CodeGraph, root: string, path: string): readonly FileRef[] {
  return neighbours(graph, root, path, (id) => graph.incoming(id, ['imports']).map((edge) => edge.caller));
}

function neighbours(
  graph: CodeGraph,
  root: string,
  path: string,
  ends: (id: SymbolId) => readonly (SymbolId | null)[],
): readonly FileRef[] {
  const module = graph.inFile(root, path)[0];
  const ids = module ? [...new Set(ends(module.id))] : [];
  return ids.flatMap((id) => (id === null ? [] : placeOf(graph.symbol(id))));
}

/** Groups of files that import each other, directly or through others of the group. */
export function findImportCycles(graph: CodeGraph): readonly (readonly FileRef[])[] {
  const links = new NodeLinks();
  for (const edge of graph.edges()) {
    if (edge.kind === 'imports' && edge.callee !== null && !isTypeOnly(graph, edge)) links.add(edge.caller, edge.callee);
  }
  return cycles(links).map((group) => group.flatMap((id) => placeOf(graph.symbol(id))));
}

/** Type-only imports are erased at run time and close no cycle. */
function isTypeOnly(graph: CodeGraph, { caller, line }: Edge): boolean {
  const symbol = graph.symbol(caller);
  const facts = symbol && graph.file(symbol.root, symbol.path)?.facts;
  const importsOnLine = facts?.imports.filter((fact) => fact.line === line) ?? [];
  return importsOnLine.length > 0 && importsOnLine.every((fact) => fact.typeOnly);
}

function placeOf(symbol: SymbolNode | undefined): FileRef[] {
  return symbol ? [{ root: symbol.root, path: symbol.path }] : [];
}
