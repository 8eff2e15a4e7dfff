// The names of the workspace with what matching asks of each, kept from change to change: only new names cost more than a glance.
import type { CodeGraph } from '../../graph/edges/types.ts';
import { wordStarts } from './nameMatch.ts';

/** After so many names the clock is looked at. */
const stride = 512;
/** Once more names than these, and than there are others, are gone, all begins anew. */
const mostGone = 1000;

/** One name, in a column each. Names that are gone stay until they are many; {@link isThere} tells them apart. */
export class NameColumns {
  readonly #graph: Pick<CodeGraph, 'names'>;
  readonly #places = new Map<string, number>();
  readonly names: string[] = [];
  readonly lower: string[] = [];
  /** One bit for each letter that is in the name: most names are out of question at a glance. */
  readonly letters: number[] = [];
  readonly #starts: number[] = [];
  /** The pass in which each name was last there. */
  readonly #seen: number[] = [];
  #pass = 0;
  #there = 0;
  /** What is left of the pass under way. */
  #left: Iterator<string> | undefined;
  #outdated = true;

  constructor(graph: Pick<CodeGraph, 'names'>) {
    this.#graph = graph;
  }

  /** The names of the graph may be others now. */
  outdate(): void {
    this.#outdated = true;
  }

  /** Brings the columns in line with the graph until `isOver` says that it is enough for now; returns whether they are. */
  settle(isOver: () => boolean = () => false): boolean {
    if (this.#outdated) this.#begin();
    for (let n = 1; this.#left; n++) {
      const { done, value } = this.#left.next();
      if (done) this.#end();
      else this.#take(value);
      if (n % stride === 0 && isOver()) break;
    }
    return this.#left === undefined;
  }

  isThere(place: number): boolean {
    return this.#seen[place] === this.#pass;
  }

  /** Where words begin in a name, see {@link wordStarts}; found out when it is first asked for. */
  startsOf(place: number): number {
    const known = this.#starts[place] ?? unknown;
    return known === unknown ? (this.#starts[place] = wordStarts(this.names[place] ?? '')) : known;
  }

  #begin(): void {
    this.#outdated = false;
    this.#pass++;
    this.#there = 0;
    this.#left = this.#graph.names();
  }

  #take(name: string): void {
    this.#there++;
    const known = this.#places.get(name);
    if (known !== undefined) {
      this.#seen[known] = this.#pass;
      return;
    }
    this.#places.set(name, this.names.length);
    const lower = name.toLowerCase();
    this.names.push(name);
    this.lower.push(lower);
    this.letters.push(letterBits(lower));
    this.#starts.push(unknown);
    this.#seen.push(this.#pass);
  }

  #end(): void {
    this.#left = undefined;
    const gone = this.names.length - this.#there;
    if (gone <= mostGone || gone <= this.#there) return;
    this.#places.clear();
    for (const column of [this.names, this.lower, this.letters, this.#starts, this.#seen]) column.length = 0;
    this.#begin();
  }
}

/** No name has these: the first bit is that of its first character, and a name begins with a word. */
const unknown = -1;

/** Letters a to z have a bit each, digits one together; other characters are not looked at. `text` is in lower case. */
export function letterBits(text: string): number {
  let bits = 0;
  for (let i = 0; i < text.length; i++) {
    const code = text.charCodeAt(i);
    if (code >= 97 && code <= 122) bits |= 1 << (code - 97);
    else if (code >= 48 && code <= 57) bits |= 1 << 26;
  }
  return bits;
}
