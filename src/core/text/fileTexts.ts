// The text of every indexed file, kept in memory once it was searched, so that exact search reads no disk while somebody types.
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

/** A text in memory, and what tells without looking through it that something does not stand there. */
export interface HeldText {
  readonly text: string;
  readonly filter: TextFilter;
}

/** What {@link FileTexts} reads from. */
export interface FileTextPorts {
  /** For whoever goes through all texts and lets other work run between. */
  readonly clock: Clock;
  /** All files of the index as they are now. */
  files(): Iterable<TextFile>;
  /** Another number as soon as {@link files} has other files or roles. */
  version(): number;
  /** Another number as soon as {@link keyOf} tells another key for any file, so that not every file need be asked each time. */
  changes(): number;
  /** Another key as soon as the text of the file is another; undefined for a file that is not in the index. */
  keyOf(root: string, path: string): string | undefined;
  /** The text of a file as it is now; undefined when it cannot be read. */
  read(root: string, path: string): Promise<string | undefined>;
  /** Bytes that the index may fill; without it there is room for all. */
  memory?(): MemoryUse;
}

/** Files that are read at the same time: more do not make a disk faster. */
const lanes = 16;

/**
 * Share of the memory for the index up to which texts are kept; files beyond it are read for each search. Set by judgement: the index itself
 * stops at all of it, and texts must not be what stops it.
 */
const mostFilled = 0.8;

/** Code first: what a person looks for is mostly there, and a list that is cut is cut at its end. */
const order: Readonly<Record<FileRole, number>> = {
  code: 0,
  configuration: 1,
  test: 2,
  example: 3,
  documentation: 4,
  generated: 5,
  vendored: 6,
};

/** What is held of a file: a text for one version of it. */
interface TextEntry {
  key: string | undefined;
  held: HeldText | undefined;
  /** `changes` of the ports when the key was compared last. */
  compared: number;
}

/** A file of the list with its entry beside it: names of tens of thousands of files take longer to look up than to look through them. */
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

/** Texts of indexed files, without their secrets; lines and columns are those of the files. */
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

  /** Another number as soon as the text of any file is another. */
  get changes(): number {
    return this.#ports.changes();
  }

  /** All files in the order in which they are searched: code first, then by root and path. */
  files(): readonly TextFile[] {
    const version = this.#ports.version();
    if (this.#sorted?.version === version) return this.#sorted.files;
    const files = Array.from(this.#ports.files(), (file) => new ListedFile(file, this.#entry(file)));
    files.sort((a, b) => order[a.role] - order[b.role] || compare(a.root, b.root) || compare(a.path, b.path));
    this.#forget(files);
    this.#sorted = { version, files };
    return files;
  }

  /** The text of a file if it is held for just this version of it. */
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
   * Reads those of `files` that are not held, and calls `take` with each text as it comes; undefined for a file that cannot be read.
   * Rejects with `CancelledError`; what was read until then is kept.
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

  /** The text of one file; undefined when it is not indexed or cannot be read. */
  async textOf(root: string, path: string): Promise<string | undefined> {
    // Brings the entries up to date: there is one for each file of the list.
    this.files();
    const entry = this.#entries.get(fileKey(root, path));
    return entry && (this.#heldIn(entry, { root, path })?.text ?? (await this.#read({ root, path })));
  }

  /** Reads all files that are not held, a few at a time with `pause` between them, until `isOver`. What fails is read again when it is searched. */
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
    // Before reading: when the text changes meanwhile, the key is another one afterwards and the file is read again.
    const key = this.#ports.keyOf(root, path);
    const text = await this.#ports.read(root, path);
    if (text === undefined) return undefined;
    const masked = maskForIndex(text);
    const memory = this.#ports.memory?.();
    if (key !== undefined && (!memory || memory.used < memory.limit * mostFilled))
      Object.assign(this.#entry(file), { key, held: { text: masked, filter: textFilter(masked) }, compared: -1 });
    return masked;
  }

  /** Lets go of texts whose files are gone. */
  #forget(files: readonly TextFile[]): void {
    const present = new Set(files.map(fileKeyOf));
    for (const name of this.#entries.keys()) if (!present.has(name)) this.#entries.delete(name);
  }
}

function compare(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}
