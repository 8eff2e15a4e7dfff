// Evaluates expressions: follows names, members, calls and variables as far as the facts reach.
import type { BindingFact } from '../../symbols/facts.ts';
import { parseTerm } from '../../symbols/values/termParser.ts';
import { BindingValues } from './bindingValues.ts';
import { chainIn } from './chainText.ts';
import { parseExpression, namePath, type ExpressionStep } from '../values/expression.ts';
import { isClassLike, type FileEntry } from '../files/fileEntry.ts';
import { functionMethod, withoutMethod } from '../values/functionMethods.ts';
import { goElement, goKey, rangeKey } from '../golang/goContainers.ts';
import { isComposed } from '../flow/pythonFunctions.ts';
import { withReceiver, returnsReceiver } from '../values/receivers.ts';
import { pathRoot } from '../modules/rustPaths.ts';
import { containerOf, elementOf, methodResult } from '../values/libraryTypes.ts';
import {
  fromOutside,
  joinValues,
  optionsOf,
  type ExternalValue,
  type InstanceValue,
  type ModuleValue,
  type SymbolValue,
  type NameUse,
  type Value,
} from '../values/values.ts';
import type { ExpressionValues } from '../values/resolution.ts';
import type { EvaluationDependencies } from './evaluationDependencies.ts';

const identifier = /^[\p{ID_Start}$_][\p{ID_Continue}$]*$/u;

/** Evaluates expressions. Undefined means that nothing is known, not even whether the name is defined. */
export class Evaluation implements ExpressionValues {
  readonly #dependencies: EvaluationDependencies;
  readonly #bindings: BindingValues;

  constructor(dependencies: EvaluationDependencies) {
    this.#dependencies = dependencies;
    this.#bindings = new BindingValues(dependencies, this);
  }

  /** The value of `text` inside symbol `scope`. */
  evaluate(entry: FileEntry, scope: number, text: string, use: NameUse): Value | undefined {
    if (identifier.test(text)) return this.#nameValue(entry, scope, text, use);
    const term = entry.rules.evaluatesParts && isComposed(text) ? parseTerm(text, { bareKeys: entry.rules.objectKeysAreNames }) : undefined;
    if (term && term.kind !== 'name') return this.#dependencies.values.of(entry, scope, term, use);
    const steps = parseExpression(chainIn(entry.rules, text));
    const first = steps?.[0];
    if (!steps || !first) return undefined;
    return this.#followFrom(
      this.#pathRoot(entry, scope, text, first, true) ??
        this.#firstValue(entry, scope, first, use) ??
        this.#pathRoot(entry, scope, text, first),
      steps,
      1,
      (value, at) => {
        const path = use.line < 0 ? undefined : namePath(steps, at);
        return path === undefined ? value : this.#dependencies.narrowing.of(entry, scope, path, use, value);
      },
      use,
    );
  }

  /** Follows members step by step; each possible object is followed separately. */
  #followFrom(
    start: Value | undefined,
    steps: readonly ExpressionStep[],
    from: number,
    narrow: (value: Value | undefined, at: number) => Value | undefined,
    use: NameUse,
  ): Value | undefined {
    let value = start;
    for (let at = from; at < steps.length; at++) {
      const step = steps[at];
      if (!value || !step) return undefined;
      if (value.kind === 'instance' && value.others)
        return joinValues(optionsOf(value).flatMap((option) => this.#followFrom(option, steps, at, narrow, use) ?? []));
      if (value.kind === 'symbol' && value.alternatives) {
        const { alternatives, ...first } = value;
        return joinValues([first, ...alternatives].flatMap((option) => this.#followFrom(option, steps, at, narrow, use) ?? []));
      }
      if (value.kind === 'instance' && step.kind === 'member' && step.name === '__enter__') {
        value = this.#enteredValue(value, use);
        at++;
        continue;
      }
      value = narrow(this.#step(value, step, use), at);
    }
    return value;
  }

  /** The value at the end of the given steps. */
  followSteps(start: Value, steps: readonly ExpressionStep[], use: NameUse): Value | undefined {
    return this.#followFrom(start, steps, 0, (value) => value, use);
  }

  /** The value that `with` binds: usually the object itself. */
  #enteredValue(value: InstanceValue, use: NameUse): Value {
    for (const name of ['__enter__', '__aenter__']) {
      const method = this.member(value, name, use);
      const result = method?.kind === 'symbol' ? this.result({ ...method, receiver: value }) : undefined;
      if (result && result.kind !== 'unknown') return result;
    }
    return value;
  }

  #firstValue(entry: FileEntry, scope: number, step: ExpressionStep, use: NameUse): Value | undefined {
    if (step.kind === 'name') return this.#nameValue(entry, scope, step.name, use);
    if (step.kind === 'type') return this.#dependencies.types.ofText(entry, scope, step.text);
    const name = step.kind === 'literal' ? entry.rules.literalTypes[step.type] : undefined;
    return name === undefined ? undefined : { kind: 'external', name };
  }

  /** `config::Config` names a module that nothing imports; `config.name` never does. */
  #pathRoot(entry: FileEntry, scope: number, text: string, first: ExpressionStep, onlySelf = false): Value | undefined {
    const isPath = entry.rules.pathsNameModules && first.kind === 'name' && text.startsWith(`${first.name}::`);
    return isPath && (!onlySelf || first.name === 'self') ? pathRoot(this.#dependencies.modules, entry, scope, first.name) : undefined;
  }

  #step(value: Value, step: ExpressionStep, use: NameUse): Value | undefined {
    if (step.kind === 'member' && step.name === rangeKey) return goKey(value, this.#dependencies);
    if (step.kind === 'member') return this.member(value, step.name, use);
    if (step.kind === 'call') return value.kind === 'super' ? value : this.result(value);
    return step.kind === 'index' ? this.element(value, step.at, step.key) : undefined;
  }

  /** The value inside a container, or the result of the object's own lookup by key. */
  element(value: Value, at?: number, key?: string): Value | undefined {
    if (value.kind === 'external') {
      if (key !== undefined && value.keys?.has(key)) return value.keys.get(key);
      if (value.parts && at !== undefined) return value.parts[at];
      const type = elementOf(value, at);
      return type && this.#dependencies.types.of(type);
    }
    if (value.kind !== 'instance') return undefined;
    if (value.entry.rules.indexesByType) return goElement(value, this.#dependencies);
    const part = at === undefined ? undefined : this.#dependencies.values.partOf(value, at);
    if (part) return part;
    const method = this.member(value, '__getitem__', fromOutside);
    return method?.kind === 'symbol' ? this.result({ ...method, receiver: value }) : undefined;
  }

  #nameValue(entry: FileEntry, scope: number, name: string, use: NameUse): Value | undefined {
    const owner = entry.meansSelf(scope, name) ? this.#dependencies.sharedNames.owner(entry, scope) : undefined;
    if (owner === undefined) {
      const isPath = entry.rules.pathsNameModules && (name === 'crate' || name === 'super' || name === 'self');
      return (
        this.#dependencies.scopes.lookup(entry, scope, name, use) ??
        (isPath ? pathRoot(this.#dependencies.modules, entry, scope, name) : undefined)
      );
    }
    if (name === 'cls' || name === 'Self' || name === 'static') return entry.rules.membersKnowReceiver ? { ...owner, own: true } : owner;
    if (name === 'super' || name === 'base' || name === 'parent') return { ...owner, kind: 'super' };
    return {
      kind: 'instance',
      entry: owner.entry,
      index: owner.index,
      exact: false,
      ...(entry.rules.membersKnowReceiver && { own: true }),
    };
  }

  /** `value.name`; with several possible objects, the member of the first one that has it. */
  member(value: Value, name: string, use: NameUse): Value | undefined {
    const match = this.#findMember(value, name, use);
    const isKnown = match && match.kind !== 'external' && match.kind !== 'unknown';
    if (isKnown || value.kind !== 'instance' || !value.others) return match;
    for (const other of value.others) {
      const otherMember = this.#findMember(other, name, use);
      if (otherMember && otherMember.kind !== 'external' && otherMember.kind !== 'unknown') return otherMember;
    }
    return match;
  }

  #findMember(value: Value, name: string, use: NameUse): Value | undefined {
    const { classes, exports } = this.#dependencies;
    if (value.kind === 'external') return this.#externalMember(value, name);
    if (value.kind === 'module') return exports.of(value, name, use.want) ?? this.#submodule(value, name);
    if (value.kind === 'super') {
      const { entry, index } = value;
      const receiver = { kind: 'instance', entry, index, exact: false, own: true } as const;
      return classes.member(entry, index, name, entry.rules.membersKnowReceiver ? { ...use, receiver } : use, true);
    }
    if (value.kind === 'unknown') return undefined;
    // `Cart.new` constructs a cart.
    if (name === 'new' && value.kind === 'symbol' && value.entry.rules.newIsMember) return value;
    // `Cart.this` is the enclosing object; inside a constructor the name also denotes the constructor.
    if (name === 'this' && value.kind === 'symbol' && value.entry.rules.thisIsMember) {
      const fact = value.entry.fact(value.index);
      const index = fact && !isClassLike(fact) && value.entry.fact(fact.parent)?.name === fact.name ? fact.parent : value.index;
      return { kind: 'instance', entry: value.entry, index, exact: false };
    }
    if (value.kind === 'instance' && name === value.entry.rules.classMember)
      return { kind: 'symbol', entry: value.entry, index: value.index, ...(value.own && { own: true }) };
    if (isClassLike(value.entry.fact(value.index))) return this.#memberOfClass(value, name, use);
    this.#dependencies.tracker.touch(value.entry);
    const method = value.kind === 'symbol' ? functionMethod(value, name) : undefined;
    if (method) return method;
    if (value.entry.fact(value.index)?.kind === 'constant')
      return this.#dependencies.scopes.definedValue(value.entry, value.index, name, use);
    const replacement = value.kind === 'symbol' ? this.decoratorResult(value) : undefined;
    return replacement && this.#memberOfClass(replacement, name, use);
  }

  /** Resolves a submodule: `mod inner;`. */
  #submodule({ entry }: ModuleValue, name: string): Value | undefined {
    return entry?.rules.pathsNameModules ? pathRoot(this.#dependencies.modules, entry, 0, name) : undefined;
  }

  /** The object that a decorator turns a function into. Calling it still counts as a call of the function. */
  decoratorResult({ entry, index }: SymbolValue): InstanceValue | undefined {
    const fact = entry.fact(index);
    if (!entry.rules.decoratorsReplace || !fact?.decorators.length) return undefined;
    return this.#dependencies.guard.run(fact.decorators, () => {
      for (const text of fact.decorators) {
        const value = this.evaluate(entry, Math.max(fact.parent, 0), text.replace(/^@/, ''), fromOutside);
        const result = value && (this.result(value) ?? this.#untypedReturnValue(value));
        if (result?.kind === 'instance') return result;
        // A decorator that works with and without parentheses returns the object, or a function that returns it.
        if (value?.kind === 'instance' && value.orOutside) return value;
      }
      return undefined;
    });
  }

  #untypedReturnValue(value: Value): Value | undefined {
    if (value.kind !== 'symbol') return undefined;
    return this.#dependencies.crossFile
      .returnValues(value.entry, value.index)
      .flatMap((each) => (each.kind === 'instance' ? [each] : []))[0];
  }

  #memberOfClass(value: SymbolValue | InstanceValue, name: string, use: NameUse): Value | undefined {
    const { entry, index } = value;
    const match = this.#dependencies.classes.member(entry, index, name, value.kind === 'instance' ? { ...use, receiver: value } : use);
    if (match?.kind === 'instance' && entry.rules.hasDescriptors) return this.#descriptorResult(match) ?? match;
    // A class method returns an object of the class that it is looked up on.
    if (match?.kind === 'symbol' && entry.rules.membersKnowReceiver && value.kind === 'symbol')
      return { ...match, receiver: { kind: 'instance', entry, index, exact: !value.own, ...(value.own && { own: true }) } };
    if (match || name !== 'prototype' || value.kind !== 'symbol' || !entry.rules.hasPrototypes) return match;
    return { kind: 'instance', entry, index, exact: true };
  }

  /** A field that holds a descriptor has the type that the descriptor declares, with its type arguments. */
  #descriptorResult(instanceValue: InstanceValue): Value | undefined {
    const method = this.#dependencies.classes.member(instanceValue.entry, instanceValue.index, '__get__', fromOutside);
    return method?.kind === 'symbol' ? this.result({ ...method, receiver: instanceValue }) : undefined;
  }

  /** Keys of a record are members in JavaScript. */
  #externalMember(value: ExternalValue, name: string): Value | undefined {
    const isRecord = value.name === 'Record' && containerOf(value) === 'map';
    const type = isRecord ? elementOf(value) : undefined;
    if (type) return this.#dependencies.types.of(type);
    return { kind: 'external', name: `${value.name}.${name}`, ...(value.types && { types: value.types }) };
  }

  /** The result of calling `value`. */
  result(value: Value): Value | undefined {
    if (value.kind === 'external' && value.types) {
      const libraryResult = methodResult(value, (type) => this.#dependencies.types.of(type));
      if (libraryResult) return libraryResult;
    }
    const resultType = value.kind === 'external' && callable.test(value.name) && value.types?.length === 2 ? value.types[1] : undefined;
    if (resultType) return this.#dependencies.types.of(resultType);
    if (value.kind === 'external') return { kind: 'external', name: isTypeName(value.name) ? value.name : `${value.name}()` };
    if (value.kind === 'module') return this.#resultOfModule(value);
    if (value.kind === 'instance') return this.#resultOfObject(value);
    if (value.kind !== 'symbol') return undefined;
    if (value.through === 'bind') return withoutMethod(value);
    const { entry, index } = value;
    this.#dependencies.tracker.touchHead(entry, index);
    const fact = entry.fact(index);
    if (isClassLike(fact)) return { kind: 'instance', entry, index, exact: true, ...(value.own && { own: true }) };
    return withReceiver(this.#resultOfFunction(value), value.receiver);
  }

  #resultOfFunction(value: SymbolValue): Value | undefined {
    const { entry, index, receiver } = value;
    // A result that depends on type arguments differs per receiver, so it is not cached.
    if (receiver && this.#dependencies.types.isGeneric(entry, index))
      return this.#dependencies.guard.run(entry.fact(index), () => this.#returnValue(value));
    const key = `r ${entry.key} ${index}`;
    return this.#dependencies.tracker.remember(entry, `r ${index}`, () =>
      this.#dependencies.guard.run(key, () => this.#returnValue(value)),
    );
  }

  /** Calling an object runs its call method, or follows its declared type. */
  #resultOfObject(value: InstanceValue): Value | undefined {
    const { callMethod } = value.entry.rules;
    const method = callMethod === undefined ? undefined : this.member(value, callMethod, fromOutside);
    return method?.kind === 'symbol' ? this.result(method) : this.#dependencies.contextual.result(value);
  }

  #resultOfModule(value: ModuleValue): Value | undefined {
    const main = this.#dependencies.exports.of(value, 'default');
    return main && main.kind !== 'module' ? this.result(main) : undefined;
  }

  #returnValue(value: SymbolValue): Value | undefined {
    const { entry, index, receiver } = value;
    const fact = entry.fact(index);
    const type = fact?.returnType;
    if (entry.rules.membersKnowReceiver && fact && returnsReceiver(fact)) return this.#nameValue(entry, index, 'self', fromOutside);
    if (type !== undefined) return this.#dependencies.types.ofText(entry, index, type, receiver);
    if (entry.rules.flowsTellValues) return this.#dependencies.flows.result(entry, index);
    const result = this.#dependencies.scopes.variableValue(entry, index, '<return>', fromOutside);
    if (!entry.rules.followsDeclaredTypes || (result && result.kind !== 'unknown')) return result;
    return this.#dependencies.contextual.declaredResult(value) ?? result;
  }

  /** The value of a variable after the binding. */
  binding(entry: FileEntry, fact: BindingFact, receiver?: InstanceValue): Value | undefined {
    return this.#bindings.of(entry, fact, receiver);
  }
}

/** Python's type of a function; its second argument is the result. */
const callable = /(?:^|\.)Callable$/;
/** External names whose last part starts with a capital count as types: calling one returns an object of that type. */
function isTypeName(name: string): boolean {
  return /(?:^|\.)\p{Lu}[^.()]*$/u.test(name);
}
