// What functions of Python's own library give, and what they call the functions with that they get, by the library's documentation.

/**
 * `elements`: a list of what the argument goes through; `same`: the argument itself; `one`: an element of it; `pairs`: numbers with elements;
 * `rows`: tuples of an element of each argument; `groups`: keys with lists of elements; `all`: what all arguments go through;
 * `inner`: what stands in the elements; `each`: a tuple of the arguments; `mapped`: what the function gives for each element; `map`: a
 * dictionary of what the function makes.
 */
export type FunctionRule = 'elements' | 'same' | 'one' | 'pairs' | 'rows' | 'groups' | 'all' | 'inner' | 'each' | 'mapped' | 'map';

interface LibraryFunction {
  readonly rule: FunctionRule;
  /** The argument that is meant, if not the first. */
  readonly at?: number;
  /** The argument that holds a function: its name where it has to be named, else its place. */
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

/** Functions of Python's library that give what depends on their arguments, as their names end. */
const pythonCalls =
  /(?:^|\.)(?:list|tuple|set|frozenset|reversed|iter|sorted|next|anext|min|max|map|filter|zip|enumerate|copy|deepcopy|replace|type|defaultdict|closing|groupby|chain|from_iterable|gather|wait_for|create_task|choice|islice|dict|cast)(?:\[[^[\]]*\])?\(/;

/** What is more than a chain of names, calls and indices, or calls a function whose result depends on what it gets. */
export function isPutTogether(text: string): boolean {
  return /^[[{(]|\b(?:if|or|and)\b|^await \(/.test(text) || pythonCalls.test(text);
}
