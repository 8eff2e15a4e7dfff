// Keeps definitions, dependencies and edges in line with the files: after any sequence of updates they equal a fresh build.
import { Definitions, isNamed } from './definitions.ts';
import { Dependencies, type DependencyKey } from './dependencies.ts';
import { EdgeStore } from './edgeStore.ts';
import { FileEntry, fileKey } from './fileEntry.ts';
import { definedNames, interfaceDigest } from './interfaceDigest.ts';
import { Linker, type Derivation } from './linker.ts';
import { Resolver } from './resolver.ts';
import type { SymbolId } from '../symbols/symbolId.ts';
import type { CodeGraph, Edge, GraphFile } from './types.ts';

/** A change as {@link CodeGraph.update} takes it. */
export type GraphChange = Parameters<CodeGraph['update']>[0];

/** The derived state and how it is updated. */
export class DerivedEdges {
  readonly definitions: Definitions;
  readonly edges = new EdgeStore();
  readonly #dependencies = new Dependencies();
  readonly #linker: Linker;
  readonly #derivations = new Map<string, readonly Derivation[]>();
  readonly #digests = new Map<string, string>();

  constructor(rootNames: ReadonlyMap<string, string>) {
    this.definitions = new Definitions(rootNames);
    this.#linker = new Linker(new Resolver(this.definitions, this.#dependencies));
  }

  /** Returns the symbols whose outgoing edges were taken away or derived anew. */
  update(change: GraphChange): ReadonlySet<SymbolId> {
    const changed = latest(change.changed);
    const removed = change.removed.map(({ root, path }) => fileKey(root, path)).filter((key) => !changed.has(key));
    const keys = new Set<DependencyKey>();
    for (const key of removed) this.#replace(key, undefined, keys);
    for (const [key, file] of changed) this.#replace(key, new FileEntry(file), keys);
    const dirty = this.#existing([...changed.keys(), ...this.#dependencies.dependents(keys)]);
    const touched = this.edges.remove([...removed, ...dirty]);
    const families = this.#deriveClasses(dirty);
    const reached = this.#existing(this.#dependencies.dependents(families));
    for (const id of this.edges.remove([...reached].filter((key) => !dirty.has(key)))) touched.add(id);
    for (const key of new Set([...dirty, ...reached])) for (const { caller } of this.#link(key)) touched.add(caller);
    this.#dependencies.clearMemo();
    return touched;
  }

  /** Puts in, replaces or takes out one file and notes in `keys` what others can see of that. */
  #replace(key: string, entry: FileEntry | undefined, keys: Set<DependencyKey>): void {
    const old = this.definitions.files.get(key);
    const digest = entry && interfaceDigest(entry);
    if (old) this.definitions.remove(old);
    if (entry) this.definitions.add(entry);
    else this.#forget(key, keys);
    if (!this.#dependencies.isEmpty && (old === undefined || entry === undefined)) noteExistence(old ?? entry, keys);
    if (!this.#dependencies.isEmpty && digest !== this.#digests.get(key)) noteDifference(old, entry, keys);
    if (digest === undefined) this.#digests.delete(key);
    else this.#digests.set(key, digest);
  }

  #forget(key: string, keys: Set<DependencyKey>): void {
    this.#dependencies.forget(key);
    this.#setDerivations(key, [], keys);
    this.#derivations.delete(key);
  }

  #existing(keys: Iterable<string>): Set<string> {
    return new Set([...keys].filter((key) => this.definitions.files.has(key)));
  }

  /** Derives base classes anew; returns the keys of the classes whose set of subclasses is different now. */
  #deriveClasses(files: Iterable<string>): ReadonlySet<DependencyKey> {
    const keys = new Set<DependencyKey>();
    for (const key of files) {
      const entry = this.definitions.files.get(key);
      if (entry) this.#setDerivations(key, this.#linker.derivations(entry), keys);
    }
    return keys;
  }

  #setDerivations(key: string, derivations: readonly Derivation[], keys: Set<DependencyKey>): void {
    const old = new Map((this.#derivations.get(key) ?? []).map((each) => [`${each.base}\n${each.derived}`, each]));
    const fresh = new Map(derivations.map((each) => [`${each.base}\n${each.derived}`, each]));
    for (const [name, { base, derived }] of old) {
      if (fresh.has(name)) continue;
      this.definitions.removeSubclass(base, derived);
      keys.add(`s:${base}`);
    }
    for (const [name, { base, derived }] of fresh) {
      if (old.has(name)) continue;
      this.definitions.addSubclass(base, derived);
      keys.add(`s:${base}`);
    }
    this.#derivations.set(key, derivations);
  }

  #link(key: string): readonly Edge[] {
    const entry = this.definitions.files.get(key);
    if (!entry) return [];
    let edges: readonly Edge[] = [];
    this.#dependencies.collect(key, () => {
      this.#linker.derivations(entry);
      edges = this.#linker.edges(entry);
    });
    this.edges.add(key, edges);
    return edges;
  }
}

/** The last version of each file that is listed more than once. */
function latest(files: readonly GraphFile[]): ReadonlyMap<string, GraphFile> {
  return new Map(files.map((file) => [fileKey(file.root, file.path), file]));
}

/** A file came or went: look-ups of modules by any part of its path may find something else. */
function noteExistence(entry: FileEntry | undefined, keys: Set<DependencyKey>): void {
  if (!entry) return;
  const { root, path } = entry.file;
  keys.add(`f:${entry.key}`);
  keys.add(`m:${entry.stem}`);
  for (const part of path.split('/')) keys.add(`m:${part}`);
  if (entry.stem === '__init__') keys.add(`i:${fileKey(root, entry.directory)}`);
}

/** Another interface: all that read it, and look-ups of the names that differ. */
function noteDifference(old: FileEntry | undefined, fresh: FileEntry | undefined, keys: Set<DependencyKey>): void {
  const before = old ? definedNames(old) : new Map<string, string>();
  const after = fresh ? definedNames(fresh) : new Map<string, string>();
  for (const entry of [old, fresh]) {
    if (!entry) continue;
    keys.add(`f:${entry.key}`);
    for (const node of entry.nodes) {
      if (isNamed(node) && before.get(node.fact.name) !== after.get(node.fact.name)) keys.add(`n:${node.fact.name}`);
    }
  }
}
