// Bindings and calls of one file by what they lead to: made once a file, however often its values are followed.
import type { BindingFact, CallFact } from '../symbols/facts.ts';
import { isCommonMethod } from './builtins.ts';
import { isClassLike, isFlow, type FileEntry } from './fileEntry.ts';
import { calledThrough } from './functionMethods.ts';
import { isContainerMethod, isHanding, putting } from './flowLibrary.ts';

const passedFunction = /@\d+|[\p{ID_Start}$_][\p{ID_Continue}$]*/gu;
const none: readonly BindingFact[] = [];
const known = new WeakMap<FileEntry, FlowIndex>();

/** The tables behind {@link FlowFacts}. */
export class FlowIndex {
  /** Functions that yield. */
  readonly yielding = new Set<number>();
  /** Bindings by variable (`n x`), member (`.x`), element (`[]`), result (`<return> 3`). */
  readonly byTarget = new Map<string, BindingFact[]>();
  /** Bindings by scope and target as it is written. */
  readonly byText = new Map<string, BindingFact[]>();
  readonly assigned = new Set<string>();
  readonly declared = new Set<string>();
  readonly #entry: FileEntry;
  #calls: ReadonlyMap<string, readonly CallFact[]> | undefined;
  readonly #flows = new Map<string, ReadonlyMap<number, readonly BindingFact[]>>();
  #keys: ReadonlySet<string> | undefined;
  #putting: Readonly<Record<'one' | 'all', readonly CallFact[]>> | undefined;

  private constructor(entry: FileEntry) {
    this.#entry = entry;
    for (const fact of entry.file.facts.bindings) if (fact.by !== 'annotation') this.#note(fact);
  }

  static of(entry: FileEntry): FlowIndex {
    const found = known.get(entry) ?? new FlowIndex(entry);
    known.set(entry, found);
    return found;
  }

  /** Lets go of the tables of a file; they are made again when they are needed. */
  static forget(entry: FileEntry): void {
    known.delete(entry);
  }

  #note(fact: BindingFact): void {
    const { scope, name, by } = fact;
    if (by === 'assigned') this.assigned.add(`${scope} ${name}`);
    if (name.startsWith('<')) {
      if (name === '<yield>') this.yielding.add(scope);
      add(this.byTarget, `${name} ${scope}`, fact);
      return;
    }
    if (by !== 'default') add(this.byText, `${scope} ${name}`, fact);
    if (/^[[{.]/.test(name)) this.#notePattern(fact);
    else if (name.endsWith(']')) add(this.byTarget, '[]', fact);
    else {
      const dot = name.lastIndexOf('.');
      add(this.byTarget, dot < 0 ? `n ${name}` : `.${name.slice(dot + 1)}`, fact);
      if (dot < 0 && by === 'flow') this.declared.add(`${scope} ${name}`);
    }
  }

  #notePattern(fact: BindingFact): void {
    // What is left of an object is a variable: `...rest`.
    for (const word of fact.name.replaceAll('...', '').match(/\.?[\p{ID_Start}$_#][\p{ID_Continue}$]*(?!["\p{ID_Continue}$])/gu) ?? []) {
      add(this.byTarget, word.startsWith('.') ? word : `n ${word}`, fact);
      if (!word.startsWith('.')) this.declared.add(`${fact.scope} ${word}`);
    }
  }

  /** What is put into a variable of a scope, or into a field of a class through `this`. */
  flowsTo(scope: number, name: string): readonly BindingFact[] {
    const key = `${isClassLike(this.#entry.fact(scope)) ? 'f' : 'v'} ${name}`;
    const known = this.#flows.get(key) ?? (key.startsWith('f') ? this.#fieldFlows(name) : byScope(this.#flowsInto(`n ${name}`)));
    this.#flows.set(key, known);
    return known.get(scope) ?? none;
  }

  #fieldFlows(name: string): ReadonlyMap<number, readonly BindingFact[]> {
    const fields = this.#flowsInto(`.${name}`).filter((each) => each.name === `this.${name}`);
    const classOf = ({ scope }: BindingFact): number => this.#entry.enclosingClass(scope) ?? -1;
    return byScope([...this.#flowsInto(`n ${name}`), ...fields], (each) => (each.name === name ? each.scope : classOf(each)));
  }

  #flowsInto(target: string): readonly BindingFact[] {
    return (this.byTarget.get(target) ?? none).filter(isFlow);
  }

  /** A member can hold a function of this file only when the file puts something there. */
  #mayHold({ name, receiver }: CallFact): boolean {
    if (receiver === undefined || name === '<computed>') return this.#entry.importsOf(0, name).length === 0;
    return this.isWritten(name);
  }

  /** The file puts something into a member or under a key of this name. */
  isWritten(name: string): boolean {
    this.#keys ??= new Set(this.#entry.file.facts.bindings.flatMap((fact) => (fact.by === 'annotation' ? [] : keysIn(fact))));
    return this.#keys.has(name);
  }

  /** Calls that may pass values on, by the name of what they call or of what they pass; `''` for names that are no function's. */
  get calls(): ReadonlyMap<string, readonly CallFact[]> {
    return (this.#calls ??= this.#callsByName());
  }

  /** Calls that put something into a container: single things under keys of their own, or all that another container has. */
  putting(how: 'one' | 'all'): readonly CallFact[] {
    const { calls } = this.#entry.file.facts;
    this.#putting ??= { one: calls.filter((call) => putting(call) === 'one'), all: calls.filter((call) => putting(call) === 'all') };
    return this.#putting[how];
  }

  #callsByName(): Map<string, CallFact[]> {
    const { symbols, calls } = this.#entry.file.facts;
    const own = new Map(symbols.map((fact) => [fact.name, isClassLike(fact) ? 'new' : fact.kind === 'constant' ? '' : fact.name]));
    const byName = new Map<string, CallFact[]>();
    for (const call of calls) {
      if (call.passed === undefined && call.how !== 'decorator') continue;
      if (isHanding(call) || (call.receiver !== undefined && isContainerMethod(call.name))) {
        for (const word of call.passed?.match(passedFunction) ?? []) add(byName, `w ${word}`, call);
      }
      const through = calledThrough(this.#entry, call);
      const name = own.get(through ?? call.name) ?? (call.name === 'super' || call.how === 'new' ? 'new' : '');
      if (name === '' && (isCommonMethod(call.name) || !this.#mayHold(call))) continue;
      add(byName, name, call);
    }
    return byName;
  }
}

/** Members and keys to which a flow leads or that it writes. */
function keysIn({ name, value }: BindingFact): string[] {
  const written = value.includes('{') ? [...value.matchAll(/"([^"]+)":/g)].map((found) => found[1] ?? '') : [];
  return name.includes('.') ? [...written, name.slice(name.lastIndexOf('.') + 1)] : written;
}

function byScope(facts: readonly BindingFact[], scopeOf = ({ scope }: BindingFact): number => scope): Map<number, BindingFact[]> {
  const found = new Map<number, BindingFact[]>();
  for (const fact of facts) add(found, scopeOf(fact), fact);
  return found;
}

function add<K, T>(table: Map<K, T[]>, key: K, fact: T): void {
  const facts = table.get(key);
  if (facts) facts.push(fact);
  else table.set(key, [fact]);
}
