// Stores the findings and overviews that a model wrote about files, so that nothing is paid for twice.
import type { LineSpan } from '../base/positions.ts';
import type { Store } from '../ports.ts';
import type { Finding } from './finding.ts';

/** Kinds of notes. */
export type NoteKind = 'review' | 'overviews';

/** A stored finding; lines are zero-based. */
export interface WrittenFinding extends Pick<Finding, 'severity' | 'category' | 'message'> {
  readonly lines: LineSpan;
}

/** A note of a model about a file or a folder. */
export interface WrittenNote {
  readonly kind: NoteKind;
  /** The path of a folder ends with `/`. */
  readonly path: string;
  /** Digest of the text that the model read. */
  readonly hash: string;
  readonly overview?: string;
  readonly findings?: readonly WrittenFinding[];
}

/** Number of records that are looked up at once; the store has the keys in memory. */
const recordsPerRead = 64;

/** Notes of all roots. Records of the store are immutable, so notes are numbered, and a later note replaces an earlier one on its path. */
export class WrittenNotes {
  readonly #store: Store;
  readonly #roots = new Map<string, Promise<RootNotes>>();

  constructor(store: Store) {
    this.#store = store;
  }

  /** Note about `path`, even if the file has changed; undefined when there is none. */
  async find(root: string, path: string, kind: NoteKind): Promise<WrittenNote | undefined> {
    return (await this.#root(root)).notes.get(keyOf(kind, path));
  }

  /** All notes of a kind in a root. */
  async all(root: string, kind: NoteKind): Promise<readonly WrittenNote[]> {
    return [...(await this.#root(root)).notes.values()].filter((note) => note.kind === kind);
  }

  /** Stores a note; it is on disk when this resolves. Rejects with `UserError('store-unwritable')` when writing fails. */
  async add(root: string, note: WrittenNote): Promise<void> {
    const rootNotes = await this.#root(root);
    // Another window may have written notes.
    await this.#readNewRecords(root, rootNotes);
    this.#store.put(recordKey(root, rootNotes.count), new TextEncoder().encode(JSON.stringify(note)));
    rootNotes.count++;
    rootNotes.notes.set(keyOf(note.kind, note.path), note);
    await this.#store.flush();
  }

  #root(root: string): Promise<RootNotes> {
    let rootNotes = this.#roots.get(root);
    if (!rootNotes) {
      const newNotes: RootNotes = { notes: new Map(), count: 0 };
      rootNotes = this.#readNewRecords(root, newNotes).then(() => newNotes);
      this.#roots.set(root, rootNotes);
    }
    return rootNotes;
  }

  async #readNewRecords(root: string, rootNotes: RootNotes): Promise<void> {
    for (;;) {
      const keys = Array.from({ length: recordsPerRead }, (_, i) => recordKey(root, rootNotes.count + i));
      const notesByKey = new Map<string, WrittenNote | undefined>();
      for await (const [key, bytes] of this.#store.getMany(new Set(keys))) notesByKey.set(key, parseNote(bytes));
      for (const key of keys) {
        if (!notesByKey.has(key)) return;
        const note = notesByKey.get(key);
        if (note) rootNotes.notes.set(keyOf(note.kind, note.path), note);
        rootNotes.count++;
      }
    }
  }
}

interface RootNotes {
  readonly notes: Map<string, WrittenNote>;
  count: number;
}

function keyOf(kind: NoteKind, path: string): string {
  return `${kind}:${path}`;
}

const keyPrefix = 'note1:';

function recordKey(root: string, number: number): string {
  return `${keyPrefix}${root}:${number}`;
}

/** Whether a key of the store belongs to a note. */
export function isNoteKey(key: string): boolean {
  return key.startsWith(keyPrefix);
}

/** Undefined for an invalid record. It counts as missing, which costs one more request. */
function parseNote(bytes: Uint8Array): WrittenNote | undefined {
  try {
    const note = JSON.parse(new TextDecoder().decode(bytes)) as WrittenNote;
    return typeof note.path === 'string' && typeof note.hash === 'string' ? note : undefined;
  } catch {
    return undefined;
  }
}
