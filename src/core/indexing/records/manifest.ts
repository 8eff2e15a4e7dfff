// Manifest of a root: maps each path to its record, so that unchanged files need not be read again.
import { Packr } from 'msgpackr';
import type { SkipReason } from '../../workspace/document.ts';
import { isOfThisVersion } from './record.ts';

/** State of a file at its last read. `key` names its record; `skip` says why there is none. */
export interface ManifestEntry {
  readonly path: string;
  readonly size: number;
  readonly mtime: number;
  readonly key?: string;
  readonly skip?: { readonly reason: SkipReason; readonly detail: string };
}

type StoredFileRow = readonly [path: string, size: number, mtime: number, key: string, reason?: string, detail?: string];

const packr = new Packr({ useRecords: false });

/** Encodes a manifest. `shape` is the common part of all its keys besides the text, see `recordShape`. */
export function encodeManifest(shape: string, entries: Iterable<ManifestEntry>): Uint8Array {
  const rows: StoredFileRow[] = [];
  for (const { path, size, mtime, key, skip } of entries) {
    rows.push(skip ? [path, size, mtime, '', skip.reason, skip.detail] : [path, size, mtime, key ?? '']);
  }
  return packr.pack([shape, rows]);
}

/** The entries by path; none when the bytes are damaged or belong to records of another shape. */
export function decodeManifest(shape: string, bytes: Uint8Array | undefined): ReadonlyMap<string, ManifestEntry> {
  const entries = new Map<string, ManifestEntry>();
  for (const row of rowsOf((savedShape) => savedShape === shape, bytes)) {
    const [path, size, mtime, key, reason, detail] = row;
    const skip = reason === undefined ? undefined : { reason: reason as SkipReason, detail: detail ?? '' };
    entries.set(path, skip ? { path, size, mtime, skip } : { path, size, mtime, key });
  }
  return entries;
}

/** Keys of all records that a manifest lists, whatever switches it was written with; none if this version cannot read its records. */
export function manifestKeys(bytes: Uint8Array): readonly string[] {
  return rowsOf(isOfThisVersion, bytes).flatMap(([, , , key]) => (key ? [key] : []));
}

function rowsOf(isRight: (shape: string) => boolean, bytes: Uint8Array | undefined): readonly StoredFileRow[] {
  if (!bytes) return [];
  try {
    const value: unknown = packr.unpack(bytes);
    return Array.isArray(value) && typeof value[0] === 'string' && isRight(value[0]) && Array.isArray(value[1])
      ? value[1].filter(isRow)
      : [];
  } catch (error) {
    // Damaged: every file is read again, which is all that a manifest saves.
    if (error instanceof Error) return [];
    throw error;
  }
}

function isRow(row: unknown): row is StoredFileRow {
  if (!Array.isArray(row)) return false;
  const [path, size, mtime, key] = row as unknown[];
  return typeof path === 'string' && typeof size === 'number' && typeof mtime === 'number' && typeof key === 'string';
}
