// Types of a thrown value by its expression: constructed in place, held by a variable, caught before, or returned by a helper.
import { typeName } from '../values/bindings.ts';
import type { FileContext } from '../context.ts';
import type { BindingFact } from '../facts.ts';
import { isErrorName } from './errorNames.ts';
import type { Handlers } from './handlers.ts';
import { resultOf } from '../definitions/heads.ts';
import type { ModuleNames } from '../definitions/names.ts';
import { parseTerm } from '../values/termParser.ts';
import type { Term } from '../values/terms.ts';

const deepest = 6;
/** Uninformative annotations of values, and result types of helpers that are not errors. */
const vague = /^(?:|any|unknown|void|never|object|Object|Promise|Awaitable|NoReturn|T|E)$/;

type CallTerm = Extract<Term, { readonly kind: 'call' | 'new' }>;

/** Place where a value is used. */
export interface ValueUse {
  readonly owner: number;
  readonly offset: number;
  readonly line: number;
}

/** Types of thrown values in one file. Bindings and helpers are indexed on first use. */
export class ThrownTypes {
  readonly #context: FileContext;
  readonly #names: ModuleNames;
  readonly #handlers: Handlers;
  #held: Map<string, BindingFact[]> | undefined;
  #functions: Map<string, number> | undefined;

  constructor(context: FileContext, names: ModuleNames, handlers: Handlers) {
    this.#context = context;
    this.#names = names;
    this.#handlers = handlers;
  }

  /** Types of an expression. Empty when they are unknown; a helper of another file is represented by its name. */
  of(term: Term | undefined, at: ValueUse, depth = 0): readonly string[] {
    if (!term || depth > deepest) return [];
    switch (term.kind) {
      case 'new':
        return named(dottedName(term.of));
      case 'choice':
        return [...new Set(term.options.flatMap((option) => this.of(option, at, depth + 1)))];
      case 'name':
        return this.held(term.name, at, depth) ?? (this.#isType(term.name) ? [term.name] : []);
      case 'member':
        return /(?:^|\.)_*\p{Lu}/u.test(dottedName(term)) ? [dottedName(term)] : [];
      case 'call':
        return this.#made(term, at, depth);
      default:
        return [];
    }
  }

  /** Types of a variable's value: caught, assigned or declared; undefined for an unknown variable. */
  held(name: string, at: ValueUse, depth = 0): readonly string[] | undefined {
    const caught = this.#handlers.holding(name, at.offset);
    if (caught) return caught;
    const { drafts } = this.#context;
    for (let scope = at.owner; ; scope = drafts[scope - 1]?.around ?? 0) {
      const values = this.#bindings().get(`${scope} ${name}`);
      if (values) return this.#ofBinding(latest(values, at.line), { ...at, owner: scope }, depth);
      if (scope <= 0) return undefined;
    }
  }

  #ofBinding({ value, by, line }: BindingFact, at: ValueUse, depth: number): readonly string[] {
    const place = { ...at, line };
    if (by === 'annotation' || by === 'new') return vague.test(typeName(value)) ? [] : [typeName(value)];
    return this.of(parseTerm(by === 'call' ? `${value}()` : value), place, depth + 1);
  }

  /**
   * Types of a call's result: the called class, the result of a helper of this file, or the error that it takes as argument or receiver.
   */
  #made(term: CallTerm, at: ValueUse, depth: number): readonly string[] {
    const name = dottedName(term.of);
    const last = name.slice(name.lastIndexOf('.') + 1);
    if (name && isCapital(last) && !this.#function(last)) return [name];
    const helper = this.#function(last);
    const returned = helper ? this.#returned(helper, at, depth) : [];
    if (returned.length) return returned;
    const given = term.arguments.flatMap(({ value }) => (value && isMade(value) ? this.of(value, at, depth + 1) : []));
    if (given.length && !helper) return given.slice(0, 1);
    if (term.of.kind === 'member') {
      const { of } = term.of;
      if (of.kind === 'call' || of.kind === 'new') return this.of(of, at, depth + 1);
      if (of.kind === 'name') {
        const types = this.held(of.name, at, depth + 1);
        // `error.withDetail(x)` is that error; on any other receiver the method name tells more.
        if (types && (types.length === 0 || types.some(isErrorName))) return types;
      }
      const owner = dottedName(of);
      if (isErrorName(owner)) return [owner];
    }
    return named(name);
  }

  /** Types that a function of this file returns, otherwise its declared result type. */
  #returned(index: number, at: ValueUse, depth: number): readonly string[] {
    const results = this.#bindings().get(`${index} <return>`) ?? [];
    const types = results.flatMap(({ value, line }) => {
      const term = parseTerm(value);
      return term && isMade(term) ? this.of(term, { owner: index, offset: at.offset, line }, depth + 1) : [];
    });
    const known = types.filter((type) => /(?:^|\.)_*\p{Lu}[^.]*$/u.test(type));
    if (known.length) return [...new Set(known)];
    const draft = this.#context.drafts[index - 1];
    const result = draft && typeName(resultOf(draft, this.#context.source) ?? '');
    return result && !vague.test(result) ? [result] : [];
  }

  #isType(name: string): boolean {
    const kind = this.#names.kind(name);
    return isCapital(name) || kind === 'callable' || kind === 'import';
  }

  #function(name: string): number | undefined {
    if (!this.#functions) {
      this.#functions = new Map();
      for (const [i, { kind, name: own }] of this.#context.drafts.entries()) {
        if ((kind === 'function' || kind === 'method') && !this.#functions.has(own)) this.#functions.set(own, i + 1);
      }
    }
    return this.#functions.get(name);
  }

  #bindings(): Map<string, BindingFact[]> {
    if (this.#held) return this.#held;
    const held = new Map<string, BindingFact[]>();
    for (const binding of this.#context.bindings) {
      const key = `${binding.scope} ${binding.name}`;
      const list = held.get(key);
      if (list) list.push(binding);
      else held.set(key, [binding]);
    }
    return (this.#held = held);
  }
}

/** The assignment in effect on a line: the last one before it; on one line a value wins over an annotation. */
function latest(bindings: readonly BindingFact[], line: number): BindingFact {
  const worth = (each: BindingFact): number => (each.line <= line ? each.line : -1) + (each.by === 'annotation' ? 0 : 0.5);
  return bindings.reduce((best, each) => (worth(each) >= worth(best) ? each : best));
}

/** Whether a term is a construction or a call, rather than a name. */
function isMade(term: Term): boolean {
  return term.kind === 'new' || term.kind === 'call' || (term.kind === 'choice' && term.options.some(isMade));
}

function isCapital(name: string): boolean {
  return /^_*\p{Lu}/u.test(name);
}

function named(name: string): string[] {
  return name === '' ? [] : [name];
}

/** `a.b.C` as written; empty when the term is not a plain path of names. */
export function dottedName(term: Term): string {
  if (term.kind === 'name') return term.name;
  if (term.kind !== 'member') return '';
  const of = dottedName(term.of);
  return of && `${of}.${term.name}`;
}
