// Encodes file records for the store and for the transfer from parse workers.
import { Packr } from 'msgpackr';
import { extractorVersion } from '../../symbols/facts.ts';
import type { ExtractionSwitches } from '../../symbols/extractionSwitches.ts';
import { arePackedFacts, packFacts, unpackFacts, type PackedFacts } from './packedFacts.ts';
import { filterFromBytes, filterToBytes } from '../../text/textFilter.ts';
import type { FileRecord } from '../fileRecord.ts';

/** Bump when chunks, terms, masks of secrets or the packed form change for the same text, so that old records are not read. */
const chunkVersion = 12;

const packr = new Packr({ useRecords: false });
/** Packs shapes of objects once a record, so that chunks do not repeat field names. */
const textPackr = new Packr({ useRecords: true, encodeUndefinedAsNil: false });

/** The part of keys that all records of one version and one set of switches share. */
export function recordShape({ raises, errorStrings, mutates }: ExtractionSwitches): string {
  return `${extractorVersion}.${chunkVersion}.${+raises}${+errorStrings}${+mutates}`;
}

/** Store key of a record: depends on the inputs of the record and on nothing else. */
export function recordKey(textDigest: string, language: string, shape: string): string {
  return `${textDigest}.${language}.${shape}`;
}

/** Whether this version reads records of this shape, whatever their switches. */
export function isOfThisVersion(shape: string): boolean {
  return shape.startsWith(`${extractorVersion}.${chunkVersion}.`);
}

/** Whether a key of the store belongs to a file's record, of any version. */
export function isRecordKey(key: string): boolean {
  return /^[\w-]{10,64}\.[a-z_+#]{1,40}\.\d{1,6}\.\d{1,6}\.[01]{3}$/.test(key);
}

/** The part that only full text needs, unless full text was restored as a whole. */
type TextRecord = Pick<FileRecord, 'chunks' | 'vocabulary'>;

/** `text` is packed separately, since most readers skip it. */
type PackedRecord = readonly [facts: PackedFacts, generated: boolean, text: Uint8Array, hasSecrets: boolean, filter: Uint8Array];

/** A record as separate bytes (not a view into a larger buffer), ready for transfer. */
export function encodeRecord({ facts, generated, hasSecrets, filter, chunks, vocabulary }: FileRecord): Uint8Array<ArrayBuffer> {
  const text: TextRecord = { chunks, vocabulary };
  const packedText = Uint8Array.from(textPackr.pack(text));
  const packedRecord: PackedRecord = [packFacts(facts), generated, packedText, hasSecrets, filterToBytes(filter)];
  return Uint8Array.from(packr.pack(packedRecord));
}

/** The record, or undefined for damaged or foreign bytes. Most of it is unpacked when first read. */
export function decodeRecord(bytes: Uint8Array): FileRecord | undefined {
  try {
    const value: unknown = packr.unpack(bytes);
    if (!isRecord(value)) return undefined;
    const [facts, generated, text, hasSecrets, filterBytes] = value;
    const filter = filterFromBytes(filterBytes);
    return filter && withText(unpackFacts(facts), text, { generated, hasSecrets, filter });
  } catch (error) {
    if (error instanceof Error) return undefined;
    throw error;
  }
}

/** The record keeps a view of its bytes instead of a copy, since it is taken in at once. */
function withText(
  facts: FileRecord['facts'],
  packedText: Uint8Array,
  flags: Pick<FileRecord, 'generated' | 'hasSecrets' | 'filter'>,
): FileRecord {
  let textRecord: TextRecord | undefined;
  const text = (): TextRecord => (textRecord ??= textPackr.unpack(packedText) as TextRecord);
  return {
    facts,
    ...flags,
    get chunks() {
      return text().chunks;
    },
    get vocabulary() {
      return text().vocabulary;
    },
  };
}

function isRecord(value: unknown): value is PackedRecord {
  if (!Array.isArray(value) || value.length !== 5) return false;
  const [facts, generated, text, hasSecrets, filter] = value as unknown[];
  const areFlags = typeof generated === 'boolean' && typeof hasSecrets === 'boolean';
  return arePackedFacts(facts) && areFlags && text instanceof Uint8Array && filter instanceof Uint8Array;
}
