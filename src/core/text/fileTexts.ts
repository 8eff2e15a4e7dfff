// Texts of all indexed files, kept in memory after their first search, so that exact search reads no disk while somebody types.
import { fileKey, fileKeyOf } from '../base/fileKey.ts';
import type { CancellationToken } from '../base/cancellation.ts';
import { throwIfCancelled } from '../base/cancellation.ts';
import type { Clock, MemoryUse } from '../ports.ts';
import { maskForIndex } from '../secrets/scrub.ts';
import type { FileRole } from '../workspace/document.ts';
import { textFilter, type TextFilter } from './textFilter.ts';

/** An indexed file. */
export interface TextFile {
  readonly root: string;
  readonly path: string;
  readonly role: FileRole;
}

/** A text in memory, and a filter that can exclude a match without a search. */
export interface HeldText {
  readonly text: string;
  readonly filter: TextFilter;
}

/** Ports for {@link FileTexts}. */
export interface FileTextPorts {
  /** For passes over all texts that let other work run. */
  readonly clock: Clock;
  /** All currently indexed files. */
  files(): Iterable<TextFile>;
  /** Version: changes when {@link files} gets other files or roles. */
  version(): number;
  /** Version: changes when {@link keyOf} changes for any file, so that not every file need be checked each time. */
  changes(): number;
  /** Key that changes with the text of the file; undefined for a file that is not in the index. */
  keyOf(root: string, path: string): string | undefined;
  /** The current text of a file; undefined when it is unreadable. */
  read(root: string, path: string): Promise<string | undefined>;
  /** Memory for the index; absent: no limit. */
  memory?(): MemoryUse;
}

/** Concurrent reads: more do not make a disk faster. */
const lanes = 16;

/**
 * Share of the index memory up to which texts are kept; other files are read for each search. Set by judgement: the index itself stops at
 * all of it, and texts must not cause that.
 */
const mostFilled = 0.8;

/** Code first: people mostly search there, and a shortened list loses its end. */
const order: Readonly<Record<FileRole, number>> = {
  code: 0,
  configuration: 1,
  test: 2,
  example: 3,
  documentation: 4,
  generated: 5,
  vendored: 6,
};

/** The text of a file in one version. */
interface TextEntry {
  key: string | undefined;
  held: HeldText | undefined;
  /** `changes` of the ports at the last comparison of the key. */
  compared: number;
}

/** A listed file with its entry: for tens of thousands of files look-ups by name would take longer than the search. */
class ListedFile implements TextFile {
  readonly root: string;
  readonly path: string;
  readonly role: FileRole;
  readonly entry: TextEntry;

  constructor({ root, path, role }: TextFile, entry: TextEntry) {
    this.root = root;
    this.path = path;
    this.role = role;
    this.entry = entry;
  }
}

/** Texts of indexed files, without their secrets; lines and columns match the files. */
export class FileTexts {
  readonly #ports: FileTextPorts;
  readonly #entries = new Map<string, TextEntry>();
  #sorted: { readonly version: number; readonly files: readonly ListedFile[] } | undefined;

  constructor(ports: FileTextPorts) {
    this.#ports = ports;
  }

  /** The clock of the ports. */
  get clock(): Clock {
    return this.#ports.clock;
  }

  /** Version: changes when the text of any file changes. */
  get changes(): number {
    return this.#ports.changes();
  }

  /** All files in search order: code first, then by root and path. */
  files(): readonly TextFile[] {
    const version = this.#ports.version();
    if (this.#sorted?.version === version) return this.#sorted.files;
    const files = Array.from(this.#ports.files(), (file) => new ListedFile(file, this.#entry(file)));
    files.sort((a, b) => order[a.role] - order[b.role] || compare(a.root, b.root) || compare(a.path, b.path));
    this.#forget(files);
    this.#sorted = { version, files };
    return files;
  }

  /** The text of a file if it is held in its current version. */
  held(file: TextFile): HeldText | undefined {
    return this.#heldIn(file instanceof ListedFile ? file.entry : this.#entry(file), file);
  }

  #heldIn(entry: TextEntry, { root, path }: Pick<TextFile, 'root' | 'path'>): HeldText | undefined {
    if (!entry.held) return undefined;
    const changes = this.#ports.changes();
    if (entry.compared !== changes && entry.key !== this.#ports.keyOf(root, path)) return undefined;
    entry.compared = changes;
    return entry.held;
  }

  /**
   * Reads those of `files` that are not held, and calls `take` with each text as it comes; undefined for an unreadable file. Rejects with
   * `CancelledError`; texts read until then are kept.
   */
  async load(
    files: readonly TextFile[],
    take: (file: TextFile, text: string | undefined) => void,
    token: CancellationToken,
  ): Promise<void> {
    const waiting = files.values();
    const lane = async (): Promise<void> => {
      for (const file of waiting) {
        throwIfCancelled(token);
        take(file, await this.#read(file));
      }
    };
    await Promise.all(Array.from({ length: lanes }, lane));
  }

  /** The text of one file; undefined when it is not indexed or unreadable. */
  async textOf(root: string, path: string): Promise<string | undefined> {
    // Updates the entries: there is one for each file of the list.
    this.files();
    const entry = this.#entries.get(fileKey(root, path));
    return entry && (this.#heldIn(entry, { root, path })?.text ?? (await this.#read({ root, path })));
  }

  /** Reads all files that are not held, a few at a time with `pause` between them, until `isOver`. A search reads failed ones again. */
  async loadAhead(pause: () => Promise<void>, isOver: () => boolean): Promise<void> {
    for (const file of this.files()) {
      if (isOver()) return;
      if (this.held(file) !== undefined) continue;
      await this.#read(file);
      await pause();
    }
  }

  #entry({ root, path }: Pick<TextFile, 'root' | 'path'>): TextEntry {
    const name = fileKey(root, path);
    const known = this.#entries.get(name);
    if (known) return known;
    const entry: TextEntry = { key: undefined, held: undefined, compared: -1 };
    this.#entries.set(name, entry);
    return entry;
  }

  async #read(file: Pick<TextFile, 'root' | 'path'>): Promise<string | undefined> {
    const { root, path } = file;
    // Before reading: if the text changes meanwhile, the key differs afterwards and the file is read again.
    const key = this.#ports.keyOf(root, path);
    const text = await this.#ports.read(root, path);
    if (text === undefined) return undefined;
    const masked = maskForIndex(text);
    const memory = this.#ports.memory?.();
    if (key !== undefined && (!memory || memory.used < memory.limit * mostFilled))
      Object.assign(this.#entry(file), { key, held: { text: masked, filter: textFilter(masked) }, compared: -1 });
    return masked;
  }

  /** Drops texts of removed files. */
  #forget(files: readonly TextFile[]): void {
    const present = new Set(files.map(fileKeyOf));
    for (const name of this.#entries.keys()) if (!present.has(name)) this.#entries.delete(name);
  }
}

function compare(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}
