// Gives out small numbers and takes them back, so that data by slot neither grows with every edit nor moves.

/** Numbers from 0 on; a released number is given out again. */
export class Slots {
  readonly #onRelease: (slot: number) => void;
  readonly #free: number[] = [];
  #size = 0;

  /** @param onRelease called with each released number before it is given out again */
  constructor(onRelease: (slot: number) => void = () => undefined) {
    this.#onRelease = onRelease;
  }

  /** Takes these slots at once; none may be in use. */
  takeAll(slots: Iterable<number>): void {
    const takenSlots = new Set(slots);
    for (const slot of takenSlots) this.#size = Math.max(this.#size, slot + 1);
    for (let slot = this.#size - 1; slot >= 0; slot--) if (!takenSlots.has(slot)) this.#free.push(slot);
  }

  take(): number {
    return this.#free.pop() ?? this.#size++;
  }

  release(slot: number): void {
    this.#onRelease(slot);
    this.#free.push(slot);
  }
}
