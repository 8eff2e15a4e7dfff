// Rules for functions of Python's standard library: their results and the arguments of their callbacks, by the library's documentation.
// They serve the types of expressions; `libraryRules.ts` has the coarser tables of the value flow, for all languages.

/** Result of a library function. */
export type FunctionRule =
  /** A list of the elements of the argument. */
  | 'elements'
  /** The argument itself. */
  | 'same'
  /** One element of the argument. */
  | 'one'
  /** A list of pairs of a number and an element. */
  | 'pairs'
  /** A list of tuples with one element per argument. */
  | 'rows'
  /** A list of pairs of a key and a list of elements. */
  | 'groups'
  /** A list of the elements of all arguments. */
  | 'all'
  /** A list of the elements of the elements. */
  | 'inner'
  /** A tuple of the arguments. */
  | 'each'
  /** A list of the results of the callback per element. */
  | 'mapped'
  /** A dictionary of results of the callback. */
  | 'map';

interface LibraryFunction {
  readonly rule: FunctionRule;
  /** Index of the relevant argument, if not the first. */
  readonly at?: number;
  /** The callback argument: its keyword or its index. */
  readonly calls?: string | number;
}

const functions = new Map<string, LibraryFunction>();

/** Sets the rule for functions; a later rule for the same name replaces an earlier one. */
function add(names: string, libraryFunction: LibraryFunction): void {
  for (const name of names.trim().split(/\s+/)) functions.set(name, libraryFunction);
}

add('list tuple set frozenset reversed iter aiter itertools.islice itertools.cycle random.sample random.choices collections.deque', {
  rule: 'elements',
});
add('sorted', { rule: 'elements', calls: 'key' });
add('heapq.nlargest heapq.nsmallest', { rule: 'elements', at: 1, calls: 'key' });
add('filter itertools.filterfalse itertools.takewhile itertools.dropwhile', { rule: 'elements', at: 1, calls: 0 });
add('copy.copy copy.deepcopy copy.replace dataclasses.replace contextlib.closing contextlib.aclosing weakref.proxy dict', { rule: 'same' });
add('asyncio.wait_for asyncio.create_task asyncio.ensure_future asyncio.shield asyncio.run functools.partial', { rule: 'same' });
add('next anext random.choice', { rule: 'one' });
add('min max', { rule: 'one', calls: 'key' });
add('enumerate', { rule: 'pairs' });
add('zip itertools.product itertools.zip_longest', { rule: 'rows' });
add('itertools.groupby', { rule: 'groups', calls: 'key' });
add('itertools.chain', { rule: 'all' });
add('itertools.chain.from_iterable', { rule: 'inner' });
add('asyncio.gather', { rule: 'each' });
add('map', { rule: 'mapped', at: 1, calls: 0 });
add('collections.defaultdict', { rule: 'map' });

/** The rule for a function, by its dotted name (`itertools.chain`); undefined for functions without one. */
export function functionRule(name: string): LibraryFunction | undefined {
  return functions.get(name);
}

/**
 * Functions whose result depends on their arguments: most of the table above, with `type` and `cast`. They are matched in text, by the last
 * part of the name, because no import is resolved there. So names that methods of projects often have, such as `run`, are not in it.
 */
const pythonCalls =
  /(?:^|\.)(?:list|tuple|set|frozenset|reversed|iter|sorted|next|anext|min|max|map|filter|zip|enumerate|copy|deepcopy|replace|type|defaultdict|closing|groupby|chain|from_iterable|gather|wait_for|create_task|choice|islice|dict|cast)(?:\[[^[\]]*\])?\(/;

/** Whether a text is more than a chain of names, calls and indices, or calls a function whose result depends on its arguments. */
export function isComposed(text: string): boolean {
  return /^[[{(]|\b(?:if|or|and)\b|^await \(/.test(text) || pythonCalls.test(text);
}
