// Description of a language besides its queries, as data: a new language adds no code.
import type { LanguageRules } from '../languages/languageRules.ts';

/** Depth of support for a language: all facts, sections by heading, or plain text chunks. */
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
  /** Every symbol that neither its modifiers nor an access section (`private:`) hide: see {@link Grammar.hidden}. */
  | 'visible';

/** Comment syntax, for markers and for finding doc comments. `line` starts a comment up to the end of the line. */
export interface CommentSyntax {
  readonly line?: string;
  readonly block?: readonly [open: string, close: string];
}

/** Data for extraction with a grammar. Names are plain data: no code depends on which language they come from. */
export interface Grammar {
  /** Asset `grammars/<name>.wasm`. */
  readonly name: string;
  /** Folders below `queries/` whose files are joined into one query, in this order. */
  readonly queries: readonly string[];
  /** Blanks out text that the grammar cannot read, more of it when `strict`; the result has the same length. */
  readonly prepare?: (text: string, strict: boolean) => string;
  /** Needs a line end after the last line: its scanner searches for one beyond the end of the text and would never return. */
  readonly needsLineEnd?: boolean;
  readonly exportRule: ExportRule;
  /** Modifiers that export a symbol by rule `modifier`, where they are not `public` and `protected`. */
  readonly exportModifiers?: RegExp;
  /** Modifiers and access sections that hide a symbol by rule `visible`. */
  readonly hidingModifiers?: RegExp;
  /** Heads of classes whose members are hidden until an access section shows them. */
  readonly hidesMembers?: RegExp;
  /** Words for the object of a method, e.g. `self`, `this`; the first one is used where the source omits it. */
  readonly selfNames: readonly string[];
  /** Code may name fields without `self`, as in Java. */
  readonly bareFields: boolean;
  /** An assignment makes a local unless declared otherwise (`global x`), as in Python. */
  readonly assignmentDeclares: boolean;
  /** `name:` is a key or a label, not a use of the name. */
  readonly keysAreBare: boolean;
  /** Other files can import the names that this module imports. */
  readonly importsPassOn: boolean;
  /** An import without a name binds the last part of its path, as in Go. */
  readonly importsBindLast?: boolean;
  /** Decorators, defaults and base lists run in the scope of the definition, not inside it. */
  readonly headRunsOutside: boolean;
  /** Functions that define a test when called with a title and a callback. */
  readonly testCalls: readonly string[];
  /** Pattern of the function names that test runners collect. */
  readonly testName?: RegExp;
  /** Pattern of the classes in which {@link testName} counts; absent: anywhere. */
  readonly testClass?: RegExp;
  /** Decorators (last part of the name) that make a function a test. */
  readonly testDecorators: readonly string[];
  /** Base classes that make a class an enum or an interface. */
  readonly enumBases: readonly string[];
  readonly interfaceBases: readonly string[];
  /** Types have marks of pointers, borrowing and the like, and transparent wrappers. */
  readonly marksTypes?: boolean;
  /** Variables and parameters have types after a colon. */
  readonly writesTypes?: boolean;
  /** Literals and calls that make containers show the element type. */
  readonly containersHaveTypes?: boolean;
  /** Methods of a type may stand in other files. */
  readonly methodsStandElsewhere?: boolean;
  /**
   * Ways to add routes, besides calls and decorators on a router: calls take methods as `handlers`, or a table names handlers by the
   * conventions of a framework.
   */
  readonly routes?: 'handlers' | 'rails' | 'laravel';
  /** Methods that change their object. */
  readonly mutatingMethods: ReadonlySet<string>;
  /** Methods of a logger at warning level or above. */
  readonly logMethods: ReadonlySet<string>;
  /** Plain functions and macros that report an error: their string arguments are error strings. */
  readonly errorCalls?: RegExp;
  /** Node types that hold the constant characters of a string. */
  readonly textNodes: readonly string[];
  /** Node types of string expressions, concatenations included. */
  readonly stringNodes: readonly string[];
  /** Types of literals by node type, for languages with overloads by type. */
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
  /** Rules for names, imports, types and calls; languages with the same rules can name each other. */
  readonly rules?: LanguageRules;
  /** A page with code in script blocks. Outside them either certain attributes are code (`directives`), or text in `braces` is. */
  readonly page?: 'directives' | 'braces';
  /** Headings are lines that begin with `#`; else they are underlined. */
  readonly marksHeadings?: boolean;
  /** Overloads are signatures before the function. */
  readonly overloadSignatures?: boolean;
  /** Types stand in comments of functions, not in annotations. */
  readonly typesInComments?: boolean;
  /** Mark before a name that reads the value in the variable (a store). */
  readonly storeMark?: string;
  /** Another language with the same file ending; the file has that language if the pattern matches. */
  readonly variant?: { readonly language: string; readonly pattern: RegExp };
}
