// Evaluates expressions: follows names, members, calls and variables as far as the facts reach.
import type { BindingFact } from '../../symbols/facts.ts';
import { parseTerm } from '../../symbols/values/termParser.ts';
import { injectedObject } from './containers.ts';
import { chainIn } from './chainText.ts';
import { parseExpression, namePath, type ExpressionStep } from '../values/expression.ts';
import { isClassLike, type FileEntry } from '../files/fileEntry.ts';
import { functionMethod, withoutMethod } from '../values/functionMethods.ts';
import { goElement, goKey, rangedKey } from '../golang/goContainers.ts';
import { isPutTogether } from '../flow/pythonFunctions.ts';
import { onReceiver, returnsReceiver } from '../values/receivers.ts';
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
import type { EvaluationParts } from './evaluationParts.ts';

const simple = /^[\p{ID_Start}$_][\p{ID_Continue}$]*$/u;
/** Evaluates the text of expressions. Undefined means that nothing is known, not even whether the name is defined. */
export class Evaluation implements ExpressionValues {
  readonly #parts: EvaluationParts;

  constructor(parts: EvaluationParts) {
    this.#parts = parts;
  }

  /** The value of `text` inside symbol `scope`. */
  evaluate(entry: FileEntry, scope: number, text: string, use: NameUse): Value | undefined {
    if (simple.test(text)) return this.#name(entry, scope, text, use);
    const put =
      entry.rules.evaluatesParts && isPutTogether(text) ? parseTerm(text, { bareKeys: entry.rules.objectKeysAreNames }) : undefined;
    if (put && put.kind !== 'name') return this.#parts.values.of(entry, scope, put, use);
    const steps = parseExpression(chainIn(entry.rules, text));
    const first = steps?.[0];
    if (!steps || !first) return undefined;
    return this.#walk(
      this.#pathRoot(entry, scope, text, first, true) ?? this.#first(entry, scope, first, use) ?? this.#pathRoot(entry, scope, text, first),
      steps,
      1,
      (walked, at) => {
        const path = use.line < 0 ? undefined : namePath(steps, at);
        return path === undefined ? walked : this.#parts.narrowing.of(entry, scope, path, use, walked);
      },
      use,
    );
  }

  /** Follows members step by step; each possible object is followed separately. */
  #walk(
    start: Value | undefined,
    steps: readonly ExpressionStep[],
    from: number,
    narrowed: (value: Value | undefined, at: number) => Value | undefined,
    use: NameUse,
  ): Value | undefined {
    let value = start;
    for (let at = from; at < steps.length; at++) {
      const step = steps[at];
      if (!value || !step) return undefined;
      if (value.kind === 'instance' && value.others)
        return joinValues(optionsOf(value).flatMap((option) => this.#walk(option, steps, at, narrowed, use) ?? []));
      if (value.kind === 'symbol' && value.alternatives) {
        const { alternatives, ...first } = value;
        return joinValues([first, ...alternatives].flatMap((option) => this.#walk(option, steps, at, narrowed, use) ?? []));
      }
      if (value.kind === 'instance' && step.kind === 'member' && step.name === '__enter__') {
        value = this.#entered(value, use);
        at++;
        continue;
      }
      value = narrowed(this.#step(value, step, use), at);
    }
    return value;
  }

  /** The value at the end of the given steps. */
  along(start: Value, steps: readonly ExpressionStep[], use: NameUse): Value | undefined {
    return this.#walk(start, steps, 0, (value) => value, use);
  }

  /** The value that `with` binds: usually the object itself. */
  #entered(value: InstanceValue, use: NameUse): Value {
    for (const name of ['__enter__', '__aenter__']) {
      const method = this.member(value, name, use);
      const made = method?.kind === 'symbol' ? this.result({ ...method, receiver: value }) : undefined;
      if (made && made.kind !== 'unknown') return made;
    }
    return value;
  }

  #first(entry: FileEntry, scope: number, step: ExpressionStep, use: NameUse): Value | undefined {
    if (step.kind === 'name') return this.#name(entry, scope, step.name, use);
    if (step.kind === 'type') return this.#parts.types.typed(entry, scope, step.text);
    const name = step.kind === 'literal' ? entry.rules.literalTypes[step.type] : undefined;
    return name === undefined ? undefined : { kind: 'external', name };
  }

  /** `config::Config` names a module that nothing imports; `config.name` never does. */
  #pathRoot(entry: FileEntry, scope: number, text: string, first: ExpressionStep, ofFile = false): Value | undefined {
    const isPath = entry.rules.pathsNameModules && first.kind === 'name' && text.startsWith(`${first.name}::`);
    return isPath && (!ofFile || first.name === 'self') ? pathRoot(this.#parts.modules, entry, scope, first.name) : undefined;
  }

  #step(value: Value, step: ExpressionStep, use: NameUse): Value | undefined {
    if (step.kind === 'member' && step.name === rangedKey) return goKey(value, this.#parts);
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
      return type && this.#parts.types.of(type);
    }
    if (value.kind !== 'instance') return undefined;
    if (value.entry.rules.indexesByType) return goElement(value, this.#parts);
    const part = at === undefined ? undefined : this.#parts.values.partOf(value, at);
    if (part) return part;
    const method = this.member(value, '__getitem__', fromOutside);
    return method?.kind === 'symbol' ? this.result({ ...method, receiver: value }) : undefined;
  }

  #name(entry: FileEntry, scope: number, name: string, use: NameUse): Value | undefined {
    const owner = entry.meansSelf(scope, name) ? this.#parts.shared.owner(entry, scope) : undefined;
    if (owner === undefined) {
      const isPath = entry.rules.pathsNameModules && (name === 'crate' || name === 'super' || name === 'self');
      return this.#parts.scopes.lookup(entry, scope, name, use) ?? (isPath ? pathRoot(this.#parts.modules, entry, scope, name) : undefined);
    }
    if (name === 'cls' || name === 'Self' || name === 'static') return entry.rules.membersKnowReceiver ? { ...owner, own: true } : owner;
    const isBase = name === 'super' || name === 'base' || name === 'parent';
    if (isBase) return { ...owner, kind: 'super' };
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
    const match = this.#member(value, name, use);
    const isKnown = match && match.kind !== 'external' && match.kind !== 'unknown';
    if (isKnown || value.kind !== 'instance' || !value.others) return match;
    for (const other of value.others) {
      const further = this.#member(other, name, use);
      if (further && further.kind !== 'external' && further.kind !== 'unknown') return further;
    }
    return match;
  }

  #member(value: Value, name: string, use: NameUse): Value | undefined {
    const { classes, exports } = this.#parts;
    if (value.kind === 'external') return this.#memberOutside(value, name);
    if (value.kind === 'module') return exports.of(value, name, use.want) ?? this.#moduleBelow(value, name);
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
    this.#parts.dependencies.touch(value.entry);
    const method = value.kind === 'symbol' ? functionMethod(value, name) : undefined;
    if (method) return method;
    if (value.entry.fact(value.index)?.kind === 'constant') return this.#parts.scopes.defined(value.entry, value.index, name, use);
    const decorated = value.kind === 'symbol' ? this.decorated(value) : undefined;
    return decorated && this.#memberOfClass(decorated, name, use);
  }

  /** Resolves a submodule: `mod inner;`. */
  #moduleBelow({ entry }: ModuleValue, name: string): Value | undefined {
    return entry?.rules.pathsNameModules ? pathRoot(this.#parts.modules, entry, 0, name) : undefined;
  }

  /** The object that a decorator turns a function into. Calling it still counts as a call of the function. */
  decorated({ entry, index }: SymbolValue): InstanceValue | undefined {
    const fact = entry.fact(index);
    if (!entry.rules.decoratorsReplace || !fact?.decorators.length) return undefined;
    return this.#parts.guard.run(fact.decorators, () => {
      for (const text of fact.decorators) {
        const value = this.evaluate(entry, Math.max(fact.parent, 0), text.replace(/^@/, ''), fromOutside);
        const made = value && (this.result(value) ?? this.#returnedWithoutType(value));
        if (made?.kind === 'instance') return made;
        // A decorator that works with and without parentheses returns the object, or a function that returns it.
        if (value?.kind === 'instance' && value.orOutside) return value;
      }
      return undefined;
    });
  }

  #returnedWithoutType(value: Value): Value | undefined {
    if (value.kind !== 'symbol') return undefined;
    return this.#parts.crossFile.returned(value.entry, value.index).flatMap((each) => (each.kind === 'instance' ? [each] : []))[0];
  }

  #memberOfClass(value: SymbolValue | InstanceValue, name: string, use: NameUse): Value | undefined {
    const { entry, index } = value;
    const match = this.#parts.classes.member(entry, index, name, value.kind === 'instance' ? { ...use, receiver: value } : use);
    if (match?.kind === 'instance' && entry.rules.hasDescriptors) return this.#described(match) ?? match;
    // A class method returns an object of the class that it is looked up on.
    if (match?.kind === 'symbol' && entry.rules.membersKnowReceiver && value.kind === 'symbol')
      return { ...match, receiver: { kind: 'instance', entry, index, exact: !value.own, ...(value.own && { own: true }) } };
    if (match || name !== 'prototype' || value.kind !== 'symbol' || !entry.rules.hasPrototypes) return match;
    return { kind: 'instance', entry, index, exact: true };
  }

  /** A field that holds a descriptor has the type that the descriptor declares, with its type arguments. */
  #described(instanceValue: InstanceValue): Value | undefined {
    const method = this.#parts.classes.member(instanceValue.entry, instanceValue.index, '__get__', fromOutside);
    return method?.kind === 'symbol' ? this.result({ ...method, receiver: instanceValue }) : undefined;
  }

  /** Keys of a record are members in JavaScript. */
  #memberOutside(value: ExternalValue, name: string): Value | undefined {
    const isRecord = value.name === 'Record' && containerOf(value) === 'map';
    const type = isRecord ? elementOf(value) : undefined;
    if (type) return this.#parts.types.of(type);
    return { kind: 'external', name: `${value.name}.${name}`, ...(value.types && { types: value.types }) };
  }

  /** The result of calling `value`. */
  result(value: Value): Value | undefined {
    if (value.kind === 'external' && value.types) {
      const known = methodResult(value, (type) => this.#parts.types.of(type));
      if (known) return known;
    }
    const given = value.kind === 'external' && callable.test(value.name) && value.types?.length === 2 ? value.types[1] : undefined;
    if (given) return this.#parts.types.of(given);
    if (value.kind === 'external') return { kind: 'external', name: isTypeName(value.name) ? value.name : `${value.name}()` };
    if (value.kind === 'module') return this.#resultOfModule(value);
    if (value.kind === 'instance') return this.#ofCall(value);
    if (value.kind !== 'symbol') return undefined;
    if (value.through === 'bind') return withoutMethod(value);
    const { entry, index } = value;
    this.#parts.dependencies.touch(entry);
    const fact = entry.fact(index);
    if (isClassLike(fact)) return { kind: 'instance', entry, index, exact: true, ...(value.own && { own: true }) };
    return onReceiver(this.#resultOfFunction(value), value.receiver);
  }

  #resultOfFunction(value: SymbolValue): Value | undefined {
    const { entry, index, receiver } = value;
    // A result that depends on type arguments differs per receiver, so it is not cached.
    if (receiver && this.#parts.types.isGeneric(entry, index)) return this.#parts.guard.run(entry.fact(index), () => this.#returned(value));
    const key = `r ${entry.key} ${index}`;
    return this.#parts.dependencies.remember(entry, `r ${index}`, () => this.#parts.guard.run(key, () => this.#returned(value)));
  }

  /** Calling an object runs its call method, or follows its declared type. */
  #ofCall(value: InstanceValue): Value | undefined {
    const { callMethod } = value.entry.rules;
    const method = callMethod === undefined ? undefined : this.member(value, callMethod, fromOutside);
    return method?.kind === 'symbol' ? this.result(method) : this.#parts.contextual.result(value);
  }

  #resultOfModule(value: Value & { kind: 'module' }): Value | undefined {
    const main = this.#parts.exports.of(value, 'default');
    return main && main.kind !== 'module' ? this.result(main) : undefined;
  }

  #returned(value: SymbolValue): Value | undefined {
    const { entry, index, receiver } = value;
    const fact = entry.fact(index);
    const type = fact?.returnType;
    if (entry.rules.membersKnowReceiver && fact && returnsReceiver(fact)) return this.#name(entry, index, 'self', fromOutside);
    if (type !== undefined) return this.#parts.types.typed(entry, index, type, receiver);
    if (entry.rules.flowsTellValues) return this.#parts.flows.result(entry, index);
    const result = this.#parts.scopes.bound(entry, index, '<return>', fromOutside);
    if (!entry.rules.followsDeclaredTypes || (result && result.kind !== 'unknown')) return result;
    return this.#parts.contextual.declaredResult(value) ?? result;
  }

  /** The value of a variable where the type check `check` succeeded. */
  #checked(check: Value): Value | undefined {
    if (check.kind !== 'symbol') return undefined;
    this.#parts.dependencies.touch(check.entry);
    const type = predicate.exec(check.entry.fact(check.index)?.returnType ?? '')?.[1];
    return type === undefined ? undefined : this.#parts.types.typed(check.entry, check.index, type);
  }

  /** The value of a variable after the binding. */
  binding(entry: FileEntry, fact: BindingFact, receiver?: InstanceValue): Value | undefined {
    if (receiver) return this.#parts.guard.run(fact, () => this.#bound(entry, fact, receiver));
    return this.#parts.dependencies.remember(fact, '', () => this.#parts.guard.run(fact, () => this.#bound(entry, fact, undefined)));
  }

  #bound(entry: FileEntry, fact: BindingFact, receiver: InstanceValue | undefined): Value | undefined {
    const { types } = this.#parts;
    const injected = injectedObject(entry, fact, this.#parts.dependencies, this);
    if (injected) return injected;
    if (fact.by === 'annotation') return types.typed(entry, fact.scope, fact.value, receiver);
    if (fact.by === 'new' && fact.value.includes('<')) {
      const built = types.typed(entry, fact.scope, fact.value, receiver);
      return built?.kind === 'instance' ? { ...built, exact: true } : built;
    }
    const use: NameUse = { line: fact.line, want: 'value', arguments: -1 };
    const value = this.evaluate(
      entry,
      fact.scope,
      fact.value,
      fact.by === 'new' && entry.rules.constructsByTypeName ? { ...use, want: 'type' } : use,
    );
    if (fact.by === 'alias') return value;
    if (fact.until !== undefined) return value && this.#checked(value);
    const made = value && this.result(value);
    if (!entry.rules.hasTypeVariables || value?.kind !== 'symbol' || (made && made.kind !== 'unknown' && made.kind !== 'external'))
      return made;
    return this.#parts.typeArguments.resultOf(entry, fact, value) ?? made;
  }
}

/** Python's type of a function; its second argument is the result. */
const callable = /(?:^|\.)Callable$/;
/** Return type of a type predicate: `pet is Fish`. */
const predicate = /^[\p{ID_Continue}$]+\s+is\s+(.+)$/su;

/** External names whose last part starts with a capital count as types: calling one returns an object of that type. */
function isTypeName(name: string): boolean {
  return /(?:^|\.)\p{Lu}[^.()]*$/u.test(name);
}
