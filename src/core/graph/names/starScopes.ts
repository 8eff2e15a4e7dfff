// The modules whose names star imports bring into a file, as one list: star imports run in circles, and many lead to the same module.
import type { DependencyTracker } from '../files/dependencyTracker.ts';
import type { FileEntry } from '../files/fileEntry.ts';
import type { Modules } from '../modules/modules.ts';
import { importPath } from '../modules/rustPaths.ts';
import type { ModuleValue } from '../values/values.ts';

/** What the star imports of a file lead to, directly or through those of other files, nearest first and later imports before earlier ones. */
interface StarScope {
  /** Files with their place in the order. */
  readonly files: ReadonlyMap<FileEntry, { readonly order: number; readonly module: ModuleValue }>;
  /** Modules that are folders: what they have is not known by name. */
  readonly folders: readonly { readonly order: number; readonly module: ModuleValue }[];
  /** Files that stand for a package with submodules. */
  readonly packages: readonly ModuleValue[];
}

/**
 * Finds the modules that may bring a name into a file. Names are looked up in an index of the top of each module: to ask module by module
 * takes as many steps for each name as there are modules behind a prelude.
 */
export class StarScopes {
  readonly #tracker: DependencyTracker;
  readonly #modules: Modules;
  readonly #filesByName = new Map<string, Set<FileEntry>>();
  /** The version of each file whose names are in the index, with these names. */
  readonly #indexed = new Map<string, { readonly entry: FileEntry; readonly names: readonly string[] }>();

  constructor(tracker: DependencyTracker, modules: Modules) {
    this.#tracker = tracker;
    this.#modules = modules;
  }

  /** Modules behind the star imports of `entry` that may have `name` at their top, in the order in which they count. */
  *modulesWith(entry: FileEntry, name: string): Iterable<ModuleValue> {
    if (!entry.stars.length) return;
    const { files, folders } = this.#scopeOf(entry);
    this.#tracker.noteName(name);
    const matches = [...folders];
    for (const file of this.#filesByName.get(name) ?? []) {
      const match = files.get(file);
      if (match) matches.push(match);
    }
    // Nearly always the first one has the name, and a namespace may be opened in every file: the list is not sorted.
    while (matches.length) {
      const first = matches.reduce((best, each) => (each.order < best.order ? each : best));
      yield first.module;
      matches.splice(matches.indexOf(first), 1);
    }
  }

  /** Modules behind the star imports of `entry` that are packages with submodules. */
  packages(entry: FileEntry): readonly ModuleValue[] {
    return entry.stars.length ? this.#scopeOf(entry).packages : [];
  }

  #scopeOf(entry: FileEntry): StarScope {
    return this.#tracker.remember(entry, 'sc', () => {
      const files = new Map<FileEntry, { order: number; module: ModuleValue }>();
      const folders: { order: number; module: ModuleValue }[] = [];
      this.#follow(entry, new Set([entry]), (module) => {
        const place = { order: files.size + folders.length, module };
        if (module.entry) files.set(module.entry, place);
        else folders.push(place);
      });
      const packages = [...files.values()].flatMap(({ module }) => (module.folder === undefined ? [] : [module]));
      return { files, folders, packages };
    });
  }

  #follow(entry: FileEntry, visited: Set<FileEntry>, visit: (module: ModuleValue) => void): void {
    this.#tracker.note(entry.named);
    for (const fact of entry.stars.toReversed()) {
      const module = this.#modules.resolve(entry, importPath(entry, fact));
      if (module.kind !== 'module' || (module.entry && visited.has(module.entry))) continue;
      visit(module);
      if (!module.entry) continue;
      visited.add(module.entry);
      this.#index(module.entry);
      this.#follow(module.entry, visited, visit);
    }
  }

  #index(entry: FileEntry): void {
    const old = this.#indexed.get(entry.key);
    if (old?.entry === entry) return;
    for (const name of old?.names ?? []) this.#filesByName.get(name)?.delete(old?.entry ?? entry);
    const names = [...entry.topNames()];
    this.#indexed.set(entry.key, { entry, names });
    for (const name of names) {
      const files = this.#filesByName.get(name);
      if (files) files.add(entry);
      else this.#filesByName.set(name, new Set([entry]));
    }
  }
}
