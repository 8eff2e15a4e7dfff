// Every file of the workspace with its state and what said so: filtered, sorted and cut into pages, so that a list of any length can be shown.
import { languages } from '../../syntax/languages.ts';
import type { SkippedFile, SkipReason } from '../../workspace/document.ts';
import type { IndexedFile } from './fileTable.ts';
import { pathsLike, type TypedPaths } from './typedPaths.ts';

/** What became of a file: in the index (in full, as text alone, or with what could not be parsed), or why it is not. */
export type FileState = 'indexed' | 'text-only' | 'parse-errors' | SkipReason;

/** One file, or a folder that was not entered with all that is in it. Sizes in bytes, absent where nobody asked for it. */
export interface FileRow {
  readonly root: string;
  readonly path: string;
  readonly directory: boolean;
  readonly state: FileState;
  /** The rule, with file and line where it has one (`src/.gitignore:4 *.log`), or what was found. Empty for what is indexed in full. */
  readonly detail: string;
  readonly language: string;
  readonly symbols: number;
  readonly chunks: number;
  readonly parseErrors: number;
  readonly size?: number;
  /** Its unsaved text stands in for what is on disk. */
  readonly unsaved: boolean;
  /** It is there because of the setting that includes it. */
  readonly included: boolean;
  /** It is parsed again at each start: what was found in it is too much for one record of the store. */
  readonly unkept: boolean;
}

/** What a list can be sorted by. */
export const fileOrders = ['path', 'state', 'size', 'symbols', 'chunks', 'parseErrors'] as const;
export type FileOrder = (typeof fileOrders)[number];

/** Which files, in which order, and which part of the list. */
export interface FileQuery {
  /** Empty: all. */
  readonly states: readonly FileState[];
  /** Words that the path (with the name of its folder where there are several), the detail or the language must hold, whatever their case. */
  readonly text: string;
  readonly order: FileOrder;
  readonly descending: boolean;
  readonly offset: number;
  readonly limit: number;
}

/** Part of the list. `total` are all that fit; `counts` are by state and of what fits the text, whatever states are asked for. */
export interface FilePage {
  readonly rows: readonly FileRow[];
  readonly total: number;
  readonly counts: Readonly<Partial<Record<FileState, number>>>;
}

/** What a listing reads: the tables of an indexer. */
export interface ListedFiles {
  files(): Iterable<IndexedFile>;
  readonly skipped: Iterable<SkippedFile>;
  file(root: string, path: string): IndexedFile | undefined;
  skippedFile(root: string, path: string): SkippedFile | undefined;
}

/** Reads the tables of an index as one list. */
export class FileListing {
  readonly #listed: ListedFiles;
  readonly #nameOf: (root: string) => string;

  /** @param nameOf name of a root for people; empty where there is only one */
  constructor(listed: ListedFiles, nameOf: (root: string) => string) {
    this.#listed = listed;
    this.#nameOf = nameOf;
  }

  /** The part of the list that `query` asks for. Takes time in proportion to all files, some tens of ms for 50,000. */
  page(query: FileQuery): FilePage {
    const words = query.text
      .toLowerCase()
      .split(/\s+/)
      .filter((word) => word !== '');
    const states = new Set(query.states);
    const counts = new Map<FileState, number>();
    const fitting: FileRow[] = [];
    for (const row of this.#rows()) {
      if (words.length && !this.#holds(row, words)) continue;
      counts.set(row.state, (counts.get(row.state) ?? 0) + 1);
      if (states.size === 0 || states.has(row.state)) fitting.push(row);
    }
    const rows = fitting.sort(comparing(query)).slice(query.offset, query.offset + query.limit);
    return { rows, total: fitting.length, counts: Object.fromEntries(counts) };
  }

  /** Files of the index, and their folders, whose path fits what is being typed. */
  like(typed: string, limit: number): TypedPaths {
    return pathsLike(typed, this.#listed.files(), limit);
  }

  /** The row of one file; undefined when nothing is known of it. A folder that was not entered stands for all that is in it. */
  row(root: string, path: string): FileRow | undefined {
    const file = this.#listed.file(root, path);
    if (file) return indexedRow(file);
    for (let at = path; at !== ''; at = at.slice(0, Math.max(0, at.lastIndexOf('/')))) {
      const skippedFile = this.#listed.skippedFile(root, at);
      if (skippedFile && (at === path || skippedFile.directory)) return skippedRow(skippedFile);
    }
    return undefined;
  }

  *#rows(): Generator<FileRow> {
    for (const file of this.#listed.files()) yield indexedRow(file);
    for (const file of this.#listed.skipped) yield skippedRow(file);
  }

  #holds({ root, path, detail, language }: FileRow, words: readonly string[]): boolean {
    const text = `${this.#nameOf(root)}/${path} ${detail} ${language}`.toLowerCase();
    return words.every((word) => text.includes(word));
  }
}

function indexedRow(file: IndexedFile): FileRow {
  const { root, path, language, symbols, chunks, parseErrors, size, unsaved, included = false, unkept = false } = file;
  const state = parseErrors > 0 ? 'parse-errors' : languages.get(language)?.kind === 'text' ? 'text-only' : 'indexed';
  return { root, path, directory: false, state, detail: '', language, symbols, chunks, parseErrors, size, unsaved, included, unkept };
}

function skippedRow(file: SkippedFile & { readonly size?: number }): FileRow {
  const { root, path, directory, reason, detail, size } = file;
  const none = { language: '', symbols: 0, chunks: 0, parseErrors: 0, unsaved: false, included: false, unkept: false };
  return { root, path, directory, state: reason, detail, ...none, ...(size === undefined ? {} : { size }) };
}

/** Equal ones, and those without the value, go by path, so that a list is the same each time. */
function comparing({ order, descending }: FileQuery): (a: FileRow, b: FileRow) => number {
  const sign = descending ? -1 : 1;
  return (a, b) => {
    const [one, other] = [a[order], b[order]];
    if (one !== other && (one === undefined || other === undefined)) return one === undefined ? 1 : -1;
    if (one !== undefined && other !== undefined && one !== other) return one < other ? -sign : sign;
    return byPlace(a, b);
  };
}

function byPlace(a: FileRow, b: FileRow): number {
  if (a.path !== b.path) return a.path < b.path ? -1 : 1;
  return a.root < b.root ? -1 : a.root > b.root ? 1 : 0;
}
