// Keeps evaluation data out of training: questions that share a run of words with an evaluated one, and bodies that are nearly the same.
import { readFileSync } from 'node:fs';
import { termsOfText } from '../../src/core/text/tokenizer.ts';
import { normalised } from './prose.ts';

/** One line of the exclusion file: a question, or the body of a function that answers one. */
interface Excluded {
  readonly query?: string;
  readonly body?: string;
}

/** Questions that share this many words in a row are near-duplicates; shorter ones only if they are equal. */
const runLength = 8;
/** Minimum Jaccard similarity of the terms of near-duplicate bodies. */
const alike = 0.7;
const [bands, rowsInBand] = [8, 3];
const fewestTerms = 8;

/** Detects near-duplicates of evaluation data, and counts them. */
export class Exclusion {
  readonly counts = { queries: 0, bodies: 0 };
  readonly #runs = new Set<string>();
  readonly #buckets = new Map<string, Set<string>[]>();

  constructor(file: string | undefined) {
    const lines = file ? readFileSync(file, 'utf8').split('\n').filter(Boolean) : [];
    for (const { query, body } of lines.map((line) => JSON.parse(line) as Excluded)) {
      if (query) for (const run of runs(query)) this.#runs.add(run);
      if (body) this.#addBody(new Set(termsOfText(body, 'code')));
    }
  }

  /** Whether the question is a near-duplicate; it is then counted. */
  hasQuery(text: string): boolean {
    const found = runs(text).some((run) => this.#runs.has(run));
    if (found) this.counts.queries++;
    return found;
  }

  /** Whether a body with these terms is a near-duplicate; it is then counted. */
  hasBody(body: ReadonlySet<string>): boolean {
    if (body.size < fewestTerms) return false;
    const found = signatures(body).some((band) => this.#buckets.get(band)?.some((other) => similarity(body, other) >= alike));
    if (found) this.counts.bodies++;
    return found;
  }

  #addBody(body: Set<string>): void {
    if (body.size < fewestTerms) return;
    for (const band of signatures(body)) {
      const bucket = this.#buckets.get(band);
      if (bucket) bucket.push(body);
      else this.#buckets.set(band, [body]);
    }
  }
}

function runs(text: string): string[] {
  const words = normalised(text).split(' ');
  if (words.length <= runLength) return words.length >= 3 ? [words.join(' ')] : [];
  return Array.from({ length: words.length - runLength + 1 }, (_, i) => words.slice(i, i + runLength).join(' '));
}

/** MinHash in bands (Broder, 1997): similar sets most likely share a band. */
function signatures(set: ReadonlySet<string>): string[] {
  const least = new Uint32Array(bands * rowsInBand).fill(0xffff_ffff);
  for (const term of set) {
    let hash = 2_166_136_261;
    for (let i = 0; i < term.length; i++) hash = Math.imul(hash ^ term.charCodeAt(i), 16_777_619);
    for (let i = 0; i < least.length; i++) {
      hash = Math.imul(hash ^ (hash >>> 15), 0x2c1b_3c6d + 2 * i);
      const value = (hash ^ (hash >>> 13)) >>> 0;
      if (value < (least[i] ?? 0)) least[i] = value;
    }
  }
  return Array.from({ length: bands }, (_, band) => `${band}:${least.slice(band * rowsInBand, (band + 1) * rowsInBand).join(',')}`);
}

function similarity(a: ReadonlySet<string>, b: ReadonlySet<string>): number {
  let shared = 0;
  for (const term of a) if (b.has(term)) shared++;
  return shared / (a.size + b.size - shared);
}
