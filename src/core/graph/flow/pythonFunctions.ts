// Rules for functions of Python's standard library: their results and the arguments of their callbacks, by the library's documentation.

/**
 * `elements`: list of the argument's elements; `same`: the argument itself; `one`: one of its elements; `pairs`: numbers with elements;
 * `rows`: tuples of one element per argument; `groups`: keys with lists of elements; `all`: elements of all arguments; `inner`: elements
 * of the elements; `each`: tuple of the arguments; `mapped`: results of the function per element; `map`: dictionary of the function's
 * results.
 */
export type FunctionRule = 'elements' | 'same' | 'one' | 'pairs' | 'rows' | 'groups' | 'all' | 'inner' | 'each' | 'mapped' | 'map';

interface LibraryFunction {
  readonly rule: FunctionRule;
  /** Index of the relevant argument, if not the first. */
  readonly at?: number;
  /** The callback argument: its keyword or its index. */
  readonly calls?: string | number;
}

const rows = new Map<string, LibraryFunction>();

function add(names: string, row: LibraryFunction): void {
  for (const name of names.trim().split(/\s+/)) rows.set(name, row);
}

add('list tuple set frozenset reversed iter aiter itertools.islice itertools.cycle random.sample random.choices collections.deque', {
  rule: 'elements',
});
add('sorted itertools.takewhile itertools.dropwhile', { rule: 'elements', calls: 'key' });
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

/** The rule for a function, by its dotted name. */
export function functionRule(name: string): LibraryFunction | undefined {
  return rows.get(name);
}

/** Functions of Python's library whose result depends on their arguments, matched by the end of the name. */
const pythonCalls =
  /(?:^|\.)(?:list|tuple|set|frozenset|reversed|iter|sorted|next|anext|min|max|map|filter|zip|enumerate|copy|deepcopy|replace|type|defaultdict|closing|groupby|chain|from_iterable|gather|wait_for|create_task|choice|islice|dict|cast)(?:\[[^[\]]*\])?\(/;

/** Whether a text is more than a chain of names, calls and indices, or calls a function whose result depends on its arguments. */
export function isComposed(text: string): boolean {
  return /^[[{(]|\b(?:if|or|and)\b|^await \(/.test(text) || pythonCalls.test(text);
}
