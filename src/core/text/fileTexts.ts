// Texts of all indexed files, kept in memory after their first search, so that exact search reads no disk while somebody types.
import { fileKey, fileKeyOf } from '../base/fileKey.ts';
import type { CancellationToken } from '../base/cancellation.ts';
import { throwIfCancelled } from '../base/cancellation.ts';
import { compareTexts } from '../base/compareTexts.ts';
import type { Clock, MemoryUse } from '../ports.ts';
import { maskForIndex } from '../secrets/scrub.ts';
import type { FileRole } from '../workspace/document.ts';
import { mayHold, textFilter, type FilterProbe, type TextFilter } from './textFilter.ts';

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
  readText(root: string, path: string): Promise<string | undefined>;
  /** Whether this text of a file is the indexed one and known to have no secrets; absent: never. */
  isClean?(root: string, path: string, text: string): boolean;
  /** Whether this text of an indexed file is the indexed one; absent: always. */
  isIndexed?(root: string, path: string, text: string): boolean;
  /** The filter of the indexed text of a file; absent: none. */
  filterOf?(root: string, path: string): TextFilter | undefined;
  /** Memory for the index; absent: no limit. */
  memory?(): MemoryUse;
}

/** Concurrent reads: more do not make a disk faster. */
const maxReads = 16;

/**
 * Share of the index memory up to which texts are kept; other files are read for each search. Set by judgement: the index itself stops at
 * all of it, and texts must not cause that.
 */
const maxMemoryShare = 0.8;

/** Code first: people mostly search there, and a shortened list loses its end. */
const roleOrder: Readonly<Record<FileRole, number>> = {
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
  heldText: HeldText | undefined;
  /** `changes` of the ports at the last comparison of the key. */
  comparedAt: number;
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
  #sortedFiles: { readonly version: number; readonly files: readonly ListedFile[] } | undefined;

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
    if (this.#sortedFiles?.version === version) return this.#sortedFiles.files;
    const files = Array.from(this.#ports.files(), (file) => new ListedFile(file, this.#entry(file)));
    files.sort((a, b) => roleOrder[a.role] - roleOrder[b.role] || compareTexts(a.root, b.root) || compareTexts(a.path, b.path));
    this.#forget(files);
    this.#sortedFiles = { version, files };
    return files;
  }

  /** Whether a text of an indexed file, as it is in the file, is the indexed one. */
  isIndexed(root: string, path: string, text: string): boolean {
    return this.#ports.isIndexed?.(root, path, text) ?? true;
  }

  /** Whether a text that is not held may contain the text of `probe`. A text that its filter excludes need not be read. */
  mayHoldUnread({ root, path }: TextFile, probe: FilterProbe): boolean {
    const filter = this.#ports.filterOf?.(root, path);
    return filter === undefined || mayHold(filter, probe);
  }

  /** The text of a file if it is held in its current version. */
  heldText(file: TextFile): HeldText | undefined {
    return this.#heldTextIn(file instanceof ListedFile ? file.entry : this.#entry(file), file);
  }

  #heldTextIn(entry: TextEntry, { root, path }: Pick<TextFile, 'root' | 'path'>): HeldText | undefined {
    if (!entry.heldText) return undefined;
    const changes = this.#ports.changes();
    if (entry.comparedAt !== changes && entry.key !== this.#ports.keyOf(root, path)) return undefined;
    entry.comparedAt = changes;
    return entry.heldText;
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
    const readNextFiles = async (): Promise<void> => {
      for (const file of waiting) {
        throwIfCancelled(token);
        take(file, await this.#readText(file));
      }
    };
    await Promise.all(Array.from({ length: maxReads }, readNextFiles));
  }

  /** The text of one file; undefined when it is not indexed or unreadable. */
  async textOf(root: string, path: string): Promise<string | undefined> {
    // Updates the entries: there is one for each file of the list.
    this.files();
    const entry = this.#entries.get(fileKey(root, path));
    return entry && (this.#heldTextIn(entry, { root, path })?.text ?? (await this.#readText({ root, path })));
  }

  /** Reads all files that are not held, a few at a time with `pause` between them, until `isOver`. A search reads failed ones again. */
  async loadAhead(pause: () => Promise<void>, isOver: () => boolean): Promise<void> {
    for (const file of this.files()) {
      if (isOver()) return;
      if (this.heldText(file) !== undefined) continue;
      await this.#readText(file);
      await pause();
    }
  }

  #entry({ root, path }: Pick<TextFile, 'root' | 'path'>): TextEntry {
    const name = fileKey(root, path);
    const existing = this.#entries.get(name);
    if (existing) return existing;
    const entry: TextEntry = { key: undefined, heldText: undefined, comparedAt: -1 };
    this.#entries.set(name, entry);
    return entry;
  }

  async #readText(file: Pick<TextFile, 'root' | 'path'>): Promise<string | undefined> {
    const { root, path } = file;
    // Before reading: if the text changes meanwhile, the key differs afterwards and the file is read again.
    const key = this.#ports.keyOf(root, path);
    const text = await this.#ports.readText(root, path);
    if (text === undefined) return undefined;
    const isClean = this.#ports.isClean?.(root, path, text) ?? false;
    const maskedText = isClean ? text : maskForIndex(text);
    const memory = this.#ports.memory?.();
    if (key !== undefined && (!memory || memory.used < memory.limit * maxMemoryShare)) {
      const filter = (isClean ? this.#ports.filterOf?.(root, path) : undefined) ?? textFilter(maskedText);
      Object.assign(this.#entry(file), { key, heldText: { text: maskedText, filter }, comparedAt: -1 });
    }
    return maskedText;
  }

  /** Drops texts of removed files. */
  #forget(files: readonly TextFile[]): void {
    const present = new Set(files.map(fileKeyOf));
    for (const name of this.#entries.keys()) if (!present.has(name)) this.#entries.delete(name);
  }
}
