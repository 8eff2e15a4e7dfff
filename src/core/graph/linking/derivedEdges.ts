// Keeps definitions, dependencies and edges up to date: after any sequence of updates they equal a fresh build.
import { fileKey } from '../../base/fileKey.ts';
import { nameInKey } from '../files/definitionKeys.ts';
import { Definitions } from '../files/definitions.ts';
import { DependencyTracker, type DependencyKey } from '../files/dependencyTracker.ts';
import { EdgeStore } from '../edges/edgeStore.ts';
import { FileEntry } from '../files/fileEntry.ts';
import { interfaceDigest } from './interfaceDigest.ts';
import { Inheritance, type SubclassPair } from './inheritance.ts';
import { Linker } from './linker.ts';
import type { FileSnapshot } from './savedEdges.ts';
import type { Meanings } from '../names/meanings.ts';
import { NameMeaning } from './nameMeaning.ts';
import { lookUpLimits, queriesAtOnce } from '../files/lookUpLimits.ts';
import { movedEdges } from './movedLines.ts';
import { forgetFile, OpenFiles } from './openFiles.ts';
import { lookedUpNames, noteInterface, noteExistence, noteFlow, noteSavedNames } from './changedKeys.ts';
import { Resolver } from '../calls/resolver.ts';
import type { SymbolId } from '../../symbols/symbolId.ts';
import type { CodeGraph, Edge, NamePlace } from '../edges/graphTypes.ts';

/** A change as {@link CodeGraph.update} takes it. */
export type GraphChange = Parameters<CodeGraph['update']>[0];

/**
 * The derived state. An update only marks stale files; {@link deriveEdges} links them, so that files arriving in batches are linked once,
 * when all their targets exist.
 */
export class DerivedEdges {
  readonly definitions: Definitions;
  readonly edges = new EdgeStore();
  readonly #onEdgesChanged: (callers: Iterable<SymbolId>) => void;
  readonly #tracker = new DependencyTracker();
  readonly #openFiles = new OpenFiles(this.#tracker);
  readonly #linker: Linker;
  readonly #resolver: Resolver;
  readonly #meaning: NameMeaning;
  readonly #inheritance: Inheritance;
  readonly #digests = new WeakMap<FileEntry, string>();
  /** Files without edges: their base classes are derived first, then they are linked. */
  readonly #unlinkedFiles = new Set<string>();
  readonly #linkFailures = new Map<string, string>();
  /** The file whose linking is paused. */
  #pausedLinking: { readonly key: string; readonly steps: Generator<undefined, void> } | undefined;
  #areClassesDerived = true;
  /** Files whose base classes are not derived yet; undefined while no such derivation is paused. */
  #pendingClassFiles: Set<string> | undefined;
  /** Keys of the classes whose set of subclasses has changed in the paused derivation. */
  readonly #changedBaseKeys = new Set<DependencyKey>();
  #isSaved = false;
  #changes = 0;
  readonly #filesPerRelease: number;
  #linkedSinceRelease = 0;
  #queries = 0;

  /**
   * @param onEdgesChanged called with the symbols whose outgoing edges were removed or derived again
   * @param filesPerRelease number of files linked before unpacked facts are released
   */
  constructor(rootNames: ReadonlyMap<string, string>, onEdgesChanged: (callers: Iterable<SymbolId>) => void, filesPerRelease: number) {
    this.#filesPerRelease = filesPerRelease;
    this.definitions = new Definitions(rootNames);
    this.#inheritance = new Inheritance(this.definitions);
    this.#resolver = new Resolver(this.definitions, this.#tracker);
    this.#meaning = new NameMeaning(this.#resolver);
    this.#linker = new Linker(this.#resolver, this.#meaning.types);
    this.#onEdgesChanged = onEdgesChanged;
  }

  /** See {@link CodeGraph.unlinkedCount}. */
  get unlinkedCount(): number {
    return this.#unlinkedFiles.size;
  }

  /** Version: changes with each step that may change an answer. */
  get changes(): number {
    return this.#changes;
  }

  /** See {@link CodeGraph.linkFailures}. */
  get linkFailures(): ReadonlyMap<string, string> {
    return this.#linkFailures;
  }

  /** See {@link CodeGraph.unfollowedCount}. */
  get unfollowedCount(): number {
    return this.#linker.unfollowedCount;
  }

  /** Definitions of a name on a line of `entry`; see {@link NameMeaning.of}. */
  meaning(entry: FileEntry, scope: number, place: NamePlace): Meanings {
    this.#enforceLimits();
    return this.#meaning.of(entry, scope, place);
  }

  /** See {@link CodeGraph.releaseCaches}; does nothing while the linking of a file is paused. */
  releaseCaches(): void {
    if (!this.#pausedLinking) this.#releaseAll();
  }

  /** Before a query, releases the least recently used data beyond the budget. */
  #enforceLimits(): void {
    // A file being linked must not see two objects for one fact.
    if (this.#pausedLinking || ++this.#queries % queriesAtOnce) return;
    const limits = lookUpLimits(this.definitions.nodes.size);
    this.#openFiles.queryNumber++;
    if (!this.#openFiles.releaseBeyond(limits.facts)) this.#releaseAll();
    this.#tracker.trimMemo(limits.answers);
    this.#resolver.terms.trim(limits.texts);
    this.#meaning.types.trim(limits);
  }

  /** Applies a change; the edges are up to date after {@link deriveEdges}. */
  update(change: GraphChange): void {
    this.#changes++;
    // Of several versions of a file the last one counts.
    const changedFiles = new Map(change.changedFiles.map((file) => [fileKey(file.root, file.path), file]));
    const removedKeys = change.removedFiles.map(({ root, path }) => fileKey(root, path)).filter((key) => !changedFiles.has(key));
    const keys = new Set<DependencyKey>();
    const movedEdgesByFile = new Map<string, readonly Edge[]>();
    for (const key of removedKeys) this.#replace(key, undefined, keys);
    for (const [key, file] of changedFiles) {
      const entry = new FileEntry(file, this.#openFiles);
      const edges = this.#movedEdges(entry);
      if (edges) movedEdgesByFile.set(key, edges);
      this.#replace(key, entry, keys);
    }
    this.#forgetMemos();
    this.#onEdgesChanged(this.edges.remove(removedKeys));
    for (const key of removedKeys) this.#unlinkedFiles.delete(key);
    const dependents = this.#tracker.dependents(keys);
    for (const key of dependents) movedEdgesByFile.delete(key);
    this.#unlink([...[...changedFiles.keys()].filter((key) => !movedEdgesByFile.has(key)), ...dependents]);
    for (const [key, edges] of movedEdgesByFile) this.#move(key, edges);
  }

  /**
   * Derives pending edges until `isOver` returns true after a file, or after a part of a large one. Returns whether all edges are
   * derived. Updates are safe during a pause.
   */
  deriveEdges(isOver: () => boolean): boolean {
    if (this.#areClassesDerived && this.#unlinkedFiles.size === 0) return true;
    this.#changes++;
    if (!this.#areClassesDerived && !this.#deriveAllClasses(isOver)) return false;
    for (const key of this.#unlinkedFiles) {
      const { steps } = (this.#pausedLinking = this.#pausedLinking?.key === key ? this.#pausedLinking : { key, steps: this.#link(key) });
      try {
        while (!steps.next().done) if (isOver()) return false;
      } catch (error) {
        this.#noteFailure(key, error);
      }
      this.#pausedLinking = undefined;
      this.#unlinkedFiles.delete(key);
      // Only between two files, so that a file never sees two objects for one fact of another.
      if (++this.#linkedSinceRelease >= this.#filesPerRelease) this.#releaseAll();
      if (this.#unlinkedFiles.size && isOver()) return false;
    }
    this.#forgetMemos();
    return true;
  }

  /** The base classes in a file; none where they cannot be derived. */
  #subclassPairs(entry: FileEntry): readonly SubclassPair[] {
    try {
      return this.#linker.subclassPairs(entry);
    } catch (error) {
      this.#noteFailure(entry.key, error);
      return [];
    }
  }

  /** A file that cannot be linked has no edges, and the other files keep theirs. */
  #noteFailure(key: string, error: unknown): void {
    this.#linkFailures.set(key, error instanceof Error ? `${error.name}: ${error.message}` : String(error));
    this.#onEdgesChanged(this.edges.remove([key]));
  }

  /** All derived data, or undefined when it is unchanged since the last save or restore. Call it after {@link deriveEdges}. */
  save(): FileSnapshot[] | undefined {
    if (this.#isSaved || this.#unlinkedFiles.size) return undefined;
    this.#isSaved = true;
    // A file that failed is tried again at the next start.
    const linkedFiles = [...this.definitions.files.values()].filter(({ key }) => !this.#linkFailures.has(key));
    const snapshots = linkedFiles.map((entry): FileSnapshot => ({
      root: entry.file.root,
      path: entry.file.path,
      digest: this.#digest(entry),
      names: lookedUpNames(entry),
      dependencies: this.#tracker.of(entry.key),
      subclassPairs: this.#inheritance.of(entry.key),
      edges: this.edges.of(entry.key),
    }));
    this.#releaseAll();
    return snapshots;
  }

  /**
   * Restores saved data of the files for which `isSame` returns true. The other saved files count as changed. Does nothing once a file is
   * linked.
   */
  restore(snapshots: readonly FileSnapshot[], isSame: (root: string, path: string) => boolean): void {
    if (!this.#tracker.isEmpty) return;
    this.#changes++;
    const keys = new Set<DependencyKey>();
    const names = new Set<string>();
    const savedKeys = new Set<string>();
    const unchangedFiles: FileSnapshot[] = [];
    for (const file of snapshots) {
      const key = fileKey(file.root, file.path);
      savedKeys.add(key);
      this.#inheritance.set(key, file.subclassPairs, new Set());
      if (isSame(file.root, file.path) && this.definitions.files.has(key)) unchangedFiles.push(file);
      else this.#noteChangedFile(key, file, keys, names);
    }
    for (const entry of this.definitions.files.values()) {
      if (savedKeys.has(entry.key)) continue;
      noteExistence(entry.file, keys);
      this.#noteFreshFile(entry, keys, names);
      noteFlow(entry.key, undefined, entry, this.definitions, keys);
    }
    for (const file of unchangedFiles) this.#restoreFile(fileKey(file.root, file.path), file);
    this.#isSaved = this.#unlinkedFiles.size === 0 && unchangedFiles.length === snapshots.length;
    if (names.size) for (const key of this.#tracker.keys()) if (names.has(nameInKey(key) ?? '')) keys.add(key);
    this.#unlink(this.#tracker.dependents(keys));
  }

  /** All files are known already, so the limits of look-ups cannot be held against those before: all keys of the names count. */
  #noteFreshFile(entry: FileEntry, keys: Set<DependencyKey>, names: Set<string>): void {
    noteInterface(undefined, entry, this.definitions, keys);
    for (const name of lookedUpNames(entry)) names.add(name);
  }

  #restoreFile(key: string, snapshot: FileSnapshot): void {
    this.#tracker.set(key, snapshot.dependencies);
    this.edges.add(key, snapshot.edges);
    this.#unlinkedFiles.delete(key);
  }

  /** Notes a saved file that has changed or gone. Its old facts are not saved, so all of its names count as changed. */
  #noteChangedFile(key: string, snapshot: FileSnapshot, keys: Set<DependencyKey>, names: Set<string>): void {
    const entry = this.definitions.files.get(key);
    noteFlow(key, undefined, entry, this.definitions, keys);
    if (entry && this.#digest(entry) === snapshot.digest) return;
    noteSavedNames(snapshot, keys, names);
    if (entry) this.#noteFreshFile(entry, keys, names);
    else {
      noteExistence(snapshot, keys);
      this.#forget(key, keys);
    }
  }

  /** Removes the edges of files and marks the files as unlinked. */
  #unlink(keys: Iterable<string>): void {
    const existing = [...keys].filter((key) => this.definitions.files.has(key));
    this.#onEdgesChanged(this.edges.remove(existing));
    for (const key of existing) this.#unlinkedFiles.add(key);
    // A paused linking may have read data that is now stale.
    this.#pausedLinking = undefined;
    this.#pendingClassFiles = undefined;
    this.#areClassesDerived = false;
  }

  /** The edges of a file whose changes only move lines; undefined when they must be derived. */
  #movedEdges(fresh: FileEntry): readonly Edge[] | undefined {
    const old = this.definitions.files.get(fresh.key);
    if (!old || this.#unlinkedFiles.has(fresh.key) || this.#linkFailures.has(fresh.key)) return undefined;
    return movedEdges(old, fresh, this.edges.of(fresh.key));
  }

  #move(key: string, edges: readonly Edge[]): void {
    this.edges.remove([key]);
    this.edges.add(key, edges);
    this.#onEdgesChanged(edges.map((edge) => edge.caller));
  }

  /** Adds, replaces or removes one file and notes the affected keys in `keys`. */
  #replace(key: string, entry: FileEntry | undefined, changedKeys: Set<DependencyKey>): void {
    const old = this.definitions.files.get(key);
    this.#linkFailures.delete(key);
    if (old) this.definitions.remove(old);
    if (entry) this.definitions.add(entry);
    else this.#forget(key, changedKeys);
    this.#isSaved = false;
    if (this.#tracker.isEmpty) return;
    noteFlow(key, old, entry, this.definitions, changedKeys);
    if (old === undefined || entry === undefined) noteExistence((old ?? entry)?.file, changedKeys);
    if (old === undefined || entry === undefined || this.#digest(old) !== this.#digest(entry))
      noteInterface(old, entry, this.definitions, changedKeys);
  }

  #digest(entry: FileEntry): string {
    const cachedDigest = this.#digests.get(entry);
    if (cachedDigest !== undefined) return cachedDigest;
    const digest = interfaceDigest(entry);
    this.#digests.set(entry, digest);
    return digest;
  }

  #forget(key: string, keys: Set<DependencyKey>): void {
    this.#tracker.forget(key);
    this.#inheritance.forget(key, keys);
  }

  /**
   * Derives the base classes of pending files and unlinks files that depend on changed sets of subclasses. Returns false when paused. An
   * update during the pause starts over, but keeps the changed sets.
   */
  #deriveAllClasses(isOver: () => boolean): boolean {
    this.#pendingClassFiles ??= new Set(this.#unlinkedFiles);
    for (const key of this.#pendingClassFiles) {
      const entry = this.definitions.files.get(key);
      if (entry) this.#inheritance.set(key, this.#subclassPairs(entry), this.#changedBaseKeys);
      this.#pendingClassFiles.delete(key);
      if (this.#pendingClassFiles.size && isOver()) return false;
    }
    const dependents = this.#tracker.dependents(this.#changedBaseKeys);
    this.#changedBaseKeys.clear();
    this.#unlink(dependents);
    this.#areClassesDerived = true;
    return true;
  }

  /** Releases unpacked facts, which would fill the memory; linking unpacks them again on demand. */
  #releaseAll(): void {
    this.#linkedSinceRelease = 0;
    this.#forgetMemos();
    this.#meaning.types.trim({ answers: 0, texts: 0 });
    this.#openFiles.clear();
    for (const entry of this.definitions.files.values()) forgetFile(entry);
  }

  #forgetMemos(): void {
    this.#tracker.clearMemo();
    this.#resolver.terms.clear();
  }

  *#link(key: string): Generator<undefined, void> {
    const entry = this.definitions.files.get(key);
    if (!entry) return;
    yield* this.#tracker.collect(key, this.#derive(entry));
    this.#onEdgesChanged(this.edges.of(key).map((edge) => edge.caller));
  }

  *#derive(entry: FileEntry): Generator<undefined, void> {
    this.#linker.subclassPairs(entry);
    this.edges.add(entry.key, yield* this.#linker.edges(entry));
  }
}
