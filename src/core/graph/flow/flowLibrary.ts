// What the languages' own containers and functions do with values: elements come back out, callbacks get them, copies hold the same.
import type { CallFact } from '../../symbols/facts.ts';
import type { FileFlow } from './fileFlow.ts';
import { anyKey, type LibraryValue, type PassedArgument } from './flowValues.ts';

const words = (text: string): ReadonlySet<string> => new Set(text.split(/\s+/));

/** Methods of containers by what they give: an element, the same elements again, or pairs of key and element. */
const givesElement = words(
  `get pop popleft popitem shift at find findLast setdefault getOrDefault remove first last peek poll next reduce orElse orElseThrow orElseGet
  findFirst findAny getFirst getLast computeIfAbsent join deref`,
);
const givesSame = words(
  `filter slice concat reverse toReversed sort toSorted copy values flat splice iter stream toList clone distinct sorted limit skip iterator
  parallelStream subList takeWhile dropWhile`,
);
const givesPairs = words('items entries entrySet');
/** Methods that hand each element to the function they get, by the number of the parameter it arrives at. */
const handsFirst = words('forEach map filter find findLast findIndex some every flatMap sort');
const handsElement = new Map<string, number>([...[...handsFirst].map((name): [string, number] => [name, 0]), ['reduce', 1]]);
const mapping = words('map flatMap');

/** Methods that put their last argument into the container, and those that put in all elements of their arguments. */
const putsOne = words('append push add unshift insert set setdefault put appendleft addLast addFirst');
const putsAll = words('update extend addAll putAll');

/** Functions that give back what they get, elements and all, its elements, or pairs with them. */
const copies = words(
  'list tuple set frozenset sorted reversed iter dict copy.copy copy.deepcopy Array.from Object.values Object.freeze functools.partial Set Map Promise.all Promise.resolve Promise.race Promise.any',
);
const empties = words('list dict set Map Set WeakMap Array collections.OrderedDict collections.defaultdict collections.deque');
const pairs = words('enumerate Object.entries');
const picks = words('next max min random.choice');
/** Functions that call one that they get with elements of what else they get. */
const hands = words('map filter sorted max min list.sort any all functools.reduce');

const names = new Set([...copies, ...empties, ...pairs, ...picks, ...hands, 'zip'].flatMap((name) => [name, name.split('.', 1)[0] ?? '']));

/** True for functions of the standard libraries with a rule here, and for the modules and objects that hold them. */
export function isLibraryName(name: string): boolean {
  return names.has(name);
}

/** True for methods of containers whose result or callback is known. */
export function isContainerMethod(name: string): boolean {
  return givesElement.has(name) || givesSame.has(name) || givesPairs.has(name) || handsElement.has(name) || name === 'getValue';
}

/** Number of the parameter at which the function that a method of a container gets receives its elements. */
export function handedParameter(name: string): number | undefined {
  return handsElement.get(name);
}

/** True for plain functions that call what they get. */
export function isHanding({ name, receiver }: CallFact): boolean {
  return receiver === undefined && hands.has(name);
}

/** Whether a call puts one thing into a container, or all that others hold. */
export function putting({ name, receiver, passed }: CallFact): 'one' | 'all' | undefined {
  if (receiver === undefined || passed === undefined) return undefined;
  if (putsOne.has(name)) return 'one';
  return putsAll.has(name) || (name === 'assign' && receiver === 'Object') ? 'all' : undefined;
}

/** The rules of the standard libraries that values follow. */
export class FlowLibrary {
  readonly #flow: FileFlow;

  constructor(flow: FileFlow) {
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

  /** The function that a method of the container gets is called with its elements. */
  hand({ site, name }: LibraryValue, passed: readonly PassedArgument[]): void {
    const at = handsElement.get(name);
    const callback = passed[0]?.place;
    if (at === undefined || callback === undefined) return;
    const elements = Array.from({ length: at + 1 }, (_, i) => (i === at ? { place: this.#flow.objects.all(site) } : {}));
    this.#flow.calls.deref(callback, (value) => this.#flow.calls.passTo(value, elements));
  }

  /** What a function of the library gives; false when nothing is known of it. */
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

  /** A function of Python's library calls one that it gets with the elements of what else it gets. */
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

  /** `list.append(f)`, `map.set(k, f)`, `Object.assign(a, b)` and their like. */
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
