// Evaluates what a binding gives its variable: by annotation, construction, call, alias or type check.
import type { BindingFact } from '../../symbols/facts.ts';
import type { FileEntry } from '../files/fileEntry.ts';
import type { ExpressionValues } from '../values/resolution.ts';
import type { InstanceValue, NameUse, Value } from '../values/values.ts';
import { injectedObject } from './containers.ts';
import type { EvaluationDependencies } from './evaluationDependencies.ts';

/** Return type of a type predicate: `pet is Fish`. */
const typePredicate = /^[\p{ID_Continue}$]+\s+is\s+(.+)$/su;

/** Evaluates bindings; their expressions are evaluated by `expressions`. */
export class BindingValues {
  readonly #dependencies: Pick<EvaluationDependencies, 'tracker' | 'guard' | 'typeVariables' | 'types'>;
  readonly #expressions: Pick<ExpressionValues, 'evaluate' | 'result'>;

  constructor(
    dependencies: Pick<EvaluationDependencies, 'tracker' | 'guard' | 'typeVariables' | 'types'>,
    expressions: Pick<ExpressionValues, 'evaluate' | 'result'>,
  ) {
    this.#dependencies = dependencies;
    this.#expressions = expressions;
  }

  /** The value of a variable after the binding. */
  of(entry: FileEntry, fact: BindingFact, receiver?: InstanceValue): Value | undefined {
    const evaluate = (): Value | undefined => this.#dependencies.guard.run(fact, () => this.#compute(entry, fact, receiver));
    return receiver ? evaluate() : this.#dependencies.tracker.remember(fact, '', evaluate);
  }

  #compute(entry: FileEntry, fact: BindingFact, receiver: InstanceValue | undefined): Value | undefined {
    const { types } = this.#dependencies;
    const injectedValue = injectedObject(entry, fact, this.#dependencies.tracker, this.#expressions);
    if (injectedValue) return injectedValue;
    if (fact.by === 'annotation') return types.ofText(entry, fact.scope, fact.value, receiver);
    if (fact.by === 'new' && fact.value.includes('<')) {
      const instance = types.ofText(entry, fact.scope, fact.value, receiver);
      return instance?.kind === 'instance' ? { ...instance, exact: true } : instance;
    }
    const use: NameUse = { line: fact.line, want: 'value', arguments: -1 };
    const value = this.#expressions.evaluate(
      entry,
      fact.scope,
      fact.value,
      fact.by === 'new' && entry.rules.constructsByTypeName ? { ...use, want: 'type' } : use,
    );
    if (fact.by === 'alias') return value;
    if (fact.until !== undefined) return value && this.#valueAfterCheck(value);
    const result = value && this.#expressions.result(value);
    if (!entry.rules.hasTypeVariables || value?.kind !== 'symbol' || (result && result.kind !== 'unknown' && result.kind !== 'external'))
      return result;
    return this.#dependencies.typeVariables.resultOf(entry, fact, value) ?? result;
  }

  /** The value of a variable where the type check `check` succeeded. */
  #valueAfterCheck(check: Value): Value | undefined {
    if (check.kind !== 'symbol') return undefined;
    this.#dependencies.tracker.touch(check.entry);
    const type = typePredicate.exec(check.entry.fact(check.index)?.returnType ?? '')?.[1];
    return type === undefined ? undefined : this.#dependencies.types.ofText(check.entry, check.index, type);
  }
}
