// Describes a language besides its queries, as data, so that a new language adds no code.
import type { LanguageRules } from '../languages/languageRules.ts';

/** How much of a language Clew reads: all facts, sections by heading, or plain chunks of text. */
export type LanguageKind = 'full' | 'documentation' | 'text';

/** How a file marks the symbols that others may use. */
export type ExportRule =
  /** By statements (`export`, `module.exports`). */
  | 'statement'
  /** Every symbol without a leading underscore; `__all__` overrules at module level. */
  | 'underscore'
  /** By a modifier such as `public`; members of interfaces always. */
  | 'modifier'
  /** Every symbol with a capital first letter. */
  | 'capital'
  /** Every symbol that neither its modifiers nor an access section (`private:`) hide: see {@link Grammar.hidingModifiers}. */
  | 'visible';

/** Comment syntax, for markers and for finding doc comments. `line` starts a comment up to the end of the line. */
export interface CommentSyntax {
  readonly line?: string;
  readonly block?: readonly [open: string, close: string];
}

/** Data for the extraction of facts with a grammar. No code depends on which language it describes. */
export interface Grammar {
  /** Rules of the language; languages with the same rules can name each other. */
  readonly rules: LanguageRules;
  /** Asset `grammars/<name>.wasm`. */
  readonly name: string;
  /** Folders below `queries/` whose files are joined into one query, in this order. */
  readonly queries: readonly string[];
  /** Blanks out text that the grammar cannot read, more of it when `strict`; the result has the same length. */
  readonly prepare?: (text: string, strict: boolean) => string;
  /** Whether the last line must end in a line break: the scanner would search for one beyond the text and never return. */
  readonly needsLineEnd?: boolean;
  readonly exportRule: ExportRule;
  /** Modifiers that export a symbol by rule `modifier`, where they are not `public` and `protected`. */
  readonly exportModifiers?: RegExp;
  /** Modifiers and access sections that hide a symbol by rule `visible`. */
  readonly hidingModifiers?: RegExp;
  /** Heads of classes whose members are hidden until an access section shows them. */
  readonly hidesMembers?: RegExp;
  /**
   * Words for the object of a method, such as `self` and `this`. Facts use the first where the source omits it. Unlike
   * {@link LanguageRules.selfNames}, words for base classes are not among them.
   */
  readonly selfNames: readonly string[];
  /** Code may name fields without their object, as in Java. */
  readonly bareFields: boolean;
  /** An assignment makes a local variable unless the function declares otherwise (`global x`), as in Python. */
  readonly assignmentDeclares: boolean;
  /** `name:` is a key or a label, not a use of the name. */
  readonly keysAreBare: boolean;
  /** Other files can import the names that this module imports. */
  readonly importsPassOn: boolean;
  /** An import without a name binds the last part of its path, as in Go. */
  readonly importsBindLast?: boolean;
  /** Functions that define a test when called with a title and a callback. */
  readonly testCalls: readonly string[];
  /** Pattern of the function names that test runners collect. */
  readonly testName?: RegExp;
  /** Pattern of the classes in which {@link testName} counts; absent: anywhere. */
  readonly testClass?: RegExp;
  /** Decorators (last part of the name) that make a function a test. */
  readonly testDecorators: readonly string[];
  /** Base classes that make a class an enum. */
  readonly enumBases: readonly string[];
  /** Base classes that make a class an interface. */
  readonly interfaceBases: readonly string[];
  /** Variables and parameters have types after a colon. */
  readonly writesTypes?: boolean;
  /** Literals and calls that make containers show the element type. */
  readonly containersHaveTypes?: boolean;
  /** Methods of a type may be in other files. */
  readonly methodsStandElsewhere?: boolean;
  /**
   * Further ways to add routes, besides calls and decorators on a router: calls that take methods as `handlers`, or a table that names
   * handlers by the conventions of a framework.
   */
  readonly routes?: 'handlers' | 'rails' | 'laravel';
  /** Methods that change their object. */
  readonly mutatingMethods: ReadonlySet<string>;
  /** Methods of a logger at warning level or above. */
  readonly logMethods: ReadonlySet<string>;
  /** Plain functions and macros that report an error: their string arguments are error strings. */
  readonly errorCalls?: RegExp;
  /** Standard functions that raise without a keyword, by name, each with its type where that has a name. */
  readonly raisingCalls?: ReadonlyMap<string, string | undefined>;
  /** Those of them that raise only if their first argument does not hold, with the text in a lambda. */
  readonly checkingCalls?: ReadonlySet<string>;
  /** The same as methods: their string arguments are the text of the raised error. */
  readonly raisingMethods?: ReadonlySet<string>;
  /** Node types that hold the constant characters of a string. */
  readonly textNodes: readonly string[];
  /** Node types of string expressions, concatenations included. */
  readonly stringNodes: readonly string[];
  /** Types of literals by the type of their node, for languages with overloads by type. */
  readonly literalTypes?: ReadonlyMap<string, string>;
  /** Node types of anonymous functions. */
  readonly functionNodes: readonly string[];
}

/** One language of the registry. */
export interface Language {
  /** Id used in facts, records and reports. */
  readonly id: string;
  /** Name for people. */
  readonly name: string;
  readonly kind: LanguageKind;
  /** Lower case, with the dot. */
  readonly extensions: readonly string[];
  /** Whole file names, lower case, for files whose extension does not tell the language. */
  readonly fileNames?: readonly string[];
  readonly comments: CommentSyntax;
  readonly grammar?: Grammar;
  /** Rules of the code in a page, which has no grammar of its own; otherwise those of {@link grammar} hold. */
  readonly rules?: LanguageRules;
  /** Set for a page with code in script blocks. Outside of these, certain attributes are code (`directives`), or text in `braces` is. */
  readonly page?: 'directives' | 'braces';
  /** Headings are lines that begin with `#`; otherwise they are underlined. */
  readonly marksHeadings?: boolean;
  /** Overloads are written as signatures before the function. */
  readonly overloadSignatures?: boolean;
  /** Types are in comments of functions, not in annotations. */
  readonly typesInComments?: boolean;
  /** Mark before a name that reads the value in the variable (a store). */
  readonly storeMark?: string;
  /** Another language with the same file endings. A file is in that language if its text matches the pattern. */
  readonly variant?: { readonly language: string; readonly pattern: RegExp };
}
