// Links calls by written types: aliases, generics, interfaces and callback positions that declare the type of a receiver.
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
/** Number of calls between two points at which other work may run. */
const step = 16;

/** Dependencies of {@link DeclaredLinks} outside declared types. */
type DeclaredLinksParts = Pick<Resolver, 'definitions' | 'dependencies'>;

/** Looks up the members that calls name in the written types. */
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
   * Links of the calls for which types yield a result other than `links`, keyed by call index.
   * @param open indexes of calls that names do not resolve
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
      // In a class `this` is known; in an object literal only the sibling functions are.
      if (known.length && call.receiver === 'this' && entry.enclosingClass(call.caller) !== undefined) continue;
      if (!this.#mayTell(call.name, known)) continue;
      const all = this.#of(entry, call, call.receiver);
      const matches = isSure(known) ? all.filter(({ callee }) => this.#parts.definitions.isDeclaration(callee)) : all;
      if (matches.length) told.set(at, merged(matches, known.map(asPossible)));
    }
    return told;
  }

  /**
   * Whether the types are worth asking: most called members belong to libraries. A known method is what runs, since its value was seen;
   * the call may still refer to the method of an interface.
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

/** Bases like `Omit<A, 'b'>` belong to the language; their members do not. */
function isOfUtility(external: string | null): boolean {
  return external !== null && looksThrough.has(external.slice(0, Math.max(0, external.indexOf('.'))));
}

/** When types declare the method, an override in a derived class is only one candidate. */
function asPossible(link: Link): Link {
  return link.isBelow ? { ...link, confidence: Math.min(link.confidence, dispatchConfidence) } : link;
}

/** Merges the declared method with the values that may run in its place. Keeps each function once, with its highest confidence. */
export function merged(links: readonly Link[], held: readonly Link[]): readonly Link[] {
  const matches = new Map<string | null, Link>();
  for (const each of [...links, ...held]) {
    const known = matches.get(each.callee);
    if (!known || known.confidence < each.confidence) matches.set(each.callee, each);
  }
  return [...matches.values()];
}
