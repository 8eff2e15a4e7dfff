// Results of built-in generic containers: elements, values under keys, pairs, and views of the same elements.
import type { ExternalValue, TypeUse, Value } from './values.ts';
import { otherLanguages } from '../../languages/languageRules.ts';

const words = (text: string): ReadonlySet<string> => new Set(text.trim().split(/\s+/));

/** Containers whose first type argument is their element. */
const sequences =
  words(`Array ReadonlyArray Set ReadonlySet WeakSet Iterable Iterator IterableIterator Generator AsyncGenerator AsyncIterable
  AsyncIterator AsyncIterableIterator ArrayLike NodeListOf WeakRef list List Sequence MutableSequence Collection AbstractSet MutableSet
  FrozenSet set frozenset deque Deque Iterable ArrayList LinkedList Queue BlockingQueue PriorityQueue ArrayDeque Stream Stack Vector HashSet
  TreeSet LinkedHashSet SortedSet NavigableSet Optional ListIterator CopyOnWriteArrayList ImmutableList ImmutableSet Supplier Provider
  Callable ThreadLocal AtomicReference WeakReference SoftReference Reference CompletableFuture Future CompletionStage KeysView ValuesView ContextVar`);
/** Containers whose first type argument is the key and the second the value. */
const maps = words(`Map map ReadonlyMap WeakMap Record dict Dict defaultdict DefaultDict OrderedDict Mapping MutableMapping HashMap TreeMap
  LinkedHashMap ConcurrentHashMap ConcurrentMap SortedMap NavigableMap EnumMap IdentityHashMap WeakHashMap ImmutableMap Hashtable`);
/** Types whose arguments are the types of their parts. */
const pairTypes = words('tuple Tuple Entry');

/** Methods of sequences that return an element. */
const elementMethods =
  words(`get at pop shift find findLast getFirst getLast peek element poll remove next orElse orElseThrow orElseGet removeFirst
  removeLast pollFirst pollLast peekFirst peekLast first last findFirst findAny popleft deref call join resultNow __enter__ __next__ send asend`);
/** Methods of sequences that return a sequence of the same elements. */
const sameElementMethods =
  words(`filter slice concat reverse toReversed sort toSorted copy values iterator listIterator descendingIterator stream
  parallelStream toList distinct sorted limit skip subList iter ifPresent parallel sequential toSpliced splice takeWhile dropWhile union
  intersection difference clone headSet tailSet headMap tailMap flat __iter__`);
/** Methods of maps that return a value. */
const valueMethods = words('get getOrDefault setdefault pop remove put computeIfAbsent computeIfPresent compute merge putIfAbsent');

/** Kind of a container. */
export function containerOf({ name, types }: ExternalValue): 'sequence' | 'map' | 'pair' | undefined {
  if (!types?.some((type) => type !== undefined)) return undefined;
  const last = name.slice(name.lastIndexOf('.') + 1);
  if (maps.has(last)) return types.length === 2 ? 'map' : undefined;
  if (pairTypes.has(last)) return 'pair';
  return sequences.has(last) ? 'sequence' : undefined;
}

/** The element type of a sequence, the value type of a map, or the type of part `at` of a tuple. */
export function elementOf(value: ExternalValue, at?: number): TypeUse | undefined {
  const kind = containerOf(value);
  if (kind === 'pair') return at === undefined ? undefined : value.types?.[at];
  return value.types?.[kind === 'map' ? 1 : 0];
}

/** The result of a container method; `name` is the container, a dot and the method. Undefined when it is unknown. */
export function methodResult({ name, types }: ExternalValue, valueOf: (use: TypeUse) => Value | undefined): Value | undefined {
  const dot = name.lastIndexOf('.');
  const container: ExternalValue = { kind: 'external', name: name.slice(0, dot), ...(types && { types }) };
  const method = name.slice(dot + 1);
  const kind = dot < 0 ? undefined : containerOf(container);
  if (!kind || !types) return undefined;
  const pick = (use: TypeUse | undefined): Value | undefined => use && valueOf(use);
  if (kind === 'pair') return method === 'getKey' ? pick(types[0]) : method === 'getValue' ? pick(types[1]) : undefined;
  if (kind === 'sequence') return elementMethods.has(method) ? pick(types[0]) : sameElementMethods.has(method) ? container : undefined;
  if (valueMethods.has(method)) return pick(types[1]);
  const { listType } = types.find((type) => type)?.entry.rules ?? otherLanguages;
  if (method === 'values') return { kind: 'external', name: listType, types: [types[1]] };
  if (method === 'keys' || method === 'keySet' || method === '__iter__') return { kind: 'external', name: listType, types: [types[0]] };
  return method === 'copy' || method === 'clone' ? container : undefined;
}
