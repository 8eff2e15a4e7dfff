// Where the values of a file come from other files: results of their functions, their objects, and what their calls pass.
import { CallLinks } from '../calls/callLinks.ts';
import { constructorName } from '../typing/constructors.ts';
import { isClassLike, type FileEntry } from '../names/fileEntry.ts';
import type { FileFlow } from './fileFlow.ts';
import { bareName, type ForeignValue, type PassedArgument } from './flowValues.ts';
import type { PassingCall } from './passingCalls.ts';

/** A name that more calls than this pass something to is too common to follow them all. */
const mostCallers = 24;

/** Puts what other files hold into the places of one file. */
export class FlowElsewhere {
  readonly #flow: FileFlow;
  readonly #asked = new Set<string>();

  constructor(flow: FileFlow) {
    this.#flow = flow;
  }

  /** What a function of another file gives: of its parameters it gives what is passed here. */
  returned(entry: FileEntry, index: number, passed: readonly PassedArgument[], place: number): void {
    const { calls, places, resolver } = this.#flow;
    for (const value of resolver.held.returned(entry, index)) {
      if (value.kind !== 'parameter') places.put(place, value);
      else if (value.function === index) {
        const argument = calls.argument(entry, value, passed);
        if (argument !== undefined) places.network.flow(argument, place);
      }
    }
  }

  /** The result of a method of another file's container. */
  resultOf({ entry, path }: ForeignValue, place: number): void {
    for (const value of this.#flow.resolver.held.at(entry, `${path}()`)) this.#flow.places.put(place, value);
  }

  /** A method of another file's container hands its elements to the function that it gets. */
  hand({ entry, path }: ForeignValue, passed: readonly PassedArgument[]): void {
    const { calls, places, resolver } = this.#flow;
    const callback = passed[0]?.place;
    const dot = path.lastIndexOf('.');
    if (callback === undefined || dot < 0) return;
    const elements = places.network.place();
    for (const value of resolver.held.at(entry, `...${path.slice(0, dot)}`)) places.put(elements, value);
    calls.deref(callback, (value) => calls.passTo(value, [{ place: elements }]));
  }

  /**
   * Looks for calls in other files that pass something for a parameter of this one whose type does not tell. Only for the file that is linked
   * itself: the callers of callers are without end.
   */
  ask(fn: number, index: number): void {
    const { resolver, places } = this.#flow;
    const key = this.#flow.calls.actualKey({ function: fn, index });
    if (resolver.held.isAway || this.#asked.has(key)) return;
    this.#asked.add(key);
    places.later(() => this.#askFor(fn, index));
  }

  #askFor(fn: number, index: number): void {
    const { entry, resolver } = this.#flow;
    const fact = entry.fact(fn);
    if (this.#isTyped(fn, fact?.parameters[index]?.type)) return;
    const owner = entry.fact(fact?.parent ?? -1);
    if (!fact || !(fact.parent === 0 || isClassLike(owner))) return;
    const name = fact.name === constructorName(entry.family, owner?.name) ? owner?.name : fact.name;
    if (name === undefined || name.startsWith('<')) return;
    resolver.dependencies.note(`a:${name}`);
    const callers = resolver.definitions.passing.named(name).filter((each) => each.entry !== entry && each.entry.family === entry.family);
    if (callers.length > mostCallers) this.#flow.places.network.cut++;
    else for (const caller of callers) this.#take(caller, fn, index);
  }

  /** A class says what is called on its objects; a type of functions does not say which function it is. */
  #isTyped(fn: number, type: string | undefined): boolean {
    const { entry, resolver } = this.#flow;
    const value = type === undefined ? undefined : resolver.types.typed(entry, fn, type);
    if (value?.kind === 'external') return !/(?:^|\.)(?:Function|[Cc]allable)$/.test(value.name);
    return value?.kind === 'instance' && value.entry.fact(value.index)?.kind !== 'type';
  }

  #take(caller: PassingCall, fn: number, index: number): void {
    const { calls, entry, places, resolver } = this.#flow;
    resolver.dependencies.note(`v:${caller.entry.key}`);
    resolver.touch(caller.entry);
    const id = entry.nodes[fn]?.id;
    const links = new CallLinks(resolver).of(caller.entry, caller.call);
    if (!links.some(({ callee, evidence }) => callee === id && evidence !== 'name-only')) return;
    const name = bareName(entry.fact(fn)?.parameters[index]?.name ?? '');
    const place = calls.actual(fn, index);
    for (const value of resolver.held.argument(caller, index - calls.shift(fn), name)) places.put(place, value);
  }
}
