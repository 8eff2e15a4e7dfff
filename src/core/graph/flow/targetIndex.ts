// Index of a file's bindings and calls by target: built once per file, however often its values are followed.
import type { BindingFact, CallFact } from '../../symbols/facts.ts';
import { isCommonMethod } from '../values/builtins.ts';
import { isClassLike, isFlow, type FileEntry } from '../files/fileEntry.ts';
import { calledFunctionName } from '../values/functionMethods.ts';
import { isContainerMethod, isCallbackCall, additionKind } from './libraryRules.ts';

const passedFunction = /@\d+|[\p{ID_Start}$_][\p{ID_Continue}$]*/gu;
const noFacts: readonly BindingFact[] = [];
const cache = new WeakMap<FileEntry, TargetIndex>();

/** Tables of the facts that a flow follows, each built on first use, since most lookups need only one of them. */
export class TargetIndex {
  readonly #entry: FileEntry;
  #byTarget: ReadonlyMap<string, readonly BindingFact[]> | undefined;
  #byText: ReadonlyMap<string, readonly BindingFact[]> | undefined;
  #namesInScopes: Readonly<Record<'assigned' | 'declared', ReadonlySet<string>>> | undefined;
  #calls: ReadonlyMap<string, readonly CallFact[]> | undefined;
  readonly #flowsByName = new Map<string, ReadonlyMap<number, readonly BindingFact[]>>();
  #keys: ReadonlySet<string> | undefined;
  #keysByName: ReadonlyMap<string, string> | undefined;
  #additions: Readonly<Record<'one' | 'all', readonly CallFact[]>> | undefined;

  private constructor(entry: FileEntry) {
    this.#entry = entry;
  }

  /** Cached, since each flow of the file and each query of another file needs the index. */
  static of(entry: FileEntry): TargetIndex {
    const flowIndex = cache.get(entry) ?? new TargetIndex(entry);
    cache.set(entry, flowIndex);
    return flowIndex;
  }

  /** Releases the tables of a file; they are rebuilt on demand. */
  static forget(entry: FileEntry): void {
    cache.delete(entry);
  }

  /** Bindings by variable (`n x`), member (`.x`), element (`[]`) or result (`<return> 3`). */
  get byTarget(): ReadonlyMap<string, readonly BindingFact[]> {
    return (this.#byTarget ??= groupByTarget(this.#flows()));
  }

  /** Bindings by scope and target as written. */
  get byText(): ReadonlyMap<string, readonly BindingFact[]> {
    this.#byText ??= groupFlows(this.#flows(), ({ scope, name, by }) =>
      name.startsWith('<') || by === 'default' ? [] : [`${scope} ${name}`],
    );
    return this.#byText;
  }

  /** Names that each scope assigns without declaring them. */
  get assignedNames(): ReadonlySet<string> {
    return this.#collectNames().assigned;
  }

  get declaredNames(): ReadonlySet<string> {
    return this.#collectNames().declared;
  }

  #collectNames(): Readonly<Record<'assigned' | 'declared', ReadonlySet<string>>> {
    const collectAssigned = (): string[] => this.#flows().flatMap(({ scope, name, by }) => (by === 'assigned' ? [`${scope} ${name}`] : []));
    return (this.#namesInScopes ??= { assigned: new Set(collectAssigned()), declared: new Set(this.#flows().flatMap(declaredNamesOf)) });
  }

  #flows(): readonly BindingFact[] {
    return this.#entry.file.facts.bindings.filter(({ by }) => by !== 'annotation');
  }

  /** Values assigned to a variable of a scope, or through `this` to a field of a class. */
  flowsTo(scope: number, name: string): readonly BindingFact[] {
    const key = `${isClassLike(this.#entry.fact(scope)) ? 'f' : 'v'} ${name}`;
    const flowsByScope =
      this.#flowsByName.get(key) ?? (key.startsWith('f') ? this.#fieldFlows(name) : groupByScope(this.#flowsInto(`n ${name}`)));
    this.#flowsByName.set(key, flowsByScope);
    return flowsByScope.get(scope) ?? noFacts;
  }

  #fieldFlows(name: string): ReadonlyMap<number, readonly BindingFact[]> {
    const fields = this.#flowsInto(`.${name}`).filter((each) => each.name === `this.${name}`);
    const classOf = ({ scope }: BindingFact): number => this.#entry.enclosingClass(scope) ?? -1;
    return groupByScope([...this.#flowsInto(`n ${name}`), ...fields], (each) => (each.name === name ? each.scope : classOf(each)));
  }

  #flowsInto(target: string): readonly BindingFact[] {
    return (this.byTarget.get(target) ?? noFacts).filter(isFlow);
  }

  /** A member can hold a function of this file only if the file writes to it. */
  #mayHold({ name, receiver }: CallFact): boolean {
    if (receiver === undefined || name === '<computed>') return this.#entry.importsOf(0, name).length === 0;
    return this.isWritten(name);
  }

  /** Whether the file writes to a member or key of this name. */
  isWritten(name: string): boolean {
    return this.writtenKeys.has(name);
  }

  get writtenKeys(): ReadonlySet<string> {
    return (this.#keys ??= new Set(this.#entry.file.facts.bindings.flatMap((fact) => (fact.by === 'annotation' ? [] : keysIn(fact)))));
  }

  /** Calls that may pass values, keyed by callee or passed name; `''` for callee names that belong to no function. */
  get calls(): ReadonlyMap<string, readonly CallFact[]> {
    return (this.#calls ??= this.#callsByName());
  }

  /** Calls that add to a container: single values under individual keys, or all values of another container. */
  additions(how: 'one' | 'all'): readonly CallFact[] {
    const { calls } = this.#entry.file.facts;
    this.#additions ??= {
      one: calls.filter((call) => additionKind(call) === 'one'),
      all: calls.filter((call) => additionKind(call) === 'all'),
    };
    return this.#additions[how];
  }

  #callsByName(): Map<string, CallFact[]> {
    const byName = new Map<string, CallFact[]>();
    for (const call of this.#entry.file.facts.calls) for (const key of this.keysOfCall(call)) add(byName, key, call);
    return byName;
  }

  /** Keys of a call of the file in {@link calls}. */
  keysOfCall(call: CallFact): readonly string[] {
    if (call.passed === undefined && call.how !== 'decorator') return [];
    const isPassedOn = isCallbackCall(call) || (call.receiver !== undefined && isContainerMethod(call.name));
    const keys = isPassedOn ? (call.passed?.match(passedFunction) ?? []).map((word) => `w ${word}`) : [];
    this.#keysByName ??= new Map(
      this.#entry.file.facts.symbols.map((fact) => [fact.name, isClassLike(fact) ? 'new' : fact.kind === 'constant' ? '' : fact.name]),
    );
    const through = calledFunctionName(this.#entry, call);
    const name = this.#keysByName.get(through ?? call.name) ?? (call.name === 'super' || call.how === 'new' ? 'new' : '');
    return name === '' && (isCommonMethod(call.name) || !this.#mayHold(call)) ? keys : [...keys, name];
  }
}

const word = /\.?[\p{ID_Start}$_#][\p{ID_Continue}$]*(?!["\p{ID_Continue}$])/gu;

/** Variables and members of a destructuring pattern. The rest of an object is a variable: `...rest`. */
function wordsOf({ name }: BindingFact): readonly string[] {
  return name.replaceAll('...', '').match(word) ?? [];
}

function isPattern({ name }: BindingFact): boolean {
  return /^[[{.]/.test(name);
}

function groupByTarget(flows: readonly BindingFact[]): ReadonlyMap<string, readonly BindingFact[]> {
  return groupFlows(flows, targetsOf);
}

/** Targets of a binding, in the notation of {@link TargetIndex.byTarget}. */
export function targetsOf(fact: BindingFact): readonly string[] {
  const { scope, name } = fact;
  if (name.startsWith('<')) return [`${name} ${scope}`];
  if (isPattern(fact)) return wordsOf(fact).map((each) => (each.startsWith('.') ? each : `n ${each}`));
  return [targetOfName(name)];
}

/** The target of a path that is no pattern: a variable, a member or an element. */
export function targetOfName(name: string): string {
  if (name.endsWith(']')) return '[]';
  const dot = name.lastIndexOf('.');
  return dot < 0 ? `n ${name}` : `.${name.slice(dot + 1)}`;
}

function declaredNamesOf(fact: BindingFact): readonly string[] {
  const { scope, name, by } = fact;
  if (name.startsWith('<')) return [];
  if (isPattern(fact)) return wordsOf(fact).flatMap((each) => (each.startsWith('.') ? [] : [`${scope} ${each}`]));
  return by === 'flow' && !name.endsWith(']') && !name.includes('.') ? [`${scope} ${name}`] : [];
}

function groupFlows(flows: readonly BindingFact[], keysOf: (fact: BindingFact) => readonly string[]): ReadonlyMap<string, BindingFact[]> {
  const table = new Map<string, BindingFact[]>();
  for (const fact of flows) for (const key of keysOf(fact)) add(table, key, fact);
  return table;
}

/** Members and keys that a flow writes. */
function keysIn({ name, value }: BindingFact): string[] {
  const literalKeys = value.includes('{') ? [...value.matchAll(/"([^"]+)":/g)].map((match) => match[1] ?? '') : [];
  return name.includes('.') ? [...literalKeys, name.slice(name.lastIndexOf('.') + 1)] : literalKeys;
}

function groupByScope(facts: readonly BindingFact[], scopeOf = ({ scope }: BindingFact): number => scope): Map<number, BindingFact[]> {
  const factsByScope = new Map<number, BindingFact[]>();
  for (const fact of facts) add(factsByScope, scopeOf(fact), fact);
  return factsByScope;
}

function add<K, T>(table: Map<K, T[]>, key: K, fact: T): void {
  const facts = table.get(key);
  if (facts) facts.push(fact);
  else table.set(key, [fact]);
}
