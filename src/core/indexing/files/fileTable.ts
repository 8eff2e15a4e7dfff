// Tables of the indexed files, with their state at the last read, and of the skipped files with the reason.
import { groupByKey } from '../../base/collections/groupByKey.ts';
import type { FileRole, SkippedFile } from '../../workspace/document.ts';

/** A file in the index. `size` and `mtime` date from the last read; an overlay has neither. */
export interface IndexedFile {
  readonly root: string;
  readonly path: string;
  readonly size: number;
  readonly mtime: number;
  /** Key of its record in the store. */
  readonly key: string;
  readonly language: string;
  readonly role: FileRole;
  readonly symbols: number;
  readonly chunks: number;
  readonly parseErrors: number;
  /** An overlay replaces the file on disk. */
  readonly unsaved: boolean;
  /** A person has included it, against any rule. */
  readonly included?: boolean;
  /** Its text has no secrets, so it need not be searched for them again. */
  readonly clean?: true;
  /** The filter of its record, which excludes searched words without reading the text. */
  readonly filter: Uint32Array<ArrayBuffer>;
  /** An error stopped the linking of its calls, which are missing. */
  readonly unlinked?: true;
  /** Each start parses it again, because its facts exceed one record of the store. */
  readonly unkept?: true;
}

/** A skipped file. `size` and `mtime` are set when the decision needed its content, so that it need not be read again. */
export interface SkippedEntry extends SkippedFile {
  readonly size?: number;
  readonly mtime?: number;
}

/** Indexed and skipped files of one root by path. */
export class RootTable {
  readonly files = new Map<string, IndexedFile>();
  readonly skippedFiles = new Map<string, SkippedEntry>();

  /** Paths of indexed files at `path` or below it; `''` is everything. */
  at(path: string): string[] {
    return [...this.files.keys()].filter((key) => isAtOrBelow(key, path));
  }

  /** Drops the skipped files at `path` or below it. */
  forgetSkipped(path: string): void {
    for (const key of [...this.skippedFiles.keys()]) if (isAtOrBelow(key, path)) this.skippedFiles.delete(key);
  }
}

function isAtOrBelow(key: string, path: string): boolean {
  return path === '' || key === path || key.startsWith(`${path}/`);
}

/** Counts over several roots. */
export interface TableCounts {
  readonly files: number;
  readonly parseErrors: number;
  readonly languages: Readonly<Record<string, number>>;
  readonly skipped: Readonly<Record<string, number>>;
}

/** Counts files by language and skipped ones by reason. */
export function countTables(tables: Iterable<RootTable>): TableCounts {
  const rootTables = [...tables];
  const files = rootTables.flatMap((table) => [...table.files.values()]);
  const skippedFiles = rootTables.flatMap((table) => [...table.skippedFiles.values()]);
  return {
    files: files.length,
    parseErrors: files.reduce((sum, file) => sum + file.parseErrors, 0),
    languages: countBy(files, (file) => file.language),
    skipped: countBy(skippedFiles, (file) => file.reason),
  };
}

/** Number of indexed files, and of files for which there was no memory. */
export function countWithoutRoom(tables: Iterable<RootTable>): { readonly files: number; readonly without: number } {
  let files = 0;
  let without = 0;
  for (const table of tables) {
    files += table.files.size;
    for (const { reason } of table.skippedFiles.values()) if (reason === 'no-room') without++;
  }
  return { files, without };
}

/** Keys are Clew's own words (languages, reasons), never names from the workspace. */
function countBy<T>(values: readonly T[], keyOf: (value: T) => string): Record<string, number> {
  return Object.fromEntries([...groupByKey(values, keyOf)].map(([key, group]) => [key, group.length]));
}
