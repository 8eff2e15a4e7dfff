// The outline of a source file: what it calls and defines, whichever parser tells it.

/** A place as zero-based line and UTF-16 column. */
export type Place = readonly [line: number, column: number];

/** A function with a name of its own, or that of the variable or property that it is put into. Others count for the function around them. */
export interface OutlineFunction {
  readonly name: string;
  readonly at: Place;
  /** Where a call has to stand to be made by this function. Equal ends: a declaration without a body. */
  readonly from: Place;
  readonly to: Place;
  /** Reading or writing it calls it. */
  readonly isProperty: boolean;
  /** Where the same name was defined first in the same body, for overloads and parts of a property; SCIP defines only that one in Python. */
  readonly first?: Place;
}

/** A class; `constructs` are where its own constructor is named (once for each overload), `bases` where its base classes are. */
export interface OutlineClass {
  readonly at: Place;
  readonly bases: readonly Place[];
  readonly constructs: readonly Place[];
}

/** A call. `at` is the last name of what is called; a call of `super` has the number of the class that it stands in instead. */
export interface OutlineCall {
  readonly name: string;
  readonly at: Place;
  readonly superOf?: number;
}

/** One file. */
export interface Outline {
  readonly functions: readonly OutlineFunction[];
  readonly classes: readonly OutlineClass[];
  readonly calls: readonly OutlineCall[];
  /** Calls of what has no name (`make()()`, `table[key]()`), which references cannot tell anything about. */
  readonly nameless: number;
}
