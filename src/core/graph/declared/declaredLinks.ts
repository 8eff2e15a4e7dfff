// Links of calls whose receiver only a written type tells: aliases, generics, what callbacks are handed.
import type { CallFact } from '../../symbols/facts.ts';
import type { CallLinks, Link } from '../callLinks.ts';
import type { FileEntry } from '../fileEntry.ts';
import type { Meaning } from '../meanings.ts';
import type { DeclaredTypes } from './declaredTypes.ts';
import { declaredMembers } from './declaredMembers.ts';

const callables: ReadonlySet<string> = new Set(['function', 'method', 'test', 'route', 'class']);

/** Asks written types for the members that calls name. */
export class DeclaredLinks {
  readonly #types: DeclaredTypes;
  readonly #calls: CallLinks;

  constructor(types: DeclaredTypes, calls: CallLinks) {
    this.#types = types;
    this.#calls = calls;
  }

  /** What the call reaches; none where types do not tell. */
  of(entry: FileEntry, call: CallFact): readonly Link[] {
    const { receiver, name, line, column, caller } = call;
    if (entry.family !== 'ecmascript' || receiver === undefined || name === '<computed>') return [];
    const found = declaredMembers(this.#types, entry, caller, { name, receiver, column, isQuoted: false }, line) ?? [];
    const callable = found.filter(isCallable);
    return this.#calls.ofMembers(entry, call, callable);
  }
}

function isCallable({ entry, index, name }: Meaning): boolean {
  return name === undefined && callables.has(entry.fact(index)?.kind ?? '');
}
