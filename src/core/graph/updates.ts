// Keeps definitions, dependencies and edges in line with the files: after any sequence of updates they equal a fresh build.
import { Definitions, isNamed } from './definitions.ts';
import { Dependencies, type DependencyKey } from './dependencies.ts';
import { EdgeStore } from './edgeStore.ts';
import { FileEntry, fileKey } from './fileEntry.ts';
import { definedNames, interfaceDigest } from './interfaceDigest.ts';
import { Linker, type Derivation } from './linker.ts';
import { Resolver } from './resolver.ts';
import type { SymbolId } from '../symbols/symbolId.ts';
import type { CodeGraph, GraphFile } from './types.ts';

/** A change as {@link CodeGraph.update} takes it. */
export type GraphChange = Parameters<CodeGraph['update']>[0];

/**
 * The derived state and how it is updated. Taking a change in only marks what has to be derived again; deriving waits for {@link settle}, so
 * that files which come in many portions are linked once, when all that they name is there.
 */
export class DerivedEdges {
  readonly definitions: Definitions;
  readonly edges = new EdgeStore();
  readonly #touched: (callers: Iterable<SymbolId>) => void;
  readonly #dependencies = new Dependencies();
  readonly #linker: Linker;
  readonly #derivations = new Map<string, readonly Derivation[]>();
  readonly #digests = new Map<string, string>();
  /** Files without edges at the moment: they have to be linked, and before that their base classes derived. */
  readonly #unlinked = new Set<string>();
  readonly #underived = new Set<string>();

  /** @param touched is told the symbols whose outgoing edges were taken away or derived anew */
  constructor(rootNames: ReadonlyMap<string, string>, touched: (callers: Iterable<SymbolId>) => void) {
    this.definitions = new Definitions(rootNames);
    this.#linker = new Linker(new Resolver(this.definitions, this.#dependencies));
    this.#touched = touched;
  }

  /** Takes a change in; the edges are right again after {@link settle}. */
  update(change: GraphChange): void {
    const changed = latest(change.changed);
    const removed = change.removed.map(({ root, path }) => fileKey(root, path)).filter((key) => !changed.has(key));
    const keys = new Set<DependencyKey>();
    for (const key of removed) this.#replace(key, undefined, keys);
    for (const [key, file] of changed) this.#replace(key, new FileEntry(file), keys);
    this.#dependencies.clearMemo();
    this.#touched(this.edges.remove(removed));
    for (const key of removed) for (const marked of [this.#unlinked, this.#underived]) marked.delete(key);
    for (const key of this.#unlink([...changed.keys(), ...this.#dependencies.dependents(keys)])) this.#underived.add(key);
  }

  /**
   * Derives what waits for it, until `isOver` says after some file that it is enough for now. Returns whether all is derived.
   * A pause leaves everything as it has to be for more updates.
   */
  settle(isOver: () => boolean): boolean {
    if (this.#underived.size) {
      this.#unlink(this.#dependencies.dependents(this.#deriveClasses(this.#underived)));
      this.#underived.clear();
    }
    for (const key of this.#unlinked) {
      this.#unlinked.delete(key);
      this.#link(key);
      if (this.#unlinked.size && isOver()) return false;
    }
    this.#dependencies.clearMemo();
    return true;
  }

  /** Takes the edges of files away and marks the files. */
  #unlink(keys: Iterable<string>): readonly string[] {
    const existing = [...keys].filter((key) => this.definitions.files.has(key));
    this.#touched(this.edges.remove(existing));
    for (const key of existing) this.#unlinked.add(key);
    return existing;
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

  #link(key: string): void {
    const entry = this.definitions.files.get(key);
    if (!entry) return;
    this.#dependencies.collect(key, () => {
      this.#linker.derivations(entry);
      this.edges.add(key, this.#linker.edges(entry));
    });
    this.#touched(this.edges.callers(key));
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
