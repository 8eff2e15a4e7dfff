// Checks that the model is still the one that made the stored vectors. A server can put another one behind the same name, and only its
// vectors show it.
import { throwIfCancelled, type CancellationToken } from '../base/cancellation.ts';
import { UserError } from '../base/wording/errors.ts';
import type { Digest, Embedder, Log, Store } from '../ports.ts';
import { checkVectors } from './checkVectors.ts';
import { decodeVector, encodeVector, stampDigest } from './vectorRecord.ts';

/** Fixed texts that are embedded at each start; they contain nothing of the workspace. */
const knownTexts = [
  'Reads the settings of a user from a file and returns them.',
  'function add(first, second) { return first + second; }',
  'The connection was refused: nothing listens at the address.',
];
/** Least cosine for one model: servers round differently from call to call, but two models agree far less. */
const minAgreement = 0.98;

/** Facts about an embedder after the first request. */
export interface EmbedderIdentity {
  /** Length of the stored vectors. */
  readonly dimensions: number;
  /** Digest under which its vectors are stored. */
  readonly stamp: string;
}

/** Ports for {@link identifyEmbedder}. */
export interface IdentityPorts {
  readonly store: Store;
  readonly digest: Digest;
  readonly log: Log;
}

/**
 * Embeds the known texts and compares them with the vectors of the first time. With `accept`, a different model replaces the first, and its
 * vectors are stored apart.
 * @throws UserError `embedder-changed`, or the error of the embedder
 */
export async function identifyEmbedder(
  embedder: Embedder,
  ports: IdentityPorts,
  accept: boolean,
  token: CancellationToken,
): Promise<EmbedderIdentity> {
  const { info } = embedder;
  const { digest } = ports;
  const reply = await embedder.embed({ kind: 'code', texts: knownTexts, places: [] }, token);
  throwIfCancelled(token);
  const vectors = checkVectors(reply, knownTexts.length, info, undefined);
  const dimensions = vectors[0]?.length ?? 0;
  const stampOf = (firstBytes: Uint8Array): string => stampDigest(info.stamp, dimensions, digest(firstBytes), digest);
  const name = `embedder-${digest(info.stamp)}`;
  const storedBytes = await readStored(name, ports);
  const storedVectors = storedBytes && splitVectors(storedBytes);
  if (storedBytes && storedVectors) {
    if (storedVectors.every((vector, i) => cosine(vector, vectors[i]) >= minAgreement)) return { dimensions, stamp: stampOf(storedBytes) };
    if (!accept) throw new UserError('embedder-changed', [info.name, info.where]);
  }
  const bytes = joinVectors(vectors);
  await writeStored(name, bytes, ports);
  return { dimensions, stamp: stampOf(bytes) };
}

/** Reads a manifest; when the store fails, only the comparison is lost. */
async function readStored(name: string, { store, log }: IdentityPorts): Promise<Uint8Array | undefined> {
  try {
    return await store.readManifest(name);
  } catch (error) {
    log.warn(`What is known of the embedder cannot be read: ${String(error)}`);
    return undefined;
  }
}

async function writeStored(name: string, bytes: Uint8Array, { store, log }: IdentityPorts): Promise<void> {
  try {
    await store.writeManifest(name, bytes);
  } catch (error) {
    log.warn(`What is known of the embedder cannot be kept: ${String(error)}`);
  }
}

function joinVectors(vectors: readonly Float32Array[]): Uint8Array {
  const records = vectors.map(encodeVector);
  const bytes = new Uint8Array(records.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const record of records) {
    bytes.set(record, at);
    at += record.length;
  }
  return bytes;
}

/** Splits what {@link joinVectors} joined; undefined when the bytes are damaged. */
function splitVectors(bytes: Uint8Array): readonly Float32Array[] | undefined {
  const length = Math.floor(bytes.length / knownTexts.length);
  const vectors = knownTexts.map((_, i) => decodeVector(bytes.subarray(i * length, (i + 1) * length), length - 4));
  return vectors.every((vector) => vector !== undefined) ? vectors : undefined;
}

/** Cosine of two vectors; 0 when their lengths differ, since one model cannot have made both. */
function cosine(a: Float32Array, b: Float32Array | undefined): number {
  return a.length === b?.length ? a.reduce((sum, value, i) => sum + value * (b[i] ?? 0), 0) : 0;
}
