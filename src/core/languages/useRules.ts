// From where a definition of a language can be used at all, and who may use it without naming it.

/**
 * From where a definition can be named; each has its rule in `uses/reach.ts`.
 * - `module`: what a module does not export, and what is private in a class
 * - `underscore`: by convention only, so that any file of the project may still name it
 * - `file`: what is private stays in its file
 * - `workspace`: what is private in a class may be named by its other parts
 * - `package`: what begins with a small letter stays in its folder
 * - `crate`: what is not exported stays in the project
 * - `unit`: what is not exported stays in its file, unless that is included
 */
export type Privacy = 'module' | 'underscore' | 'file' | 'workspace' | 'package' | 'crate' | 'unit';

/** Rules of uses. */
export interface UseRules {
  readonly privacy: Privacy | undefined;
  /** Whoever has an object may ask for its private members, and code outside does so. */
  readonly privateIsConvention: boolean;
  /** A private member overrides nothing, and no base asks for it. */
  readonly privateIsSealed: boolean;
  /** Outside of its class `__name` is `_Class__name`. */
  readonly manglesPrivateNames: boolean;
  /** How fields and variables are declared that only their file, class or project should name: the name is the first group. */
  readonly privateDeclarations: readonly RegExp[];
  /** Members that the language itself looks for by their names. */
  readonly hooks: RegExp | undefined;
  /** Bases of a class may act on its mere definition. */
  readonly basesSeeClasses: boolean;
  /** Serialisers fill and read the fields of any object without naming them. */
  readonly serialisersReadFields: boolean;
  /** How code asks for its own names by texts, or hands on its frame. */
  readonly readsOwnNames: RegExp | undefined;
  /** How a module asks for one of its names by a string. */
  readonly readsModuleNames: RegExp | undefined;
  /** How code hands on a class as a literal. `name` is escaped for a pattern. */
  readonly classLiteral: ((name: string) => RegExp) | undefined;
  /** Bases of the language's own library that ask their objects for no private member; `shadowed` does not hold where an import brings the name. */
  readonly libraryBases: { readonly always: RegExp; readonly shadowed: RegExp } | undefined;
  /** Attributes may be declared by strings in `__slots__`. */
  readonly hasSlots: boolean;
  /** Any object that has the member may stand where one of the class is asked for it. */
  readonly objectsStandIn: boolean;
  /** A method can be taken from its class, to run on objects of another. */
  readonly methodsAreBorrowed: boolean;
  /** A method always stands in a class: there are none in object literals. */
  readonly methodsNeedClass: boolean;
  /** A field has to be declared: one of the name in a derived class is another one. */
  readonly declaresEveryField: boolean;
  /** A type may have no name, and belongs to the function in which it is written. */
  readonly hasNamelessTypes: boolean;
  /** A definition may be the value of an assignment or argument, under a name that only it knows. */
  readonly definitionsAreExpressions: boolean;
  /** What the path of a file has at its end where the file only declares what another one defines. */
  readonly stubEnding: string | undefined;
  /** Code says what is from outside: nothing of the workspace stands behind a path that leads there. */
  readonly outsideIsSure: boolean;
  /** A name of another module is known by an import only. */
  readonly namesNeedImports: boolean;
  /** A plain name is no member, except where keys and patterns name members. */
  readonly membersNeedReceiver: boolean;
  /** Errors are values that a function returns. */
  readonly returnsErrors: boolean;
  /** The word for a kind of type stands after its name. */
  readonly typeWordsFollow: boolean;
  /** How code outside of a type adds members: under the name of the type (`named`), or as `extensions`; undefined where it does not. */
  readonly membersOutside: 'named' | 'extensions' | undefined;
  /** A type may be written in several files of a folder. */
  readonly typesSpanFiles: boolean;
}

/** What holds where a language says nothing else. */
export const plainUses: UseRules = {
  privacy: undefined,
  privateIsConvention: false,
  privateIsSealed: false,
  manglesPrivateNames: false,
  privateDeclarations: [],
  hooks: undefined,
  basesSeeClasses: false,
  serialisersReadFields: false,
  readsOwnNames: undefined,
  readsModuleNames: undefined,
  classLiteral: undefined,
  libraryBases: undefined,
  hasSlots: false,
  objectsStandIn: false,
  methodsAreBorrowed: false,
  methodsNeedClass: false,
  declaresEveryField: false,
  hasNamelessTypes: false,
  definitionsAreExpressions: false,
  stubEnding: undefined,
  outsideIsSure: false,
  namesNeedImports: false,
  membersNeedReceiver: false,
  returnsErrors: false,
  typeWordsFollow: false,
  membersOutside: undefined,
  typesSpanFiles: false,
};
