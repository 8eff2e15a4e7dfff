// Evaluates Python expressions that are more than a chain of names: lists, choices, elements, and results of built-in functions.
import { type Term, type TermArgument, type TermEntry, termText } from '../../symbols/values/valueTerms.ts';
import type { DependencyTracker } from '../files/dependencyTracker.ts';
import { isClassLike, type FileEntry } from '../files/fileEntry.ts';
import type { FunctionContext } from './functionContexts.ts';
import { functionRule } from './pythonFunctions.ts';
import {
  fromOutside,
  typeOfValue,
  joinValues,
  type ExternalValue,
  type InstanceValue,
  type NameUse,
  type Value,
} from '../values/values.ts';
import type { TermCache } from './termCache.ts';
import type { Resolution } from '../values/resolution.ts';

/** Maximum items of a list; longer lists are tables of data. */
const maxItems = 24;

/** Where an expression stands: its names mean what they mean there. */
interface ExpressionContext {
  readonly entry: FileEntry;
  readonly scope: number;
  readonly use: NameUse;
}

/** Dependencies of {@link TermValues}: earlier parts, and parts of later folders through `resolution`. */
interface TermValuesDependencies {
  readonly tracker: DependencyTracker;
  readonly terms: TermCache;
  readonly resolution: Pick<Resolution, 'flows' | 'classes' | 'evaluation'>;
}

export class TermValues {
  readonly #dependencies: TermValuesDependencies;

  constructor(dependencies: TermValuesDependencies) {
    this.#dependencies = dependencies;
  }

  /** The value of a term inside symbol `scope`. */
  of(entry: FileEntry, scope: number, term: Term, use: NameUse): Value | undefined {
    return this.#termValue(term, { entry, scope, use: { line: use.line, want: 'value', arguments: -1 } });
  }

  #termValue(term: Term, at: ExpressionContext): Value | undefined {
    const { evaluation } = this.#dependencies.resolution;
    switch (term.kind) {
      case 'name':
        return this.#name(term.name, at);
      case 'function':
        return { kind: 'symbol', entry: at.entry, index: term.index };
      case 'member': {
        if (isPath(term)) return evaluation.evaluate(at.entry, at.scope, termText(term), at.use);
        const owner = this.#termValue(term.of, at);
        return owner && evaluation.followSteps(owner, [{ kind: 'member', name: term.name }], at.use);
      }
      case 'index': {
        const container = this.#termValue(term.of, at);
        const { key } = term;
        const number = key !== undefined && /^\d+$/.test(key) ? { at: Number(key) } : {};
        return container && evaluation.followSteps(container, [{ kind: 'index', ...number, ...(key !== undefined && { key }) }], at.use);
      }
      case 'call':
      case 'new':
        return this.#call(term.of, term.arguments, at);
      case 'list':
        return this.#list(term.items, at);
      case 'record':
        return this.#record(term.entries, at);
      case 'choice':
        return joinValues(term.options.flatMap((option) => this.#termValue(option, at) ?? []));
      case 'spread': {
        const container = this.#termValue(term.of, at);
        return container && this.element(container);
      }
    }
  }

  /** Resolves a constant to its assigned value, since it may hold a container of classes. */
  #name(name: string, { entry, scope, use }: ExpressionContext): Value | undefined {
    const value = this.#dependencies.resolution.evaluation.evaluate(entry, scope, name, use);
    const fact = value?.kind === 'symbol' ? value.entry.fact(value.index) : undefined;
    if (value?.kind !== 'symbol' || fact?.kind !== 'constant') return value;
    return this.#dependencies.resolution.flows.variable(value.entry, Math.max(fact.parent, 0), fact.name, fromOutside) ?? value;
  }

  /** The element that a loop over the value yields. */
  element(value: Value): Value | undefined {
    if (value.kind === 'external' && value.parts) return joinValues(value.parts.flatMap((part) => part ?? []));
    const { evaluation } = this.#dependencies.resolution;
    const iterator = evaluation.followSteps(value, [{ kind: 'member', name: '__iter__' }, { kind: 'call' }], fromOutside);
    if (iterator?.kind === 'instance')
      return evaluation.followSteps(iterator, [{ kind: 'member', name: '__next__' }, { kind: 'call' }], fromOutside);
    return iterator && evaluation.followSteps(iterator, [{ kind: 'index' }], fromOutside);
  }

  /** A field of a named tuple by its index. */
  partOf({ entry, index }: InstanceValue, at: number): Value | undefined {
    const { tupleBase } = entry.rules;
    if (!tupleBase || !this.#dependencies.resolution.classes.ancestry(entry, index).external.some((name) => tupleBase.test(name)))
      return undefined;
    this.#dependencies.tracker.touch(entry);
    const fields = entry.file.facts.bindings.filter(({ scope, by, name }) => scope === index && by === 'annotation' && !name.includes('.'));
    const field = fields[at];
    return field && this.#dependencies.resolution.evaluation.binding(entry, field);
  }

  #list(items: readonly (Term | undefined)[], at: ExpressionContext): ExternalValue {
    const firstItems = items.slice(0, maxItems);
    const values = firstItems.map((item) => item && withoutFunction(this.#termValue(item, at)));
    const parts = firstItems.some((item) => item?.kind === 'spread') ? undefined : values;
    return { ...this.#container(at.entry, 'list', [joinValues(values.flatMap((value) => value ?? []))]), ...(parts && { parts }) };
  }

  #record(entries: readonly TermEntry[], at: ExpressionContext): ExternalValue {
    const values = entries.slice(0, maxItems).map(({ key, value }) => [key, withoutFunction(this.#termValue(value, at))] as const);
    const keys = new Map(values.flatMap(([key, value]) => (key === undefined ? [] : [[key, value] as const])));
    const isWhole = keys.size > 0 && keys.size === entries.length;
    return {
      ...this.#container(at.entry, 'dict', [undefined, joinValues(values.flatMap(([, value]) => value ?? []))]),
      ...(isWhole && { keys }),
    };
  }

  #container(entry: FileEntry, name: string, values: readonly (Value | undefined)[]): ExternalValue {
    const types = values.map((value) => value && typeOfValue(value, entry));
    return { kind: 'external', name, ...(types.some((type) => type) && { types }) };
  }

  #tuple(entry: FileEntry, parts: readonly (Value | undefined)[]): ExternalValue {
    return { ...this.#container(entry, 'tuple', parts), parts };
  }

  #call(callee: Term, termArguments: readonly TermArgument[], at: ExpressionContext): Value | undefined {
    const { evaluation } = this.#dependencies.resolution;
    if (callee.kind === 'member' && callee.name === '__enter__') {
      const manager = this.#termValue(callee.of, at);
      return manager && evaluation.followSteps(manager, [{ kind: 'member', name: callee.name }, { kind: 'call' }], at.use);
    }
    const calleeValue = this.#termValue(callee, at) ?? (callee.kind === 'index' ? this.#termValue(callee.of, at) : undefined);
    if (calleeValue?.kind === 'external') {
      if (calleeValue.name === 'type' && termArguments.length === 1) return this.#classOf(termArguments[0]?.value, at);
      const libraryResult = this.#libraryResult(calleeValue.name, termArguments, at);
      if (libraryResult) return libraryResult;
    }
    return calleeValue && evaluation.followSteps(calleeValue, [{ kind: 'call' }], at.use);
  }

  /** `type(x)` is the class of `x`. */
  #classOf(term: Term | undefined, at: ExpressionContext): Value | undefined {
    const value = term && this.#termValue(term, at);
    if (value?.kind !== 'instance') return undefined;
    return { kind: 'symbol', entry: value.entry, index: value.index, ...(value.own && { own: true }) };
  }

  /** The result of a library function by its rule; undefined for functions without one. */
  #libraryResult(name: string, termArguments: readonly TermArgument[], at: ExpressionContext): Value | undefined {
    const row = functionRule(name);
    if (!row) return undefined;
    const plain = termArguments.filter((each) => each.name === undefined);
    const argument = (index: number): Value | undefined => {
      const term = plain[index]?.value;
      return term && this.#termValue(term, at);
    };
    const elementAt = (index: number): Value | undefined => {
      const value = argument(index);
      return value && this.element(value);
    };
    switch (row.rule) {
      case 'same':
        return argument(0);
      case 'one':
        return plain.length > 1 && row.calls !== undefined ? joinValues(plain.flatMap((_, index) => argument(index) ?? [])) : elementAt(0);
      case 'elements':
        return this.#container(at.entry, 'list', [this.#comprehensionElement(plain[row.at ?? 0]?.value, at) ?? elementAt(row.at ?? 0)]);
      case 'pairs':
        return this.#container(at.entry, 'list', [this.#tuple(at.entry, [undefined, elementAt(0)])]);
      case 'rows':
        return this.#container(at.entry, 'list', [
          this.#tuple(
            at.entry,
            plain.map((_, index) => elementAt(index)),
          ),
        ]);
      case 'groups':
        return this.#container(at.entry, 'list', [this.#tuple(at.entry, [undefined, this.#container(at.entry, 'list', [elementAt(0)])])]);
      case 'all':
        return this.#container(at.entry, 'list', [joinValues(plain.flatMap((_, index) => elementAt(index) ?? []))]);
      case 'inner': {
        const element = elementAt(0);
        return this.#container(at.entry, 'list', [element && this.element(element)]);
      }
      case 'each':
        return this.#tuple(
          at.entry,
          plain.map((_, index) => argument(index)),
        );
      case 'mapped': {
        const callback = argument(0);
        return this.#container(at.entry, 'list', [callback && this.#dependencies.resolution.evaluation.result(callback)]);
      }
      case 'map': {
        const callback = argument(0);
        return this.#container(at.entry, 'dict', [undefined, callback && this.#dependencies.resolution.evaluation.result(callback)]);
      }
    }
  }

  /** A comprehension is a record with one entry without a key. */
  #comprehensionElement(term: Term | undefined, at: ExpressionContext): Value | undefined {
    const only = term?.kind === 'record' && term.entries.length === 1 ? term.entries[0] : undefined;
    return only && only.key === undefined ? this.#termValue(only.value, at) : undefined;
  }

  /** The argument that a library function passes to its callback as parameter `parameter`. */
  callbackArgument(
    entry: FileEntry,
    functionContext: FunctionContext & { readonly how: 'argument' },
    name: string,
    parameter: number,
  ): Value | undefined {
    const row = functionRule(name);
    const isNamed = typeof row?.calls === 'string';
    const isCallback = isNamed
      ? functionContext.name === row.calls
      : functionContext.name === undefined && functionContext.at === row?.calls;
    if (!row || !isCallback || (parameter > 0 && row.rule !== 'mapped')) return undefined;
    const { caller, line, passed } = functionContext.call;
    const at: ExpressionContext = { entry, scope: caller, use: { line, want: 'value', arguments: -1 } };
    const plain = this.#dependencies.terms.arguments(passed ?? '').filter((each) => each.name === undefined);
    if (row.rule === 'one' && plain.length > 1)
      return joinValues(plain.flatMap(({ value }) => (value && this.#termValue(value, at)) ?? []));
    const term = plain[(row.at ?? 0) + parameter]?.value;
    const container = term && this.#termValue(term, at);
    return this.#comprehensionElement(term, at) ?? (container && this.element(container));
  }
}

/** Drops functions: the value flow follows them to their calls. */
function withoutFunction(value: Value | undefined): Value | undefined {
  return value?.kind === 'symbol' && !isClassLike(value.entry.fact(value.index)) ? undefined : value;
}

function isPath(term: Term): boolean {
  return term.kind === 'name' || (term.kind === 'member' && isPath(term.of));
}
