// Where functions are written inside of something that says what it expects there: an argument, a variable with a type, what is returned.
import type { Position } from '../base/text.ts';
import type { BindingFact, CallFact } from '../symbols/facts.ts';
import type { Term } from '../symbols/terms.ts';
import type { FileEntry } from './fileEntry.ts';
import type { FlowTerms } from './flowTerms.ts';

/** The call whose argument `at` holds a function, or the binding whose value does. `keys` lead from there to it; `*` is any element. */
export type FunctionPlace =
  | {
      readonly how: 'argument';
      readonly call: CallFact;
      readonly at: number;
      readonly name: string | undefined;
      readonly keys: readonly string[];
    }
  | { readonly how: 'binding'; readonly binding: BindingFact; readonly keys: readonly string[] };

type Found = (index: number, keys: readonly string[]) => void;

const known = new WeakMap<FileEntry, ReadonlyMap<number, FunctionPlace>>();

/** The first place of each function of a file that stands in such a place, by its number. */
export function functionPlaces(entry: FileEntry, terms: FlowTerms): ReadonlyMap<number, FunctionPlace> {
  const found = known.get(entry) ?? placesOf(entry, terms);
  known.set(entry, found);
  return found;
}

/** Lets go of the places of a file; they are found again when they are needed. */
export function forgetFunctionPlaces(entry: FileEntry): void {
  known.delete(entry);
}

function placesOf(entry: FileEntry, terms: FlowTerms): ReadonlyMap<number, FunctionPlace> {
  const places = new Map<number, FunctionPlace>();
  const nameOf = (index: number): string => entry.fact(index)?.name ?? '';
  for (const call of entry.file.facts.calls) {
    if (!call.passed?.includes('@')) continue;
    terms.arguments(call.passed).forEach(({ name, value }, at) =>
      functionsIn(value, [], nameOf, (index, keys) => {
        if (!places.has(index)) places.set(index, { how: 'argument', call, at, name, keys });
      }),
    );
  }
  for (const binding of entry.file.facts.bindings) {
    if (!binding.value.includes('@') || binding.by === 'annotation') continue;
    functionsIn(terms.term(binding.value), [], nameOf, (index, keys) => {
      if (!places.has(index)) places.set(index, { how: 'binding', binding, keys });
    });
  }
  for (const { kind, index, parameters, nameRange } of entry.file.facts.symbols) {
    if ((kind !== 'route' && kind !== 'test') || !parameters.length || places.has(index)) continue;
    const call = callBefore(entry.file.facts.calls, nameRange.start);
    if (call?.arguments) places.set(index, { how: 'argument', call, at: call.arguments - 1, name: undefined, keys: [] });
  }
  return places;
}

/** The call whose first argument names a route or test; the function that it defines is the last argument. */
function callBefore(calls: readonly CallFact[], { line, column }: Position): CallFact | undefined {
  let last: CallFact | undefined;
  for (const call of calls) {
    const isBefore = call.line < line || (call.line === line && call.column < column);
    if (isBefore && call.arguments && (!last || call.line > last.line || (call.line === last.line && call.column > last.column)))
      last = call;
  }
  return last;
}

/** Functions that a term holds itself; those that it passes on have a call of their own. */
function functionsIn(term: Term | undefined, keys: readonly string[], nameOf: (index: number) => string, found: Found): void {
  if (term?.kind === 'function') found(term.index, keys);
  else if (term?.kind === 'choice') for (const option of term.options) functionsIn(option, keys, nameOf, found);
  else if (term?.kind === 'list') for (const item of term.items) functionsIn(item, [...keys, '*'], nameOf, found);
  else if (term?.kind === 'record') {
    for (const { key, value } of term.entries) {
      // A method of an object stands without a key, by its own name.
      const own = value.kind === 'function' ? nameOf(value.index) : '';
      functionsIn(value, [...keys, key ?? (own.startsWith('<') ? '*' : own)], nameOf, found);
    }
  }
}
