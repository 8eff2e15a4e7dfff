// Rules for uses: from where a definition can be used, and which code may use it without naming it.

/**
 * Limits of where a definition can be named; `uses/target/reach.ts` has a rule for each.
 * - `module`: names that a module does not export, and private members of a class
 * - `underscore`: by convention only, so that any file of the project may still name it
 * - `file`: private names stay in their file
 * - `workspace`: other parts of a class may use its private members
 * - `package`: names with a small first letter stay in their folder
 * - `crate`: names that are not exported stay in the project
 * - `unit`: names that are not exported stay in their file, unless another file includes it
 */
export type Privacy = 'module' | 'underscore' | 'file' | 'workspace' | 'package' | 'crate' | 'unit';

/** Rules by which uses of a definition are found and excluded. */
export interface UseRules {
  /** The modifier of an exported definition that only the project itself can name: C#'s and Kotlin's `internal`, Rust's `pub(crate)`. */
  readonly projectMark: RegExp | undefined;
  readonly privacy: Privacy | undefined;
  /** Any code with an object may use its private members, and code outside of the class does so. */
  readonly privateIsConvention: boolean;
  /** A private member overrides nothing, and no base calls it. */
  readonly privateIsSealed: boolean;
  /** Outside of its class `__name` is `_Class__name`. */
  readonly manglesPrivateNames: boolean;
  /** Declarations of fields and variables that only their file, class or project should name; the first group is the name. */
  readonly privateDeclarations: readonly RegExp[];
  /** Members that the language itself calls by name. */
  readonly hooks: RegExp | undefined;
  /** Bases of a class may act on its mere definition. */
  readonly basesSeeClasses: boolean;
  /** Serialisers fill and read the fields of any object without naming them. */
  readonly serialisersReadFields: boolean;
  /** Code that reads its own names from texts, or passes on its frame. */
  readonly readsOwnNames: RegExp | undefined;
  /** Code in which a module reads one of its names by a string. */
  readonly readsModuleNames: RegExp | undefined;
  /** Code that passes on a class as a literal. `name` is escaped for a pattern. */
  readonly classLiteral: ((name: string) => RegExp) | undefined;
  /** Library bases that call no private member of their objects; `unlessImported` does not hold where an import brings the name. */
  readonly libraryBases: { readonly always: RegExp; readonly unlessImported: RegExp } | undefined;
  /** Strings in `__slots__` may declare attributes. */
  readonly hasSlots: boolean;
  /** Any object with the member may replace one of the class. */
  readonly objectsStandIn: boolean;
  /** Code may take a method from its class and run it on objects of another. */
  readonly methodsAreBorrowed: boolean;
  /** Methods stand only in classes, not in object literals. */
  readonly methodsNeedClass: boolean;
  /** Fields must be declared: one of the same name in a derived class is another field. */
  readonly declaresEveryField: boolean;
  /** A type may have no name; it then belongs to the enclosing function. */
  readonly hasNamelessTypes: boolean;
  /** A definition may be the value of an assignment or argument, with a name that is visible only inside. */
  readonly definitionsAreExpressions: boolean;
  /** End of the path of a file that only declares definitions of another one. */
  readonly stubEnding: string | undefined;
  /** Code marks what is external: nothing of the workspace stands behind such a path. */
  readonly outsideIsSure: boolean;
  /** Names of another module need an import. */
  readonly namesNeedImports: boolean;
  /** A plain name is no member, except where keys and patterns name members. */
  readonly membersNeedReceiver: boolean;
  /** Functions return errors as values. */
  readonly returnsErrors: boolean;
  /** The keyword of a type follows its name. */
  readonly typeWordsFollow: boolean;
  /** Ways for code outside a type to add members: under the name of the type (`named`), or as `extensions`; undefined for none. */
  readonly membersOutside: 'named' | 'extensions' | undefined;
  /** A type may span several files of a folder. */
  readonly typesSpanFiles: boolean;
}

/** Values for languages that do not set the field. */
export const plainUses: UseRules = {
  privacy: undefined,
  projectMark: undefined,
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
