// What Clew has to know of a language besides its queries: one line of data each, so that a new language adds no code.
import type { LanguageRules } from '../languages/rules.ts';

/** How deep Clew understands a language: all facts, sections by heading, or plain text chunks. */
export type LanguageKind = 'full' | 'documentation' | 'text';

/** How a file says which of its symbols others may use. */
export type ExportRule =
  /** By statements (`export`, `module.exports`). */
  | 'statement'
  /** Whatever has no leading underscore; `__all__` overrules at module level. */
  | 'underscore'
  /** By a modifier such as `public`; members of interfaces always. */
  | 'modifier'
  /** Whatever starts with a capital. */
  | 'capital'
  /** Whatever neither its own modifiers nor an access section (`private:`) hide: see {@link Grammar.hidden}. */
  | 'visible';

/** Comment syntax, for markers and for finding doc comments. `line` starts a comment up to the end of the line. */
export interface CommentSyntax {
  readonly line?: string;
  readonly block?: readonly [open: string, close: string];
}

/** What extraction needs where a language has a grammar. Names are plain data: no code depends on which language they come from. */
export interface Grammar {
  /** Asset `grammars/<name>.wasm`. */
  readonly name: string;
  /** Folders below `queries/` whose files are joined into one query, in this order. */
  readonly queries: readonly string[];
  /** Blanks out what the grammar cannot read, more of it when `strict`; the result has the same length. */
  readonly prepare?: (text: string, strict: boolean) => string;
  /** Its scanner looks for the end of a line without minding the end of the text, and would never come back from a last line without one. */
  readonly needsLineEnd?: boolean;
  readonly exportRule: ExportRule;
  /** Modifiers that make a symbol exported by rule `modifier`, where they are not `public` and `protected`. */
  readonly shown?: RegExp;
  /** Modifiers and access sections that hide a symbol by rule `visible`. */
  readonly hidden?: RegExp;
  /** Members of a class are hidden until an access section says otherwise when its head matches. */
  readonly hidesMembers?: RegExp;
  /** Words for the object a method runs on, e.g. `self`, `this`; the first one is used where the source leaves it out. */
  readonly selfNames: readonly string[];
  /** Fields can be named without `self`, as in Java. */
  readonly bareFields: boolean;
  /** An assignment makes a local unless told otherwise (`global x`), as in Python. */
  readonly assignmentDeclares: boolean;
  /** `name:` is a key or a label, not a use of the name. */
  readonly keysAreBare: boolean;
  /** Names imported at module level can be imported from here again. */
  readonly importsPassOn: boolean;
  /** An import that gives no name binds the last part of its path, as in Go. */
  readonly importsBindLast?: boolean;
  /** Decorators, defaults and base lists run where the definition stands, not inside it. */
  readonly headRunsOutside: boolean;
  /** Functions whose calls with a title and a callback define tests. */
  readonly testCalls: readonly string[];
  /** Pattern of function names that test runners collect. */
  readonly testName?: RegExp;
  /** Pattern of the classes in which {@link testName} counts; in any place where it is left out. */
  readonly testClass?: RegExp;
  /** Decorators (last part of the name) that make a function a test. */
  readonly testDecorators: readonly string[];
  /** Base classes that make a class an enum or an interface. */
  readonly enumBases: readonly string[];
  readonly interfaceBases: readonly string[];
  /** Types have marks of pointers, borrowing and the like, and wrappers that are looked through. */
  readonly marksTypes?: boolean;
  /** Variables and parameters have types after a colon. */
  readonly writesTypes?: boolean;
  /** Literals and calls that make containers say what they hold. */
  readonly containersHaveTypes?: boolean;
  /** Methods of a type may stand in other files. */
  readonly methodsStandElsewhere?: boolean;
  /**
   * How routes are added, besides by calls and decorators on a router: calls take methods as `handlers`, or a table names handlers by the
   * conventions of a framework.
   */
  readonly routes?: 'handlers' | 'rails' | 'laravel';
  /** Methods that change the object they are called on. */
  readonly mutatingMethods: ReadonlySet<string>;
  /** Methods of a logger at warning level or above. */
  readonly logMethods: ReadonlySet<string>;
  /** Plain functions and macros that say what is wrong: the strings given to them are error strings. */
  readonly errorCalls?: RegExp;
  /** Node types that hold the constant characters of a string. */
  readonly textNodes: readonly string[];
  /** Node types of string expressions, concatenations included. */
  readonly stringNodes: readonly string[];
  /** Types of literals by node type, where overloads are told apart by types. */
  readonly literalTypes?: ReadonlyMap<string, string>;
  /** Node types of functions written in place. */
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
  /** Whole file names, lower case, for files that have no telling extension. */
  readonly fileNames?: readonly string[];
  readonly comments: CommentSyntax;
  readonly grammar?: Grammar;
  /** What names, imports, types and calls mean in it; languages with the same rules can name each other. */
  readonly rules?: LanguageRules;
  /** A page that holds its code in script blocks: around them attributes are code by their names (`directives`), or what stands in `braces` is. */
  readonly page?: 'directives' | 'braces';
  /** Headings are lines that begin with `#`; else they are underlined. */
  readonly marksHeadings?: boolean;
  /** Overloads are signatures before the function. */
  readonly overloadSignatures?: boolean;
  /** Comments of functions say types as annotations do elsewhere. */
  readonly typesInComments?: boolean;
  /** Mark before a name that reads what the variable of the name holds. */
  readonly storeMark?: string;
  /** Another language whose files may have the same ending; it is that one where the text matches. */
  readonly variant?: { readonly language: string; readonly pattern: RegExp };
}
