// Finds names that code of this workspace uses from outside, by their last part, so that a function of a library does not count as missing.
import type { CodeGraph } from '../../graph/edges/graphTypes.ts';

/** Packages are installed near the top of a root. */
const maxFolders = 6;

/** The dotted external names that equal `name` or end with it, shortest first; empty when nothing here uses it. */
export function externalNamesOf(name: string, graph: CodeGraph): readonly string[] {
  const dottedNames = graph.externalNames(name.slice(name.lastIndexOf('.') + 1));
  return dottedNames.filter((each) => each === name || each.endsWith(`.${name}`));
}

/**
 * Roots whose code uses `external`, each with the folders around that code, innermost first: the places where packages may be installed.
 */
export function rootsUsing(external: string, graph: CodeGraph): readonly { readonly root: string; readonly folders: readonly string[] }[] {
  const foldersByRoot = new Map<string, Set<string>>();
  for (const edge of graph.edges()) {
    const user = edge.external === external ? graph.symbol(edge.caller) : undefined;
    if (!user) continue;
    const folders = foldersByRoot.get(user.root) ?? new Set<string>();
    foldersByRoot.set(user.root, folders);
    for (let path = user.path; path.includes('/');) folders.add((path = path.slice(0, path.lastIndexOf('/'))));
  }
  const innermostFirst = (folders: ReadonlySet<string>): string[] =>
    [...folders].sort((a, b) => b.split('/').length - a.split('/').length || (a < b ? -1 : 1));
  return [...foldersByRoot].map(([root, folders]) => ({ root, folders: [...innermostFirst(folders).slice(-maxFolders), ''] }));
}
