// Links of calls by written types: what aliases, generics, interfaces and the places of callbacks say that a receiver is.
import type { CallFact } from '../../symbols/facts.ts';
import type { CallLinks } from '../calls/callLinks.ts';
import type { Link } from '../edges/types.ts';
import { dispatchConfidence } from '../edges/confidence.ts';
import type { FileEntry } from '../files/fileEntry.ts';
import { rulesOf } from '../../syntax/languages.ts';
import type { Meaning } from '../names/meanings.ts';
import type { Resolver } from '../calls/resolver.ts';
import type { DeclaredTypes } from './declaredTypes.ts';
import { declaredMembers } from './declaredMembers.ts';
import { looksThrough } from './typeOptions.ts';

const callables: ReadonlySet<string> = new Set(['function', 'method', 'test', 'route', 'class']);
/** Calls between two moments at which other work may run. */
const step = 16;

/** What {@link DeclaredLinks} ask outside of declared types. */
type DeclaredLinksParts = Pick<Resolver, 'definitions' | 'dependencies'>;

/** Asks written types for the members that calls name. */
export class DeclaredLinks {
  readonly #parts: DeclaredLinksParts;
  readonly #types: DeclaredTypes;
  readonly #calls: CallLinks;

  constructor(parts: DeclaredLinksParts, types: DeclaredTypes, calls: CallLinks) {
    this.#parts = parts;
    this.#types = types;
    this.#calls = calls;
  }

  /**
   * Links of the calls of a file of which types tell something else than `links`, by their number.
   * @param open calls of which names tell nothing
   */
  *ofAll(
    entry: FileEntry,
    links: readonly (readonly Link[])[],
    open: ReadonlySet<number>,
  ): Generator<undefined, ReadonlyMap<number, readonly Link[]>> {
    const told = new Map<number, readonly Link[]>();
    if (!entry.rules.followsDeclaredTypes) return told;
    for (const [at, call] of entry.file.facts.calls.entries()) {
      if (at % step === 0) yield;
      if (call.receiver === undefined || call.how === 'reference' || call.name === '<computed>') continue;
      const known = open.has(at) ? [] : (links[at] ?? []).filter(({ external }) => !isOfUtility(external));
      // Of a class `this` is known; of an object literal only the functions beside the call are.
      if (known.length && call.receiver === 'this' && entry.enclosingClass(call.caller) !== undefined) continue;
      if (!this.#mayTell(call.name, known)) continue;
      const all = this.#of(entry, call, call.receiver);
      const matches = isSure(known) ? all.filter(({ callee }) => this.#parts.definitions.isDeclaration(callee)) : all;
      if (matches.length) told.set(at, merged(matches, known.map(asPossible)));
    }
    return told;
  }

  /**
   * Most members that calls name are of libraries: types need not be asked about them. A known method is what runs, as a value was seen to be
   * put there; the call may still be about the method of an interface.
   */
  #mayTell(name: string, known: readonly Link[]): boolean {
    const { definitions, dependencies } = this.#parts;
    if (isSure(known) && known.some(({ callee }) => callee === null || definitions.nodes.get(callee)?.fact.kind !== 'method')) return false;
    dependencies.note(`n:${name}`);
    const all = definitions.named(name).filter(({ fact, language }) => callables.has(fact.kind) && rulesOf(language).followsDeclaredTypes);
    return isSure(known)
      ? all.some(({ id }) => definitions.isDeclaration(id) && known.every(({ callee }) => callee !== id))
      : all.length > 0;
  }

  #of(entry: FileEntry, call: CallFact, receiver: string): readonly Link[] {
    const { name, line, column, caller } = call;
    const meanings = declaredMembers(this.#types, entry, caller, { name, receiver, column, isQuoted: false }, line) ?? [];
    return this.#calls.ofMembers(entry, call, meanings.filter(isCallable));
  }
}

function isCallable({ entry, index, name }: Meaning): boolean {
  return name === undefined && callables.has(entry.fact(index)?.kind ?? '');
}

function isSure(known: readonly Link[]): boolean {
  return known.length > 0 && known.every(({ isBelow }) => !isBelow);
}

/** Bases like `Omit<A, 'b'>` are of the language; their members are not. */
function isOfUtility(external: string | null): boolean {
  return external !== null && looksThrough.has(external.slice(0, Math.max(0, external.indexOf('.'))));
}

/** What a derived class has is only one of what may run where types tell the method. */
function asPossible(link: Link): Link {
  return link.isBelow ? { ...link, confidence: Math.min(link.confidence, dispatchConfidence) } : link;
}

/** The method that types tell is what the call is about; what is held where the call looks runs there. Each function once, as sure as it can be. */
export function merged(links: readonly Link[], held: readonly Link[]): readonly Link[] {
  const matches = new Map<string | null, Link>();
  for (const each of [...links, ...held]) {
    const known = matches.get(each.callee);
    if (!known || known.confidence < each.confidence) matches.set(each.callee, each);
  }
  return [...matches.values()];
}
