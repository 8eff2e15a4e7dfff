// Links a call of a method to the methods of derived classes that override it, since the object may have a derived class.
import { dispatchConfidence, maxDispatchTargets } from '../edges/edgeConfidence.ts';
import type { Link, SymbolNode } from '../edges/graphTypes.ts';
import type { Definitions } from '../files/definitions.ts';
import type { DependencyTracker } from '../files/dependencyTracker.ts';
import type { FileEntry } from '../files/fileEntry.ts';
import { overrideOf } from '../typing/methodOverloads.ts';
import { linkTo } from './symbolLinks.ts';

/** Dependencies of {@link OverridingLinks}; constructed before it. */
interface OverridingLinksDependencies {
  readonly definitions: Definitions;
  readonly tracker: DependencyTracker;
}

/** Finds overriding methods. */
export class OverridingLinks {
  readonly #dependencies: OverridingLinksDependencies;

  constructor(dependencies: OverridingLinksDependencies) {
    this.#dependencies = dependencies;
  }

  /** Methods of derived classes that run instead when the object has a derived class. */
  of(entry: FileEntry, index: number, name: string, base?: SymbolNode): readonly Link[] {
    return this.#dependencies.tracker.remember(entry, `o ${index} ${name} ${base?.id ?? ''}`, () => this.#find(entry, index, name, base));
  }

  #find(entry: FileEntry, index: number, name: string, base: SymbolNode | undefined): readonly Link[] {
    const { definitions, tracker } = this.#dependencies;
    const links: Link[] = [];
    const queue = [entry.nodes[index]?.id ?? ''];
    const visited = new Set(queue);
    for (const id of queue) {
      tracker.note(`s:${id}`);
      for (const subclass of definitions.subclasses(id)) {
        if (visited.has(subclass)) continue;
        visited.add(subclass);
        queue.push(subclass);
        const method = this.#linkIn(subclass, name, base);
        if (method) links.push(method);
        if (links.length > maxDispatchTargets) return [];
      }
    }
    return links;
  }

  #linkIn(subclass: string, name: string, base: SymbolNode | undefined): Link | undefined {
    const { definitions } = this.#dependencies;
    const node = definitions.nodes.get(subclass);
    const definition = node && definitions.definition(node);
    if (!definition) return undefined;
    this.#dependencies.tracker.touchHead(definition.entry, definition.index);
    const index = overrideOf(definition.entry, definition.entry.children(definition.index, name), base?.fact);
    if (index === undefined) return undefined;
    return { ...linkTo({ kind: 'symbol', entry: definition.entry, index }, 'inherited'), confidence: dispatchConfidence };
  }
}
