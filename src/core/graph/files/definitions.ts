// Index of all files and symbols by the keys of cross-file resolution: path, module name, symbol name, base class.
import { parentFolder } from '../../base/parentFolder.ts';
import { fileKey } from '../../base/fileKey.ts';
import { baseName } from '../../base/baseName.ts';
import { compareTexts } from '../../base/compareTexts.ts';
import type { SymbolId } from '../../symbols/symbolId.ts';
import { Configurations } from './configurations.ts';
import { FactsByName } from './factsByName.ts';
import { fieldAssignments } from './fieldAssignments.ts';
import type { FileEntry } from './fileEntry.ts';
import { passingCalls } from './passingCalls.ts';
import type { SymbolNode } from '../edges/graphTypes.ts';

/** A symbol, identified by its file and its index there. */
export interface Definition {
  readonly entry: FileEntry;
  readonly index: number;
}

/** All files with the tables over them. The order of results does not depend on the order of updates. */
export class Definitions {
  readonly files = new Map<string, FileEntry>();
  readonly nodes = new Map<SymbolId, SymbolNode>();
  readonly configurations = new Configurations();
  readonly passingCalls = new FactsByName(passingCalls);
  readonly assignments = new FactsByName(fieldAssignments);
  readonly #byName = new Map<string, SymbolNode[]>();
  readonly #byStem = new Map<string, FileEntry[]>();
  /** Files, keyed by the ambient modules that they declare. */
  readonly #byAmbientModule = new Map<string, FileEntry[]>();
  /** Number of files directly in each folder or below it. */
  readonly #folders = new Map<string, number>();
  readonly #foldersByName = new Map<string, Set<string>>();
  readonly #subclasses = new Map<SymbolId, Set<SymbolId>>();
  readonly #rootNames: ReadonlyMap<string, string>;
  /** The last file looked up: callers resolve the places of a file one after another. */
  #last: { readonly root: string; readonly path: string; readonly entry: FileEntry | undefined } | undefined;

  constructor(rootNames: ReadonlyMap<string, string>) {
    this.#rootNames = rootNames;
  }

  /** Folder name of a root; empty when it is unknown. */
  rootName(root: string): string {
    return this.#rootNames.get(root) ?? '';
  }

  /** Keys of the other roots, in the order of the workspace: a package that one publishes can be imported in the others. */
  otherRoots(root: string): readonly string[] {
    return [...this.#rootNames.keys()].filter((key) => key !== root);
  }

  /** Own names of all named symbols. */
  names(): IterableIterator<string> {
    return this.#byName.keys();
  }

  /** Whether the symbol is a declaration without a body, which never runs. False for external or unknown symbols. */
  isDeclaration(id: SymbolId | null): boolean {
    return id !== null && this.nodes.get(id)?.fact.declaration === true;
  }

  add(entry: FileEntry): void {
    this.#last = undefined;
    this.files.set(entry.key, entry);
    this.passingCalls.add(entry);
    this.assignments.add(entry);
    for (const node of entry.nodes) {
      this.nodes.set(node.id, node);
      if (isNamed(node)) push(this.#byName, node.fact.name, node);
    }
    push(this.#byStem, entry.stem, entry);
    for (const name of entry.ambientModules) push(this.#byAmbientModule, name, entry);
    this.configurations.add(entry);
    this.#countFolders(entry, 1);
  }

  remove(entry: FileEntry): void {
    this.#last = undefined;
    this.files.delete(entry.key);
    this.passingCalls.remove(entry);
    this.assignments.remove(entry);
    const removedNodes = new Set(entry.nodes);
    for (const name of new Set(entry.nodes.filter(isNamed).map((node) => node.fact.name)))
      drop(this.#byName, name, (node) => removedNodes.has(node));
    for (const node of entry.nodes) this.nodes.delete(node.id);
    drop(this.#byStem, entry.stem, (other) => other === entry);
    for (const name of entry.ambientModules) drop(this.#byAmbientModule, name, (other) => other === entry);
    this.configurations.remove(entry);
    this.#countFolders(entry, -1);
  }

  #countFolders(entry: FileEntry, by: number): void {
    for (let folder = entry.directory; ; folder = parentFolder(folder)) {
      const key = fileKey(entry.file.root, folder);
      const count = (this.#folders.get(key) ?? 0) + by;
      this.#folders.set(key, count);
      if (folder === '') return;
      const byName = fileKey(entry.file.root, baseName(folder));
      const folders = this.#foldersByName.get(byName) ?? new Set();
      this.#foldersByName.set(byName, count > 0 ? folders.add(folder) : folders);
      if (count === 0) folders.delete(folder);
    }
  }

  file(root: string, path: string): FileEntry | undefined {
    if (this.#last?.path !== path || this.#last.root !== root) this.#last = { root, path, entry: this.files.get(fileKey(root, path)) };
    return this.#last.entry;
  }

  hasFolder(root: string, path: string): boolean {
    return (this.#folders.get(fileKey(root, path)) ?? 0) > 0;
  }

  /** Paths of the folders with the own name `name`. */
  foldersWithName(root: string, name: string): ReadonlySet<string> {
    return this.#foldersByName.get(fileKey(root, name)) ?? new Set();
  }

  /** Files by name without extension, ordered by path. */
  withStem(stem: string): readonly FileEntry[] {
    return [...(this.#byStem.get(stem) ?? [])].sort((a, b) => compareTexts(a.key, b.key));
  }

  /** The first file by path in a root that declares the module (`declare module 'name'`). */
  declaringFile(root: string, module: string): FileEntry | undefined {
    const files = (this.#byAmbientModule.get(module) ?? []).filter(({ file }) => file.root === root);
    return files.sort((a, b) => compareTexts(a.key, b.key))[0];
  }

  /** Compares own names only: `Cart.load` is found as `load`. */
  withName(name: string): readonly SymbolNode[] {
    return this.#byName.get(name) ?? [];
  }

  definition(node: SymbolNode): Definition | undefined {
    const entry = this.file(node.root, node.path);
    return entry && { entry, index: node.fact.index };
  }

  subclasses(id: SymbolId): readonly SymbolId[] {
    return [...(this.#subclasses.get(id) ?? [])].sort(compareTexts);
  }

  addSubclass(base: SymbolId, subclass: SymbolId): void {
    const subclasses = this.#subclasses.get(base);
    if (subclasses) subclasses.add(subclass);
    else this.#subclasses.set(base, new Set([subclass]));
  }

  removeSubclass(base: SymbolId, subclass: SymbolId): void {
    const subclasses = this.#subclasses.get(base);
    subclasses?.delete(subclass);
    if (subclasses?.size === 0) this.#subclasses.delete(base);
  }
}

/** False for modules and anonymous functions, which have no name to refer to. */
export function isNamed(node: SymbolNode): boolean {
  return !node.fact.name.startsWith('<');
}

function push<T>(table: Map<string, T[]>, key: string, item: T): void {
  const items = table.get(key);
  if (items) items.push(item);
  else table.set(key, [item]);
}

function drop<T>(table: Map<string, T[]>, key: string, isGone: (item: T) => boolean): void {
  const remaining = (table.get(key) ?? []).filter((item) => !isGone(item));
  if (remaining.length) table.set(key, remaining);
  else table.delete(key);
}
