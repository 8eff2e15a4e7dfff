// Rules for calls, functions, objects and variables, as far as they decide which code runs.

/** Methods that run when code iterates over an object. */
export interface IterationRules {
  /** Returns the iterator. */
  readonly start: string;
  /** Returns the next element. */
  readonly step: string;
  /** The member of the result of `step` that holds the element; undefined where the result is the element. */
  readonly element: string | undefined;
  /** Those of both that count as calls of a loop. */
  readonly calledMethods: readonly string[];
}

/** Rules by which values and calls are followed. */
export interface ValueRules {
  /** The first parameter of a method is its object, under any name. */
  readonly objectIsFirstParameter: boolean;
  /** In `{ key: value }` `key` is a name, not the value of a variable. */
  readonly objectKeysAreNames: boolean;
  /** Expressions of several parts are evaluated part by part. */
  readonly evaluatesParts: boolean;
  /** Normal form for expressions: Go's have conversions and pointers, Ruby's have field marks. */
  readonly chainForm: 'plain' | 'conversions' | 'marks';
  /** Objects are maps of members: code may set and read any key. */
  readonly membersAreKeys: boolean;
  /** Data flows find a field of the class under its plain name in methods. */
  readonly fieldsFlowBare: boolean;
  /** Every function has its own `this`. */
  readonly functionsHaveThis: boolean;
  /** Functions have `call`, `apply` and `bind`. */
  readonly functionsHaveMethods: boolean;
  /** Methods that run when code iterates over an object. */
  readonly iteration: IterationRules;
  /** Where nothing else gives a type, data flow into the variable, parameter or result does. */
  readonly flowsTellValues: boolean;
  /** A variable may hold objects of several classes: every assignment counts. */
  readonly variablesChangeTypes: boolean;
  /** A member knows the object or class of its call (`cls`, `self`). */
  readonly membersKnowReceiver: boolean;
  /** Name of the method that runs when an object is called. */
  readonly callMethod: string | undefined;
  /** Name of the member of an object that is its class. */
  readonly classMember: string | undefined;
  /** A decorator may replace the function by an object. */
  readonly decoratorsReplace: boolean;
  /** A decorator is called; else it only marks the definition. */
  readonly decoratorsAreCalled: boolean;
  /** A class has a `prototype` that stands for its objects. */
  readonly hasPrototypes: boolean;
  /** `Class.new` makes an object. */
  readonly newIsMember: boolean;
  /** `Class.this` is the enclosing object. */
  readonly thisIsMember: boolean;
  /** `super(…)` calls the constructor of the base. */
  readonly superCallsConstructor: boolean;
  /** Alternative keyword for the base constructor. */
  readonly baseConstructor: string | undefined;
  /** A string may refer to a class or method by its path. */
  readonly stringsReferTo: boolean;
  /** Indexing gives the element type of the container. */
  readonly indexesByType: boolean;
  /** A field of a type may hold functions, which are called like its methods. */
  readonly fieldsHoldFunctions: boolean;
  /** A parameter receives the definition of the same name, like fixtures of tests. */
  readonly injectsByName: boolean;
  /** A container replaces an abstract type by an implementation. */
  readonly injectsImplementations: boolean;
  /** A class body runs only when the class is defined. */
  readonly bodiesRunOnce: boolean;
  /** Only functions run: types and files contain no statements. */
  readonly runsInFunctionsOnly: boolean;
  /** The last line of a block is its value. */
  readonly blocksHaveValues: boolean;
  /** A function without a return statement returns nothing. */
  readonly endingGivesNothing: boolean;
  /** Code that fails without a keyword for it: a check that stops, an unwrapped value, a propagated error. */
  readonly implicitFailure: RegExp | undefined;
  /** Methods that turn a missing value or an error of their receiver into an error with the text in their argument. */
  readonly failingMethods: ReadonlySet<string>;
  /** Code mounts a router by passing it to the function that adds the routes. */
  readonly routersAreHandedOn: boolean;
  /** A method name alone calls it: parentheses are optional, and a symbol of its name passes it on. */
  readonly callsWithoutParentheses: boolean;
}

/** Values for languages that do not set the field. */
export const plainValues: ValueRules = {
  objectIsFirstParameter: false,
  objectKeysAreNames: true,
  evaluatesParts: false,
  chainForm: 'plain',
  membersAreKeys: false,
  fieldsFlowBare: false,
  functionsHaveThis: false,
  functionsHaveMethods: false,
  iteration: { start: '[Symbol.iterator]', step: 'next', element: 'value', calledMethods: [] },
  flowsTellValues: false,
  variablesChangeTypes: false,
  membersKnowReceiver: false,
  callMethod: undefined,
  classMember: undefined,
  decoratorsReplace: false,
  decoratorsAreCalled: true,
  hasPrototypes: false,
  newIsMember: false,
  thisIsMember: false,
  superCallsConstructor: true,
  baseConstructor: undefined,
  stringsReferTo: false,
  indexesByType: false,
  fieldsHoldFunctions: false,
  injectsByName: false,
  injectsImplementations: false,
  bodiesRunOnce: false,
  runsInFunctionsOnly: false,
  blocksHaveValues: false,
  endingGivesNothing: false,
  implicitFailure: undefined,
  failingMethods: new Set(),
  routersAreHandedOn: false,
  callsWithoutParentheses: false,
};
