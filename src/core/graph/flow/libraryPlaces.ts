// Applies the rules of `libraryRules.ts` to the value flow of calls of built-in containers and functions.
import type { CallFact } from '../../symbols/facts.ts';
import type { LibraryPart, Flow } from './flowParts.ts';
import { anyKey, type LibraryValue, type PassedArgument } from './flowValues.ts';
import {
  elementMethods,
  sameElementMethods,
  pairMethods,
  elementParameters,
  mappingMethods,
  addOneMethods,
  copyFunctions,
  emptyContainers,
  pairFunctions,
  pickFunctions,
  callbackFunctions,
} from './libraryRules.ts';

/** Applies the rules of the standard libraries to the value flow. */
export class LibraryPlaces implements LibraryPart {
  readonly #flow: Flow;

  constructor(flow: Flow) {
    this.#flow = flow;
  }

  /** Result of a method of the container `site`. */
  method({ site, name }: LibraryValue, passedArguments: readonly PassedArgument[], place: number): void {
    const { places, objects, calls } = this.#flow;
    const elements = objects.valuesPlace(site);
    if (elementMethods.has(name)) places.network.flow(elements, place);
    if (name === 'values' && objects.isMap(site)) this.#putList(elements, place);
    else if (sameElementMethods.has(name)) places.put(place, { kind: 'object', site });
    if (pairMethods.has(name)) this.#putPairs(elements, place);
    if (name === 'getValue') places.network.flow(objects.keyPlace(site, '1'), place);
    if (!mappingMethods.has(name)) return;
    const resultSite = places.newSite();
    places.put(place, { kind: 'object', site: resultSite });
    const resultPlace =
      passedArguments[0]?.place === undefined ? undefined : calls.resultPlace(passedArguments[0].place, [{ place: elements }], false);
    if (resultPlace !== undefined) places.network.flow(resultPlace, objects.keyPlace(resultSite, anyKey));
  }

  /** Calls the callback of a container method with the container's elements. */
  passElements({ site, name }: LibraryValue, passedArguments: readonly PassedArgument[]): void {
    const at = elementParameters.get(name);
    const callback = passedArguments[0]?.place;
    if (at === undefined || callback === undefined) return;
    const elements = Array.from({ length: at + 1 }, (_, i) => (i === at ? { place: this.#flow.objects.valuesPlace(site) } : {}));
    this.#flow.calls.dereference(callback, (value) => this.#flow.calls.passTo(value, elements));
  }

  /** Result of a library function; false when it is unknown. */
  call(name: string, passedArguments: readonly PassedArgument[], place: number): boolean {
    const { places, objects } = this.#flow;
    const first = passedArguments[0]?.place;
    if (first !== undefined && copyFunctions.has(name)) places.network.flow(first, place);
    else if (first !== undefined && pairFunctions.has(name)) {
      const elements = objects.elementsPlace(first);
      if (elements !== undefined) this.#putPairs(elements, place);
    } else if (first !== undefined && pickFunctions.has(name)) {
      const element = objects.elementsPlace(first);
      if (element !== undefined) places.network.flow(element, place);
    } else if (name === 'map' && passedArguments[1]?.place !== undefined && first !== undefined) {
      const resultSite = places.newSite();
      const resultPlace = this.#flow.calls.resultPlace(
        first,
        [{ place: objects.elementsPlace(passedArguments[1].place) ?? places.network.newPlace() }],
        false,
      );
      if (resultPlace !== undefined) places.network.flow(resultPlace, objects.keyPlace(resultSite, anyKey));
      places.put(place, { kind: 'object', site: resultSite });
    } else if (first !== undefined && name === 'zip') this.#zip(passedArguments, place);
    else if (emptyContainers.has(name)) {
      const resultSite = places.newSite();
      if (name === 'Map') objects.markMap(resultSite);
      places.put(place, { kind: 'object', site: resultSite });
    } else return false;
    return true;
  }

  /** Calls the callback of a Python library function with the elements of its other argument. */
  passToCallback(name: string, passedArguments: readonly PassedArgument[]): void {
    if (!callbackFunctions.has(name)) return;
    const isFirst = name === 'map' || name === 'filter' || name === 'functools.reduce';
    const callback = isFirst ? passedArguments[0]?.place : passedArguments.find((each) => each.name === 'key')?.place;
    const from = this.#flow.objects.elementsPlace(passedArguments[isFirst ? 1 : 0]?.place);
    if (callback === undefined || from === undefined) return;
    const callbackArguments = name === 'functools.reduce' ? [{}, { place: from }] : [{ place: from }];
    this.#flow.calls.dereference(callback, (value) => this.#flow.calls.passTo(value, callbackArguments));
  }

  #zip(passedArguments: readonly PassedArgument[], place: number): void {
    const { places, objects } = this.#flow;
    const [row, list] = [places.newSite(), places.newSite()];
    passedArguments.forEach((each, at) => {
      const elements = objects.elementsPlace(each.place);
      if (elements !== undefined) places.network.flow(elements, objects.keyPlace(row, String(at)));
    });
    places.put(objects.keyPlace(list, anyKey), { kind: 'object', site: row });
    places.put(place, { kind: 'object', site: list });
  }

  #putPairs(elements: number, place: number): void {
    const { places, objects } = this.#flow;
    this.#putList(places.constantPlace(objects.pair(elements)), place);
  }

  #putList(elements: number, place: number): void {
    const { places, objects } = this.#flow;
    const list = places.newSite();
    places.network.flow(elements, objects.keyPlace(list, anyKey));
    places.put(place, { kind: 'object', site: list });
  }

  /** Handles `list.append(f)`, `map.set(k, f)`, `Object.assign(a, b)` and similar calls. */
  addToContainer(call: CallFact): void {
    const { calls, objects, places } = this.#flow;
    const passedArguments = calls.passedArgumentsOf(call);
    const isAssign = call.name === 'assign';
    const containerPlace = isAssign ? passedArguments[0]?.place : this.#flow.receiverPlace(call);
    if (containerPlace === undefined) return;
    const sources = isAssign ? passedArguments.slice(1) : passedArguments;
    calls.dereference(containerPlace, (value) => {
      if (value.kind !== 'object') return;
      if (addOneMethods.has(call.name)) {
        const last = passedArguments.at(-1)?.place;
        if (last !== undefined) places.network.flow(last, objects.keyPlace(value.site, anyKey));
      } else for (const { place } of sources) objects.copyKeys(place, value.site);
    });
  }
}
