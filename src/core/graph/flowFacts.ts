// The flows of one file by what they lead to, so that only those are followed that somebody asks about.
import type { BindingFact, CallFact } from '../symbols/facts.ts';
import { isCommonMethod } from './builtins.ts';
import { isClassLike, isFlow, type FileEntry } from './fileEntry.ts';
import { isContainerMethod, isHanding, putting } from './flowLibrary.ts';

const passedFunction = /@\d+|[\p{ID_Start}$_][\p{ID_Continue}$]*/gu;
const none: readonly BindingFact[] = [];

/** Bindings by target and calls by name, each handed out once. */
export class FlowFacts {
  /** Functions that yield. */
  readonly yielding = new Set<number>();
  readonly #entry: FileEntry;
  readonly #byTarget = new Map<string, BindingFact[]>();
  readonly #byText = new Map<string, BindingFact[]>();
  readonly #assigned = new Set<string>();
  readonly #declared = new Set<string>();
  #calls: Map<string, CallFact[]> | undefined;
  #keys: ReadonlySet<string> | undefined;
  readonly #asked = new Set<string>();

  constructor(entry: FileEntry) {
    this.#entry = entry;
    for (const fact of entry.file.facts.bindings) if (fact.by !== 'annotation') this.#note(fact);
  }

  #note(fact: BindingFact): void {
    const { scope, name, by } = fact;
    if (by === 'assigned') this.#assigned.add(`${scope} ${name}`);
    if (name.startsWith('<')) {
      if (name === '<yield>') this.yielding.add(scope);
      add(this.#byTarget, `${name} ${scope}`, fact);
      return;
    }
    if (by !== 'default') add(this.#byText, `${scope} ${name}`, fact);
    if (/^[[{.]/.test(name)) this.#notePattern(fact);
    else if (name.endsWith(']')) add(this.#byTarget, '[]', fact);
    else {
      const dot = name.lastIndexOf('.');
      add(this.#byTarget, dot < 0 ? `n ${name}` : `.${name.slice(dot + 1)}`, fact);
      if (dot < 0 && by === 'flow') this.#declared.add(`${scope} ${name}`);
    }
  }

  #notePattern(fact: BindingFact): void {
    for (const word of fact.name.match(/\.?[\p{ID_Start}$_#][\p{ID_Continue}$]*(?!["\p{ID_Continue}$])/gu) ?? []) {
      add(this.#byTarget, word.startsWith('.') ? word : `n ${word}`, fact);
      if (!word.startsWith('.')) this.#declared.add(`${fact.scope} ${word}`);
    }
  }

  /** Bindings to a variable of this name in any scope. Empty when they were handed out before, as all below. */
  named(name: string): readonly BindingFact[] {
    return this.#take(`n ${name}`);
  }

  /** Bindings to a member of this name of whatever it is. */
  member(name: string): readonly BindingFact[] {
    return this.#take(`.${name}`);
  }

  /** Bindings to elements of containers. */
  elements(): readonly BindingFact[] {
    return this.#take('[]');
  }

  /** What a function returns, or yields. */
  given(how: '<return>' | '<yield>', scope: number): readonly BindingFact[] {
    return this.#take(`${how} ${scope}`);
  }

  /** Calls that put something into a container: single things under keys of their own, or all that another container has. */
  putting(how: 'one' | 'all'): readonly CallFact[] {
    if (this.#asked.has(how)) return [];
    this.#asked.add(how);
    return this.#entry.file.facts.calls.filter((call) => putting(call) === how);
  }

  /** Bindings in the scope to exactly this target, in the order of lines. */
  written(scope: number, target: string): readonly BindingFact[] {
    return this.#byText.get(`${scope} ${target}`) ?? none;
  }

  #take(key: string): readonly BindingFact[] {
    const facts = this.#byTarget.get(key);
    if (!facts) return none;
    this.#byTarget.delete(key);
    return facts;
  }

  /** The scope itself declares the name by a binding. */
  declares(scope: number, name: string): boolean {
    const key = `${scope} ${name}`;
    return this.#declared.has(key) || (!this.#assigned.has(key) && this.#entry.bindingsOf(scope, name).length > 0);
  }

  /** True for plain bindings whose name is another scope's. */
  isAssigned({ scope, name, by }: BindingFact): boolean {
    return !isFlow({ by }) && this.#assigned.has(`${scope} ${name}`);
  }

  /**
   * Calls that may pass values to function `fn`: those of its name (or its class), and those of names that are no function's, which may
   * hold any function.
   */
  *calls(fn: number): Generator<CallFact> {
    this.#calls ??= this.#callsByName();
    const name = this.#entry.fact(fn)?.name ?? '';
    const names = ['', name, `w ${name}`, `w @${fn}`];
    const owner = this.#entry.fact(this.#entry.fact(fn)?.parent ?? -1);
    if (isClassLike(owner)) names.push('new');
    for (const key of names) {
      yield* this.#calls.get(key) ?? [];
      this.#calls.delete(key);
    }
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

  #callsByName(): Map<string, CallFact[]> {
    const { symbols, calls } = this.#entry.file.facts;
    const own = new Map(symbols.map((fact) => [fact.name, isClassLike(fact) ? 'new' : fact.kind === 'constant' ? '' : fact.name]));
    const byName = new Map<string, CallFact[]>();
    for (const call of calls) {
      if (call.passed === undefined && call.how !== 'decorator') continue;
      if (isHanding(call) || (call.receiver !== undefined && isContainerMethod(call.name))) {
        for (const word of call.passed?.match(passedFunction) ?? []) add(byName, `w ${word}`, call);
      }
      const name = own.get(call.name) ?? (call.name === 'super' || call.how === 'new' ? 'new' : '');
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

function add<T>(table: Map<string, T[]>, key: string, fact: T): void {
  const facts = table.get(key);
  if (facts) facts.push(fact);
  else table.set(key, [fact]);
}
