// Looks up the bindings and calls of one file by target, so that a flow follows only those that it needs.
import type { BindingFact, CallFact } from '../../symbols/facts.ts';
import { isClassLike, isFlow, type FileEntry } from '../files/fileEntry.ts';
import { additionTarget, callTarget } from './flowKeys.ts';
import { TargetIndex, targetOfName } from './targetIndex.ts';

const noFacts: readonly BindingFact[] = [];

/** Bindings by target and calls by name, each returned once to one flow. */
export class UnfollowedFacts {
  readonly #entry: FileEntry;
  readonly #index: TargetIndex;
  readonly #noteTarget: ((target: string) => void) | undefined;
  readonly #returnedKeys = new Set<string>();

  /** @param noteTarget called with the target of all facts that are looked up, in the notation of `flowKeys.ts` */
  constructor(entry: FileEntry, noteTarget?: (target: string) => void) {
    this.#entry = entry;
    this.#index = TargetIndex.of(entry);
    this.#noteTarget = noteTarget;
  }

  /** Whether a function is a generator. */
  yields(functionIndex: number): boolean {
    const target = `<yield> ${functionIndex}`;
    this.#noteTarget?.(target);
    return this.#index.byTarget.has(target);
  }

  /** Bindings to a variable of this name in any scope. This method and those below return empty on a repeated query. */
  bindingsOfName(name: string): readonly BindingFact[] {
    return this.#takeBindings(`n ${name}`);
  }

  /** Bindings to a member of this name, whatever its owner. */
  bindingsOfMember(name: string): readonly BindingFact[] {
    return this.#takeBindings(`.${name}`);
  }

  /** Bindings like `list[i] = f`. The index is not told apart, so they matter to every container. */
  bindingsOfElements(): readonly BindingFact[] {
    return this.#takeBindings('[]');
  }

  /** The values that a function returns or yields. */
  bindingsOfResult(how: '<return>' | '<yield>', scope: number): readonly BindingFact[] {
    return this.#takeBindings(`${how} ${scope}`);
  }

  /** Calls that add to a container: single values under individual keys, or all values of another container. */
  additions(how: 'one' | 'all'): readonly CallFact[] {
    if (!this.#isNew(`put ${how}`)) return [];
    this.#noteTarget?.(additionTarget(how));
    return this.#index.additions(how);
  }

  /** Bindings in the scope to exactly this target, in line order. */
  assignmentsTo(scope: number, target: string): readonly BindingFact[] {
    this.#noteTarget?.(targetOfName(target));
    return this.#index.byText.get(`${scope} ${target}`) ?? noFacts;
  }

  #takeBindings(key: string): readonly BindingFact[] {
    if (!this.#isNew(key)) return noFacts;
    this.#noteTarget?.(key);
    return this.#index.byTarget.get(key) ?? noFacts;
  }

  #isNew(key: string): boolean {
    const { size } = this.#returnedKeys;
    return this.#returnedKeys.add(key).size > size;
  }

  /** Whether the file writes to a member or key of this name. */
  isWritten(name: string): boolean {
    return this.#index.isWritten(name);
  }

  /** Notes that the scopes which declare a name are read. Call it before {@link declares}, once for all scopes. */
  noteName(name: string): void {
    this.#noteTarget?.(`n ${name}`);
  }

  /** Whether a binding in the scope declares the name. */
  declares(scope: number, name: string): boolean {
    const key = `${scope} ${name}`;
    return this.#index.declaredNames.has(key) || (!this.#index.assignedNames.has(key) && this.#entry.bindingsOf(scope, name).length > 0);
  }

  /** True for plain bindings to a name of another scope. */
  isAssigned({ scope, name, by }: BindingFact): boolean {
    this.#noteTarget?.(targetOfName(name));
    return !isFlow({ by }) && this.#index.assignedNames.has(`${scope} ${name}`);
  }

  /** Calls that may pass values to a function: calls by its name (or its class), and calls of variables, which may hold any function. */
  *calls(functionIndex: number): Generator<CallFact> {
    const name = this.#entry.fact(functionIndex)?.name ?? '';
    const names = ['', name, `w ${name}`, `w @${functionIndex}`];
    const owner = this.#entry.fact(this.#entry.fact(functionIndex)?.parent ?? -1);
    if (isClassLike(owner)) names.push('new');
    for (const key of names) {
      if (!this.#isNew(`call ${key}`)) continue;
      this.#noteTarget?.(callTarget(key));
      yield* this.#index.calls.get(key) ?? [];
    }
  }
}
