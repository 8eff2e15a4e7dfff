// Rules for conditions and arguments, as far as they decide what a condition says about a value that code writes out.

/** Values without content, by which languages differ in what they count as false. */
export type BareValue = 'null' | 'undefined' | 'zero' | 'emptyText' | 'zeroText' | 'emptyList';

/** Rules by which a condition is computed for a known value, and by which the arguments of a call reach their parameters. */
export interface Conditions {
  /** What ends the head of a condition: the bracket around it, a colon, the brace of its block, or the line. */
  readonly end: 'bracket' | 'colon' | 'brace' | 'line';
  /** Words for values: no value, true and false, and a variable that was never set. */
  readonly words: Readonly<Record<string, 'null' | 'undefined' | 'true' | 'false'>>;
  /** What counts as false besides false; undefined where a condition takes nothing but true and false. */
  readonly falsyValues: ReadonlySet<BareValue> | undefined;
  /** `==` converts its operands. */
  readonly convertsOperands: boolean;
  /** `==` may run code of a class even where one side is no value. */
  readonly classesDefineEquality: boolean;
  /** True and false are numbers. */
  readonly booleansAreNumbers: boolean;
  /** `a < b < c` means both. */
  readonly chainsComparisons: boolean;
  /** `a in b` asks for an element. */
  readonly inMeansElement: boolean;
  /** `'text'` is a text, not a character. */
  readonly apostrophesQuoteTexts: boolean;
  /** A text, with its prefix and quotation marks, that holds code. */
  readonly textWithCode: RegExp | undefined;
  /** Start of an expression that gives an object, never no value. */
  readonly objectMaker: RegExp | undefined;
  /** `[` begins a list. */
  readonly hasListLiterals: boolean;
  /** Functions of the library that test a value or read something from it, and members with a dot in front, as far as core computes them. */
  readonly tests: ReadonlySet<string>;
  /** `instanceof` is false for any value that is no object. */
  readonly onlyObjectsAreInstances: boolean;
  /** The sign behind the name of an argument. */
  readonly keywordSign: '=' | ':' | undefined;
  /** An argument that stands for any number of arguments. */
  readonly spread: RegExp;
  /** A call may change a variable among its arguments. */
  readonly callsChangeArguments: boolean;
  /** Types of a call that are not written follow from its arguments alone, and a function without types takes none. */
  readonly argumentsGiveTypes: boolean;
  /** A decorator may change what the function is called with. */
  readonly decoratorsChangeCalls: boolean;
  /** The type of a parameter stands in front of its name. */
  readonly typeComesFirst: boolean;
  /** A parameter without an argument has no value, even without a default. */
  readonly argumentsMayLack: boolean;
}

/** What conditions mean in a language; undefined where it is not known. */
export interface ConditionRules {
  readonly conditions: Conditions | undefined;
}

/** Values for languages that do not set the field. */
export const plainConditions: ConditionRules = { conditions: undefined };

/** Conditions of languages with `if (…)` that take nothing but true and false, where they differ by `differences`. */
export function bracketConditions(differences: Partial<Conditions>): Conditions {
  return {
    end: 'bracket',
    words: { null: 'null', true: 'true', false: 'false' },
    falsyValues: undefined,
    convertsOperands: false,
    classesDefineEquality: false,
    booleansAreNumbers: false,
    chainsComparisons: false,
    inMeansElement: false,
    apostrophesQuoteTexts: false,
    textWithCode: undefined,
    objectMaker: /^new\s+[\w.]+(?:<[^()]*>)?\s*\(/,
    hasListLiterals: false,
    tests: new Set<string>(),
    onlyObjectsAreInstances: false,
    keywordSign: undefined,
    spread: /^\.\.\./,
    callsChangeArguments: false,
    argumentsGiveTypes: false,
    decoratorsChangeCalls: false,
    typeComesFirst: true,
    argumentsMayLack: false,
    ...differences,
  };
}
