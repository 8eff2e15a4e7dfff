// The flows of one file by what they lead to, so that only those are followed that somebody asks about.
import type { BindingFact, CallFact } from '../../symbols/facts.ts';
import { isClassLike, isFlow, type FileEntry } from '../names/fileEntry.ts';
import { FlowIndex } from './flowIndex.ts';

const none: readonly BindingFact[] = [];

/** Bindings by target and calls by name, each handed out once to one flow. */
export class FlowFacts {
  readonly #entry: FileEntry;
  readonly #index: FlowIndex;
  readonly #taken = new Set<string>();

  constructor(entry: FileEntry) {
    this.#entry = entry;
    this.#index = FlowIndex.of(entry);
  }

  /** Whether a function yields. */
  yields(fn: number): boolean {
    return this.#index.byTarget.has(`<yield> ${fn}`);
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
    return this.#isNew(`put ${how}`) ? this.#index.putting(how) : [];
  }

  /** Bindings in the scope to exactly this target, in the order of lines. */
  written(scope: number, target: string): readonly BindingFact[] {
    return this.#index.byText.get(`${scope} ${target}`) ?? none;
  }

  #take(key: string): readonly BindingFact[] {
    return this.#isNew(key) ? (this.#index.byTarget.get(key) ?? none) : none;
  }

  #isNew(key: string): boolean {
    const { size } = this.#taken;
    return this.#taken.add(key).size > size;
  }

  /** The file puts something into a member or under a key of this name. */
  isWritten(name: string): boolean {
    return this.#index.isWritten(name);
  }

  /** The scope itself declares the name by a binding. */
  declares(scope: number, name: string): boolean {
    const key = `${scope} ${name}`;
    return this.#index.declared.has(key) || (!this.#index.assigned.has(key) && this.#entry.bindingsOf(scope, name).length > 0);
  }

  /** True for plain bindings whose name is another scope's. */
  isAssigned({ scope, name, by }: BindingFact): boolean {
    return !isFlow({ by }) && this.#index.assigned.has(`${scope} ${name}`);
  }

  /**
   * Calls that may pass values to function `fn`: those of its name (or its class), and those of names that are no function's, which may
   * hold any function.
   */
  *calls(fn: number): Generator<CallFact> {
    const name = this.#entry.fact(fn)?.name ?? '';
    const names = ['', name, `w ${name}`, `w @${fn}`];
    const owner = this.#entry.fact(this.#entry.fact(fn)?.parent ?? -1);
    if (isClassLike(owner)) names.push('new');
    for (const key of names) {
      if (this.#isNew(`call ${key}`)) yield* this.#index.calls.get(key) ?? [];
    }
  }
}
