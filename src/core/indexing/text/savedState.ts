// Saved form of the full text, in its memory layout: an index writes it and another one takes it over.
import type { FileRole } from '../../workspace/document.ts';
import type { ChunkTable, SavedTable } from './chunkTable.ts';

/** A file of a saved index: the key of its record, and the range of its chunks in the table. */
export type SavedTextFile = readonly [root: string, path: string, role: FileRole, recordKey: string, first: number, end: number];

/** An index in a form for another one. Files by their number in the table; undefined where one was removed. */
export interface SavedText {
  /** Identifies this saved state. */
  readonly stamp: string;
  readonly files: readonly (SavedTextFile | undefined)[];
  readonly table: SavedTable;
}

/** The saved state that a table extends: it holds the first `chunks` chunks and `terms` terms of the table. */
export interface SavedState {
  readonly stamp: string;
  readonly table: ChunkTable;
  readonly chunks: number;
  readonly terms: number;
}
