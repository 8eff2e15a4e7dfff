// Tables of rules for built-in containers and functions: elements come back out, callbacks receive them, copies hold the same.
import type { CallFact } from '../../symbols/facts.ts';

const words = (text: string): ReadonlySet<string> => new Set(text.split(/\s+/));

/** Container methods by result: an element, the same elements, or pairs of key and element. */
export const givesElement = words(
  `get pop popleft popitem shift at find findLast setdefault getOrDefault remove first last peek poll next reduce orElse orElseThrow orElseGet
  findFirst findAny getFirst getLast computeIfAbsent join deref`,
);
export const givesSame = words(
  `filter slice concat reverse toReversed sort toSorted copy values flat splice iter stream toList clone distinct sorted limit skip iterator
  parallelStream subList takeWhile dropWhile`,
);
export const givesPairs = words('items entries entrySet');

/** Methods that pass each element to their callback, with the index of the callback parameter. */
const handsFirst = words('forEach map filter find findLast findIndex some every flatMap sort');
export const handsElement = new Map<string, number>([...[...handsFirst].map((name): [string, number] => [name, 0]), ['reduce', 1]]);
export const mapping = words('map flatMap');

/** Methods that add their last argument to the container, and those that add all elements of their arguments. */
export const putsOne = words('append push add unshift insert set setdefault put appendleft addLast addFirst');

const putsAll = words('update extend addAll putAll');

/** Functions that return their argument's elements, an empty container, pairs with the elements, or one element. */
export const copies = words(
  'list tuple set frozenset sorted reversed iter dict copy.copy copy.deepcopy Array.from Object.values Object.freeze functools.partial Set Map Promise.all Promise.resolve Promise.race Promise.any',
);
export const empties = words('list dict set Map Set WeakMap Array collections.OrderedDict collections.defaultdict collections.deque');
export const pairs = words('enumerate Object.entries');
export const picks = words('next max min random.choice');

/** Functions that call one argument with elements of another. */
export const hands = words('map filter sorted max min list.sort any all functools.reduce');

const names = new Set([...copies, ...empties, ...pairs, ...picks, ...hands, 'zip'].flatMap((name) => [name, name.split('.', 1)[0] ?? '']));

/** True for library functions with a rule here, and for their modules and objects. */
export function isLibraryName(name: string): boolean {
  return names.has(name);
}

/** True for container methods with a known result or callback. */
export function isContainerMethod(name: string): boolean {
  return givesElement.has(name) || givesSame.has(name) || givesPairs.has(name) || handsElement.has(name) || name === 'getValue';
}

/** Index of the callback parameter that receives the elements in a container method. */
export function handedParameter(name: string): number | undefined {
  return handsElement.get(name);
}

/** True for plain functions that call their argument. */
export function isHanding({ name, receiver }: CallFact): boolean {
  return receiver === undefined && hands.has(name);
}

/** Whether a call adds one value to a container, or all values of other containers. */
export function putting({ name, receiver, passed }: CallFact): 'one' | 'all' | undefined {
  if (receiver === undefined || passed === undefined) return undefined;
  if (putsOne.has(name)) return 'one';
  return putsAll.has(name) || (name === 'assign' && receiver === 'Object') ? 'all' : undefined;
}
