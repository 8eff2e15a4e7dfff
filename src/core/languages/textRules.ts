// How source of a language is written, as far as it is read without a syntax tree: strings, comments, declarations, members.

/** How strings are written, besides `'…'` and `"…"` on one line. */
export interface StringSyntax {
  /** What opens a part of code inside a string; `}` closes it. */
  readonly hole?: RegExp;
  /** Quotation marks whose strings go over lines. */
  readonly long?: readonly string[];
  /** Only strings with such letters before the quotation mark have holes. */
  readonly holePrefix?: RegExp;
  /** Marks that open strings with holes; all do when absent. */
  readonly holeMarks?: string;
  /** A name that is code inside a string, without a hole around it; what is grouped only marks it. */
  readonly bare?: RegExp;
  /** Only in arguments of macros are names in braces code. */
  readonly isOfMacros?: boolean;
  /** The quotation mark of strings in which a backslash is a character like any other. */
  readonly raw?: string;
}

/** A name as it stands in code without comments and strings. */
export interface WrittenName {
  /** What stands before the dot; undefined for a plain name. */
  readonly receiver: string | undefined;
  /** The line up to the name and its receiver. */
  readonly before: string;
  /** The line after the name. */
  readonly after: string;
  readonly code: string;
  /** Where the name begins in `code`. */
  readonly offset: number;
}

/** What a name can be by its form alone. */
export type WrittenForm = 'method' | 'field';

/**
 * What a name in brackets before a value is a key of; each has its reader in `uses/places`.
 * - `keywordArguments`: `f(name=1)`
 * - `objectLiterals`: `{ name: 1 }`, patterns and attributes of elements
 * - `annotationElements`: `@A(name = 1)`, and members of an enum after `case`
 * - `compositeLiterals`: `T{Name: 1}`
 * - `structLiterals`: `T { name: 1 }` and patterns of it
 */
export type KeyStyle = 'keywordArguments' | 'objectLiterals' | 'annotationElements' | 'compositeLiterals' | 'structLiterals';

/** Rules of the text. */
export interface TextRules {
  readonly strings: StringSyntax;
  /** A slash may begin a regular expression. */
  readonly hasRegularExpressions: boolean;
  /** `'` opens one character, or none at all: it never opens a string. */
  readonly apostrophesOpenCharacters: boolean;
  /** `'` also stands where neither a string nor a character begins, as before the name of a lifetime. */
  readonly hasLoneApostrophes: boolean;
  /** A condition may stand behind what it decides: `raise Missing unless here?`. */
  readonly conditionsFollow: boolean;
  /** How a case begins that has no word of its own. */
  readonly caseMark: RegExp | undefined;
  /** A type may stand in quotation marks, and is code there. */
  readonly quotesTypes: boolean;
  /** A second sign that begins a comment up to the end of the line, except where `unless` stands there. */
  readonly otherLineComment: { readonly mark: string; readonly unless: string } | undefined;
  /** A string that is a statement of its own tells what the code is for. */
  readonly hasDocstrings: boolean;
  /** Quotation marks of strings that go over lines, as code is read for prose. */
  readonly longQuotes: RegExp;
  /** What joins a member to its receiver, at the end of a text. */
  readonly memberMark: RegExp;
  /** `a['name']` names a member. */
  readonly quotesMembers: boolean;
  /** `@` is part of the name of a field; elsewhere it begins a decorator. */
  readonly marksFields: boolean;
  /** Elements with attributes are expressions. */
  readonly hasMarkup: boolean;
  /** Words that name types of the language may be names of values. */
  readonly hasTypeKeywords: boolean;
  /** `typeof` and `instanceof` stand before values, also where a type is written. */
  readonly hasTypeQueries: boolean;
  /** The type of a parameter or field stands after its name. */
  readonly typesFollowNames: boolean;
  /** `name: T = value` inside a function annotates a variable; elsewhere a name with a colon is a key. */
  readonly colonAnnotates: boolean;
  /** What stands before the name of a variable where its type comes first, at the end of the line up to the name. */
  readonly typedBefore: RegExp;
  /** What stands after a name that is declared by it: `name := value`. */
  readonly declaredAfter: RegExp | undefined;
  /** Assigning a plain name in a function makes it a variable of the function. */
  readonly assigningMakesLocals: boolean;
  /** A class body or module declares a field or variable by assigning it; assigning it again writes it. */
  readonly assigningDeclares: boolean;
  /** Lambdas and comprehensions have names of their own, also outside of functions. */
  readonly hasExpressionScopes: boolean;
  /** What is declared in a block is known to the end of that block. */
  readonly scopesAreBlocks: boolean;
  /** A name is known after the statement that declares it; else the block knows it from its beginning or soon after. */
  readonly namesBeginAfterDeclaration: boolean;
  /** An import may go over several lines. */
  readonly importsSpanLines: boolean;
  readonly keyStyle: KeyStyle | undefined;
  /** Keys of literals look like declarations of fields, which have a form of their own. */
  readonly keysLookLikeDeclarations: boolean;
  /** What the form of a name tells: only methods are called on an object, fields never are. Undefined where it does not tell. */
  readonly memberForm: ((name: WrittenName) => WrittenForm | undefined) | undefined;
  /** Whether a plain name in the body of a type is that of a field declared there. */
  readonly declaresField: ((name: WrittenName) => boolean) | undefined;
}

const typed = /(?:^|[;{(])\s*(?:final\s+)?[A-Za-z_][\w.]*(?:<[^;={}]*>)?(?:\[\])*\s+$/;
const notTyped = /\b(?:return|new|else|throw|case|in|await|yield|delete|typeof|import|package|goto)\s+$/;

/** Whether a type stands before a name, as where Java declares a variable. */
export function isTyped(before: string, { typedBefore }: Pick<TextRules, 'typedBefore'>): boolean {
  return typedBefore.test(before) && !notTyped.test(before);
}

/** What holds where a language says nothing else. */
export const plainText: TextRules = {
  strings: {},
  hasRegularExpressions: false,
  apostrophesOpenCharacters: false,
  hasLoneApostrophes: false,
  conditionsFollow: false,
  caseMark: undefined,
  quotesTypes: false,
  otherLineComment: undefined,
  hasDocstrings: false,
  longQuotes: /"""|`/g,
  memberMark: /(?:\?\.|!\.|\.|::)\s*$/,
  quotesMembers: false,
  marksFields: false,
  hasMarkup: false,
  hasTypeKeywords: false,
  hasTypeQueries: false,
  typesFollowNames: false,
  colonAnnotates: false,
  typedBefore: typed,
  declaredAfter: undefined,
  assigningMakesLocals: false,
  assigningDeclares: false,
  hasExpressionScopes: false,
  scopesAreBlocks: false,
  namesBeginAfterDeclaration: false,
  importsSpanLines: false,
  keyStyle: undefined,
  keysLookLikeDeclarations: false,
  memberForm: undefined,
  declaresField: undefined,
};

/** What joins a member to its receiver where an arrow does so too; elsewhere an arrow stands before the type of what a function gives. */
export const memberMarkWithArrow = /(?:\.|\??->|::)\s*$/;
