// Encodes the saved full text: the numbers and texts of an index in their memory layout.
import { Packr } from 'msgpackr';
import { packNumbers, unpackNumbers } from './savedNumbers.ts';
import type { SavedTextFile, SavedText } from '../text/savedState.ts';

/** Bump when the form of the table or the meaning of its numbers changes. */
const version = 1;

/** `null` stands for a removed file. The frequencies of the terms, then the columns of the table follow as numbers. */
type SavedTextHead = readonly [
  version: number,
  shape: string,
  stamp: string,
  files: readonly (SavedTextFile | null)[],
  terms: readonly string[],
  titles: readonly string[],
];

const packr = new Packr({ useRecords: false });

/** The bytes of an index; its records have this shape. */
export function encodeText(shape: string, { stamp, files, table }: SavedText): Uint8Array {
  const { dictionary, columns, titles } = table;
  const head: SavedTextHead = [version, shape, stamp, files.map((file) => file ?? null), dictionary.terms, titles];
  return packNumbers(packr.pack(head), [dictionary.frequencies, ...columns]);
}

/** The index, or undefined when the bytes are damaged or have another version, shape or byte order. */
export function decodeText(shape: string, bytes: Uint8Array): SavedText | undefined {
  try {
    const savedNumbers = unpackNumbers(bytes);
    const head: unknown = savedNumbers && packr.unpack(savedNumbers.head);
    if (!savedNumbers || !isHead(head) || head[0] !== version || head[1] !== shape) return undefined;
    const [, , stamp, rows, terms, titles] = head;
    if (!rows.every((row) => row === null || isRow(row, titles.length))) return undefined;
    const [frequencies, ...columns] = savedNumbers.lists;
    const files = rows.map((row) => row ?? undefined);
    return frequencies && { stamp, files, table: { dictionary: { terms, frequencies }, columns, titles } };
  } catch (error) {
    // Damaged: the files are taken in one by one.
    if (error instanceof Error) return undefined;
    throw error;
  }
}

function isHead(value: unknown): value is SavedTextHead {
  if (!Array.isArray(value)) return false;
  const [, , stamp, files, terms, titles] = value as unknown[];
  return typeof stamp === 'string' && [files, terms, titles].every(Array.isArray);
}

/** Whether a row refers to chunks inside a table of `chunks` chunks. */
function isRow(row: SavedTextFile, chunks: number): boolean {
  if (!Array.isArray(row) || row.length !== 6) return false;
  const [root, path, role, recordKey, first, end] = row;
  return [root, path, role, recordKey].every((each) => typeof each === 'string') && first >= 0 && first <= end && end <= chunks;
}
