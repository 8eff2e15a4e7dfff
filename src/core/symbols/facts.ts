// What one file says about itself. A function of that file's text, language and extractor version alone: no path, no other file.
import type { LineSpan, Range } from '../base/text.ts';

/** Bump whenever extraction changes what it yields for the same text, so that stored records of the old shape are not read. */
export const extractorVersion = 39;

/** Field's own names for what a symbol is. `module` is the code of the file outside any other symbol, and always symbol 0. */
export type SymbolKind = 'function' | 'method' | 'class' | 'interface' | 'enum' | 'type' | 'constant' | 'module' | 'route' | 'test';

/** A name that is used somewhere in a symbol, with the place. */
export interface Mention {
  readonly name: string;
  readonly line: number;
}

/** A type that is raised. `declared`: the head says so (`throws X`), which says nothing of where it comes from. */
export interface RaiseFact extends Mention {
  readonly declared?: boolean;
}

/** A literal that the symbol raises or logs at warning or above: at most 100 characters, `cut` says how many more there were. */
export interface ErrorString {
  readonly text: string;
  readonly line: number;
  readonly cut: number;
  readonly via: 'raise' | 'log' | 'assert';
}

/**
 * A request that the file says it answers: HTTP method (upper case, `*` for any) and path with all prefixes that the file itself gives. Other
 * files may put a prefix before it where they mount `on`.
 */
export interface RouteFact {
  readonly method: string;
  readonly path: string;
  /** The router it is added to, as written; absent where there is none (controllers, lists of routes). */
  readonly on?: string;
  /** What the path is a prefix for: a router (`users.router`), or a module in quotes (`'shop.urls'`). */
  readonly mounts?: string;
}

/** One symbol of a file. `index` is its place in {@link FileFacts.symbols}; `parent` that of the enclosing symbol, or -1 for the module. */
export interface SymbolFact {
  readonly index: number;
  readonly parent: number;
  /** Own name; `<anonymous>` for functions without one, `<module>` for the module. */
  readonly name: string;
  /** Names from the outermost symbol inwards, joined by `.`; `<module>` for the module. */
  readonly qualifiedName: string;
  /** Counts earlier symbols of this file with the same qualified name: 0 for the first. */
  readonly ordinal: number;
  readonly kind: SymbolKind;
  /** The whole definition, with decorators, without the doc comment before it. */
  readonly range: Range;
  /** Where the name stands; what a click on the symbol opens. */
  readonly nameRange: Range;
  /** The definition's head in one line, white space folded, e.g. `async def load(self, path: str) -> bytes`. */
  readonly signature: string;
  /** Doc comment or docstring in full, comment marks removed. Empty when there is none. */
  readonly doc: string;
  readonly docLines?: LineSpan;
  readonly decorators: readonly string[];
  /** Says that a function exists and how it is called, without its code: signatures, abstract members, stubs (`...`). Absent elsewhere. */
  readonly declaration?: boolean;
  readonly exported: boolean;
  /** Names in extends clauses or base lists, and in implements clauses. */
  readonly extends: readonly string[];
  readonly implements: readonly string[];
  readonly typeReferences: readonly Mention[];
  /** Types thrown, rejected, returned or handed on as errors; a re-raise keeps the caught type, a helper stands for what it returns. */
  readonly raises: readonly RaiseFact[];
  /** Module state (`name`) and fields (`self.name`, `this.name`) that are assigned, also through index or mutating method. */
  readonly mutates: readonly Mention[];
  /** Module state and fields that are read. */
  readonly reads: readonly Mention[];
  readonly errorStrings: readonly ErrorString[];
  /** Parameter names in order, with annotated types where written; in JavaScript those of the doc comment. */
  readonly parameters: readonly { readonly name: string; readonly type?: string }[];
  readonly returnType?: string;
  /** For `route`. */
  readonly route?: RouteFact;
}

/**
 * A call as written. `receiver` is the text before the last dot, folded to one line and cut at 300 characters; absent for plain calls.
 * Where no name is called (`make()()`, `table[key]()`) the name is `<computed>`, and `receiver` is all that is called.
 */
export interface CallFact {
  /** Index of the innermost enclosing symbol. */
  readonly caller: number;
  readonly name: string;
  readonly receiver?: string;
  readonly line: number;
  readonly column: number;
  /** `reference`: the function is named without being called (passed, stored, returned). */
  readonly how: 'call' | 'new' | 'decorator' | 'reference';
  readonly arguments: number;
  /** Arguments that may hold functions or objects, as a list of terms (see `termText`); absent when there are none. */
  readonly passed?: string;
  /** Type arguments as written, with commas between them; absent where there are none, and where they are long. */
  readonly types?: string;
  /** Types of the arguments that are literals, by place, with commas between them; only where overloads are told apart by types. */
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
  /** Symbol whose body holds it; 0 for module level. */
  readonly scope: number;
  /** The names are passed on to importers of this file. */
  readonly reexport: boolean;
  readonly typeOnly: boolean;
}

/** A name exported under another one (`export { a as b }`, `export default a`, `module.exports = a`). */
export interface ExportFact {
  readonly local: string;
  readonly exported: string;
}

/** The name of a binding whose value is the name of a module that the file declares (`declare module 'name'`). */
export const ambientModule = '<module>';

/**
 * What a variable, parameter or field is known to hold. `name` is as written: `x`, `self.client`, `this.client`; in flows a term or pattern
 * of terms, or `<return>` and `<yield>`.
 */
export interface BindingFact {
  readonly scope: number;
  /** `()` for a way in which objects of a type are called; then the value is a function's type. */
  readonly name: string;
  /** A type name from an annotation, or the callee of the call or constructor that was assigned; in flows a term (see `termText`). */
  readonly value: string;
  /** `flow`: any value that moves on; `assigned`: the same to a name that `scope` does not declare itself; `default`: of a parameter. */
  readonly by: 'annotation' | 'new' | 'call' | 'alias' | 'flow' | 'assigned' | 'default';
  readonly line: number;
  /** Last line on which it holds, where a check of the type tells it for one branch. */
  readonly until?: number;
}

/** What a condition says of a name (`x`, `this.x`) from one place of the text up to another; columns as in {@link CallFact}. */
export interface CheckFact {
  readonly scope: number;
  readonly name: string;
  /** `is`: an object of one of the types (`A | B`); `tag`: a member has one of the values (`kind=a|b`); `typeof`; `has`: it has the member. */
  readonly how: 'is' | 'tag' | 'typeof' | 'has';
  readonly value: string;
  /** The condition does not hold here. */
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

/** A setting of a configuration file that tells where modules are: the keys that lead to it, and its text. */
export interface SettingFact {
  readonly path: readonly string[];
  readonly value: string;
}

/** All facts of one file. */
export interface FileFacts {
  readonly language: string;
  readonly lineCount: number;
  readonly symbols: readonly SymbolFact[];
  readonly calls: readonly CallFact[];
  readonly imports: readonly ImportFact[];
  readonly exports: readonly ExportFact[];
  readonly bindings: readonly BindingFact[];
  /** In the order in which they begin; absent where there are none. */
  readonly checks?: readonly CheckFact[];
  readonly notes: readonly NoteFact[];
  readonly sections: readonly SectionFact[];
  /** Only of configuration files that have some. */
  readonly settings?: readonly SettingFact[];
  /** String literals that can be messages, as `packLiterals` packs them; absent where there are none. */
  readonly literals?: Uint8Array;
  /** Places where the parser could not make sense of the text, and one where it nests too deep to be understood; facts are there all the same. */
  readonly parseErrors: number;
}
