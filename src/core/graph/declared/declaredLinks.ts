// Links of calls whose receiver only a written type tells: aliases, generics, what callbacks are handed.
import type { CallFact } from '../../symbols/facts.ts';
import type { CallLinks, Link } from '../callLinks.ts';
import { familyOf } from '../families.ts';
import type { FileEntry } from '../fileEntry.ts';
import type { Meaning } from '../meanings.ts';
import type { Resolver } from '../resolver.ts';
import type { DeclaredTypes } from './declaredTypes.ts';
import { declaredMembers } from './declaredMembers.ts';

const callables: ReadonlySet<string> = new Set(['function', 'method', 'test', 'route', 'class']);

/** Asks written types for the members that calls name. */
export class DeclaredLinks {
  readonly #resolver: Resolver;
  readonly #types: DeclaredTypes;
  readonly #calls: CallLinks;

  constructor(resolver: Resolver, types: DeclaredTypes, calls: CallLinks) {
    this.#resolver = resolver;
    this.#types = types;
    this.#calls = calls;
  }

  /** What the call reaches; none where types do not tell. */
  of(entry: FileEntry, call: CallFact): readonly Link[] {
    const { receiver, name, line, column, caller } = call;
    if (entry.family !== 'ecmascript' || receiver === undefined || name === '<computed>' || !this.#isDefined(name)) return [];
    const found = declaredMembers(this.#types, entry, caller, { name, receiver, column, isQuoted: false }, line) ?? [];
    const callable = found.filter(isCallable);
    return this.#calls.ofMembers(entry, call, callable);
  }

  /** Most members that calls name are of libraries: types need not be asked about them. */
  #isDefined(name: string): boolean {
    const { definitions, dependencies } = this.#resolver;
    dependencies.note(`n:${name}`);
    return definitions.named(name).some(({ fact, language }) => callables.has(fact.kind) && familyOf(language) === 'ecmascript');
  }
}

function isCallable({ entry, index, name }: Meaning): boolean {
  return name === undefined && callables.has(entry.fact(index)?.kind ?? '');
}
