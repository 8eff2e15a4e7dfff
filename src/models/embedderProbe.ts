// Recognizes the model behind a name: one sentence of ours is embedded now and then beside the texts, and must come out as it did before.
// Vectors of two models can have the same length, and comparing them would find nonsense without anybody noticing.
import { UserError } from '../core/base/errors.ts';
import type { EmbedderInfo } from '../core/ports.ts';

/** Keeps, for each stamp, the vector of the probe sentence. */
export interface EmbedderProbes {
  recall(stamp: string): PromiseLike<readonly number[] | undefined>;
  remember(stamp: string, vector: readonly number[]): PromiseLike<void>;
}

/** Holds nothing of anybody's workspace. */
export const probeText = 'Reads the configuration file and returns the value of a key, or throws when it is missing.';

/** How often the sentence goes along, in ms. */
const everyMs = 10 * 60_000;

/** Servers compute in parallel and round, so that the same model is a little off each time; another one is nowhere near. */
const sameModel = 0.98;

/** The probe of one embedder. */
export class EmbedderProbe {
  readonly #info: EmbedderInfo;
  readonly #kept: EmbedderProbes | undefined;
  #checkedAt: number | undefined;

  constructor(info: EmbedderInfo, kept: EmbedderProbes | undefined) {
    this.#info = info;
    this.#kept = kept;
  }

  /** Is it time for the sentence to go along? */
  get isDue(): boolean {
    return this.#kept !== undefined && (this.#checkedAt === undefined || performance.now() - this.#checkedAt > everyMs);
  }

  /** Compares `vector`, of unit length, with what is kept. Rejects with `embedder-changed`, `embedder-wrong-dimension`. */
  async check(vector: Float32Array): Promise<void> {
    const { stamp, name, where } = this.#info;
    const before = await this.#kept?.recall(stamp);
    if (before && before.length !== vector.length)
      throw new UserError('embedder-wrong-dimension', [name, String(vector.length), String(before.length)]);
    if (before && cosine(before, vector) < sameModel) throw new UserError('embedder-changed', [name, where]);
    if (!before) await this.#kept?.remember(stamp, [...vector]);
    this.#checkedAt = performance.now();
  }
}

function cosine(a: readonly number[], b: Float32Array): number {
  return a.reduce((sum, value, i) => sum + value * (b[i] ?? 0), 0);
}
