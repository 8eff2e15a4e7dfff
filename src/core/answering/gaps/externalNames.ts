// Names that code of this workspace uses from outside, by their last part: so that a library's function is not taken for a missing one.
import type { CodeGraph } from '../../graph/types.ts';

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
