// Rules for names: words for the current object, how far names reach without imports, and which names hide others.

/** Where names are visible without an import: in the folder of the file, everywhere, or types everywhere and the rest in the folder. */
export type Sharing = 'folder' | 'all' | 'types';

/** Rules by which a name is resolved. */
export interface NameRules {
  /** Words for the current object, its class or its bases inside a class. */
  readonly selfNames: ReadonlySet<string>;
  /** Functions and objects of the language itself, visible without an import. */
  readonly globals: ReadonlySet<string>;
  /** Other modules are visible only by import, so a name of {@link globals} never means a workspace name. */
  readonly globalsComeFirst: boolean;
  /** Where names are visible without an import; undefined where nowhere. */
  readonly sharing: Sharing | undefined;
  /** The runtime whose types all of its languages import from each other; undefined for a language that sees only its own. */
  readonly runtime: 'jvm' | undefined;
  /** Only exported names are visible in this way; the rest stays in its file. */
  readonly sharesExportsOnly: boolean;
  /** All files of a folder are one package, whose names and members stay in the folder. */
  readonly packagesAreFolders: boolean;
  /** A module is named after its file, not only after its folder. */
  readonly filesAreModules: boolean;
  /** Code in a class names members without a receiver. */
  readonly namesMembersBare: boolean;
  /** A class and its bases list all members: no other look-up makes a plain name a member. */
  readonly membersAreListed: boolean;
  /** Plain code in a class body names the fields declared there. */
  readonly bodiesNameFields: boolean;
  /** An assignment in a class body makes a field, even if the value has no known type. */
  readonly bodiesSetFields: boolean;
  /** The head of a namespace: a class-like definition whose members are plain names in it. */
  readonly namespaceHead: RegExp | undefined;
  /** A namespace adds to the function, class or enum of its name. */
  readonly mergesNamespaces: boolean;
  /**
   * Relation of type names and value names: they are the `same`, live `apart`, or stand `beside` each other, so that one name may be both
   * and a type never stands for a value.
   */
  readonly typeNames: 'same' | 'apart' | 'beside';
  /** Methods have a name space of their own: a called name is no variable. */
  readonly methodsHaveOwnNames: boolean;
  /** Type parameters of a definition hide outer types of the same name. */
  readonly typeParametersHide: boolean;
  /** In a type position the value of a variable is ignored: a field may be called like its own type. */
  readonly valuesAreNoTypes: boolean;
  /** In a type position a variable of the name is ignored. */
  readonly variablesAreNoTypes: boolean;
  /** Whether a definition only has a title, like a test described by a string: nothing can name it. */
  readonly isTitle: (symbol: { readonly kind: string; readonly signature: string }) => boolean;
  /** Even a lone definition may not fit the place, so it has to be checked. */
  readonly checksEveryDefinition: boolean;
  /** The number of arguments chooses among several definitions of a name. */
  readonly argumentsChooseDefinition: boolean;
  /** Getter and setter of a property are methods of its name. */
  readonly propertiesAreMethods: boolean;
  /** Derived classes do not see private members. */
  readonly privateIsNotInherited: boolean;
  /** Several declarations of a name form one type: a class and an interface, an interface in parts. */
  readonly declarationsAreOneType: boolean;
  /** Members come from all definitions of a class name: its other declarations, or branches of a condition. */
  readonly mergesDefinitions: boolean;
  /** A constructor is a method that has the name of its class. */
  readonly constructorsBearClassName: boolean;
  /**
   * Target of an assignment without a declaration: a variable outside the function (`outer`), a `member` or an outer variable, the same
   * except in a class body (`memberOutsideBody`), or a variable of the scope (undefined).
   */
  readonly undeclaredAssignment: 'outer' | 'member' | 'memberOutsideBody' | undefined;
  /** Members of object literals are definitions, but no plain names for code in and beside the literal. */
  readonly hasObjectLiterals: boolean;
  /** A loop declares variables that take the elements of its collection; conditions do not narrow types. */
  readonly hasLoopVariables: boolean;
  /** A parameter may be a pattern that names parts of the argument. */
  readonly parametersHaveParts: boolean;
  /** A method without types takes those of the method that it overrides, as type checkers do. */
  readonly overridesInheritTypes: boolean;
  /** `a::b` names a module without an import, and a file may contain modules. */
  readonly pathsNameModules: boolean;
  /** `a.b.Type` names a type by its package without an import. */
  readonly pathsNameTypes: boolean;
  /** In an import a name means the module, whatever the file uses the name for. */
  readonly importsNameModulesFirst: boolean;
  /** A star import may take the members of a type. */
  readonly starsTakeMembers: boolean;
  /** Code defines a fallback for a failed import: a name may mean both. */
  readonly definesFallbacks: boolean;
  /** Statements declare the exports of a module; they may rename them or set the module as a whole. */
  readonly exportsByStatement: boolean;
  /** An associated type in the implementation of a trait or interface is no top-level type of the file. */
  readonly typesBelongToTraits: boolean;
}

const none: ReadonlySet<string> = new Set();

/** Values for languages that do not set the field. */
export const plainNames: NameRules = {
  selfNames: none,
  globals: none,
  globalsComeFirst: false,
  sharing: undefined,
  runtime: undefined,
  sharesExportsOnly: false,
  packagesAreFolders: false,
  filesAreModules: false,
  namesMembersBare: false,
  membersAreListed: false,
  bodiesNameFields: true,
  bodiesSetFields: false,
  namespaceHead: undefined,
  mergesNamespaces: false,
  typeNames: 'same',
  methodsHaveOwnNames: false,
  typeParametersHide: false,
  valuesAreNoTypes: false,
  variablesAreNoTypes: false,
  isTitle: () => false,
  checksEveryDefinition: false,
  argumentsChooseDefinition: true,
  propertiesAreMethods: false,
  privateIsNotInherited: false,
  declarationsAreOneType: false,
  mergesDefinitions: false,
  constructorsBearClassName: false,
  undeclaredAssignment: undefined,
  hasObjectLiterals: false,
  hasLoopVariables: false,
  parametersHaveParts: false,
  overridesInheritTypes: false,
  pathsNameModules: false,
  pathsNameTypes: false,
  importsNameModulesFirst: false,
  starsTakeMembers: false,
  definesFallbacks: false,
  exportsByStatement: false,
  typesBelongToTraits: false,
};

/** Whether two languages are the same or import types from each other. */
export function sharesRuntime(a: NameRules, b: NameRules): boolean {
  return a === b || (a.runtime !== undefined && a.runtime === b.runtime);
}
