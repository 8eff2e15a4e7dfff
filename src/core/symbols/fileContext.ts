// Data that the finders of one file share, each part computed once: captures, text and symbols.
import type { Grammar } from '../syntax/language.ts';
import type { CallSite } from './values/callSite.ts';
import type { Captures } from './captures.ts';
import type { Comment } from './definitions/comments.ts';
import type { Draft } from './definitions/draft.ts';
import type { BindingFact, CallFact, ExportFact, ImportFact, NameAtLine } from './facts.ts';
import type { Decorator } from './definitions/heads.ts';
import type { Owners } from './definitions/owners.ts';
import type { Source } from './source.ts';

/** A file during fact extraction. Symbol indexes are those of the facts: draft `i` is symbol `i + 1`. */
export interface FileContext {
  readonly captures: Captures;
  readonly source: Source;
  readonly grammar: Grammar;
  readonly drafts: readonly Draft[];
  readonly owners: Owners;
  readonly decorators: readonly (readonly Decorator[])[];
  /** Offset of each draft after its decorators. */
  readonly heads: readonly number[];
  readonly parameters: readonly (readonly { readonly name: string; readonly type?: string }[])[];
  readonly comments: readonly Comment[];
  readonly imports: readonly ImportFact[];
  readonly exports: readonly ExportFact[];
  readonly bindings: readonly BindingFact[];
  readonly sites: readonly CallSite[];
  /** Calls, keyed by offset of the called name. */
  readonly calls: ReadonlyMap<number, CallFact>;
}

/** Findings, keyed by symbol index. */
export type BySymbol<T> = ReadonlyMap<number, readonly T[]>;

/** Collects what extractors find of each symbol, since one pass over the captures meets symbols in any order. */
export class SymbolCollector<T> {
  readonly bySymbol = new Map<number, T[]>();

  add(symbol: number, value: T): void {
    const list = this.bySymbol.get(symbol);
    if (list) list.push(value);
    else this.bySymbol.set(symbol, [value]);
  }
}

/** Collects names by symbol: each once per line, or once per symbol. */
export class NameCollector extends SymbolCollector<NameAtLine> {
  readonly #seenKeys = new Set<string>();
  readonly #isOncePerSymbol: boolean;

  /** @param once keep only the first line of a name in a symbol */
  constructor(once: boolean) {
    super();
    this.#isOncePerSymbol = once;
  }

  /** Adds a name, unless that line or that symbol already has it. */
  addName(symbol: number, name: string, line: number): void {
    const key = this.#isOncePerSymbol ? `${symbol} ${name}` : `${symbol} ${line} ${name}`;
    if (this.#seenKeys.has(key)) return;
    this.#seenKeys.add(key);
    this.add(symbol, { name, line });
  }
}
