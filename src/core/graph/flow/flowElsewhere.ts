// Values that reach a file from other files: results of functions, objects, and arguments.
import { constructorName } from '../values/constructors.ts';
import { isClassLike, type FileEntry } from '../files/fileEntry.ts';
import type { Flow } from './flowParts.ts';
import { bareName, type ForeignValue, type PassedArgument } from './flowValues.ts';
import type { PassingCall } from '../files/passingCalls.ts';

/** Maximum calling sites of a name to follow; a more frequent name is too common. */
const mostCallers = 24;

/** Copies values of other files into the places of one file. */
export class FlowElsewhere {
  readonly #flow: Flow;
  readonly #asked = new Set<string>();

  constructor(flow: Flow) {
    this.#flow = flow;
  }

  /** The result of a function of another file; its parameters become the arguments passed here. */
  returned(entry: FileEntry, index: number, passed: readonly PassedArgument[], place: number): void {
    const { calls, places, parts } = this.#flow;
    for (const value of parts.crossFile.returned(entry, index)) {
      if (value.kind !== 'parameter') places.put(place, value);
      else if (value.function === index) {
        const argument = calls.argument(entry, value, passed);
        if (argument !== undefined) places.network.flow(argument, place);
      }
    }
  }

  /** The result of a method of another file's container. */
  resultOf({ entry, path }: ForeignValue, place: number): void {
    for (const value of this.#flow.parts.crossFile.at(entry, `${path}()`)) this.#flow.places.put(place, value);
  }

  /** Passes the elements of another file's container to the callback of its method. */
  hand({ entry, path }: ForeignValue, passed: readonly PassedArgument[]): void {
    const { calls, places, parts } = this.#flow;
    const callback = passed[0]?.place;
    const dot = path.lastIndexOf('.');
    if (callback === undefined || dot < 0) return;
    const elements = places.network.place();
    for (const value of parts.crossFile.at(entry, `...${path.slice(0, dot)}`)) places.put(elements, value);
    calls.deref(callback, (value) => calls.passTo(value, [{ place: elements }]));
  }

  /**
   * Queries calls in other files that pass a value for an untyped parameter of this file. Only for the file being linked: the callers of
   * callers would never end.
   */
  ask(fn: number, index: number): void {
    const { parts, places } = this.#flow;
    const key = this.#flow.calls.actualKey({ function: fn, index });
    if (parts.crossFile.isAway || this.#asked.has(key)) return;
    this.#asked.add(key);
    places.later(() => this.#askFor(fn, index));
  }

  #askFor(fn: number, index: number): void {
    const { entry, parts } = this.#flow;
    const fact = entry.fact(fn);
    if (this.#isTyped(fn, fact?.parameters[index]?.type)) return;
    const owner = entry.fact(fact?.parent ?? -1);
    if (!fact || !(fact.parent === 0 || isClassLike(owner))) return;
    const name = fact.name === constructorName(entry.rules, owner?.name) ? owner?.name : fact.name;
    if (name === undefined || name.startsWith('<')) return;
    parts.dependencies.note(`a:${name}`);
    const callers = parts.definitions.passing.named(name).filter((each) => each.entry !== entry && each.entry.rules === entry.rules);
    if (callers.length > mostCallers) this.#flow.places.network.cut++;
    else for (const caller of callers) this.#take(caller, fn, index);
  }

  /** Whether the type resolves calls on the parameter: a class does, a function type does not. */
  #isTyped(fn: number, type: string | undefined): boolean {
    const { entry, parts } = this.#flow;
    const value = type === undefined ? undefined : parts.above.types.typed(entry, fn, type);
    if (value?.kind === 'external') return !/(?:^|\.)(?:Function|[Cc]allable)$/.test(value.name);
    return value?.kind === 'instance' && value.entry.fact(value.index)?.kind !== 'type';
  }

  #take(caller: PassingCall, fn: number, index: number): void {
    const { calls, entry, places, parts } = this.#flow;
    parts.dependencies.note(`v:${caller.entry.key}`);
    parts.dependencies.touch(caller.entry);
    const id = entry.nodes[fn]?.id;
    const links = parts.above.links.of(caller.entry, caller.call);
    if (!links.some(({ callee, evidence }) => callee === id && evidence !== 'name-only')) return;
    const name = bareName(entry.fact(fn)?.parameters[index]?.name ?? '');
    const place = calls.actual(fn, index);
    for (const value of parts.crossFile.argument(caller, index - calls.shift(fn), name)) places.put(place, value);
  }
}
