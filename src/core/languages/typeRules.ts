// How a language writes types, and what classes, interfaces and constructors are in it.

/** Rules of types. */
export interface TypeRules {
  /** Name of the method that constructs objects; where it is undefined that of the class. */
  readonly constructorName: string | undefined;
  /** Name of the method that makes the object which the constructor fills. */
  readonly allocatorName: string | undefined;
  /** A class is constructed by the name of its type alone, so that a variable of that name is not meant. */
  readonly constructsByTypeName: boolean;
  /** A class without a constructor has that of its base. */
  readonly inheritsConstructors: boolean;
  /** Annotations have marks of pointers, borrowing and the like. */
  readonly marksTypes: boolean;
  /** Types are looked for in all namespaces: the path before a name is left out. */
  readonly typesLeaveNamespaces: boolean;
  /** `A & B` is a type. */
  readonly hasIntersections: boolean;
  /** Types can be computed: by conditions (`A extends B ? C : D`), and by a member's key in brackets (`A['key']`). */
  readonly hasTypeOperators: boolean;
  /** `map[Key]Value` is a type. */
  readonly writesMapTypes: boolean;
  /** `tuple[A, ...]` holds any number of `A`. */
  readonly ellipsisRepeatsType: boolean;
  /** `Optional<A>` and its like are objects of their own, instead of what they hold. */
  readonly wrappersAreObjects: boolean;
  /** Type parameters are variables (`T = TypeVar('T')`), and a variable may be an alias of a type. */
  readonly hasTypeVariables: boolean;
  /** The base whose brackets list the type parameters of a class, up to its bracket. */
  readonly genericBase: RegExp | undefined;
  /** What stands before the type parameters of a method, where they come before its name; the bracket is the last character. */
  readonly typeParametersFirst: RegExp | undefined;
  /** The base of classes whose fields are the parts of a tuple. */
  readonly tupleBase: RegExp | undefined;
  /** An object fits an interface that its class does not name. */
  readonly fitsByShape: boolean;
  /** A type meets an interface by having its methods, and there are edges for that. */
  readonly interfacesAreImplicit: boolean;
  /** A name may have several methods, which the types of the arguments tell apart. */
  readonly choosesOverloads: boolean;
  /** A function in place of an interface is its one method. */
  readonly functionsMeetInterfaces: boolean;
  /** How names of interfaces begin by convention, where their members are not members of the classes that meet them. */
  readonly interfaceName: RegExp | undefined;
  /** A member may be an object that says what naming it gives. */
  readonly hasDescriptors: boolean;
  /** Heads of definitions (defaults, decorators, types) are read in the scope around them. */
  readonly headsRunOutside: boolean;
  /** Types that are written, also without names, are followed member by member. */
  readonly followsDeclaredTypes: boolean;
  /** What a literal is an object of. */
  readonly literalTypes: Readonly<Record<string, string>>;
  /** The type of lists that methods of containers give. */
  readonly listType: string;
  /** Methods of the language's own strings, collections, files and dates: a call with an unknown receiver most likely means one of them. */
  readonly libraryMethods: ReadonlySet<string>;
  /** It is known what functions of the language's own library hand to the functions that they are given. */
  readonly libraryCallbacks: boolean;
}

/** What holds where a language says nothing else. */
export const plainTypes: TypeRules = {
  constructorName: undefined,
  allocatorName: undefined,
  constructsByTypeName: false,
  inheritsConstructors: true,
  marksTypes: false,
  typesLeaveNamespaces: false,
  hasIntersections: false,
  hasTypeOperators: false,
  writesMapTypes: false,
  ellipsisRepeatsType: false,
  wrappersAreObjects: false,
  hasTypeVariables: false,
  genericBase: undefined,
  typeParametersFirst: undefined,
  tupleBase: undefined,
  fitsByShape: false,
  interfacesAreImplicit: false,
  choosesOverloads: false,
  functionsMeetInterfaces: false,
  interfaceName: undefined,
  hasDescriptors: false,
  headsRunOutside: false,
  followsDeclaredTypes: false,
  literalTypes: { string: 'String', list: 'Array', object: 'Object' },
  listType: 'List',
  libraryMethods: new Set(),
  libraryCallbacks: false,
};
