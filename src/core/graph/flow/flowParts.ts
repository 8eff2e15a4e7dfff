// What the parts of the flow of one file ask of each other. Each leads to the others, so `FileFlow` makes them all and they meet there.
import type { CallFact, BindingFact } from '../../symbols/facts.ts';
import type { Term } from '../../symbols/values/terms.ts';
import type { Definitions } from '../files/definitions.ts';
import type { Dependencies } from '../files/dependencies.ts';
import type { FileEntry } from '../files/fileEntry.ts';
import type { PassingCall } from '../files/passingCalls.ts';
import type { Resolution } from '../values/resolution.ts';
import type { FlowFacts } from './flowFacts.ts';
import type { FlowPlaces } from './flowPlaces.ts';
import type { FlowTerms } from './flowTerms.ts';
import type { BuiltValue, FlowValue, LibraryValue, ObjectValue, ParameterValue, PassedArgument } from './flowValues.ts';

/** What other files hold, each question followed there by a flow of its own. */
export interface OtherFiles {
  /** True while an answer for another file is being followed. */
  readonly isAway: boolean;
  /** What an expression at the top of a file holds, `path` being the text of a term. */
  at(entry: FileEntry, path: string): readonly FlowValue[];
  /** What a function returns; its own parameters stand for what it gets. */
  returned(entry: FileEntry, index: number): readonly FlowValue[];
  /** What a field of a class holds by the code of the file that the class is in. */
  field(entry: FileEntry, index: number, name: string): readonly FlowValue[];
  /** What a call in another file passes as the argument `at`, or under `name`. */
  argument(call: PassingCall, at: number, name: string): readonly FlowValue[];
}

/** What a flow asks outside of its file. */
export interface FileFlowParts {
  readonly definitions: Definitions;
  readonly dependencies: Dependencies;
  readonly terms: FlowTerms;
  readonly crossFile: OtherFiles;
  readonly above: Pick<Resolution, 'classes' | 'contextual' | 'evaluation' | 'links' | 'scopes' | 'types'>;
}

/** Where variables and fields keep their values. */
export interface NamePlaces {
  /** A field of a class or of a function that constructs. */
  field(owner: number, name: string): number;
  parameterIndex(scope: number, name: string): number;
}

/** Objects, lists and dictionaries that the file writes. */
export interface ObjectPlaces {
  /** All that is in the object, whatever the key. */
  all(site: number): number;
  /** The value under a key of an object. */
  key(site: number, key: string): number;
  hasKey(site: number, key: string): boolean;
  isMap(site: number): boolean;
  markMap(site: number): void;
  /** Entries of all objects at `from` for the object `site`. */
  copyKeys(from: number | undefined, site: number): void;
  elements(of: number | undefined): number | undefined;
  /** A pair of some key and the element at a place. */
  pair(element: number): ObjectValue;
}

/** What `a.b` is for each value of `a`. */
export interface MemberPlaces {
  member(of: number | undefined, name: string): number | undefined;
}

/** What calls give and what they pass on. */
export interface CallFlow {
  /** Watches a place with what is passed for a parameter in its stead. */
  deref(place: number, watcher: (value: FlowValue) => void): void;
  /** All that is passed for a parameter. */
  actual(fn: number, index: number): number;
  actualKey(parameter: { readonly function: number; readonly index: number }): string;
  /** What is passed for a parameter of a function of `entry`. */
  argument(entry: FileEntry, parameter: ParameterValue, passed: readonly PassedArgument[]): number | undefined;
  /** Number of parameters before the first argument of a call. */
  shift(fn: number, entry?: FileEntry): number;
  /** A value that a function got, returned or kept: its own parameters become what was passed at `site`. */
  given(value: FlowValue, fn: number | undefined, site: number, place: number): void;
  constructorOf(built: Pick<BuiltValue, 'entry' | 'index'>): number | undefined;
  passTo(value: FlowValue, passed: readonly PassedArgument[]): void;
  passedBy(call: CallFact): readonly PassedArgument[];
  /** What a call of the values at `of` gives. */
  result(of: number | undefined, passed: readonly PassedArgument[], isNew: boolean): number | undefined;
}

/** What the languages' own containers and functions do. */
export interface LibraryFlow {
  /** Result of a method of a container. */
  method(value: LibraryValue, passed: readonly PassedArgument[], place: number): void;
  /** The function that a method of a container gets is called with its elements. */
  hand(value: LibraryValue, passed: readonly PassedArgument[]): void;
  /** What a function of the library gives; false when nothing is known of it. */
  call(name: string, passed: readonly PassedArgument[], place: number): boolean;
  /** A function of the library calls one that it gets. */
  handTo(name: string, passed: readonly PassedArgument[]): void;
  /** A call that puts something into a container. */
  put(call: CallFact): void;
}

/** The flow of one file as its parts see it. */
export interface Flow {
  readonly entry: FileEntry;
  readonly parts: FileFlowParts;
  readonly facts: FlowFacts;
  readonly places: FlowPlaces;
  readonly names: NamePlaces;
  readonly objects: ObjectPlaces;
  readonly members: MemberPlaces;
  readonly calls: CallFlow;
  readonly library: LibraryFlow;
  /** The place of a term's values. */
  term(scope: number, term: Term | undefined): number | undefined;
  calleeOf(call: CallFact): number | undefined;
  receiverOf(call: CallFact): number | undefined;
  /** Lets bindings take their turn. */
  follow(facts: readonly BindingFact[]): void;
  assign(scope: number, target: Term, place: number): void;
}
