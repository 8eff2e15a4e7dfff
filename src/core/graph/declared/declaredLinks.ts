// Links calls by written types: aliases, generics, interfaces and callback positions that declare the type of a receiver.
import type { CallFact } from '../../symbols/facts.ts';
import type { CallLinks } from '../calls/callLinks.ts';
import type { Link } from '../edges/graphTypes.ts';
import { dispatchConfidence } from '../edges/edgeConfidence.ts';
import type { FileEntry } from '../files/fileEntry.ts';
import { rulesOf } from '../../syntax/languages.ts';
import type { Meaning } from '../names/meanings.ts';
import type { Resolver } from '../calls/resolver.ts';
import type { DeclaredTypes } from './declaredTypes.ts';
import { declaredMembers } from './declaredMembers.ts';
import { transparentTypes } from './typeOptions.ts';

const callables: ReadonlySet<string> = new Set(['function', 'method', 'test', 'route', 'class']);
/** Number of calls between two points at which other work may run. */
const callsPerStep = 16;

type DeclaredLinksDependencies = Pick<Resolver, 'definitions' | 'tracker'>;

/** Looks up the members that calls name in the written types. */
export class DeclaredLinks {
  readonly #dependencies: DeclaredLinksDependencies;
  readonly #types: DeclaredTypes;
  readonly #calls: CallLinks;

  constructor(dependencies: DeclaredLinksDependencies, types: DeclaredTypes, calls: CallLinks) {
    this.#dependencies = dependencies;
    this.#types = types;
    this.#calls = calls;
  }

  /**
   * Links of the calls for which types yield a result other than `links`, keyed by call index.
   * @param openCalls indexes of calls that names do not resolve
   */
  *linksOfCalls(
    entry: FileEntry,
    links: readonly (readonly Link[])[],
    openCalls: ReadonlySet<number>,
  ): Generator<undefined, ReadonlyMap<number, readonly Link[]>> {
    const linksByCall = new Map<number, readonly Link[]>();
    if (!entry.rules.followsDeclaredTypes) return linksByCall;
    for (const [at, call] of entry.file.facts.calls.entries()) {
      if (at % callsPerStep === 0) yield;
      if (call.receiver === undefined || call.how === 'reference' || call.name === '<computed>') continue;
      const knownLinks = openCalls.has(at) ? [] : (links[at] ?? []).filter(({ external }) => !isOfUtility(external));
      // In a class `this` is known; in an object literal only the sibling functions are.
      if (knownLinks.length && call.receiver === 'this' && entry.enclosingClass(call.caller) !== undefined) continue;
      if (!this.#mayHaveDeclaredLinks(call.name, knownLinks)) continue;
      const typeLinks = this.#declaredLinks(entry, call, call.receiver);
      const declaredLinks = isSure(knownLinks)
        ? typeLinks.filter(({ callee }) => this.#dependencies.definitions.isDeclaration(callee))
        : typeLinks;
      if (declaredLinks.length) linksByCall.set(at, mergeLinks(declaredLinks, knownLinks.map(asPossibleLink)));
    }
    return linksByCall;
  }

  /**
   * Whether reading the types can add a link, since most called members belong to libraries. A method that value flow leads to is the one
   * that runs, but the call may also refer to the method of an interface.
   */
  #mayHaveDeclaredLinks(name: string, knownLinks: readonly Link[]): boolean {
    const { definitions, tracker } = this.#dependencies;
    if (isSure(knownLinks) && knownLinks.some(({ callee }) => callee === null || definitions.nodes.get(callee)?.fact.kind !== 'method'))
      return false;
    tracker.note(`n:${name}`);
    const namesakes = definitions
      .withName(name)
      .filter(({ fact, language }) => callables.has(fact.kind) && rulesOf(language).followsDeclaredTypes);
    return isSure(knownLinks)
      ? namesakes.some(({ id }) => definitions.isDeclaration(id) && knownLinks.every(({ callee }) => callee !== id))
      : namesakes.length > 0;
  }

  #declaredLinks(entry: FileEntry, call: CallFact, receiver: string): readonly Link[] {
    const { name, line, column, caller } = call;
    const meanings = declaredMembers(this.#types, entry, caller, { name, receiver, column, isQuoted: false }, line) ?? [];
    return this.#calls.linksToMembers(entry, call, meanings.filter(isCallable));
  }
}

function isCallable({ entry, index, name }: Meaning): boolean {
  return name === undefined && callables.has(entry.fact(index)?.kind ?? '');
}

function isSure(links: readonly Link[]): boolean {
  return links.length > 0 && links.every(({ isBelow }) => !isBelow);
}

/** Bases like `Omit<A, 'b'>` belong to the language; their members do not. */
function isOfUtility(external: string | null): boolean {
  return external !== null && transparentTypes.has(external.slice(0, Math.max(0, external.indexOf('.'))));
}

/** When types declare the method, an override in a derived class is only one candidate. */
function asPossibleLink(link: Link): Link {
  return link.isBelow ? { ...link, confidence: Math.min(link.confidence, dispatchConfidence) } : link;
}

/** Merges the declared method with the values that may run in its place. Keeps each function once, with its highest confidence. */
export function mergeLinks(links: readonly Link[], possibleLinks: readonly Link[]): readonly Link[] {
  const linksByCallee = new Map<string | null, Link>();
  for (const each of [...links, ...possibleLinks]) {
    const previous = linksByCallee.get(each.callee);
    if (!previous || previous.confidence < each.confidence) linksByCallee.set(each.callee, each);
  }
  return [...linksByCallee.values()];
}
