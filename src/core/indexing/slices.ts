// Feeds graph and search in slices, so that questions are answered during indexing and nothing blocks for long.
import { throwIfCancelled, type CancellationToken } from '../base/cancellation.ts';
import type { CodeGraph, GraphFile } from '../graph/edges/graphTypes.ts';
import type { Clock } from '../ports.ts';
import type { FileRole } from '../workspace/document.ts';
import { linkStep } from './linkSteps.ts';
import { forgetUnpacked } from './records/packedFacts.ts';
import type { FileRecord } from './fileRecord.ts';
import type { SearchIndex } from './searchIndex.ts';

/** A file with its record, ready for the index. */
export interface FileWithRecord {
  readonly root: string;
  readonly path: string;
  readonly role: FileRole;
  readonly record: FileRecord;
  /** Whether the text index already has its chunks. */
  readonly hasText: boolean;
}

/** Files taken in at once: some ten milliseconds of work. */
const sliceSize = 64;

/**
 * The graph's view of a file. It is a separate function because a closure inside `flush` would keep all records of its slice, and their
 * bytes, in memory.
 */
function graphFileOf({ root, path, role, record: { facts } }: FileWithRecord): GraphFile {
  return { root, path, role, facts, forget: () => forgetUnpacked(facts) };
}

/** Collects changes and passes on full slices. */
export class Slices {
  /** Milliseconds spent so far in each part. */
  readonly ms = { graph: 0, text: 0 };
  readonly #graph: CodeGraph;
  readonly #search: SearchIndex;
  readonly #clock: Clock;
  #addedFiles: FileWithRecord[] = [];
  #removedFiles: { root: string; path: string }[] = [];

  constructor(graph: CodeGraph, search: SearchIndex, clock: Clock) {
    this.#graph = graph;
    this.#search = search;
    this.#clock = clock;
  }

  /** Takes a file in, at the latest with the next {@link flush}. After a full slice it lets other work run and returns true. */
  async add(file: FileWithRecord): Promise<boolean> {
    if (this.#addedFiles.push(file) < sliceSize) return false;
    this.flush();
    await this.#clock.sleep(0);
    return true;
  }

  /** Removes a file. It must not be among those added since the last {@link flush}. */
  remove(root: string, path: string): void {
    this.#removedFiles.push({ root, path });
  }

  /** Passes on all collected changes. */
  flush(): void {
    const addedFiles = this.#addedFiles;
    const removedFiles = this.#removedFiles;
    if (!addedFiles.length && !removedFiles.length) return;
    this.#addedFiles = [];
    this.#removedFiles = [];
    this.#measure('text', () => this.#search.update({ changedFiles: addedFiles.filter(({ hasText }) => !hasText), removedFiles }));
    const graphFiles = addedFiles.map(graphFileOf);
    this.#measure('graph', () => this.#graph.update({ changedFiles: graphFiles, removedFiles }));
  }

  /** Links everything taken in, in steps, and lets other work run before each: new files can be searched by then. */
  async link(token: CancellationToken): Promise<void> {
    for (let isSettled = false; !isSettled;) {
      await this.#clock.sleep(0);
      throwIfCancelled(token);
      this.#measure('graph', () => (isSettled = linkStep(this.#graph, this.#clock)));
    }
  }

  #measure(part: 'graph' | 'text', work: () => void): void {
    const start = this.#clock.monotonic();
    work();
    this.ms[part] += this.#clock.monotonic() - start;
  }
}
