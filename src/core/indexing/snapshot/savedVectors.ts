// The vectors of the built-in embedder beside the manifests: they belong to a saved full text, and nothing is embedded again at the next start.
import { Packr } from 'msgpackr';
import type { Log, Store } from '../../ports.ts';
import { packNumbers, unpackNumbers } from './savedNumbers.ts';

/** Bump when the same chunks get other vectors from the same table. */
const version = 1;

/** What vectors were made with. */
export interface VectorOrigin {
  /** Of the saved text, see `SavedText`: chunks and terms have the numbers that they have there. */
  readonly stamp: string;
  /** Of the table of weights. */
  readonly table: string;
  readonly corpus: number;
}

/** Part of the vectors of an index. */
export interface VectorPart extends VectorOrigin {
  /** Step of rarity by term; only the first part has them. */
  readonly steps: Uint32Array;
  /** Chunks that have a vector, and their vectors one after the other; zeros where a chunk has no known term. */
  readonly chunks: Uint32Array;
  readonly vectors: Float32Array;
}

const packr = new Packr({ useRecords: false });

/** Saved vectors of one workspace, in parts, so that none takes much memory while it is written or read. Losing them only costs time. */
export class SavedVectors {
  readonly #store: Pick<Store, 'readManifest' | 'writeManifest'>;
  readonly #name: string;
  readonly #log: Log;

  /** @param name of the manifests, each with the number of its part */
  constructor(store: Pick<Store, 'readManifest' | 'writeManifest'>, name: string, log: Log) {
    this.#store = store;
    this.#name = name;
    this.#log = log;
  }

  /** The parts that belong to a saved text, as many as there are. Never fails because of the store. */
  async *read(stamp: string, table: string): AsyncGenerator<VectorPart, void, undefined> {
    for (let number = 0; ; number++) {
      const part = await this.#part(number);
      if (part?.stamp !== stamp || part.table !== table) return;
      yield part;
    }
  }

  /** Replaces what is saved. Never rejects because of the store. */
  async write(parts: Iterable<VectorPart>): Promise<void> {
    let number = 0;
    try {
      for (const part of parts) await this.#store.writeManifest(this.#nameOf(number++), encode(part));
      // What an index that was larger has left.
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
  const saved = unpackNumbers(bytes);
  const head: unknown = saved && packr.unpack(saved.head);
  const [steps, chunks, floats] = saved?.lists ?? [];
  if (!Array.isArray(head) || head[0] !== version || !steps || !chunks || !floats) return undefined;
  const [, stamp, table, corpus] = head as unknown[];
  if (typeof stamp !== 'string' || typeof table !== 'string' || typeof corpus !== 'number') return undefined;
  return { stamp, table, corpus, steps, chunks, vectors: new Float32Array(floats.buffer) };
}
