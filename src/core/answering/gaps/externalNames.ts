// Names that code of this workspace uses from outside, by their last part: so that a library's function is not taken for a missing one.
import type { CodeGraph } from '../../graph/types.ts';

/** Packages are installed near the top. */
const mostFolders = 6;

/** Dotted external names by their last part. Going through all edges takes a while, so it is done once a question, and only when needed. */
export class ExternalNames {
  readonly #graph: CodeGraph;
  #byLast: Map<string, Set<string>> | undefined;

  constructor(graph: CodeGraph) {
    this.#graph = graph;
  }

  /** The dotted names that `name` is or ends, most used first; empty when nothing here uses it. */
  find(name: string): readonly string[] {
    const last = name.slice(name.lastIndexOf('.') + 1);
    const known = [...(this.#names().get(last) ?? [])];
    return known.filter((each) => each === name || each.endsWith(`.${name}`)).sort((a, b) => a.length - b.length || (a < b ? -1 : 1));
  }

  #names(): Map<string, Set<string>> {
    if (this.#byLast) return this.#byLast;
    const names = new Map<string, Set<string>>();
    for (const { external } of this.#graph.edges()) {
      if (external === null) continue;
      const last = external.slice(external.lastIndexOf('.') + 1);
      const known = names.get(last);
      if (known) known.add(external);
      else names.set(last, new Set([external]));
    }
    return (this.#byLast = names);
  }
}

/** Roots whose code uses `external`, each with the folders around that code, the innermost first: where packages may be installed. */
export function usersOf(external: string, graph: CodeGraph): readonly { readonly root: string; readonly folders: readonly string[] }[] {
  const roots = new Map<string, Set<string>>();
  for (const edge of graph.edges()) {
    const user = edge.external === external ? graph.symbol(edge.caller) : undefined;
    if (!user) continue;
    const folders = roots.get(user.root) ?? new Set<string>();
    roots.set(user.root, folders);
    for (let path = user.path; path.includes('/');) folders.add((path = path.slice(0, path.lastIndexOf('/'))));
  }
  const inner = (folders: ReadonlySet<string>): string[] =>
    [...folders].sort((a, b) => b.split('/').length - a.split('/').length || (a < b ? -1 : 1));
  return [...roots].map(([root, folders]) => ({ root, folders: [...inner(folders).slice(-mostFolders), ''] }));
}
