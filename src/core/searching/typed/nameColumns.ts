// Index of all names with the data that matching needs. It is kept across changes, so that only new names cost time.
import type { CodeGraph } from '../../graph/edges/graphTypes.ts';
import { wordStarts } from './nameMatch.ts';

/** Number of names between checks of the clock. */
const stride = 512;
/** Rebuild threshold: more removed names than this, and more than remaining ones. */
const maxRemoved = 1000;

/** Names in columns. Removed names stay until there are many; {@link isPresent} tells them apart. */
export class NameColumns {
  readonly #graph: Pick<CodeGraph, 'names'>;
  readonly #places = new Map<string, number>();
  readonly names: string[] = [];
  readonly lower: string[] = [];
  /** One bit per letter in the name, which rules out most names at once. */
  readonly letters: number[] = [];
  readonly #starts: number[] = [];
  /** Pass in which each name was last present. */
  readonly #lastPasses: number[] = [];
  #pass = 0;
  #presentCount = 0;
  /** Rest of the current pass. */
  #remaining: Iterator<string> | undefined;
  #outdated = true;

  constructor(graph: Pick<CodeGraph, 'names'>) {
    this.#graph = graph;
  }

  /** Marks the columns as outdated after a change of the graph. */
  outdate(): void {
    this.#outdated = true;
  }

  /** Updates the columns from the graph until `isOver` returns true; returns whether they are up to date. */
  settle(isOver: () => boolean = () => false): boolean {
    if (this.#outdated) this.#begin();
    for (let n = 1; this.#remaining; n++) {
      const { done, value } = this.#remaining.next();
      if (done) this.#end();
      else this.#take(value);
      if (n % stride === 0 && isOver()) break;
    }
    return this.#remaining === undefined;
  }

  /** Whether the graph still has the name at this index, as far as the current pass knows. */
  isPresent(place: number): boolean {
    return this.#lastPasses[place] === this.#pass;
  }

  /** Starts of words in a name, see {@link wordStarts}; computed on first use. */
  startsOf(place: number): number {
    const starts = this.#starts[place] ?? notComputed;
    return starts === notComputed ? (this.#starts[place] = wordStarts(this.names[place] ?? '')) : starts;
  }

  #begin(): void {
    this.#outdated = false;
    this.#pass++;
    this.#presentCount = 0;
    this.#remaining = this.#graph.names();
  }

  #take(name: string): void {
    this.#presentCount++;
    const index = this.#places.get(name);
    if (index !== undefined) {
      this.#lastPasses[index] = this.#pass;
      return;
    }
    this.#places.set(name, this.names.length);
    const lower = name.toLowerCase();
    this.names.push(name);
    this.lower.push(lower);
    this.letters.push(letterBits(lower));
    this.#starts.push(notComputed);
    this.#lastPasses.push(this.#pass);
  }

  #end(): void {
    this.#remaining = undefined;
    const removedCount = this.names.length - this.#presentCount;
    if (removedCount <= maxRemoved || removedCount <= this.#presentCount) return;
    this.#places.clear();
    for (const column of [this.names, this.lower, this.letters, this.#starts, this.#lastPasses]) column.length = 0;
    this.#begin();
  }
}

/** Marker for starts that are not computed yet. {@link wordStarts} never returns it, because it sets at most 31 bits. */
const notComputed = -1;

/** Letters a to z have a bit each and digits share one; other characters are ignored. `text` is in lower case. */
export function letterBits(text: string): number {
  let bits = 0;
  for (let i = 0; i < text.length; i++) {
    const code = text.charCodeAt(i);
    if (code >= 97 && code <= 122) bits |= 1 << (code - 97);
    else if (code >= 48 && code <= 57) bits |= 1 << 26;
  }
  return bits;
}
