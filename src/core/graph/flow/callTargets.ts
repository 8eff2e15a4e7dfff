// Links calls to the functions that value flow brings to them.
import { constructorName } from '../values/constructors.ts';
import type { CallFact } from '../../symbols/facts.ts';
import type { Link } from '../edges/graphTypes.ts';
import { dispatchConfidence, maxFunctionsPerHolder, holderConfidence } from '../edges/edgeConfidence.ts';
import { isClassLike, type FileEntry } from '../files/fileEntry.ts';
import { isLibraryName } from './libraryRules.ts';
import type { FileFlow } from './fileFlow.ts';
import type { FlowValue } from './flowValues.ts';
import type { Definitions } from '../files/definitions.ts';
import type { ClassMembers } from '../values/resolution.ts';
import { fromOutside } from '../values/values.ts';

const callables: ReadonlySet<string> = new Set(['function', 'method', 'test', 'route']);

/** Whether names and types alone yield no callable target. */
export function isUnresolved(links: readonly Link[], definitions: Definitions): boolean {
  return links.every(({ callee, external, evidence }) => {
    if (evidence === 'name-only') return true;
    // The result of functions like `next` or `Promise.all` depends on their arguments.
    if (external !== null) return isLibraryName(external.slice(0, Math.max(0, external.indexOf('()'))));
    return callee !== null && definitions.nodes.get(callee)?.fact.kind === 'constant';
  });
}

interface CallTargetsDependencies {
  readonly definitions: Definitions;
  readonly classes: Pick<ClassMembers, 'member'>;
}

/** Collects the possible targets of the calls of one file. */
export class CallTargets {
  readonly #dependencies: CallTargetsDependencies;
  readonly #flow: FileFlow;
  readonly #entry: FileEntry;
  readonly #targetsByCall = new Map<number, Map<string, FileEntry>>();

  constructor(dependencies: CallTargetsDependencies, flow: FileFlow, entry: FileEntry) {
    this.#dependencies = dependencies;
    this.#flow = flow;
    this.#entry = entry;
  }

  /** Call it before the network runs. `at` is the index of the call. */
  watch(at: number, call: CallFact): void {
    this.#flow.targets(call, (value) => this.#add(at, value, call.how === 'new'));
  }

  /** The targets of the call, ordered by id. */
  links(at: number): readonly Link[] {
    const targets = this.#targetsByCall.get(at);
    if (!targets || targets.size > maxFunctionsPerHolder) return [];
    const ids = [...targets.keys()].sort();
    const overriding = new Set(ids.length > 1 ? ids.filter((id) => this.#overridesOneOf(id, targets)) : []);
    const sharedConfidence = holderConfidence(targets.size - overriding.size);
    return ids.map((callee): Link => {
      const confidence = overriding.has(callee) ? Math.min(sharedConfidence, dispatchConfidence) : sharedConfidence;
      return { callee, external: null, evidence: 'receiver-typed', confidence };
    });
  }

  /** Whether the method overrides another target of the call, which is then the main one. */
  #overridesOneOf(id: string, targets: ReadonlyMap<string, FileEntry>): boolean {
    const fact = this.#dependencies.definitions.nodes.get(id)?.fact;
    const entry = targets.get(id);
    if (!entry || fact?.kind !== 'method') return false;
    const base = this.#dependencies.classes.member(entry, fact.parent, fact.name, fromOutside, true);
    return base?.kind === 'symbol' && targets.has(base.entry.nodes[base.index]?.id ?? '');
  }

  #add(at: number, value: FlowValue, isNew: boolean): void {
    const reachedTarget = this.#targetOf(value);
    if (!reachedTarget) return;
    const { entry, index } = reachedTarget;
    // A value that a test passes or assigns runs in that test alone.
    if (entry.file.role === 'test' && this.#entry.file.role !== 'test') return;
    const fact = entry.fact(index);
    const id = entry.nodes[index]?.id;
    if (id === undefined || !fact || !(callables.has(fact.kind) || isClassLike(fact) || isNew)) return;
    const targets = this.#targetsByCall.get(at) ?? new Map<string, FileEntry>();
    this.#targetsByCall.set(at, targets.set(id, entry));
  }

  #targetOf(value: FlowValue): { readonly entry: FileEntry; readonly index: number } | undefined {
    const { classes } = this.#dependencies;
    if (value.kind === 'bound') return value;
    if (value.kind === 'instance' || value.kind === 'built') {
      const { callMethod } = this.#entry.rules;
      const call = callMethod === undefined ? undefined : classes.member(value.entry, value.index, callMethod, fromOutside);
      return call?.kind === 'symbol' ? call : undefined;
    }
    if (value.kind !== 'symbol' || value.through === 'bind') return undefined;
    if (!isClassLike(value.entry.fact(value.index))) return value;
    const name = constructorName(value.entry.rules, value.entry.fact(value.index)?.name);
    const match = classes.member(value.entry, value.index, name, fromOutside);
    const isMethod = match?.kind === 'symbol' && match.entry.fact(match.index)?.kind === 'method';
    return isMethod && (!match.inherited || value.entry.rules.inheritsConstructors) ? match : value;
  }
}
