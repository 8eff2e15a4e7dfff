// Looks up chunks by slot, the number under which a chunk is known beside the index, for instance to its vector.
import type { ChunkTable } from './chunkTable.ts';

/** Built on the first look-up after a change, since only searches with vectors need it. */
export class ChunksBySlot {
  /** Number of the chunk plus one, by slot; 0 for an empty slot. */
  #chunks = new Uint32Array(0);
  #table: ChunkTable | undefined;
  #size = 0;
  #live = 0;

  /** Number of the chunk with this slot, if there is one. */
  chunkAt(slot: number, table: ChunkTable): number | undefined {
    // Within a table chunks are only added, which changes its size, and removed.
    if (this.#table !== table || this.#size !== table.size || this.#live !== table.live) this.#build(table);
    const chunkPlusOne = this.#chunks[slot];
    return chunkPlusOne ? chunkPlusOne - 1 : undefined;
  }

  #build(table: ChunkTable): void {
    const { size, live, slots, alive } = table;
    let maxSlot = -1;
    for (let chunk = 0; chunk < size; chunk++) maxSlot = Math.max(maxSlot, slots.at(chunk));
    this.#chunks = new Uint32Array(maxSlot + 1);
    for (let chunk = 0; chunk < size; chunk++) if (alive.at(chunk)) this.#chunks[slots.at(chunk)] = chunk + 1;
    [this.#table, this.#size, this.#live] = [table, size, live];
  }
}
