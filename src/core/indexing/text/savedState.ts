// What of the full text is saved, as it lies in memory: the index gives it and takes it back.
import type { FileRole } from '../../workspace/document.ts';
import type { ChunkTable, SavedTable } from './chunkTable.ts';

/** A file of a saved index: the key of its record, and where its chunks stand in the table. */
export type SavedTextFile = readonly [root: string, path: string, role: FileRole, record: string, first: number, end: number];

/** An index as it can be given to another one. Files by their number in the table; undefined where one was removed. */
export interface SavedText {
  /** Tells one saved state from every other. */
  readonly stamp: string;
  readonly files: readonly (SavedTextFile | undefined)[];
  readonly table: SavedTable;
}

/** The saved state that a table goes on from: its first `chunks` chunks and `terms` terms are those of it. */
export interface SavedState {
  readonly stamp: string;
  readonly table: ChunkTable;
  readonly chunks: number;
  readonly terms: number;
}
