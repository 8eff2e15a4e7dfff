// Rules for types: how a language writes them, and how its classes, interfaces and constructors work.

/** Rules by which types are read and compared. */
export interface TypeRules {
  /** Name of the method that constructs objects; undefined where it has the name of the class, empty where there is none. */
  readonly constructorName: string | undefined;
  /** Name of the method that creates the object before the constructor fills it. */
  readonly allocatorName: string | undefined;
  /** Only the type name constructs a class, so a variable of that name does not count. */
  readonly constructsByTypeName: boolean;
  /** A class without a constructor has that of its base. */
  readonly inheritsConstructors: boolean;
  /** Types have marks of pointers, borrowing and the like, and transparent wrappers. */
  readonly marksTypes: boolean;
  /** Types are searched in all namespaces: the path before a name is dropped. */
  readonly typesLeaveNamespaces: boolean;
  /** `A & B` is a type. */
  readonly hasIntersections: boolean;
  /** Types can be computed: by conditions (`A extends B ? C : D`), and by a member's key in brackets (`A['key']`). */
  readonly hasTypeOperators: boolean;
  /** `map[Key]Value` is a type. */
  readonly writesMapTypes: boolean;
  /** `tuple[A, ...]` holds any number of `A`. */
  readonly ellipsisRepeatsType: boolean;
  /** `Optional<A>` and similar wrappers are objects of their own, not their content. */
  readonly wrappersAreObjects: boolean;
  /** Type parameters are variables (`T = TypeVar('T')`), and a variable may be an alias of a type. */
  readonly hasTypeVariables: boolean;
  /** The base that lists the type parameters of a class, up to its bracket. */
  readonly genericBase: RegExp | undefined;
  /** Text before the type parameters of a method that stand before its name; the bracket is the last character. */
  readonly typeParametersFirst: RegExp | undefined;
  /** The base of classes whose fields are the parts of a tuple. */
  readonly tupleBase: RegExp | undefined;
  /** An object fits an interface without its class naming it. */
  readonly fitsByShape: boolean;
  /** A type implements an interface by having its methods, and the graph has edges for that. */
  readonly interfacesAreImplicit: boolean;
  /** A name may have several methods, which argument types distinguish. */
  readonly choosesOverloads: boolean;
  /** A function in place of an interface stands for its one method. */
  readonly functionsMeetInterfaces: boolean;
  /** Prefix of interface names by convention, where members of interfaces are not members of the implementing classes. */
  readonly interfaceName: RegExp | undefined;
  /** A member may be a descriptor: an object that decides the value of the member. */
  readonly hasDescriptors: boolean;
  /** Heads of definitions (defaults, decorators, base lists, types) run in the scope around the definition, not inside it. */
  readonly headsRunOutside: boolean;
  /** Declared types, even without names, are followed member by member. */
  readonly followsDeclaredTypes: boolean;
  /** Type of each kind of literal. */
  readonly literalTypes: Readonly<Record<string, string>>;
  /** The list type that container methods return. */
  readonly listType: string;
  /** Methods of the language's own strings, collections, files and dates: a call with an unknown receiver most likely means one of them. */
  readonly libraryMethods: ReadonlySet<string>;
  /** Clew knows the arguments that library functions pass to their callbacks. */
  readonly libraryCallbacks: boolean;
}

/** Values for languages that do not set the field. */
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
