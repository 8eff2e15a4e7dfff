// Gives out small numbers and takes them back, so that data by slot neither grows with every edit nor moves.

/** Numbers from 0 on; a released number is given out again. */
export class Slots {
  readonly #released: (slot: number) => void;
  readonly #free: number[] = [];
  #size = 0;

  /** @param released called with each released number before it is given out again */
  constructor(released: (slot: number) => void = () => undefined) {
    this.#released = released;
  }

  /** Takes these slots at once; none may be in use. */
  takeAll(slots: Iterable<number>): void {
    const taken = new Set(slots);
    for (const slot of taken) this.#size = Math.max(this.#size, slot + 1);
    for (let slot = this.#size - 1; slot >= 0; slot--) if (!taken.has(slot)) this.#free.push(slot);
  }

  take(): number {
    return this.#free.pop() ?? this.#size++;
  }

  release(slot: number): void {
    this.#released(slot);
    this.#free.push(slot);
  }
}
