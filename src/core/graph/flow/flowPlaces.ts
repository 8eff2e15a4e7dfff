// The places between which values of a file move, by name, and the work that waits for its turn.
import { isLibraryName } from './flowLibrary.ts';
import { FlowValues, type FlowValue } from './flowValues.ts';
import { ValueNetwork } from './valueNetwork.ts';
import { optionsOf } from '../calls/values.ts';

/** Objects written or built in one file that are told apart; a file that writes more is not followed to its end. */
const mostSites = 50_000;
/** Tasks or moved values between two moments at which other work may run. */
const step = 128;

/** Places of the network by key, with values of the resolver instead of numbers. */
export class FlowPlaces {
  readonly network = new ValueNetwork();
  readonly values = new FlowValues();
  readonly #places = new Map<string, number>();
  readonly #pending: (() => void)[] = [];
  readonly #insteadOf: (value: FlowValue) => readonly FlowValue[] | undefined;
  #sites = 0;

  /** @param insteadOf what stands for a value where more is known of it */
  constructor(insteadOf: (value: FlowValue) => readonly FlowValue[] | undefined) {
    this.#insteadOf = insteadOf;
  }

  /** A new place in the text where an object comes to be. */
  site(): number {
    return Math.min(this.#sites++, mostSites);
  }

  /** Leaves a task for later, so that long chains of bindings are no deep recursion. */
  later(task: () => void): void {
    this.#pending.push(task);
  }

  /** Follows all that was asked for until nothing new comes up. */
  run(): void {
    for (const steps = this.steps(); !steps.next().done;);
  }

  /** As {@link run}; between two steps other work may run. */
  *steps(): Generator<undefined, void> {
    let tasks = 0;
    do {
      for (let task = this.#pending.pop(); task; task = this.#pending.pop()) {
        if (this.network.isFull) this.network.cut++;
        else task();
        if (++tasks % step === 0) yield;
      }
      while (this.network.run(step)) yield;
    } while (this.#pending.length);
  }

  /** The place of a key, if it was made before. */
  known(key: string): number | undefined {
    return this.#places.get(key);
  }

  place(key: string, fill?: (place: number) => void): number {
    const known = this.#places.get(key);
    if (known !== undefined) return known;
    const place = this.network.place();
    this.#places.set(key, place);
    fill?.(place);
    return place;
  }

  put(place: number, value: FlowValue | undefined): void {
    // Of what is outside only the functions whose rules are known matter: no call inside ever leads to the rest.
    if (!value || value.kind === 'unknown') return;
    if (value.kind === 'instance' && value.others) return optionsOf(value).forEach((each) => this.put(place, each));
    const others = this.#insteadOf(value);
    if (others) return others.forEach((each) => this.put(place, each));
    if (value.kind === 'external' && !isLibraryName(value.name)) return;
    this.network.put(place, this.values.number(value));
  }

  watch(place: number, watcher: (value: FlowValue) => void): void {
    this.network.watch(place, (number) => {
      const value = this.values.value(number);
      if (value) watcher(value);
    });
  }

  constant(value: FlowValue): number {
    return this.place(`c ${this.values.number(value)}`, (place) => this.put(place, value));
  }

  union(places: readonly (number | undefined)[]): number {
    const all = this.network.place();
    for (const place of places) if (place !== undefined) this.network.flow(place, all);
    return all;
  }
}
