// File records as bytes: what goes into the store and crosses from parse workers.
import { Packr } from 'msgpackr';
import { extractorVersion, type FileFacts } from '../symbols/facts.ts';
import type { ExtractionSwitches } from './analyze.ts';
import type { FileRecord } from './types.ts';

/** Bump whenever chunks or terms of the same text, or the way records are packed, change, so that stored records of the old shape are not read. */
const chunkVersion = 6;

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

/** Whether records of this shape, whatever their switches, are read by this version. */
export function isOfThisVersion(shape: string): boolean {
  return shape.startsWith(`${extractorVersion}.${chunkVersion}.`);
}

/** Whether a key of the store is that of a file's record, of whatever version. */
export function isRecordKey(key: string): boolean {
  return /^[\w-]{10,64}\.[a-z_+#]{1,40}\.\d{1,6}\.\d{1,6}\.[01]{3}$/.test(key);
}

/** What only linking needs: the larger half of a record. */
type LinkFacts = Pick<FileFacts, 'calls' | 'bindings' | 'checks'>;

/** What only full text needs, unless that was saved as a whole. */
type TextRecord = Pick<FileRecord, 'chunks' | 'vocabulary'>;

/** A record as it is packed. `links` and `text` are packed by themselves, since most of the time nobody asks for them. */
interface PackedRecord extends Omit<FileRecord, 'facts' | keyof TextRecord> {
  readonly facts: Omit<FileFacts, keyof LinkFacts>;
  readonly links: Uint8Array;
  readonly text: Uint8Array;
}

/** A record as bytes of its own (not a view into a larger buffer), ready to be transferred. */
export function encodeRecord(record: FileRecord): Uint8Array<ArrayBuffer> {
  const { calls, bindings, checks, ...facts } = record.facts;
  const links: LinkFacts = { calls, bindings, ...(checks && { checks }) };
  const { chunks, vocabulary, generated } = record;
  const text: TextRecord = { chunks, vocabulary };
  const packed: PackedRecord = { facts, links: Uint8Array.from(packr.pack(links)), text: Uint8Array.from(packr.pack(text)), generated };
  return Uint8Array.from(packr.pack(packed));
}

/** The record, or undefined when the bytes are not one (a damaged or foreign store). Calls, bindings and chunks are unpacked when first read. */
export function decodeRecord(bytes: Uint8Array): FileRecord | undefined {
  try {
    const value: unknown = packr.unpack(bytes);
    if (!isRecord(value)) return undefined;
    const { facts, links, text, generated } = value;
    return withText(withLinks(facts, links), text, generated);
  } catch (error) {
    if (error instanceof Error) return undefined;
    throw error;
  }
}

/** Packed facts whose unpacked form is held until somebody lets go of it. */
const unpackedOf = new WeakMap<FileFacts, { links: LinkFacts | undefined }>();

/** Lets go of what was unpacked of the facts of a record; it is unpacked again when it is asked for. */
export function forgetLinks(facts: FileFacts): void {
  const held = unpackedOf.get(facts);
  if (held) held.links = undefined;
}

/** As long as its bytes live: whoever takes a record in does so at once, so no copy is made of them. */
function withText(facts: FileFacts, packed: Uint8Array, generated: boolean): FileRecord {
  let unpacked: TextRecord | undefined;
  const text = (): TextRecord => (unpacked ??= packr.unpack(packed) as TextRecord);
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

function withLinks(facts: PackedRecord['facts'], bytes: Uint8Array): FileFacts {
  // A copy: what was read from the store is a view into the bytes of many records.
  const packed = Uint8Array.from(bytes);
  const held: { links: LinkFacts | undefined } = { links: undefined };
  const links = (): LinkFacts => (held.links ??= packr.unpack(packed) as LinkFacts);
  const whole: FileFacts = {
    ...facts,
    get calls() {
      return links().calls;
    },
    get bindings() {
      return links().bindings;
    },
    get checks() {
      return links().checks ?? [];
    },
  };
  unpackedOf.set(whole, held);
  return whole;
}

function isRecord(value: unknown): value is PackedRecord {
  if (typeof value !== 'object' || value === null) return false;
  const { facts, text, links } = value as Partial<PackedRecord>;
  if (!(text instanceof Uint8Array) || !(links instanceof Uint8Array)) return false;
  return typeof facts === 'object' && Array.isArray(facts.symbols);
}
