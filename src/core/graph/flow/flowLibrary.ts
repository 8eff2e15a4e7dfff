// Rules for built-in containers and functions: elements come back out, callbacks receive them, copies hold the same.
import type { CallFact } from '../../symbols/facts.ts';
import type { LibraryFlow, Flow } from './flowParts.ts';
import { anyKey, type LibraryValue, type PassedArgument } from './flowValues.ts';
import {
  givesElement,
  givesSame,
  givesPairs,
  handsElement,
  mapping,
  putsOne,
  copies,
  empties,
  pairs,
  picks,
  hands,
} from './libraryRules.ts';

/** Applies the rules of the standard libraries to the value flow. */
export class FlowLibrary implements LibraryFlow {
  readonly #flow: Flow;

  constructor(flow: Flow) {
    this.#flow = flow;
  }

  /** Result of a method of the container `site`. */
  method({ site, name }: LibraryValue, passed: readonly PassedArgument[], place: number): void {
    const { places, objects, calls } = this.#flow;
    const all = objects.all(site);
    if (givesElement.has(name)) places.network.flow(all, place);
    if (name === 'values' && objects.isMap(site)) this.#listOf(all, place);
    else if (givesSame.has(name)) places.put(place, { kind: 'object', site });
    if (givesPairs.has(name)) this.#pairs(all, place);
    if (name === 'getValue') places.network.flow(objects.key(site, '1'), place);
    if (!mapping.has(name)) return;
    const made = places.site();
    places.put(place, { kind: 'object', site: made });
    const given = passed[0]?.place === undefined ? undefined : calls.result(passed[0].place, [{ place: all }], false);
    if (given !== undefined) places.network.flow(given, objects.key(made, anyKey));
  }

  /** Calls the callback of a container method with the container's elements. */
  hand({ site, name }: LibraryValue, passed: readonly PassedArgument[]): void {
    const at = handsElement.get(name);
    const callback = passed[0]?.place;
    if (at === undefined || callback === undefined) return;
    const elements = Array.from({ length: at + 1 }, (_, i) => (i === at ? { place: this.#flow.objects.all(site) } : {}));
    this.#flow.calls.deref(callback, (value) => this.#flow.calls.passTo(value, elements));
  }

  /** Result of a library function; false when it is unknown. */
  call(name: string, passed: readonly PassedArgument[], place: number): boolean {
    const { places, objects } = this.#flow;
    const first = passed[0]?.place;
    if (first !== undefined && copies.has(name)) places.network.flow(first, place);
    else if (first !== undefined && pairs.has(name)) {
      const elements = objects.elements(first);
      if (elements !== undefined) this.#pairs(elements, place);
    } else if (first !== undefined && picks.has(name)) {
      const element = objects.elements(first);
      if (element !== undefined) places.network.flow(element, place);
    } else if (name === 'map' && passed[1]?.place !== undefined && first !== undefined) {
      const made = places.site();
      const given = this.#flow.calls.result(first, [{ place: objects.elements(passed[1].place) ?? places.network.place() }], false);
      if (given !== undefined) places.network.flow(given, objects.key(made, anyKey));
      places.put(place, { kind: 'object', site: made });
    } else if (first !== undefined && name === 'zip') this.#zip(passed, place);
    else if (empties.has(name)) {
      const made = places.site();
      if (name === 'Map') objects.markMap(made);
      places.put(place, { kind: 'object', site: made });
    } else return false;
    return true;
  }

  /** Calls the callback of a Python library function with the elements of its other argument. */
  handTo(name: string, passed: readonly PassedArgument[]): void {
    if (!hands.has(name)) return;
    const isFirst = name === 'map' || name === 'filter' || name === 'functools.reduce';
    const callback = isFirst ? passed[0]?.place : passed.find((each) => each.name === 'key')?.place;
    const from = this.#flow.objects.elements(passed[isFirst ? 1 : 0]?.place);
    if (callback === undefined || from === undefined) return;
    const given = name === 'functools.reduce' ? [{}, { place: from }] : [{ place: from }];
    this.#flow.calls.deref(callback, (value) => this.#flow.calls.passTo(value, given));
  }

  #zip(passed: readonly PassedArgument[], place: number): void {
    const { places, objects } = this.#flow;
    const [row, list] = [places.site(), places.site()];
    passed.forEach((each, at) => {
      const elements = objects.elements(each.place);
      if (elements !== undefined) places.network.flow(elements, objects.key(row, String(at)));
    });
    places.put(objects.key(list, anyKey), { kind: 'object', site: row });
    places.put(place, { kind: 'object', site: list });
  }

  #pairs(elements: number, place: number): void {
    const { places, objects } = this.#flow;
    this.#listOf(places.constant(objects.pair(elements)), place);
  }

  #listOf(elements: number, place: number): void {
    const { places, objects } = this.#flow;
    const list = places.site();
    places.network.flow(elements, objects.key(list, anyKey));
    places.put(place, { kind: 'object', site: list });
  }

  /** Handles `list.append(f)`, `map.set(k, f)`, `Object.assign(a, b)` and similar calls. */
  put(call: CallFact): void {
    const { calls, objects, places } = this.#flow;
    const passed = calls.passedBy(call);
    const isAssign = call.name === 'assign';
    const into = isAssign ? passed[0]?.place : this.#flow.receiverOf(call);
    if (into === undefined) return;
    const sources = isAssign ? passed.slice(1) : passed;
    calls.deref(into, (value) => {
      if (value.kind !== 'object') return;
      if (putsOne.has(call.name)) {
        const last = passed.at(-1)?.place;
        if (last !== undefined) places.network.flow(last, objects.key(value.site, anyKey));
      } else for (const { place } of sources) objects.copyKeys(place, value.site);
    });
  }
}
