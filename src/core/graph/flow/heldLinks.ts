// Links of calls to the functions that the flow of values brings there.
import { constructorName } from '../typing/constructors.ts';
import type { CallFact } from '../../symbols/facts.ts';
import type { Link } from '../calls/callLinks.ts';
import { dispatchConfidence, heldCandidates, heldConfidence } from '../edges/confidence.ts';
import { isClassLike, type FileEntry } from '../names/fileEntry.ts';
import { isLibraryName } from './flowLibrary.ts';
import type { FileFlow } from './fileFlow.ts';
import type { FlowValue } from './flowValues.ts';
import type { Resolver } from '../calls/resolver.ts';
import { fromOutside } from '../calls/values.ts';

const callables: ReadonlySet<string> = new Set(['function', 'method', 'test', 'route']);

/** True where names and types alone tell nothing that could be called. */
export function isOpen(links: readonly Link[], { definitions }: Resolver): boolean {
  return links.every(({ callee, external, evidence }) => {
    if (evidence === 'name-only') return true;
    // What functions like `next` or `Promise.all` give depends on what they get.
    if (external !== null) return isLibraryName(external.slice(0, Math.max(0, external.indexOf('()'))));
    return callee !== null && definitions.nodes.get(callee)?.fact.kind === 'constant';
  });
}

/** Collects what calls of one file may reach. */
export class HeldLinks {
  readonly #resolver: Resolver;
  readonly #flow: FileFlow;
  readonly #entry: FileEntry;
  readonly #found = new Map<number, Map<string, FileEntry>>();

  constructor(resolver: Resolver, flow: FileFlow, entry: FileEntry) {
    this.#resolver = resolver;
    this.#flow = flow;
    this.#entry = entry;
  }

  /** To be called before the network runs. `at` names the call. */
  watch(at: number, call: CallFact): void {
    this.#flow.targets(call, (value) => this.#add(at, value, call.how === 'new'));
  }

  /** What the call reaches, in the order of ids. */
  links(at: number): readonly Link[] {
    const found = this.#found.get(at);
    if (!found || found.size > heldCandidates) return [];
    const ids = [...found.keys()].sort();
    const overriding = new Set(ids.length > 1 ? ids.filter((id) => this.#overridesOneOf(id, found)) : []);
    const held = heldConfidence(found.size - overriding.size);
    return ids.map((callee): Link => {
      const confidence = overriding.has(callee) ? Math.min(held, dispatchConfidence) : held;
      return { callee, external: null, evidence: 'receiver-typed', confidence };
    });
  }

  /** Of a method and those that override it, the one of the base is what the call is about. */
  #overridesOneOf(id: string, found: ReadonlyMap<string, FileEntry>): boolean {
    const fact = this.#resolver.definitions.nodes.get(id)?.fact;
    const entry = found.get(id);
    if (!entry || fact?.kind !== 'method') return false;
    const base = this.#resolver.classes.member(entry, fact.parent, fact.name, fromOutside, true);
    return base?.kind === 'symbol' && found.has(base.entry.nodes[base.index]?.id ?? '');
  }

  #add(at: number, value: FlowValue, isNew: boolean): void {
    const target = this.#target(value);
    if (!target) return;
    const { entry, index } = target;
    // What a test passes or assigns runs in that test alone.
    if (entry.file.role === 'test' && this.#entry.file.role !== 'test') return;
    const fact = entry.fact(index);
    const id = entry.nodes[index]?.id;
    if (id === undefined || !fact || !(callables.has(fact.kind) || isClassLike(fact) || isNew)) return;
    const found = this.#found.get(at) ?? new Map<string, FileEntry>();
    this.#found.set(at, found.set(id, entry));
  }

  #target(value: FlowValue): { readonly entry: FileEntry; readonly index: number } | undefined {
    const { classes } = this.#resolver;
    if (value.kind === 'bound') return value;
    if (value.kind === 'instance' || value.kind === 'built') {
      const call = classes.member(value.entry, value.index, '__call__', fromOutside);
      return this.#entry.family === 'python' && call?.kind === 'symbol' ? call : undefined;
    }
    if (value.kind !== 'symbol' || value.through === 'bind') return undefined;
    if (!isClassLike(value.entry.fact(value.index))) return value;
    const name = constructorName(value.entry.family, value.entry.fact(value.index)?.name);
    const found = classes.member(value.entry, value.index, name, fromOutside);
    const isMethod = found?.kind === 'symbol' && found.entry.fact(found.index)?.kind === 'method';
    return isMethod && !(found.inherited && value.entry.family === 'java') ? found : value;
  }
}
