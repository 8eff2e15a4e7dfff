// A workspace in memory for tests: folders, links, unreadable places and files that change while they are read.
import type { DirectoryEntry, Files, FileStat, Root } from '../../src/core/ports.ts';
import { FileError } from '../../src/core/ports.ts';

/** Entry at a path. `link` holds its target (never followed); `fails` rejects every access with that reason. */
export type MemoryEntry =
  | { readonly kind: 'file'; readonly bytes: Uint8Array; readonly mtime: number; readonly growsTo?: Uint8Array }
  | { readonly kind: 'directory' }
  | { readonly kind: 'link'; readonly target: string }
  | { readonly kind: 'other' }
  | { readonly kind: 'fails'; readonly as: 'file' | 'directory'; readonly reason: FileError['reason'] };

/** The root that tests use unless they need several. */
export const memoryRoot: Root = { key: 'root', name: 'project', uri: 'memory:///project' };

/** {@link Files} over a map. Folders of a written file are created with it. `calls` counts its calls. */
export class MemoryFiles implements Files {
  readonly #roots = new Map<string, Tree>();
  readonly calls = { readDirectory: 0, stat: 0, read: 0 };
  #time = 1_000_000;

  /** @param files path -> text (or bytes) in {@link memoryRoot} */
  constructor(files: Readonly<Record<string, string | Uint8Array>> | ReadonlyMap<string, string | Uint8Array> = {}) {
    const entries = files instanceof Map ? files.entries() : Object.entries(files);
    for (const [path, content] of entries) this.write(path, content);
  }

  /** Creates or changes a file; its time moves on. */
  write(path: string, content: string | Uint8Array, root = memoryRoot): void {
    this.#time += 1000;
    this.#set(root, path, { kind: 'file', bytes: bytesOf(content), mtime: this.#time });
  }

  /** A file with the content `first` for its size and `then` when it is read. */
  writeGrowing(path: string, first: string, then: string, root = memoryRoot): void {
    this.#set(root, path, { kind: 'file', bytes: bytesOf(first), mtime: this.#time, growsTo: bytesOf(then) });
  }

  /** Puts a folder, link, special file or failing place at `path`. */
  place(path: string, entry: MemoryEntry, root = memoryRoot): void {
    this.#set(root, path, entry);
  }

  /** Removes a file, or a folder with all that is in it. */
  remove(path: string, root = memoryRoot): void {
    const { entries, names } = this.#tree(root);
    for (const key of [...entries.keys()]) {
      if (key !== path && !key.startsWith(`${path}/`)) continue;
      entries.delete(key);
      names.delete(key);
    }
  }

  async readDirectory(root: Root, path: string): Promise<readonly DirectoryEntry[]> {
    this.calls.readDirectory++;
    const entry = this.#get(root, path);
    if (entry.kind !== 'directory') throw new FileError('not-a-directory', `${path} is not a folder`);
    const { entries, names } = this.#tree(root);
    return [...(names.get(path) ?? [])].flatMap((name) => {
      const entry = entries.get(path === '' ? name : `${path}/${name}`);
      return entry ? [{ name, type: typeOf(entry) }] : [];
    });
  }

  async stat(root: Root, path: string): Promise<FileStat> {
    this.calls.stat++;
    const entry = this.#get(root, path);
    const isFile = entry.kind === 'file';
    return { size: isFile ? entry.bytes.length : 0, mtime: isFile ? entry.mtime : 0, type: typeOf(entry) };
  }

  async read(root: Root, path: string, limit: number): Promise<Uint8Array> {
    this.calls.read++;
    const entry = this.#get(root, path);
    if (entry.kind !== 'file') throw new FileError('other', `${path} is not a file`);
    const bytes = entry.growsTo ?? entry.bytes;
    if (bytes.length > limit) throw new FileError('too-large', `${path} has more than ${limit} bytes`);
    return bytes.slice();
  }

  #tree(root: Root): Tree {
    let tree = this.#roots.get(root.key);
    if (!tree) {
      tree = { entries: new Map([['', { kind: 'directory' }]]), names: new Map() };
      this.#roots.set(root.key, tree);
    }
    return tree;
  }

  #get(root: Root, path: string): MemoryEntry {
    const entry = this.#tree(root).entries.get(path);
    if (!entry) throw new FileError('not-found', `${path} does not exist`);
    if (entry.kind === 'fails') throw new FileError(entry.reason, `${path} cannot be read`);
    return entry;
  }

  #set(root: Root, path: string, entry: MemoryEntry): void {
    const { entries, names } = this.#tree(root);
    entries.set(path, entry);
    // Up to the first folder that is there.
    for (let child = path; child !== '';) {
      const slash = child.lastIndexOf('/');
      const folder = child.slice(0, Math.max(0, slash));
      const isKnown = names.get(folder);
      if (isKnown) isKnown.add(child.slice(slash + 1));
      else names.set(folder, new Set([child.slice(slash + 1)]));
      if (isKnown && entries.has(folder)) break;
      if (!entries.has(folder)) entries.set(folder, { kind: 'directory' });
      child = folder;
    }
  }
}

/** Entries by path, and the names in each folder (names of removed entries may linger). */
interface Tree {
  readonly entries: Map<string, MemoryEntry>;
  readonly names: Map<string, Set<string>>;
}

function bytesOf(content: string | Uint8Array): Uint8Array {
  return typeof content === 'string' ? new TextEncoder().encode(content) : content;
}

function typeOf(entry: MemoryEntry): DirectoryEntry['type'] {
  return entry.kind === 'fails' ? entry.as : entry.kind;
}
