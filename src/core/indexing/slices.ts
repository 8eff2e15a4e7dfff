// Feeds graph and search in slices, so that the index can be asked while it is being built and nothing blocks for long.
import type { CodeGraph, GraphFile } from '../graph/types.ts';
import type { Clock } from '../ports.ts';
import type { FileRole } from '../workspace/document.ts';
import type { FileRecord, SearchIndex } from './types.ts';

/** A file with its record, ready to be taken in. */
export interface IndexFile {
  readonly root: string;
  readonly path: string;
  readonly role: FileRole;
  readonly record: FileRecord;
}

/** Files that go into full text at once: some ten milliseconds of work. */
const searchSlice = 64;
/** Linking looks at what is there already, so the graph gets slices that grow with it: the whole costs a few times the last slice. */
const smallestGraphSlice = 256;

/** Collects changes and hands them on when a slice is full. */
export class Slices {
  /** Milliseconds spent so far in each part. */
  readonly ms = { graph: 0, text: 0 };
  readonly #graph: CodeGraph;
  readonly #search: SearchIndex;
  readonly #clock: Clock;
  #forSearch: IndexFile[] = [];
  #forGraph: GraphFile[] = [];
  #removed: { root: string; path: string }[] = [];
  #inGraph = 0;

  constructor(graph: CodeGraph, search: SearchIndex, clock: Clock) {
    this.#graph = graph;
    this.#search = search;
    this.#clock = clock;
  }

  /** Takes a file in, at the latest with the next {@link flush}. Lets other work run after each full slice; tells whether there was one. */
  async add(file: IndexFile): Promise<boolean> {
    this.#forSearch.push(file);
    this.#forGraph.push({ root: file.root, path: file.path, role: file.role, facts: file.record.facts });
    if (this.#forSearch.length < searchSlice) return false;
    this.#flushSearch();
    if (this.#forGraph.length >= Math.max(smallestGraphSlice, this.#inGraph / 2)) this.#flushGraph();
    await this.#clock.sleep(0);
    return true;
  }

  /** Lets go of a file. It must not be among those added since the last {@link flush}. */
  remove(root: string, path: string): void {
    this.#removed.push({ root, path });
  }

  /** Hands on what is left. */
  flush(): void {
    if (this.#forSearch.length || this.#removed.length) this.#flushSearch();
    if (this.#forGraph.length || this.#removed.length) this.#flushGraph();
    this.#removed = [];
  }

  #flushSearch(): void {
    const start = this.#clock.monotonic();
    const changed = this.#forSearch;
    this.#forSearch = [];
    this.#search.update({ changed, removed: this.#removed });
    this.ms.text += this.#clock.monotonic() - start;
  }

  #flushGraph(): void {
    const start = this.#clock.monotonic();
    const changed = this.#forGraph;
    this.#forGraph = [];
    this.#graph.update({ changed, removed: this.#removed });
    this.#inGraph += changed.length;
    this.ms.graph += this.#clock.monotonic() - start;
    // Both have let go of them now; full text may have been told twice, which it does not mind.
    this.#removed = [];
  }
}
