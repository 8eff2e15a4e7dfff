// Keeps the cells between which the values of a file flow, each found by a key, and the queue of pending work.
import { isLibraryName } from './libraryRules.ts';
import { ValueNumbers, type FlowValue } from './flowValues.ts';
import { ValueNetwork } from './valueNetwork.ts';
import { optionsOf } from '../values/values.ts';

/** Maximum objects of one file that are distinguished; the flow of a larger file is incomplete. */
const maxSites = 50_000;
/** Number of tasks or moved values between two points at which other work may run. */
const stepSize = 128;

/** Network cells by key, with resolver values instead of numbers. */
export class CellTable {
  readonly network = new ValueNetwork();
  readonly values = new ValueNumbers();
  readonly #cells = new Map<string, number>();
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

  /** The cell of a key, if it exists. */
  findCell(key: string): number | undefined {
    return this.#cells.get(key);
  }

  /**
   * The cell of a key; `fill` adds its first values and links when it is created. The first word of a key tells what the cell is of:
   * - `n …`, `v …`, `f …`: a name as seen from a scope, a variable, a field
   * - `m …`, `x …`, `e …`: a member, an element, or all elements of the values at another cell
   * - `k …`, `all …`: one key, or all values, of the object made at a site
   * - `r …`, `d …`: the result of calls of a callee; the default of a parameter
   * - `c …`: a constant value
   * - `<return> …`, `<yield> …`: what a function returns or yields
   */
  cell(key: string, fill?: (cell: number) => void): number {
    const existingCell = this.#cells.get(key);
    if (existingCell !== undefined) return existingCell;
    const cell = this.network.newCell();
    this.#cells.set(key, cell);
    fill?.(cell);
    return cell;
  }

  /** Adds a value to a cell: each option of a union, and more precise values where they are known. */
  put(cell: number, value: FlowValue | undefined): void {
    this.#put(cell, value, []);
  }

  /** `replaced`: numbers of the values that led to this one. Constants of two files may be set to each other. */
  #put(cell: number, value: FlowValue | undefined, replaced: readonly number[]): void {
    if (!value || value.kind === 'unknown') return;
    if (value.kind === 'instance' && value.others) return optionsOf(value).forEach((each) => this.#put(cell, each, replaced));
    const replacements = this.#replacementsOf(value);
    if (replacements) {
      const number = this.values.number(value);
      if (replaced.includes(number)) return;
      return replacements.forEach((each) => this.#put(cell, each, [...replaced, number]));
    }
    // Only external functions with rules matter: the others never lead to a call inside the workspace.
    if (value.kind === 'external' && !isLibraryName(value.name)) return;
    this.network.put(cell, this.values.number(value));
  }

  watch(cell: number, watcher: (value: FlowValue) => void): void {
    this.network.watch(cell, (number) => {
      const value = this.values.value(number);
      if (value) watcher(value);
    });
  }

  /** The one cell that holds exactly this value. */
  constantCell(value: FlowValue): number {
    return this.cell(`c ${this.values.number(value)}`, (cell) => this.put(cell, value));
  }

  unionCell(cells: readonly (number | undefined)[]): number {
    const unionPlace = this.network.newCell();
    for (const cell of cells) if (cell !== undefined) this.network.flow(cell, unionPlace);
    return unionPlace;
  }
}
