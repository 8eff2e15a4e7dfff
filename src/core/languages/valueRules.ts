// What runs in a language: what calls, functions, objects and variables are, as far as it tells which code is reached.

/** Methods that run when an object is gone over. */
export interface IterationRules {
  /** Gives the iterator. */
  readonly start: string;
  /** Gives the next element. */
  readonly step: string;
  /** The member of what `step` gives that holds the element; undefined where it is the element itself. */
  readonly element: string | undefined;
  /** Those of both that a loop is said to call. */
  readonly called: readonly string[];
}

/** Rules of values and calls. */
export interface ValueRules {
  /** The object that a method runs on is its first parameter, under any name. */
  readonly objectIsFirstParameter: boolean;
  /** `{ key: value }` has the name `key`, not the value of a variable. */
  readonly objectKeysAreNames: boolean;
  /** Expressions of several parts are evaluated part by part. */
  readonly evaluatesParts: boolean;
  /** How expressions are brought into the form of a chain: Go's have conversions and pointers, Ruby's have marks of fields. */
  readonly chainForm: 'plain' | 'conversions' | 'marks';
  /** Objects are maps of members: any key may be set and read. */
  readonly membersAreKeys: boolean;
  /** Flows find a field of the class under its plain name in methods. */
  readonly fieldsFlowBare: boolean;
  /** Any function has a `this` of its own. */
  readonly functionsHaveThis: boolean;
  /** Functions have `call`, `apply` and `bind`. */
  readonly functionsHaveMethods: boolean;
  /** Which methods run when an object is gone over. */
  readonly iteration: IterationRules;
  /** What flows to a variable, parameter or result is asked where nothing else tells. */
  readonly flowsTellValues: boolean;
  /** A variable may be set to objects of several classes: every assignment is asked. */
  readonly variablesChangeTypes: boolean;
  /** The object or class that a member is asked of is known to the member (`cls`, `self`). */
  readonly membersKnowReceiver: boolean;
  /** Name of the method that runs when an object is called. */
  readonly callMethod: string | undefined;
  /** Name of the member of an object that is its class. */
  readonly classMember: string | undefined;
  /** A decorator may put an object in the place of the function. */
  readonly decoratorsReplace: boolean;
  /** Having a decorator calls it; else it only marks the definition. */
  readonly decoratorsAreCalled: boolean;
  /** A class has a `prototype`, which stands for its objects. */
  readonly hasPrototypes: boolean;
  /** `Class.new` makes an object. */
  readonly newIsMember: boolean;
  /** `Class.this` is the object around. */
  readonly thisIsMember: boolean;
  /** `super(…)` calls the constructor of the base. */
  readonly superCallsConstructor: boolean;
  /** Another word that calls the constructor of the base. */
  readonly baseConstructor: string | undefined;
  /** A string may name a class or method with its path, which refers to it. */
  readonly stringsReferTo: boolean;
  /** Indexing gives what the type of the container says. */
  readonly indexesByType: boolean;
  /** A field of a type may hold functions, which are called as its methods are. */
  readonly fieldsHoldFunctions: boolean;
  /** Whoever names a parameter is given what has that name, as fixtures of tests are. */
  readonly injectsByName: boolean;
  /** A container puts an implementation in the place of an abstract type. */
  readonly injectsImplementations: boolean;
  /** The body of a class runs when the class is defined, and never again. */
  readonly bodiesRunOnce: boolean;
  /** Only what stands in functions runs: there are no statements in types and files. */
  readonly runsInFunctionsOnly: boolean;
  /** The last line of a block is its value. */
  readonly blocksHaveValues: boolean;
  /** A function that ends without a word gives nothing back. */
  readonly endingGivesNothing: boolean;
  /** A router is mounted by handing it to the function that adds the routes. */
  readonly routersAreHandedOn: boolean;
  /** Naming a method calls it: parentheses are not needed, and methods are handed on by a symbol of their name. */
  readonly callsWithoutParentheses: boolean;
}

/** What holds where a language says nothing else. */
export const plainValues: ValueRules = {
  objectIsFirstParameter: false,
  objectKeysAreNames: true,
  evaluatesParts: false,
  chainForm: 'plain',
  membersAreKeys: false,
  fieldsFlowBare: false,
  functionsHaveThis: false,
  functionsHaveMethods: false,
  iteration: { start: '[Symbol.iterator]', step: 'next', element: 'value', called: [] },
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
  routersAreHandedOn: false,
  callsWithoutParentheses: false,
};
