// Feeds graph and search in slices, so that the index can be asked while it is being built and nothing blocks for long.
import { throwIfCancelled, type CancellationToken } from '../base/cancellation.ts';
import type { CodeGraph, GraphFile } from '../graph/edges/types.ts';
import type { Clock } from '../ports.ts';
import type { FileRole } from '../workspace/document.ts';
import { linkStep } from './linking.ts';
import { forgetUnpacked } from './records/packedFacts.ts';
import type { FileRecord, SearchIndex } from './types.ts';

/** A file with its record, ready to be taken in. */
export interface IndexFile {
  readonly root: string;
  readonly path: string;
  readonly role: FileRole;
  readonly record: FileRecord;
  /** Its chunks are there already. */
  readonly hasText: boolean;
}

/** Files that are taken in at once: some ten milliseconds of work. */
const slice = 64;

/** What the graph keeps of a file. Made by a function of its own: a closure made within `flush` would hold all records of its slice, and the bytes that they lie in. */
function forGraph({ root, path, role, record: { facts } }: IndexFile): GraphFile {
  return { root, path, role, facts, forget: () => forgetUnpacked(facts) };
}

/** Collects changes and hands them on when a slice is full. */
export class Slices {
  /** Milliseconds spent so far in each part. */
  readonly ms = { graph: 0, text: 0 };
  readonly #graph: CodeGraph;
  readonly #search: SearchIndex;
  readonly #clock: Clock;
  #added: IndexFile[] = [];
  #removed: { root: string; path: string }[] = [];

  constructor(graph: CodeGraph, search: SearchIndex, clock: Clock) {
    this.#graph = graph;
    this.#search = search;
    this.#clock = clock;
  }

  /** Takes a file in, at the latest with the next {@link flush}. Lets other work run after each full slice; tells whether there was one. */
  async add(file: IndexFile): Promise<boolean> {
    if (this.#added.push(file) < slice) return false;
    this.flush();
    await this.#clock.sleep(0);
    return true;
  }

  /** Lets go of a file. It must not be among those added since the last {@link flush}. */
  remove(root: string, path: string): void {
    this.#removed.push({ root, path });
  }

  /** Hands on what is left. */
  flush(): void {
    const added = this.#added;
    const removed = this.#removed;
    if (!added.length && !removed.length) return;
    this.#added = [];
    this.#removed = [];
    this.#timed('text', () => this.#search.update({ changed: added.filter(({ hasText }) => !hasText), removed }));
    const changed = added.map(forGraph);
    this.#timed('graph', () => this.#graph.update({ changed, removed }));
  }

  /** Links all that was taken in, in steps, and lets other work run before each: what is new can be searched for by then. */
  async link(token: CancellationToken): Promise<void> {
    for (let isSettled = false; !isSettled;) {
      await this.#clock.sleep(0);
      throwIfCancelled(token);
      this.#timed('graph', () => (isSettled = linkStep(this.#graph, this.#clock)));
    }
  }

  #timed(part: 'graph' | 'text', work: () => void): void {
    const start = this.#clock.monotonic();
    work();
    this.ms[part] += this.#clock.monotonic() - start;
  }
}
