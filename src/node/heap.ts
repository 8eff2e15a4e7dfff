// Fill level of this process's JavaScript heap, counting only memory in use and no garbage.
import { constants, PerformanceObserver, type NodeGCPerformanceDetail } from 'node:perf_hooks';
import { getHeapStatistics } from 'node:v8';
import type { MemoryUse } from '../core/ports.ts';

/** An entry of type `gc`, which the types of Node lack. */
interface GcEntry {
  readonly detail: NodeGCPerformanceDetail;
}

/** Follows the heap of the thread that made it. */
export class Heap {
  readonly #observer: PerformanceObserver;
  readonly #share: number;
  #usedBytes = 0;

  /** @param share of the heap that an index may fill */
  constructor(share = 1) {
    this.#share = share;
    // Right after a full collection everything left is in use. Forcing a collection would stop the process meanwhile.
    this.#observer = new PerformanceObserver((list) => {
      const kinds = (list.getEntries() as unknown as readonly GcEntry[]).map(({ detail }) => detail.kind);
      if (kinds.includes(constants.NODE_PERFORMANCE_GC_MAJOR)) this.#usedBytes = getHeapStatistics().used_heap_size;
    });
    this.#observer.observe({ entryTypes: ['gc'] });
  }

  readonly use = (): MemoryUse => ({ used: this.#usedBytes, limit: getHeapStatistics().heap_size_limit * this.#share });

  dispose(): void {
    this.#observer.disconnect();
  }
}

/** Least and most MB of heap for an engine where the settings name none; VS Code's own runtime has no more than 4 GB. */
const bounds = { min: 2048, max: 4096 } as const;

/** MB of heap for an engine: the setting, or a quarter of the memory of the machine. */
export function heapSize(setting: number, machineBytes: number): number {
  if (setting > 0) return setting;
  return Math.round(Math.min(bounds.max, Math.max(bounds.min, machineBytes / 4 / (1024 * 1024))));
}
