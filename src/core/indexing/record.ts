// File records as bytes: what goes into the store and crosses from parse workers.
import { Packr } from 'msgpackr';
import { extractorVersion } from '../symbols/facts.ts';
import type { ExtractionSwitches } from './analyze.ts';
import type { FileRecord } from './types.ts';

/** Bump whenever chunks or terms of the same text change, so that stored records of the old shape are not read. */
const chunkVersion = 1;

/** Shapes of objects are written once a record, so that field names are neither stored nor read again for each symbol and call. */
const packr = new Packr({ useRecords: true, encodeUndefinedAsNil: false });

/** What the records of one version and one set of switches have in common. */
export function recordShape({ raises, errorStrings, mutates }: ExtractionSwitches): string {
  return `${extractorVersion}.${chunkVersion}.${+raises}${+errorStrings}${+mutates}`;
}

/** Key of a record in the store: a function of all that the record depends on, and of nothing else. */
export function recordKey(textDigest: string, language: string, shape: string): string {
  return `${textDigest}.${language}.${shape}`;
}

/** A record as bytes of its own (not a view into a larger buffer), ready to be transferred. */
export function encodeRecord(record: FileRecord): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(packr.pack(record));
}

/** The record, or undefined when the bytes are not one (a damaged or foreign store). */
export function decodeRecord(bytes: Uint8Array): FileRecord | undefined {
  try {
    const value: unknown = packr.unpack(bytes);
    return isRecord(value) ? value : undefined;
  } catch (error) {
    if (error instanceof Error) return undefined;
    throw error;
  }
}

function isRecord(value: unknown): value is FileRecord {
  if (typeof value !== 'object' || value === null) return false;
  const { facts, chunks, vocabulary } = value as Partial<FileRecord>;
  return Array.isArray(chunks) && Array.isArray(vocabulary) && typeof facts === 'object' && Array.isArray(facts.symbols);
}
