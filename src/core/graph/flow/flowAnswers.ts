// Value flow of Python variables, fields and results without a written type or plain binding: follows assignments, returns and yields.
import type { BindingFact } from '../../symbols/facts.ts';
import type { Term } from '../../symbols/values/terms.ts';
import { FlowIndex } from './flowIndex.ts';
import type { FileEntry } from '../files/fileEntry.ts';
import { fromOutside, heldType, joinValues, type NameUse, type Value, tells } from '../values/values.ts';
import type { Dependencies } from '../files/dependencies.ts';
import type { RecursionGuard } from '../files/recursionGuard.ts';
import type { FlowTerms } from './flowTerms.ts';
import type { TermValues } from './termValues.ts';
import type { VariableFlow, Resolution } from '../values/resolution.ts';

const mostResults = 12;
const none: readonly BindingFact[] = [];

/** Dependencies of {@link FlowAnswers}: earlier parts, and parts of later folders through `above`. */
interface FlowAnswersParts {
  readonly dependencies: Dependencies;
  readonly guard: RecursionGuard;
  readonly terms: FlowTerms;
  readonly values: TermValues;
  readonly above: Pick<Resolution, 'evaluation'>;
}

/** Reads the flows of a file as values. */
export class FlowAnswers implements VariableFlow {
  readonly #parts: FlowAnswersParts;

  constructor(parts: FlowAnswersParts) {
    this.#parts = parts;
  }

  /** The result of a function without a written type: its returned values, or a generator of its yielded values. */
  result(entry: FileEntry, index: number): Value | undefined {
    const flows = this.#flowsOf(entry);
    const yielded = flows.byTarget.get(`<yield> ${index}`);
    const values = (yielded ?? flows.byTarget.get(`<return> ${index}`) ?? none)
      .slice(0, mostResults)
      .flatMap((fact) => this.#held(entry, fact, []) ?? []);
    const value = joinValues(values);
    if (!yielded || !value) return value;
    return { kind: 'external', name: 'Generator', types: [heldType(value, entry)] };
  }

  /** The value of a variable of `scope` at the use; for a class, the values that its body or methods assign to the field. */
  variable(entry: FileEntry, scope: number, name: string, use: NameUse): Value | undefined {
    const flows = this.#flowsOf(entry);
    const facts = [...this.#plain(entry, flows, scope, name), ...this.#destructured(entry, flows, scope, name)];
    if (!facts.length) return undefined;
    if (use.line >= 0) {
      const before = facts.filter(({ fact }) => fact.line < use.line).sort((a, b) => a.fact.line - b.fact.line);
      const last = before.at(-1) ?? facts.find(({ fact }) => fact.line !== use.line) ?? facts[0];
      return last && this.#held(entry, last.fact, last.path);
    }
    let container: Value | undefined;
    for (const { fact, path } of facts.toReversed()) {
      const value = this.#held(entry, fact, path);
      if (value && tells(value)) return value;
      if (value?.kind === 'external' && value.types) container ??= value;
    }
    return container;
  }

  /** The default value of a parameter. */
  byDefault(entry: FileEntry, scope: number, name: string): Value | undefined {
    const fact = this.#flowsOf(entry)
      .byTarget.get(`n ${name}`)
      ?.find((each) => each.by === 'default' && each.scope === scope && each.name === name);
    return fact && this.#held(entry, fact, []);
  }

  #flowsOf(entry: FileEntry): FlowIndex {
    this.#parts.dependencies.touch(entry);
    this.#parts.dependencies.note(`v:${entry.key}`);
    return FlowIndex.of(entry);
  }

  /** Assignments to the name itself. */
  #plain(entry: FileEntry, flows: FlowIndex, scope: number, name: string): BindingPath[] {
    const isClass = entry.enclosingClass(scope) === scope;
    const own = (flows.byText.get(`${scope} ${name}`) ?? none).filter(({ by }) => by === 'flow');
    const elsewhere = isClass
      ? (flows.byTarget.get(`.${name}`) ?? none).filter((fact) => isOwnField(entry, fact, scope, name))
      : scope === 0
        ? (flows.byTarget.get(`n ${name}`) ?? none).filter((fact) => fact.by === 'assigned' && fact.scope !== 0 && fact.name === name)
        : none;
    const entered = new Set(entry.bindingsOf(scope, name).flatMap(({ value, line }) => (value.endsWith('.__enter__()') ? [line] : [])));
    return [...own, ...elsewhere].filter(({ line }) => !entered.has(line)).map((fact) => ({ fact, path: [] }));
  }

  /** Assignments to several names at once. */
  #destructured(entry: FileEntry, flows: FlowIndex, scope: number, name: string): BindingPath[] {
    const isClass = entry.enclosingClass(scope) === scope;
    const read = (fact: BindingFact, wanted: (term: Term) => boolean): BindingPath[] => {
      const target = fact.name.startsWith('[') ? this.#parts.terms.term(fact.name) : undefined;
      const path = target && pathTo(target, wanted);
      return path ? [{ fact, path }] : [];
    };
    const plain = (flows.byTarget.get(`n ${name}`) ?? none)
      .filter((fact) => fact.scope === scope && fact.by === 'flow')
      .flatMap((fact) => read(fact, (term) => term.kind === 'name' && term.name === name));
    if (!isClass) return plain;
    const fields = (flows.byTarget.get(`.${name}`) ?? none)
      .filter((fact) => entry.enclosingClass(fact.scope) === scope)
      .flatMap((fact) => read(fact, (term) => term.kind === 'member' && term.name === name && isSelfTerm(term.of)));
    return [...plain, ...fields];
  }

  #held(entry: FileEntry, fact: BindingFact, path: readonly number[]): Value | undefined {
    const term = this.#parts.terms.term(fact.value);
    if (!term) return undefined;
    return this.#parts.dependencies.remember(fact, `v ${path.join()}`, () =>
      this.#parts.guard.run(fact, () => {
        const use: NameUse = { ...fromOutside, line: fact.line };
        let value = this.#parts.values.of(entry, fact.scope, term, use);
        for (const at of path) value = value && this.#parts.above.evaluation.along(value, [{ kind: 'index', at }], use);
        return value;
      }),
    );
  }
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
