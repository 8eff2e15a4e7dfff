// Value flow of Python variables, fields and results without a written type or plain binding: follows assignments, returns and yields.
import type { BindingFact } from '../../symbols/facts.ts';
import type { Term } from '../../symbols/values/valueTerms.ts';
import { noteTargets } from './flowKeys.ts';
import { TargetIndex, targetOfName } from './targetIndex.ts';
import type { FileEntry } from '../files/fileEntry.ts';
import { fromOutside, typeOfValue, joinValues, type NameUse, type Value, tellsMembers } from '../values/values.ts';
import type { DependencyTracker } from '../files/dependencyTracker.ts';
import type { RecursionGuard } from '../files/recursionGuard.ts';
import type { TermCache } from './termCache.ts';
import type { TermValues } from './termValues.ts';
import type { VariableFlow, Resolution } from '../values/resolution.ts';

const maxResults = 12;
const noFacts: readonly BindingFact[] = [];

/** Dependencies of {@link VariableValues}: earlier parts, and parts of later folders through `resolution`. */
interface VariableValuesDependencies {
  readonly tracker: DependencyTracker;
  readonly guard: RecursionGuard;
  readonly terms: TermCache;
  readonly values: TermValues;
  readonly resolution: Pick<Resolution, 'evaluation'>;
}

/** Reads the flows of a file as values. */
export class VariableValues implements VariableFlow {
  readonly #dependencies: VariableValuesDependencies;

  constructor(dependencies: VariableValuesDependencies) {
    this.#dependencies = dependencies;
  }

  /** The result of a function without a written type: its returned values, or a generator of its yielded values. */
  result(entry: FileEntry, index: number): Value | undefined {
    const flows = this.#flowsOf(entry, `<yield> ${index}`, `<return> ${index}`);
    const yieldFacts = flows.byTarget.get(`<yield> ${index}`);
    const values = (yieldFacts ?? flows.byTarget.get(`<return> ${index}`) ?? noFacts)
      .slice(0, maxResults)
      .flatMap((fact) => this.#factValue(entry, fact, []) ?? []);
    const value = joinValues(values);
    if (!yieldFacts || !value) return value;
    return { kind: 'external', name: 'Generator', types: [typeOfValue(value, entry)] };
  }

  /** The value of a variable of `scope` at the use; for a class, the values that its body or methods assign to the field. */
  variable(entry: FileEntry, scope: number, name: string, use: NameUse): Value | undefined {
    const flows = this.#flowsOf(entry, ...targetsOfVariable(entry, scope, name));
    const facts = [...this.#plainBindings(entry, flows, scope, name), ...this.#destructuringBindings(entry, flows, scope, name)];
    if (!facts.length) return undefined;
    if (use.line >= 0) {
      const before = facts.filter(({ fact }) => fact.line < use.line).sort((a, b) => a.fact.line - b.fact.line);
      const last = before.at(-1) ?? facts.find(({ fact }) => fact.line !== use.line) ?? facts[0];
      return last && this.#factValue(entry, last.fact, last.path);
    }
    let container: Value | undefined;
    for (const { fact, path } of facts.toReversed()) {
      const value = this.#factValue(entry, fact, path);
      if (value && tellsMembers(value)) return value;
      if (value?.kind === 'external' && value.types) container ??= value;
    }
    return container;
  }

  defaultValue(entry: FileEntry, scope: number, name: string): Value | undefined {
    const target = `n ${name}`;
    const fact = this.#flowsOf(entry, target)
      .byTarget.get(target)
      ?.find((each) => each.by === 'default' && each.scope === scope && each.name === name);
    return fact && this.#factValue(entry, fact, []);
  }

  /** The flows of a file, of which only `targets` may be read. */
  #flowsOf(entry: FileEntry, ...targets: readonly string[]): TargetIndex {
    this.#dependencies.tracker.touch(entry);
    noteTargets(this.#dependencies.tracker, entry, ...targets);
    return TargetIndex.of(entry);
  }

  /** Assignments to the name itself. */
  #plainBindings(entry: FileEntry, flows: TargetIndex, scope: number, name: string): BindingPath[] {
    const isClass = entry.enclosingClass(scope) === scope;
    const ownFacts = (flows.byText.get(`${scope} ${name}`) ?? noFacts).filter(({ by }) => by === 'flow');
    const otherFacts = isClass
      ? (flows.byTarget.get(`.${name}`) ?? noFacts).filter((fact) => isOwnField(entry, fact, scope, name))
      : scope === 0
        ? (flows.byTarget.get(`n ${name}`) ?? noFacts).filter((fact) => fact.by === 'assigned' && fact.scope !== 0 && fact.name === name)
        : noFacts;
    const enteredLines = new Set(
      entry.bindingsOf(scope, name).flatMap(({ value, line }) => (value.endsWith('.__enter__()') ? [line] : [])),
    );
    return [...ownFacts, ...otherFacts].filter(({ line }) => !enteredLines.has(line)).map((fact) => ({ fact, path: [] }));
  }

  /** Assignments to several names at once. */
  #destructuringBindings(entry: FileEntry, flows: TargetIndex, scope: number, name: string): BindingPath[] {
    const isClass = entry.enclosingClass(scope) === scope;
    const readBinding = (fact: BindingFact, accepts: (term: Term) => boolean): BindingPath[] => {
      const target = fact.name.startsWith('[') ? this.#dependencies.terms.term(fact.name) : undefined;
      const path = target && pathTo(target, accepts);
      return path ? [{ fact, path }] : [];
    };
    const plain = (flows.byTarget.get(`n ${name}`) ?? noFacts)
      .filter((fact) => fact.scope === scope && fact.by === 'flow')
      .flatMap((fact) => readBinding(fact, (term) => term.kind === 'name' && term.name === name));
    if (!isClass) return plain;
    const fields = (flows.byTarget.get(`.${name}`) ?? noFacts)
      .filter((fact) => entry.enclosingClass(fact.scope) === scope)
      .flatMap((fact) => readBinding(fact, (term) => term.kind === 'member' && term.name === name && isSelfTerm(term.of)));
    return [...plain, ...fields];
  }

  #factValue(entry: FileEntry, fact: BindingFact, path: readonly number[]): Value | undefined {
    const term = this.#dependencies.terms.term(fact.value);
    if (!term) return undefined;
    return this.#dependencies.tracker.remember(fact, `v ${path.join()}`, () =>
      this.#dependencies.guard.run(fact, () => {
        const use: NameUse = { ...fromOutside, line: fact.line };
        let value = this.#dependencies.values.of(entry, fact.scope, term, use);
        for (const at of path) value = value && this.#dependencies.resolution.evaluation.followSteps(value, [{ kind: 'index', at }], use);
        return value;
      }),
    );
  }
}

/** A variable may be a path; in a class it is also a member of the object. */
function targetsOfVariable(entry: FileEntry, scope: number, name: string): readonly string[] {
  return entry.enclosingClass(scope) === scope ? [targetOfName(name), `n ${name}`, `.${name}`] : [targetOfName(name)];
}

interface BindingPath {
  readonly fact: BindingFact;
  /** Indexes into the lists around the name. */
  readonly path: readonly number[];
}

function pathTo(target: Term, accepts: (term: Term) => boolean): readonly number[] | undefined {
  if (accepts(target)) return [];
  if (target.kind !== 'list') return undefined;
  for (const [at, item] of target.items.entries()) {
    const inner = item && pathTo(item, accepts);
    if (inner) return [at, ...inner];
  }
  return undefined;
}

function isOwnField(entry: FileEntry, { scope, name, by }: BindingFact, owner: number, field: string): boolean {
  return by === 'flow' && (name === `self.${field}` || name === `cls.${field}`) && entry.enclosingClass(scope) === owner;
}

function isSelfTerm(term: Term): boolean {
  return term.kind === 'name' && (term.name === 'self' || term.name === 'cls');
}
