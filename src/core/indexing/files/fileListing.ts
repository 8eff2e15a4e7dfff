// List of every file of the workspace with its state and reason: filtered, sorted and in pages, so that a list of any length can be shown.
import { parentFolder } from '../../base/parentFolder.ts';
import { languages } from '../../syntax/languages.ts';
import type { SkippedFile, SkipReason } from '../../workspace/document.ts';
import type { IndexedFile } from './fileTable.ts';
import { findTypedPaths, type TypedPaths } from './typedPaths.ts';

/** State of a file: indexed (in full, as text alone, or with parse errors), or the reason why it is left out. */
export type FileState = 'indexed' | 'text-only' | 'parse-errors' | SkipReason;

/** One file, or a skipped folder that stands for its whole content. `size` is in bytes, absent where it was not read. */
export interface FileRow {
  readonly root: string;
  readonly path: string;
  readonly directory: boolean;
  readonly state: FileState;
  /** The rule, with file and line if known (`src/.gitignore:4 *.log`), or the finding. Empty for a file that is indexed in full. */
  readonly detail: string;
  readonly language: string;
  readonly symbols: number;
  readonly chunks: number;
  readonly parseErrors: number;
  readonly size?: number;
  /** Whether an overlay replaces the text on disk. */
  readonly unsaved: boolean;
  /** Whether only the include setting brings it in. */
  readonly included: boolean;
  /** Whether each start parses it again, because its facts exceed one record of the store. */
  readonly unkept: boolean;
  /** Whether its calls are missing, because an error stopped their linking. */
  readonly unlinked: boolean;
}

/** Sort keys of a list. */
export const fileOrders = ['path', 'state', 'size', 'symbols', 'chunks', 'parseErrors'] as const;
export type FileOrder = (typeof fileOrders)[number];

/** Filter, order and page of a list. */
export interface FileQuery {
  /** Empty: all. */
  readonly states: readonly FileState[];
  /** Words that the path (with the name of its root where there are several), the detail or the language must hold, in any case. */
  readonly text: string;
  readonly order: FileOrder;
  readonly descending: boolean;
  readonly offset: number;
  readonly limit: number;
}

/** Page of the list. `total` counts all matches. `counts` are by state: they cover all rows that match the text, in any state. */
export interface FilePage {
  readonly rows: readonly FileRow[];
  readonly total: number;
  readonly counts: Readonly<Partial<Record<FileState, number>>>;
}

/** Tables of an indexer that a listing reads. */
export interface FileTables {
  files(): Iterable<IndexedFile>;
  readonly skippedFiles: Iterable<SkippedFile>;
  file(root: string, path: string): IndexedFile | undefined;
  skippedFile(root: string, path: string): SkippedFile | undefined;
}

/** Shows the tables of an index as one list. */
export class FileListing {
  readonly #tables: FileTables;
  readonly #nameOf: (root: string) => string;

  /** @param nameOf name of a root for people; empty where there is only one */
  constructor(tables: FileTables, nameOf: (root: string) => string) {
    this.#tables = tables;
    this.#nameOf = nameOf;
  }

  /** The page for `query`. Takes time in proportion to all files, some tens of ms for 50,000. */
  page(query: FileQuery): FilePage {
    const words = query.text
      .toLowerCase()
      .split(/\s+/)
      .filter((word) => word !== '');
    const states = new Set(query.states);
    const counts = new Map<FileState, number>();
    const matchingRows: FileRow[] = [];
    for (const row of this.#rows()) {
      if (words.length && !this.#holds(row, words)) continue;
      counts.set(row.state, (counts.get(row.state) ?? 0) + 1);
      if (states.size === 0 || states.has(row.state)) matchingRows.push(row);
    }
    const rows = matchingRows.sort(rowComparator(query)).slice(query.offset, query.offset + query.limit);
    return { rows, total: matchingRows.length, counts: Object.fromEntries(counts) };
  }

  /** Files of the index, and their folders, whose path matches the typed text. */
  findPaths(typedText: string, limit: number): TypedPaths {
    return findTypedPaths(typedText, this.#tables.files(), limit);
  }

  /** The row of one file; undefined for an unknown file. A skipped folder stands for its whole content. */
  row(root: string, path: string): FileRow | undefined {
    const file = this.#tables.file(root, path);
    if (file) return indexedRow(file);
    for (let at = path; at !== ''; at = parentFolder(at)) {
      const skippedFile = this.#tables.skippedFile(root, at);
      if (skippedFile && (at === path || skippedFile.directory)) return skippedRow(skippedFile);
    }
    return undefined;
  }

  *#rows(): Generator<FileRow> {
    for (const file of this.#tables.files()) yield indexedRow(file);
    for (const file of this.#tables.skippedFiles) yield skippedRow(file);
  }

  #holds({ root, path, detail, language }: FileRow, words: readonly string[]): boolean {
    const text = `${this.#nameOf(root)}/${path} ${detail} ${language}`.toLowerCase();
    return words.every((word) => text.includes(word));
  }
}

function indexedRow(file: IndexedFile): FileRow {
  const { root, path, language, symbols, chunks, parseErrors, size, unsaved } = file;
  const { included = false, unkept = false, unlinked = false } = file;
  const state = parseErrors > 0 ? 'parse-errors' : languages.get(language)?.kind === 'text' ? 'text-only' : 'indexed';
  return {
    root,
    path,
    directory: false,
    state,
    detail: '',
    language,
    symbols,
    chunks,
    parseErrors,
    size,
    unsaved,
    included,
    unkept,
    unlinked,
  };
}

function skippedRow(file: SkippedFile & { readonly size?: number }): FileRow {
  const { root, path, directory, reason, detail, size } = file;
  const emptyFields = {
    language: '',
    symbols: 0,
    chunks: 0,
    parseErrors: 0,
    unsaved: false,
    included: false,
    unkept: false,
    unlinked: false,
  };
  return { root, path, directory, state: reason, detail, ...emptyFields, ...(size === undefined ? {} : { size }) };
}

/** Compares by `order`; rows that are equal or lack the value go by path, so that a list is the same each time. */
function rowComparator({ order, descending }: FileQuery): (a: FileRow, b: FileRow) => number {
  const sign = descending ? -1 : 1;
  return (a, b) => {
    const [valueA, valueB] = [a[order], b[order]];
    if (valueA !== valueB && (valueA === undefined || valueB === undefined)) return valueA === undefined ? 1 : -1;
    if (valueA !== undefined && valueB !== undefined && valueA !== valueB) return valueA < valueB ? -sign : sign;
    return comparePlaces(a, b);
  };
}

function comparePlaces(a: FileRow, b: FileRow): number {
  if (a.path !== b.path) return a.path < b.path ? -1 : 1;
  return a.root < b.root ? -1 : a.root > b.root ? 1 : 0;
}
