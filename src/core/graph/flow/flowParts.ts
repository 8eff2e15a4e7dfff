// Interfaces between the parts of a file's flow. The parts depend on each other, so `FileFlow` constructs and connects them.
import type { CallFact, BindingFact } from '../../symbols/facts.ts';
import type { Term } from '../../symbols/values/valueTerms.ts';
import type { Definitions } from '../files/definitions.ts';
import type { DependencyTracker } from '../files/dependencyTracker.ts';
import type { FileEntry } from '../files/fileEntry.ts';
import type { PassingCall } from '../files/passingCalls.ts';
import type { Resolution } from '../values/resolution.ts';
import type { UnfollowedFacts } from './unfollowedFacts.ts';
import type { CellTable } from './cellTable.ts';
import type { TermCache } from './termCache.ts';
import type { BuiltValue, FlowValue, LibraryValue, ObjectValue, ParameterValue, PassedArgument } from './flowValues.ts';

/** Values in other files; each query runs a separate flow there. */
export interface CrossFilePart {
  /** True while an answer for another file is computed. */
  readonly isAway: boolean;
  /** The value of an expression at the top of a file; `path` is the text of a term. */
  at(entry: FileEntry, path: string): readonly FlowValue[];
  /** The values that a function returns; its own parameters stay symbolic. */
  returnValues(entry: FileEntry, index: number): readonly FlowValue[];
  /** The values of a class field, as assigned in the file of the class. */
  field(entry: FileEntry, index: number, name: string): readonly FlowValue[];
  /** The values that a call in another file passes as argument `at`, or as `name`. */
  argument(call: PassingCall, at: number, name: string): readonly FlowValue[];
}

/** What a flow reads beyond the facts of its file. */
export interface FileFlowDependencies {
  readonly definitions: Definitions;
  readonly tracker: DependencyTracker;
  readonly terms: TermCache;
  readonly crossFile: CrossFilePart;
  readonly resolution: Pick<Resolution, 'classes' | 'contextual' | 'evaluation' | 'links' | 'scopes' | 'types'>;
}

/** Cells of variables and fields. */
export interface NamePart {
  /** A field of a class or of a constructor function. */
  fieldCell(owner: number, name: string): number;
  parameterIndex(scope: number, name: string): number;
}

/** Objects, lists and dictionaries of the file. */
export interface ObjectPart {
  /** All values of the object, whatever the key. */
  valuesCell(site: number): number;
  /** The value under a key of an object. */
  keyCell(site: number, key: string): number;
  hasKey(site: number, key: string): boolean;
  isMap(site: number): boolean;
  markMap(site: number): void;
  /** Copies the entries of all objects at `from` to the object `site`. */
  copyKeys(from: number | undefined, site: number): void;
  elementsCell(container: number | undefined): number | undefined;
  /** A pair of an unknown key and the element at a cell. */
  pair(element: number): ObjectValue;
}

/** Values of `a.b` for each value of `a`. */
export interface MemberPart {
  memberCell(owner: number | undefined, name: string): number | undefined;
}

/** Results and arguments of calls. */
export interface CallPart {
  /** Watches the values at a cell, with parameters replaced by their arguments. */
  dereference(cell: number, watcher: (value: FlowValue) => void): void;
  /** The cell of all arguments passed for a parameter. */
  argumentsCell(functionIndex: number, index: number): number;
  argumentsKey(parameter: { readonly function: number; readonly index: number }): string;
  /** The argument passed for a parameter of a function of `entry`. */
  argumentCell(entry: FileEntry, parameter: ParameterValue, passedArguments: readonly PassedArgument[]): number | undefined;
  /** Number of parameters before the first argument of a call. */
  shift(functionIndex: number, entry?: FileEntry): number;
  /** Puts a returned or stored value into `cell`; replaces the function's parameters with the arguments at `site`. */
  putWithArguments(value: FlowValue, functionIndex: number | undefined, site: number, cell: number): void;
  constructorOf(constructedValue: Pick<BuiltValue, 'entry' | 'index'>): number | undefined;
  passTo(value: FlowValue, passedArguments: readonly PassedArgument[]): void;
  passedArgumentsOf(call: CallFact): readonly PassedArgument[];
  /** The cell of the results of calling the values at a cell. */
  resultCell(callee: number | undefined, passedArguments: readonly PassedArgument[], isNew: boolean): number | undefined;
}

/** Rules for built-in containers and functions. */
export interface LibraryPart {
  /** Lets the result of `list.pop()` and the like flow into `cell`. */
  method(value: LibraryValue, passedArguments: readonly PassedArgument[], cell: number): void;
  /** Calls the callback of a container method with the container's elements. */
  passElements(value: LibraryValue, passedArguments: readonly PassedArgument[]): void;
  /** Result of a library function; false when it is unknown. */
  call(name: string, passedArguments: readonly PassedArgument[], cell: number): boolean;
  /** Calls the callback of a library function. */
  passToCallback(name: string, passedArguments: readonly PassedArgument[]): void;
  /** Lets the arguments of `list.append(f)` and the like flow into the container. */
  addToContainer(call: CallFact): void;
}

/** Interface of a file's flow for its parts. */
export interface Flow {
  readonly entry: FileEntry;
  readonly dependencies: FileFlowDependencies;
  readonly facts: UnfollowedFacts;
  readonly cells: CellTable;
  readonly names: NamePart;
  readonly objects: ObjectPart;
  readonly members: MemberPart;
  readonly calls: CallPart;
  readonly library: LibraryPart;
  /** The cell of a term's values. */
  termCell(scope: number, term: Term | undefined): number | undefined;
  calleeCell(call: CallFact): number | undefined;
  receiverCell(call: CallFact): number | undefined;
  /** Queued, so that a long chain of bindings does not recurse deeply. */
  follow(facts: readonly BindingFact[]): void;
  assign(scope: number, target: Term, cell: number): void;
}
