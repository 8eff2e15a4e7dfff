// Gives out small numbers and takes them back, so that what is kept by slot neither grows with every edit nor moves.

/** Numbers from 0 on; a number that was given back is given out again. */
export class Slots {
  readonly #released: (slot: number) => void;
  readonly #free: number[] = [];
  #size = 0;

  /** @param released is told of each number that is given back, before it is given out again */
  constructor(released: (slot: number) => void = () => undefined) {
    this.#released = released;
  }

  take(): number {
    return this.#free.pop() ?? this.#size++;
  }

  release(slot: number): void {
    this.#released(slot);
    this.#free.push(slot);
  }
}
