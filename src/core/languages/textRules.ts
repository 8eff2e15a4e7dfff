// Rules for reading source without a syntax tree: strings, comments, declarations, members.

/** Syntax of strings, besides `'…'` and `"…"` on one line. */
export interface StringSyntax {
  /** Opening of code inside a string; `}` closes it. */
  readonly hole?: RegExp;
  /** Quotation marks of strings that may span lines. */
  readonly long?: readonly string[];
  /** Letters before the quotation mark of strings with holes; absent: strings need none to have holes. */
  readonly holePrefix?: RegExp;
  /** Marks that open strings with holes; all do when absent. */
  readonly holeMarks?: string;
  /** A name that is code inside a string, without a hole around it; groups only mark it. */
  readonly bare?: RegExp;
  /** Whether names in braces are code only in arguments of macros. */
  readonly isOfMacros?: boolean;
  /** The quotation mark of strings in which a backslash is an ordinary character. */
  readonly raw?: string;
}

/** A name in code whose comments and strings are blanked. */
export interface WrittenName {
  /** Text before the dot; undefined for a plain name. */
  readonly receiver: string | undefined;
  /** The line up to the name and its receiver. */
  readonly before: string;
  /** The line after the name. */
  readonly after: string;
  readonly code: string;
  /** Offset of the name in `code`. */
  readonly offset: number;
}

/** Kind of a member that the form of its name alone allows. */
export type WrittenForm = 'method' | 'field';

/**
 * Constructs in which a name before a value is a key; `uses/places` has a reader for each.
 * - `keywordArguments`: `f(name=1)`
 * - `objectLiterals`: `{ name: 1 }`, patterns and attributes of elements
 * - `annotationElements`: `@A(name = 1)`, and members of an enum after `case`
 * - `compositeLiterals`: `T{Name: 1}`
 * - `structLiterals`: `T { name: 1 }` and patterns of it
 */
export type KeyStyle = 'keywordArguments' | 'objectLiterals' | 'annotationElements' | 'compositeLiterals' | 'structLiterals';

/** Rules by which text without a tree is read. */
export interface TextRules {
  readonly strings: StringSyntax;
  /** A slash may begin a regular expression. */
  readonly hasRegularExpressions: boolean;
  /** `'` opens at most one character, never a string. */
  readonly apostrophesOpenCharacters: boolean;
  /** `'` may open neither a string nor a character, as before the name of a lifetime. */
  readonly hasLoneApostrophes: boolean;
  /** A condition may follow the code that it decides: `raise Missing unless here?`. */
  readonly conditionsFollow: boolean;
  /** Start of a case that has no keyword. */
  readonly caseMark: RegExp | undefined;
  /** A quoted type is code. */
  readonly quotesTypes: boolean;
  /** A second sign for comments up to the end of the line; it is none where the text is `unless`. */
  readonly otherLineComment: { readonly mark: string; readonly unless: string } | undefined;
  /** A string statement documents the code. */
  readonly hasDocstrings: boolean;
  /** Quotation marks of strings over several lines, for reading code as prose. */
  readonly longQuotes: RegExp;
  /** Sign between a receiver and its member, at the end of a text. */
  readonly memberMark: RegExp;
  /** `a['name']` names a member. */
  readonly quotesMembers: boolean;
  /** `@` is part of the name of a field; elsewhere it begins a decorator. */
  readonly marksFields: boolean;
  /** Elements with attributes are expressions (JSX). */
  readonly hasMarkup: boolean;
  /** Type keywords of the language may also be names of values. */
  readonly hasTypeKeywords: boolean;
  /** `typeof` and `instanceof` stand before values, even in a type position. */
  readonly hasTypeQueries: boolean;
  /** Types of parameters and fields follow the name. */
  readonly typesFollowNames: boolean;
  /** `name: T = value` inside a function annotates a variable; elsewhere a name with a colon is a key. */
  readonly colonAnnotates: boolean;
  /** Text before a variable name after its type, at the end of the line up to the name. */
  readonly typePrefix: RegExp;
  /** Text after a name that marks a declaration: `name := value`. */
  readonly declarationSign: RegExp | undefined;
  /** Assigning a plain name in a function makes it a variable of the function. */
  readonly assigningMakesLocals: boolean;
  /** A class body or module declares a field or variable by assigning it; assigning it again writes it. */
  readonly assigningDeclares: boolean;
  /** Lambdas and comprehensions have names of their own, also outside of functions. */
  readonly hasExpressionScopes: boolean;
  /** A declaration in a block holds up to the end of that block. */
  readonly scopesAreBlocks: boolean;
  /** A name holds after the statement that declares it; else from the beginning of the block or soon after. */
  readonly namesBeginAfterDeclaration: boolean;
  /** An import may go over several lines. */
  readonly importsSpanLines: boolean;
  readonly keyStyle: KeyStyle | undefined;
  /** Keys of literals look like field declarations, which have a form of their own. */
  readonly keysLookLikeDeclarations: boolean;
  /** Kind that the form of a name shows: only methods are called on an object, never fields. Undefined where the form shows nothing. */
  readonly memberForm: ((name: WrittenName) => WrittenForm | undefined) | undefined;
  /** Whether a plain name in the body of a type is a field declared there. */
  readonly declaresField: ((name: WrittenName) => boolean) | undefined;
}

const plainTypePrefix = /(?:^|[;{(])\s*(?:final\s+)?[A-Za-z_][\w.]*(?:<[^;={}]*>)?(?:\[\])*\s+$/;
const nonTypeWord = /\b(?:return|new|else|throw|case|in|await|yield|delete|typeof|import|package|goto)\s+$/;

/** Whether a type stands before a name, as in a Java declaration of a variable. */
export function isTyped(before: string, { typePrefix }: Pick<TextRules, 'typePrefix'>): boolean {
  return typePrefix.test(before) && !nonTypeWord.test(before);
}

/** Values for languages that do not set the field. */
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
  typePrefix: plainTypePrefix,
  declarationSign: undefined,
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

/** Signs between receiver and member in languages with an arrow for it; elsewhere an arrow precedes a return type. */
export const memberMarkWithArrow = /(?:\.|\??->|::)\s*$/;
