// Saves the vectors of the built-in embedder with a saved full text, so that the next start embeds nothing again.
import { Packr } from 'msgpackr';
import type { Log, Store } from '../../ports.ts';
import { packNumbers, unpackNumbers } from './savedNumbers.ts';

/** Bump when the same chunks get other vectors from the same table. */
const version = 1;

/** Identifies the text and the weights behind vectors. */
export interface VectorOrigin {
  /** Stamp of the saved text, see `SavedText`: it gives the numbers of chunks and terms. */
  readonly stamp: string;
  /** Id of the table of weights. */
  readonly table: string;
  readonly corpus: number;
}

export interface VectorPart extends VectorOrigin {
  /** Step of rarity by term; only the first part has them. */
  readonly steps: Uint32Array;
  /** Chunks with a vector, and their vectors in a row; zeros for a chunk without known terms. */
  readonly chunks: Uint32Array;
  readonly vectors: Float32Array;
}

const packr = new Packr({ useRecords: false });

/** Saved vectors of one workspace, in parts, so that writing or reading takes little memory. Losing them only costs time. */
export class SavedVectors {
  readonly #store: Pick<Store, 'readManifest' | 'writeManifest'>;
  readonly #name: string;
  readonly #log: Log;

  /** @param name prefix of the manifests; the number of the part follows */
  constructor(store: Pick<Store, 'readManifest' | 'writeManifest'>, name: string, log: Log) {
    this.#store = store;
    this.#name = name;
    this.#log = log;
  }

  /** The parts that belong to a saved text, as far as they exist. Never fails because of the store. */
  async *read(stamp: string, table: string): AsyncGenerator<VectorPart, void, undefined> {
    for (let number = 0; ; number++) {
      const part = await this.#part(number);
      if (part?.stamp !== stamp || part.table !== table) return;
      yield part;
    }
  }

  /** Replaces the saved vectors. Never rejects because of the store. */
  async write(parts: Iterable<VectorPart>): Promise<void> {
    let number = 0;
    try {
      for (const part of parts) await this.#store.writeManifest(this.#nameOf(number++), encode(part));
      // Clears parts that a larger index has left.
      for (; (await this.#store.readManifest(this.#nameOf(number)))?.length; number++) {
        await this.#store.writeManifest(this.#nameOf(number), new Uint8Array());
      }
    } catch (error) {
      this.#log.info(`Vectors cannot be saved: ${String(error)}`);
    }
  }

  async #part(number: number): Promise<VectorPart | undefined> {
    try {
      const bytes = await this.#store.readManifest(this.#nameOf(number));
      return bytes && decode(bytes);
    } catch (error) {
      this.#log.info(`Saved vectors cannot be read: ${String(error)}`);
      return undefined;
    }
  }

  #nameOf(number: number): string {
    return `${this.#name}-${number}`;
  }
}

function encode({ stamp, table, corpus, steps, chunks, vectors }: VectorPart): Uint8Array {
  return packNumbers(packr.pack([version, stamp, table, corpus]), [steps, chunks, vectors]);
}

function decode(bytes: Uint8Array): VectorPart | undefined {
  const savedNumbers = unpackNumbers(bytes);
  const head: unknown = savedNumbers && packr.unpack(savedNumbers.head);
  const [steps, chunks, floats] = savedNumbers?.lists ?? [];
  if (!Array.isArray(head) || head[0] !== version || !steps || !chunks || !floats) return undefined;
  const [, stamp, table, corpus] = head as unknown[];
  if (typeof stamp !== 'string' || typeof table !== 'string' || typeof corpus !== 'number') return undefined;
  return { stamp, table, corpus, steps, chunks, vectors: new Float32Array(floats.buffer) };
}
