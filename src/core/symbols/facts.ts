// Types of the facts of one file. They depend on its text, language and extractor version alone: no path, no other file.
import type { LineSpan, Range } from '../base/positions.ts';

/** Increase it when extraction yields other facts for the same text, so that old records are not read. */
export const extractorVersion = 44;

/** Kind of a symbol. `module` is the code of the file outside any other symbol, and always symbol 0. */
export type SymbolKind = 'function' | 'method' | 'class' | 'interface' | 'enum' | 'type' | 'constant' | 'module' | 'route' | 'test';

/** A name used in a symbol, with its line. */
export interface NameAtLine {
  readonly name: string;
  readonly line: number;
}

/** A raised type. `declared`: only the head names it (`throws X`), not a statement. */
export interface RaiseFact extends NameAtLine {
  readonly declared?: boolean;
}

/** A literal that the symbol raises or logs at warning or above: at most 100 characters; `cut` is the number of further ones. */
export interface ErrorString {
  readonly text: string;
  readonly line: number;
  readonly cut: number;
  readonly via: 'raise' | 'log' | 'assert';
}

/**
 * A request that the file handles: HTTP method (upper case, `*` for any) and path with all prefixes in the file itself. Other files may
 * add a prefix where they mount `on`.
 */
export interface RouteFact {
  readonly method: string;
  readonly path: string;
  /** The router as written; absent for routes without one (controllers, lists of routes). */
  readonly on?: string;
  /** The target of a mount under the path: a router (`users.router`), or a module in quotes (`'shop.urls'`). */
  readonly mounts?: string;
}

/**
 * One symbol of a file. `index` is its place in {@link FileFacts.symbols}; `parent` the index of the enclosing symbol, or -1 for the
 * module.
 */
export interface SymbolFact {
  readonly index: number;
  readonly parent: number;
  /** Own name; `<anonymous>` for anonymous functions, `<module>` for the module. */
  readonly name: string;
  /** Names from the outermost symbol inwards, joined by `.`; `<module>` for the module. */
  readonly qualifiedName: string;
  /** Number of earlier symbols of this file with the same qualified name. */
  readonly ordinal: number;
  readonly kind: SymbolKind;
  /** The whole definition, with decorators, without the doc comment before it. */
  readonly range: Range;
  /** Range of the name; a click on the symbol opens it. */
  readonly nameRange: Range;
  /** The definition's head on one line, white space folded, e.g. `async def load(self, path: str) -> bytes`. */
  readonly signature: string;
  /** Doc comment or docstring in full, comment marks removed. Empty when there is none. */
  readonly doc: string;
  readonly docLines?: LineSpan;
  readonly decorators: readonly string[];
  /** True for a function without code: signatures, abstract members, stubs (`...`). Absent elsewhere. */
  readonly declaration?: boolean;
  readonly exported: boolean;
  /** Names in extends clauses or base lists, and in implements clauses. */
  readonly extends: readonly string[];
  readonly implements: readonly string[];
  readonly typeReferences: readonly NameAtLine[];
  /** Types thrown, rejected, returned or passed on as errors; a re-raise keeps the caught type, a helper counts as its result. */
  readonly raises: readonly RaiseFact[];
  /** Module state (`name`) and fields (`self.name`, `this.name`) that the symbol assigns, also through an index or mutating method. */
  readonly mutates: readonly NameAtLine[];
  /** Module state and fields that the symbol reads. */
  readonly reads: readonly NameAtLine[];
  readonly errorStrings: readonly ErrorString[];
  /** Parameter names in order, with annotated types where written; in JavaScript those of the doc comment. */
  readonly parameters: readonly { readonly name: string; readonly type?: string }[];
  readonly returnType?: string;
  /** Only for kind `route`. */
  readonly route?: RouteFact;
}

/**
 * A call as written. `receiver` is the text before the last dot, folded to one line and cut at 300 characters; absent for plain calls.
 * For a callee without a name (`make()()`, `table[key]()`) the name is `<computed>`, and `receiver` is the whole callee.
 */
export interface CallFact {
  /** Index of the innermost enclosing symbol. */
  readonly caller: number;
  readonly name: string;
  readonly receiver?: string;
  /** The name follows `::`, so that the receiver is a module or type, and no variable. */
  readonly inPath?: true;
  readonly line: number;
  readonly column: number;
  /** `reference`: the function is named but not called (passed, stored, returned). */
  readonly how: 'call' | 'new' | 'decorator' | 'reference';
  readonly arguments: number;
  /** Arguments that may hold functions or objects, as a list of terms (see `termText`); absent when there are none. */
  readonly passed?: string;
  /** Type arguments as written, comma-separated; absent when there are none or they are long. */
  readonly types?: string;
  /** Types of literal arguments by position, comma-separated; only for languages whose overloads differ by types. */
  readonly literals?: string;
}

/** One imported or re-exported name. `imported` is `*` for a namespace or star import, `default` for a default import. */
export interface ImportedName {
  readonly imported: string;
  readonly local: string;
}

/** An import as written. `module` is the specifier (`./a`, `pkg.mod`, `..models`). */
export interface ImportFact {
  readonly module: string;
  readonly names: readonly ImportedName[];
  readonly line: number;
  /** Symbol whose body contains it; 0 for module level. */
  readonly scope: number;
  /** The file re-exports the names. */
  readonly reexport: boolean;
  readonly typeOnly: boolean;
}

/** A name exported under another one (`export { a as b }`, `export default a`, `module.exports = a`). */
export interface ExportFact {
  readonly local: string;
  readonly exported: string;
}

/** Name of a binding whose value is the name of an ambient module (`declare module 'name'`). */
export const ambientModule = '<module>';

/**
 * A known value of a variable, parameter or field. `name` is as written: `x`, `self.client`, `this.client`; in flows a term or pattern of
 * terms. Special names have no source text:
 * - `<return>`, `<yield>`: what a function returns or yields
 * - {@link ambientModule}: `value` is the name of an ambient module
 * - `=`: `value` is the type behind an alias whose signature cuts it
 * - `()`: `value` is the function type of a call signature of a type's objects
 */
export interface BindingFact {
  readonly scope: number;
  readonly name: string;
  /** A type name from an annotation, or the callee of the call or constructor that was assigned; in flows a term (see `termText`). */
  readonly value: string;
  /** `flow`: any value that flows on; `assigned`: the same to a name that `scope` does not declare; `default`: default of a parameter. */
  readonly by: 'annotation' | 'new' | 'call' | 'alias' | 'flow' | 'assigned' | 'default';
  readonly line: number;
  /** Last line on which the binding holds, if a type check limits it to a branch. */
  readonly until?: number;
}

/** A condition on a name (`x`, `this.x`) for a stretch of the text; columns as in {@link CallFact}. */
export interface CheckFact {
  readonly scope: number;
  readonly name: string;
  /**
   * `is`: an object of one of the types (`A | B`); `tag`: a member has one of the values (`kind=a|b`); `typeof`; `has`: the object has
   * the member.
   */
  readonly how: 'is' | 'tag' | 'typeof' | 'has';
  readonly value: string;
  /** The condition is false here. */
  readonly not?: boolean;
  readonly line: number;
  /** Column on the first line. */
  readonly from: number;
  /** Last line. */
  readonly until: number;
  /** Column after the end, on the last line. */
  readonly to: number;
}

/** A TODO, FIXME, HACK or XXX note in a comment. */
export interface NoteFact {
  readonly tag: string;
  readonly text: string;
  readonly line: number;
}

/** A part of a documentation file under one heading. */
export interface SectionFact {
  /** Headings from the outermost inwards. */
  readonly headings: readonly string[];
  readonly lines: LineSpan;
}

/** A setting about module locations in a configuration file: its key path and its text. */
export interface SettingFact {
  readonly path: readonly string[];
  readonly value: string;
}

/** All that one file says about itself. They are stored, so a changed meaning needs a new `extractorVersion`. */
export interface FileFacts {
  readonly language: string;
  readonly lineCount: number;
  readonly symbols: readonly SymbolFact[];
  readonly calls: readonly CallFact[];
  readonly imports: readonly ImportFact[];
  readonly exports: readonly ExportFact[];
  readonly bindings: readonly BindingFact[];
  /** Ordered by start; absent when there are none. */
  readonly checks?: readonly CheckFact[];
  readonly notes: readonly NoteFact[];
  readonly sections: readonly SectionFact[];
  /** Only for configuration files with such settings. */
  readonly settings?: readonly SettingFact[];
  /** String literals that can be messages, packed by `packLiterals`; absent when there are none. */
  readonly literals?: Uint8Array;
  /** Number of parse errors, plus one when the text nests too deep; facts exist all the same. */
  readonly parseErrors: number;
}
