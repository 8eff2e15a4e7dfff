// Tables of built-in containers and functions by what they do with values. Names of several languages share a table: the same name does
// the same in all of them. The value flow uses them. `pythonFunctions.ts` has more functions and finer results, for the
// types of expressions.
import type { CallFact } from '../../symbols/facts.ts';

const words = (text: string): ReadonlySet<string> => new Set(text.split(/\s+/));

/** Container methods that return an element. */
export const elementMethods = words(
  `get pop popleft popitem shift at find findLast setdefault getOrDefault remove first last peek poll next reduce orElse orElseThrow orElseGet
  findFirst findAny getFirst getLast computeIfAbsent join deref`,
);
/** Container methods that return a container of the same elements. */
export const sameElementMethods = words(
  `filter slice concat reverse toReversed sort toSorted copy values flat splice iter stream toList clone distinct sorted limit skip iterator
  parallelStream subList takeWhile dropWhile`,
);
/** Container methods that return pairs of key and element. */
export const pairMethods = words('items entries entrySet');

/** Container methods that pass each element to the first parameter of their callback. */
const callbackMethods = words('forEach map filter find findLast findIndex some every flatMap sort');
/** Index of the callback parameter that receives the elements, by container method. */
export const elementParameters = new Map<string, number>([
  ...[...callbackMethods].map((name): [string, number] => [name, 0]),
  ['reduce', 1],
]);
/** Container methods that return a container of the results of their callback. */
export const mappingMethods = words('map flatMap');

/** Methods that add their last argument to the container. */
export const addOneMethods = words('append push add unshift insert set setdefault put appendleft addLast addFirst');

/** Methods that add all elements of their arguments to the container. */
const addAllMethods = words('update extend addAll putAll');

/** Functions that return a container with the elements of their argument, or the argument itself. */
export const copyFunctions = words(
  'list tuple set frozenset sorted reversed iter dict copy.copy copy.deepcopy Array.from Object.values Object.freeze functools.partial Set Map Promise.all Promise.resolve Promise.race Promise.any',
);
/** Functions and classes that return an empty container when they are called without an argument. */
export const emptyContainers = words(
  'list dict set Map Set WeakMap Array collections.OrderedDict collections.defaultdict collections.deque',
);
/** Functions that return pairs of a key or number and an element of their argument. */
export const pairFunctions = words('enumerate Object.entries');
/** Functions that return one element of their argument. */
export const pickFunctions = words('next max min random.choice');

/** Functions that call one argument with elements of another. */
export const callbackFunctions = words('map filter sorted max min list.sort any all functools.reduce');

const libraryNames = new Set(
  [...copyFunctions, ...emptyContainers, ...pairFunctions, ...pickFunctions, ...callbackFunctions, 'zip'].flatMap((name) => [
    name,
    name.split('.', 1)[0] ?? '',
  ]),
);

/** True for library functions with a rule here, and for their modules and objects. */
export function isLibraryName(name: string): boolean {
  return libraryNames.has(name);
}

/** True for container methods with a known result or callback. */
export function isContainerMethod(name: string): boolean {
  return (
    elementMethods.has(name) || sameElementMethods.has(name) || pairMethods.has(name) || elementParameters.has(name) || name === 'getValue'
  );
}

/** Index of the callback parameter that receives the elements; undefined for methods without such a callback. */
export function elementParameter(name: string): number | undefined {
  return elementParameters.get(name);
}

/** True for plain functions that call their argument. */
export function isCallbackCall({ name, receiver }: CallFact): boolean {
  return receiver === undefined && callbackFunctions.has(name);
}

/** Whether a call adds one value to a container, or all values of other containers. */
export function additionKind({ name, receiver, passed }: CallFact): 'one' | 'all' | undefined {
  if (receiver === undefined || passed === undefined) return undefined;
  if (addOneMethods.has(name)) return 'one';
  return addAllMethods.has(name) || (name === 'assign' && receiver === 'Object') ? 'all' : undefined;
}
