// Replies of a server for embeddings, correct and faulty. Texts that share words get near vectors.
import { failure } from './scriptedFaults.ts';
import { sendJson } from './scriptedWire.ts';
import type { Reply } from './scriptedRequest.ts';

/** Properties of the model behind the server. */
export interface ScriptedEmbedder {
  /** Numbers of a vector without `dimensions` in the request, or when they are ignored. */
  readonly dimensions?: number;
  /** `ignores` them silently, or `refuses` them with 400, as models do that were not trained to be cut. */
  readonly asksForDimensions?: 'obeys' | 'ignores' | 'refuses';
  /** `base64` is refused with 400, or ignored. */
  readonly base64?: 'obeys' | 'ignores' | 'refuses';
  /** Another seed is another model: the same text, another vector. */
  readonly seed?: number;
  /** More texts than these in a request are refused. */
  readonly mostTexts?: number;
  readonly refusedWith?: 400 | 413 | 500;
  /** Longer texts are refused. In characters. */
  readonly longestText?: number;
  /** The provider does not count. */
  readonly withoutUsage?: boolean;
}

/** Data of a reply, to be damaged. */
interface Item {
  readonly object: 'embedding';
  readonly index?: number;
  readonly embedding: unknown;
}

/** Embeds like the model; `damage` may change the reply. */
export function embed(model: ScriptedEmbedder = {}, damage: (items: readonly Item[]) => readonly Item[] = (items) => items): Reply {
  const { dimensions = 1024, asksForDimensions = 'obeys', base64 = 'obeys', seed = 1, mostTexts = 2048, longestText = 100_000 } = model;
  return (request, response) => {
    const { body } = request;
    const texts = typeof body?.input === 'string' ? [body.input] : (body?.input ?? []);
    const requestedDimensions = body?.['dimensions'];
    const wantsBase64 = body?.['encoding_format'] === 'base64';
    if (requestedDimensions !== undefined && asksForDimensions === 'refuses')
      return failure(400, { message: 'Model "m" does not support matryoshka representation, changing output dimensions will fail.' })(
        request,
        response,
      );
    if (wantsBase64 && base64 === 'refuses')
      return failure(400, { message: 'encoding_format: only float is supported', param: 'encoding_format' })(request, response);
    if (texts.length > mostTexts)
      return failure(model.refusedWith ?? 413, {
        message: `batch size ${String(texts.length)} > maximum allowed batch size ${String(mostTexts)}`,
      })(request, response);
    if (texts.some((text) => text.length > longestText))
      return failure(400, { message: "This model's maximum context length is 100 tokens", code: 'context_length_exceeded' })(
        request,
        response,
      );
    const length = typeof requestedDimensions === 'number' && asksForDimensions === 'obeys' ? requestedDimensions : dimensions;
    const items = texts.map((text, index): Item => {
      const vector = vectorOf(text, length, seed);
      return { object: 'embedding', index, embedding: wantsBase64 && base64 === 'obeys' ? inBase64(vector) : vector };
    });
    const tokens = texts.reduce((sum, text) => sum + Math.ceil(text.length / 4), 0);
    const usage = model.withoutUsage ? {} : { usage: { prompt_tokens: tokens, total_tokens: tokens } };
    return sendJson(response, 200, { object: 'list', model: body?.model, data: damage(items), ...usage });
  };
}

/** The vectors come back to front; their `index` says so. */
export function inWrongOrder(model?: ScriptedEmbedder): Reply {
  return embed(model, (items) => items.toReversed());
}

/** Vectors in order and without their `index`. */
export function withoutIndex(): Reply {
  return embed({}, (items) => items.map(({ object, embedding }) => ({ object, embedding })));
}

/** The last vector is missing. */
export function tooFew(): Reply {
  return embed({}, (items) => items.slice(0, -1));
}

/** All vectors say that they belong to the first text. */
export function allOfOne(): Reply {
  return embed({}, (items) => items.map((item) => ({ ...item, index: 0 })));
}

/** No vectors at all. */
export function noVectors(): Reply {
  return embed({}, () => []);
}

/** One number of one vector is not finite. JSON has no NaN, so servers send `null`, and base64 holds it as it is. */
export function notFinite(as: 'base64' | 'json'): Reply {
  const bad = (length: number): unknown =>
    as === 'base64'
      ? inBase64([Number.NaN, ...Array.from({ length: length - 1 }, () => 1)])
      : [null, ...Array.from({ length: length - 1 }, () => 1)];
  return embed({}, (items) => items.map((item, i) => (i === items.length - 1 ? { ...item, embedding: bad(256) } : item)));
}

/** Vectors of zeros, as servers send for texts that they failed on. */
export function zeros(): Reply {
  return embed({}, (items) => items.map((item) => ({ ...item, embedding: Array.from({ length: 256 }, () => 0) })));
}

/** The last vector is longer than the others. */
export function mixedLengths(): Reply {
  return embed({}, (items) => items.map((item, i) => (i === items.length - 1 ? { ...item, embedding: vectorOf('x', 300, 1) } : item)));
}

/** The JSON of a reply stops in the middle, and HTTP says that this was all. */
export function truncatedJson(): Reply {
  return (_, response) => {
    response.writeHead(200, { 'content-type': 'application/json' });
    response.end('{"object":"list","data":[{"object":"embedding","index":0,"embedding":[0.1,0.2,');
  };
}

/** Sum of one direction for each word, so that texts with words in common are near. Unit length. */
export function vectorOf(text: string, dimensions: number, seed = 1): number[] {
  const sums = Array.from({ length: dimensions }, () => 0);
  for (const word of text.toLowerCase().match(/[a-z]+/g) ?? ['']) {
    let state = seed * 2_654_435_761;
    for (const character of word) state = Math.imul(state ^ character.charCodeAt(0), 16_777_619);
    for (let i = 0; i < dimensions; i++) {
      state = Math.imul(state ^ (state >>> 13), 1_540_483_477) + i;
      sums[i] = (sums[i] ?? 0) + (state >> 8) / 8_388_608;
    }
  }
  const length = Math.hypot(...sums);
  return sums.map((sum) => sum / length);
}

function inBase64(numbers: readonly number[]): string {
  return Buffer.from(new Float32Array(numbers).buffer).toString('base64');
}
