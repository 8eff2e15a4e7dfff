// Keeps the places between which the values of a file flow, each found by a key, and the queue of pending work.
import { isLibraryName } from './libraryRules.ts';
import { ValueNumbers, type FlowValue } from './flowValues.ts';
import { ValueNetwork } from './valueNetwork.ts';
import { optionsOf } from '../values/values.ts';

/** Maximum objects of one file that are distinguished; the flow of a larger file is incomplete. */
const maxSites = 50_000;
/** Number of tasks or moved values between two points at which other work may run. */
const stepSize = 128;

/** Network places by key, with resolver values instead of numbers. */
export class PlaceTable {
  readonly network = new ValueNetwork();
  readonly values = new ValueNumbers();
  readonly #places = new Map<string, number>();
  readonly #pending: (() => void)[] = [];
  readonly #replacementsOf: (value: FlowValue) => readonly FlowValue[] | undefined;
  #sites = 0;

  /** @param replacementsOf returns more precise values for a value, if known */
  constructor(replacementsOf: (value: FlowValue) => readonly FlowValue[] | undefined) {
    this.#replacementsOf = replacementsOf;
  }

  /** A new allocation site. */
  newSite(): number {
    return Math.min(this.#sites++, maxSites);
  }

  /** Queues a task, so that long chains of bindings do not recurse deeply. */
  enqueue(task: () => void): void {
    this.#pending.push(task);
  }

  /** Runs all queued work until no new value appears. */
  run(): void {
    for (const steps = this.steps(); !steps.next().done;);
  }

  /** Like {@link run}, in steps between which other work may run. */
  *steps(): Generator<undefined, void> {
    let tasks = 0;
    do {
      for (let task = this.#pending.pop(); task; task = this.#pending.pop()) {
        if (this.network.isFull) this.network.cutCount++;
        else task();
        if (++tasks % stepSize === 0) yield;
      }
      while (this.network.run(stepSize)) yield;
    } while (this.#pending.length);
  }

  /** The place of a key, if it exists. */
  findPlace(key: string): number | undefined {
    return this.#places.get(key);
  }

  /**
   * The place of a key; `fill` adds its first values and links when it is created. The first word of a key tells what the place is of:
   * - `n …`, `v …`, `f …`: a name as seen from a scope, a variable, a field
   * - `m …`, `x …`, `e …`: a member, an element, or all elements of the values at another place
   * - `k …`, `all …`: one key, or all values, of the object made at a site
   * - `r …`, `d …`: the result of calls of a callee; the default of a parameter
   * - `c …`: a constant value
   * - `<return> …`, `<yield> …`: what a function returns or yields
   */
  place(key: string, fill?: (place: number) => void): number {
    const existingPlace = this.#places.get(key);
    if (existingPlace !== undefined) return existingPlace;
    const place = this.network.newPlace();
    this.#places.set(key, place);
    fill?.(place);
    return place;
  }

  /** Adds a value to a place: each option of a union, and more precise values where they are known. */
  put(place: number, value: FlowValue | undefined): void {
    if (!value || value.kind === 'unknown') return;
    if (value.kind === 'instance' && value.others) return optionsOf(value).forEach((each) => this.put(place, each));
    const replacements = this.#replacementsOf(value);
    if (replacements) return replacements.forEach((each) => this.put(place, each));
    // Only external functions with rules matter: the others never lead to a call inside the workspace.
    if (value.kind === 'external' && !isLibraryName(value.name)) return;
    this.network.put(place, this.values.number(value));
  }

  watch(place: number, watcher: (value: FlowValue) => void): void {
    this.network.watch(place, (number) => {
      const value = this.values.value(number);
      if (value) watcher(value);
    });
  }

  /** The one place that holds exactly this value. */
  constantPlace(value: FlowValue): number {
    return this.place(`c ${this.values.number(value)}`, (place) => this.put(place, value));
  }

  unionPlace(places: readonly (number | undefined)[]): number {
    const unionPlace = this.network.newPlace();
    for (const place of places) if (place !== undefined) this.network.flow(place, unionPlace);
    return unionPlace;
  }
}
