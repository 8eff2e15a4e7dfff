// What names mean in a language: which words stand for the object, how far a name reaches, what hides what.

/** How far names reach without an import: in the folder of the file, everywhere, or types everywhere and the rest in the folder. */
export type Sharing = 'folder' | 'all' | 'types';

/** Rules by which a name is resolved. */
export interface NameRules {
  /** Words by which code inside a class means the object, its class or its bases. */
  readonly selfNames: ReadonlySet<string>;
  /** Functions and objects of the language itself, which are there without an import. */
  readonly globals: ReadonlySet<string>;
  /** Nothing of another module is seen without an import, so a name of {@link globals} never means one of the workspace. */
  readonly globalsComeFirst: boolean;
  /** How far names reach without an import; undefined where they do not. */
  readonly sharing: Sharing | undefined;
  /** Only what is exported is shared; the rest stays in its file. */
  readonly sharesExportsOnly: boolean;
  /** All files of a folder are one package, whose names and members stay in the folder. */
  readonly packagesAreFolders: boolean;
  /** A module has the name of its file, not only that of its folder. */
  readonly filesAreModules: boolean;
  /** Code in a class names members without a receiver. */
  readonly namesMembersBare: boolean;
  /** All members of a class stand in it and its bases: no other look-up makes a plain name a member. */
  readonly membersAreListed: boolean;
  /** Plain code in the body of a class names the fields that are declared there. */
  readonly bodiesNameFields: boolean;
  /** What a class body assigns is a field, also where the value says nothing of its type. */
  readonly bodiesSetFields: boolean;
  /** The head of a namespace: a class-like definition whose members are plain names in it. */
  readonly namespaceHead: RegExp | undefined;
  /** A namespace adds to the function, class or enum of its name. */
  readonly mergesNamespaces: boolean;
  /**
   * How names of types and of values meet: they are the `same` names, live `apart`, or stand `beside` each other, so that one name may be both and
   * a type never stands for a value.
   */
  readonly typeNames: 'same' | 'apart' | 'beside';
  /** Methods have names of their own: what is called is no variable. */
  readonly methodsHaveOwnNames: boolean;
  /** Type parameters of a definition hide types of their name outside of it. */
  readonly typeParametersHide: boolean;
  /** Where a type is wanted, what a variable of the name holds is not read: a field may be called like its own type. */
  readonly valuesAreNoTypes: boolean;
  /** Where a type is wanted, a variable of the name is not what is meant. */
  readonly variablesAreNoTypes: boolean;
  /** A definition that only has a title, as a test that is described by a string: nothing can name it. */
  readonly isTitle: (kind: string, signature: string) => boolean;
  /** Even a lone definition may not fit the place, so that it has to be checked. */
  readonly checksEveryDefinition: boolean;
  /** Of several definitions of a name the number of arguments chooses one. */
  readonly argumentsChooseDefinition: boolean;
  /** Getter and setter of a property are methods of its name. */
  readonly propertiesAreMethods: boolean;
  /** A private member is not there for derived classes. */
  readonly privateIsNotInherited: boolean;
  /** Declarations of one name are one type: a class and an interface, an interface in parts. */
  readonly declarationsAreOneType: boolean;
  /** Members are looked for in all definitions of the name of a class: in its other declarations, or in branches of a condition. */
  readonly mergesDefinitions: boolean;
  /** A constructor is a method that has the name of its class. */
  readonly constructorsBearClassName: boolean;
  /**
   * What an assignment without a declaration sets: something around the function (`outer`), a `member` or something around, the same except in the
   * body of a class (`memberOutsideBody`), or a variable of the scope (undefined).
   */
  readonly undeclaredAssignment: 'outer' | 'member' | 'memberOutsideBody' | undefined;
  /** Members of object literals are definitions, but no plain names of the code in and beside the literal. */
  readonly hasObjectLiterals: boolean;
  /** A loop declares variables, which are read by what the loop goes over; conditions do not narrow types. */
  readonly hasLoopVariables: boolean;
  /** A parameter may be a pattern that names parts of the argument. */
  readonly parametersHaveParts: boolean;
  /** A method without types has those of the method that it overrides, as type checkers read it. */
  readonly overridesInheritTypes: boolean;
  /** `a::b` names a module that nothing imports, and modules may be written inside of a file. */
  readonly pathsNameModules: boolean;
  /** `a.b.Type` names a type by its package without an import. */
  readonly pathsNameTypes: boolean;
  /** In an import a name is that of the module, whatever the file calls so. */
  readonly importsNameModulesFirst: boolean;
  /** A star import may take the members of a type. */
  readonly starsTakeMembers: boolean;
  /** A fallback is defined where an import fails: a name may mean both. */
  readonly definesFallbacks: boolean;
  /** What a module offers is said by statements, which may rename it or set the module as a whole. */
  readonly exportsByStatement: boolean;
  /** A type that is given to a trait or interface by its implementation is not at the top of the file. */
  readonly typesBelongToTraits: boolean;
}

const none: ReadonlySet<string> = new Set();

/** What holds where a language says nothing else. */
export const plainNames: NameRules = {
  selfNames: none,
  globals: none,
  globalsComeFirst: false,
  sharing: undefined,
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
