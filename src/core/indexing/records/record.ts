// File records as bytes: what goes into the store and crosses from parse workers.
import { Packr } from 'msgpackr';
import { extractorVersion } from '../../symbols/facts.ts';
import type { ExtractionSwitches } from './analyze.ts';
import { arePackedFacts, packFacts, unpackFacts, type PackedFacts } from './packedFacts.ts';
import type { FileRecord } from '../types.ts';

/** Bump whenever chunks or terms of the same text, or the way records are packed, change, so that stored records of the old shape are not read. */
const chunkVersion = 10;

const packr = new Packr({ useRecords: false });
/** Shapes of objects are written once a record, so that field names are neither stored nor read again for each chunk. */
const texts = new Packr({ useRecords: true, encodeUndefinedAsNil: false });

/** What the records of one version and one set of switches have in common. */
export function recordShape({ raises, errorStrings, mutates }: ExtractionSwitches): string {
  return `${extractorVersion}.${chunkVersion}.${+raises}${+errorStrings}${+mutates}`;
}

/** Key of a record in the store: a function of all that the record depends on, and of nothing else. */
export function recordKey(textDigest: string, language: string, shape: string): string {
  return `${textDigest}.${language}.${shape}`;
}

/** Whether records of this shape, whatever their switches, are read by this version. */
export function isOfThisVersion(shape: string): boolean {
  return shape.startsWith(`${extractorVersion}.${chunkVersion}.`);
}

/** Whether a key of the store is that of a file's record, of whatever version. */
export function isRecordKey(key: string): boolean {
  return /^[\w-]{10,64}\.[a-z_+#]{1,40}\.\d{1,6}\.\d{1,6}\.[01]{3}$/.test(key);
}

/** What only full text needs, unless that was saved as a whole. */
type TextRecord = Pick<FileRecord, 'chunks' | 'vocabulary'>;

/** `text` is packed by itself, since most of the time nobody asks for it. */
type PackedRecord = readonly [facts: PackedFacts, generated: boolean, text: Uint8Array];

/** A record as bytes of its own (not a view into a larger buffer), ready to be transferred. */
export function encodeRecord({ facts, generated, chunks, vocabulary }: FileRecord): Uint8Array<ArrayBuffer> {
  const text: TextRecord = { chunks, vocabulary };
  const packed: PackedRecord = [packFacts(facts), generated, Uint8Array.from(texts.pack(text))];
  return Uint8Array.from(packr.pack(packed));
}

/** The record, or undefined when the bytes are not one (a damaged or foreign store). Most of it is unpacked when first read. */
export function decodeRecord(bytes: Uint8Array): FileRecord | undefined {
  try {
    const value: unknown = packr.unpack(bytes);
    if (!isRecord(value)) return undefined;
    const [facts, generated, text] = value;
    return withText(unpackFacts(facts), text, generated);
  } catch (error) {
    if (error instanceof Error) return undefined;
    throw error;
  }
}

/** As long as its bytes live: whoever takes a record in does so at once, so no copy is made of them. */
function withText(facts: FileRecord['facts'], packed: Uint8Array, generated: boolean): FileRecord {
  let unpacked: TextRecord | undefined;
  const text = (): TextRecord => (unpacked ??= texts.unpack(packed) as TextRecord);
  return {
    facts,
    generated,
    get chunks() {
      return text().chunks;
    },
    get vocabulary() {
      return text().vocabulary;
    },
  };
}

function isRecord(value: unknown): value is PackedRecord {
  if (!Array.isArray(value) || value.length !== 3) return false;
  const [facts, generated, text] = value as unknown[];
  return arePackedFacts(facts) && typeof generated === 'boolean' && text instanceof Uint8Array;
}
