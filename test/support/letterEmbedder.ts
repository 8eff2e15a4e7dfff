// An embedder for tests whose vectors count letters, so that texts with similar letters are near. It records its requests.
import type { CancellationToken } from '../../src/core/base/cancellation.ts';
import type { Embedder, EmbedderInfo, EmbedRequest } from '../../src/core/ports.ts';

/** The vectors of one call, before they are returned. */
export type Answer = (vectors: Float32Array[], request: EmbedRequest) => readonly Float32Array[] | Promise<readonly Float32Array[]>;

/** The fixed texts that identify the model come without places. */
const isKnownText = ({ kind, places }: EmbedRequest): boolean => kind === 'code' && places.length === 0;

/** {@link Embedder} that works, unless `answer` is set. */
export class LetterEmbedder implements Embedder {
  readonly info: EmbedderInfo;
  readonly requests: EmbedRequest[] = [];
  /** Replaces the reply; throw to fail. */
  answer: Answer = (vectors) => vectors;
  /** Letters are turned by so many places: another model. */
  turn = 0;

  constructor(more: Partial<EmbedderInfo> = {}) {
    this.info = { stamp: 'test:letters', name: 'letters', where: 'localhost:1', dimensions: 26, maxInputTokens: undefined, ...more };
  }

  /** Texts of the workspace that were embedded so far. */
  get embedded(): readonly string[] {
    return this.requests.filter((request) => request.kind === 'code' && !isKnownText(request)).flatMap(({ texts }) => texts);
  }

  async embed(request: EmbedRequest, _token: CancellationToken): Promise<readonly Float32Array[]> {
    this.requests.push(request);
    return this.answer(request.texts.map((text) => this.#vector(text)), request); // prettier-ignore
  }

  #vector(text: string): Float32Array {
    const vector = new Float32Array(this.info.dimensions);
    for (const letter of text.toLowerCase()) {
      const place = letter.charCodeAt(0) - 97;
      const at = (place + this.turn) % vector.length;
      if (place >= 0 && place < 26) vector[at] = (vector[at] ?? 0) + 1;
    }
    // Never all zeros.
    vector[0] = (vector[0] ?? 0) + 0.01;
    const length = Math.hypot(...vector);
    return vector.map((value) => value / length);
  }
}
