// Finds the context of a function that gives it an expected type: an argument, a typed variable, a return value.
import type { Position } from '../../base/positions.ts';
import type { BindingFact, CallFact, SymbolFact } from '../../symbols/facts.ts';
import type { Term } from '../../symbols/values/valueTerms.ts';
import type { DependencyTracker } from '../files/dependencyTracker.ts';
import type { FileEntry } from '../files/fileEntry.ts';
import { noteTargets, passedFunctions } from './flowKeys.ts';
import type { TermCache } from './termCache.ts';

/** The call whose argument `at` contains a function, or the binding whose value does. `keys` lead from there to it; `*` is any element. */
export type FunctionContext =
  | {
      readonly how: 'argument';
      readonly call: CallFact;
      readonly at: number;
      readonly name: string | undefined;
      readonly keys: readonly string[];
    }
  | { readonly how: 'binding'; readonly binding: BindingFact; readonly keys: readonly string[] };

/** Calls and bindings of a file, keyed by the functions in their texts, with a cache of their contexts. */
interface FunctionFacts {
  readonly calls: ReadonlyMap<number, readonly CallFact[]>;
  readonly bindings: ReadonlyMap<number, readonly BindingFact[]>;
  readonly contexts: Map<number, FunctionContext | null>;
}

const cache = new WeakMap<FileEntry, FunctionFacts>();
/** Notation of terms for a function of their file. */
const functionInTerm = /@(\d+)/g;

/**
 * The first typed context of function `index`; recorded as a dependency, since passing functions is not part of a file's interface. Parses
 * only terms that mention the function: a test file has hundreds of others.
 */
export function functionContext(
  entry: FileEntry,
  index: number,
  { terms, tracker }: { readonly terms: TermCache; readonly tracker: DependencyTracker },
): FunctionContext | undefined {
  noteTargets(tracker, entry, passedFunctions);
  if (hasTitle(entry.fact(index))) tracker.note(`v:${entry.key}`);
  let functionFacts = cache.get(entry);
  if (!functionFacts) cache.set(entry, (functionFacts = functionFactsIn(entry)));
  let context = functionFacts.contexts.get(index);
  if (context === undefined) functionFacts.contexts.set(index, (context = contextOf(entry, index, functionFacts, terms) ?? null));
  return context ?? undefined;
}

/** Releases the cached contexts of a file; they are found again on demand. */
export function forgetFunctionContexts(entry: FileEntry): void {
  cache.delete(entry);
}

function functionFactsIn({ file: { facts } }: FileEntry): FunctionFacts {
  const calls = new Map<number, CallFact[]>();
  const bindings = new Map<number, BindingFact[]>();
  for (const call of facts.calls) note(calls, call.passed, call);
  for (const binding of facts.bindings) if (binding.by !== 'annotation') note(bindings, binding.value, binding);
  return { calls, bindings, contexts: new Map() };
}

function note<T>(table: Map<number, T[]>, term: string | undefined, fact: T): void {
  if (!term?.includes('@')) return;
  for (const [, number] of term.matchAll(functionInTerm)) {
    const facts = table.get(Number(number));
    if (!facts) table.set(Number(number), [fact]);
    else if (facts.at(-1) !== fact) facts.push(fact);
  }
}

function contextOf(entry: FileEntry, index: number, { calls, bindings }: FunctionFacts, terms: TermCache): FunctionContext | undefined {
  const nameOf = (each: number): string => entry.fact(each)?.name ?? '';
  for (const call of calls.get(index) ?? []) {
    for (const [at, { name, value }] of terms.arguments(call.passed ?? '').entries()) {
      const keys = keysTo(index, value, [], nameOf);
      if (keys) return { how: 'argument', call, at, name, keys };
    }
  }
  for (const binding of bindings.get(index) ?? []) {
    const keys = keysTo(index, terms.term(binding.value), [], nameOf);
    if (keys) return { how: 'binding', binding, keys };
  }
  return contextByTitle(entry, index);
}

/** Whether a function is the last argument of a call that names a route or a test. */
function hasTitle(fact: SymbolFact | undefined): boolean {
  return fact !== undefined && (fact.kind === 'route' || fact.kind === 'test') && fact.parameters.length > 0;
}

/** The function of a route or a test. */
function contextByTitle(entry: FileEntry, index: number): FunctionContext | undefined {
  const fact = entry.fact(index);
  if (!fact || !hasTitle(fact)) return undefined;
  const call = callBefore(entry.file.facts.calls, fact.nameRange.start);
  return call?.arguments ? { how: 'argument', call, at: call.arguments - 1, name: undefined, keys: [] } : undefined;
}

/** The call whose first argument names a route or test; its last argument is the function. */
function callBefore(calls: readonly CallFact[], { line, column }: Position): CallFact | undefined {
  let last: CallFact | undefined;
  for (const call of calls) {
    const isBefore = call.line < line || (call.line === line && call.column < column);
    if (isBefore && call.arguments && (!last || call.line > last.line || (call.line === last.line && call.column > last.column)))
      last = call;
  }
  return last;
}

/** The keys that lead to function `index` inside a term; functions in nested calls belong to those calls. */
function keysTo(
  index: number,
  term: Term | undefined,
  keys: readonly string[],
  nameOf: (index: number) => string,
): readonly string[] | undefined {
  const inside = (value: Term | undefined, key?: string): readonly string[] | undefined =>
    keysTo(index, value, key === undefined ? keys : [...keys, key], nameOf);
  if (term?.kind === 'function') return term.index === index ? keys : undefined;
  if (term?.kind === 'choice') return firstOf(term.options, (option) => inside(option));
  if (term?.kind === 'list') return firstOf(term.items, (item) => inside(item, '*'));
  if (term?.kind !== 'record') return undefined;
  return firstOf(term.entries, ({ key, value }) => {
    // A method of an object has no key; its own name is the key.
    const ownName = value.kind === 'function' ? nameOf(value.index) : '';
    return inside(value, key ?? (ownName.startsWith('<') ? '*' : ownName));
  });
}

function firstOf<T, R>(items: readonly T[], find: (item: T) => R | undefined): R | undefined {
  for (const item of items) {
    const result = find(item);
    if (result !== undefined) return result;
  }
  return undefined;
}
