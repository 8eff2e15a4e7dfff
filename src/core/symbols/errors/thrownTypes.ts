// Types of a thrown value by its expression: constructed in place, held by a variable, caught before, or returned by a helper.
import { typeName } from '../values/bindings.ts';
import type { FileContext } from '../fileContext.ts';
import type { BindingFact } from '../facts.ts';
import { isErrorName } from './errorNames.ts';
import type { Handlers } from './handlers.ts';
import { resultOf } from '../definitions/heads.ts';
import type { ModuleNames } from '../definitions/moduleNames.ts';
import { parseTerm } from '../values/termParser.ts';
import type { Term } from '../values/valueTerms.ts';

const maxDepth = 6;
/** Uninformative annotations of values, and result types of helpers that are not errors. */
const vagueType = /^(?:|any|unknown|void|never|object|Object|Promise|Awaitable|NoReturn|T|E)$/;

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
  #bindingsByName: Map<string, BindingFact[]> | undefined;
  #functionIndexes: Map<string, number> | undefined;

  constructor(context: FileContext, names: ModuleNames, handlers: Handlers) {
    this.#context = context;
    this.#names = names;
    this.#handlers = handlers;
  }

  /** Types of an expression. Empty when they are unknown; a helper of another file is represented by its name. */
  typesOf(term: Term | undefined, at: ValueUse, depth = 0): readonly string[] {
    if (!term || depth > maxDepth) return [];
    switch (term.kind) {
      case 'new':
        return listOfName(dottedName(term.of));
      case 'choice':
        return [...new Set(term.options.flatMap((option) => this.typesOf(option, at, depth + 1)))];
      case 'name':
        return this.typesOfVariable(term.name, at, depth) ?? (this.#isType(term.name) ? [term.name] : []);
      case 'member':
        return /(?:^|\.)_*\p{Lu}/u.test(dottedName(term)) ? [dottedName(term)] : [];
      case 'call':
        return this.#typesOfCall(term, at, depth);
      default:
        return [];
    }
  }

  /** Types of a variable's value: caught, assigned or declared; undefined for an unknown variable. */
  typesOfVariable(name: string, at: ValueUse, depth = 0): readonly string[] | undefined {
    const caughtTypes = this.#handlers.typesAt(name, at.offset);
    if (caughtTypes) return caughtTypes;
    const { drafts } = this.#context;
    for (let scope = at.owner; ; scope = drafts[scope - 1]?.enclosingSymbol ?? 0) {
      const values = this.#bindings().get(`${scope} ${name}`);
      if (values) return this.#typesOfBinding(latest(values, at.line), { ...at, owner: scope }, depth);
      if (scope <= 0) return undefined;
    }
  }

  #typesOfBinding({ value, by, line }: BindingFact, at: ValueUse, depth: number): readonly string[] {
    const use = { ...at, line };
    if (by === 'annotation' || by === 'new') return vagueType.test(typeName(value)) ? [] : [typeName(value)];
    return this.typesOf(parseTerm(by === 'call' ? `${value}()` : value), use, depth + 1);
  }

  /**
   * Types of a call's result: the called class, the result of a helper of this file, or the error that it takes as argument or receiver.
   */
  #typesOfCall(term: CallTerm, at: ValueUse, depth: number): readonly string[] {
    const name = dottedName(term.of);
    const last = name.slice(name.lastIndexOf('.') + 1);
    if (name && isCapital(last) && !this.#functionIndex(last)) return [name];
    const helper = this.#functionIndex(last);
    const returnedTypes = helper ? this.#typesReturnedBy(helper, at, depth) : [];
    if (returnedTypes.length) return returnedTypes;
    const argumentTypes = term.arguments.flatMap(({ value }) => (value && isConstruction(value) ? this.typesOf(value, at, depth + 1) : []));
    if (argumentTypes.length && !helper) return argumentTypes.slice(0, 1);
    if (term.of.kind === 'member') {
      const { of } = term.of;
      if (of.kind === 'call' || of.kind === 'new') return this.typesOf(of, at, depth + 1);
      if (of.kind === 'name') {
        const types = this.typesOfVariable(of.name, at, depth + 1);
        // `error.withDetail(x)` is that error; on any other receiver the method name tells more.
        if (types && (types.length === 0 || types.some(isErrorName))) return types;
      }
      const owner = dottedName(of);
      if (isErrorName(owner)) return [owner];
    }
    return listOfName(name);
  }

  /** Types that a function of this file returns, otherwise its declared result type. */
  #typesReturnedBy(index: number, at: ValueUse, depth: number): readonly string[] {
    const results = this.#bindings().get(`${index} <return>`) ?? [];
    const types = results.flatMap(({ value, line }) => {
      const term = parseTerm(value);
      return term && isConstruction(term) ? this.typesOf(term, { owner: index, offset: at.offset, line }, depth + 1) : [];
    });
    const errorTypes = types.filter((type) => /(?:^|\.)_*\p{Lu}[^.]*$/u.test(type));
    if (errorTypes.length) return [...new Set(errorTypes)];
    const draft = this.#context.drafts[index - 1];
    const result = draft && typeName(resultOf(draft, this.#context.source) ?? '');
    return result && !vagueType.test(result) ? [result] : [];
  }

  #isType(name: string): boolean {
    const kind = this.#names.kind(name);
    return isCapital(name) || kind === 'callable' || kind === 'import';
  }

  #functionIndex(name: string): number | undefined {
    if (!this.#functionIndexes) {
      this.#functionIndexes = new Map();
      for (const [i, { kind, name: draftName }] of this.#context.drafts.entries()) {
        if ((kind === 'function' || kind === 'method') && !this.#functionIndexes.has(draftName))
          this.#functionIndexes.set(draftName, i + 1);
      }
    }
    return this.#functionIndexes.get(name);
  }

  #bindings(): Map<string, BindingFact[]> {
    if (this.#bindingsByName) return this.#bindingsByName;
    const bindingsByName = new Map<string, BindingFact[]>();
    for (const binding of this.#context.bindings) {
      const key = `${binding.scope} ${binding.name}`;
      const list = bindingsByName.get(key);
      if (list) list.push(binding);
      else bindingsByName.set(key, [binding]);
    }
    return (this.#bindingsByName = bindingsByName);
  }
}

/** The assignment in effect on a line: the last one before it; on one line a value wins over an annotation. */
function latest(bindings: readonly BindingFact[], line: number): BindingFact {
  const rank = (each: BindingFact): number => (each.line <= line ? each.line : -1) + (each.by === 'annotation' ? 0 : 0.5);
  return bindings.reduce((best, each) => (rank(each) >= rank(best) ? each : best));
}

/** Whether a term is a construction or a call, rather than a name. */
function isConstruction(term: Term): boolean {
  return term.kind === 'new' || term.kind === 'call' || (term.kind === 'choice' && term.options.some(isConstruction));
}

function isCapital(name: string): boolean {
  return /^_*\p{Lu}/u.test(name);
}

function listOfName(name: string): string[] {
  return name === '' ? [] : [name];
}

/** `a.b.C` as written; empty when the term is not a plain path of names. */
export function dottedName(term: Term): string {
  if (term.kind === 'name') return term.name;
  if (term.kind !== 'member') return '';
  const ownerName = dottedName(term.of);
  return ownerName && `${ownerName}.${term.name}`;
}
