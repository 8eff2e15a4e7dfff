// Rules of Python, where they differ from most languages.
import { bracketConditions } from './conditionRules.ts';
import { languageRules, words } from './languageRules.ts';

/** Matches built-in types and exceptions, which are written in C and look up no private name. */
const builtIn =
  /^(?:dict|list|set|frozenset|tuple|str|bytes|bytearray|int|float|complex|(?:Base)?Exception|[A-Z]\w*(?:Error|Warning)|KeyboardInterrupt|SystemExit|GeneratorExit|StopIteration|StopAsyncIteration)$/;
/**
 * Matches abstract collections, which call only public members. Source: `Lib/_collections_abc.py`. `Set` calls `_from_iterable`, so it is
 * not among them.
 */
const collections =
  /^(?:collections\.abc|typing)\.(?:Container|Hashable|Iterable|Iterator|Reversible|Generator|Sized|Callable|Collection|Sequence|MutableSequence|Mapping|MutableMapping|Awaitable|Coroutine|AsyncIterable|AsyncIterator|AsyncGenerator)$/;

export const python = languageRules('python', {
  colonAnnotates: true,
  selfNames: words('self cls super'),
  globals:
    words(`abs all any ascii bin bool breakpoint bytearray bytes callable chr classmethod compile complex delattr dict dir divmod enumerate eval
    exec filter float format frozenset getattr globals hasattr hash help hex id input int isinstance issubclass iter len list locals map
    max memoryview min next object oct open ord pow print property range repr reversed round set setattr slice sorted staticmethod str sum
    super tuple type vars zip __import__ NotImplemented Ellipsis BaseException Exception ArithmeticError AssertionError AttributeError
    BufferError EOFError FileExistsError FileNotFoundError FloatingPointError ImportError IndentationError IndexError InterruptedError
    IsADirectoryError KeyError KeyboardInterrupt LookupError MemoryError ModuleNotFoundError NameError NotADirectoryError
    NotImplementedError OSError IOError OverflowError PermissionError ProcessLookupError RecursionError ReferenceError RuntimeError
    StopIteration StopAsyncIteration SyntaxError SystemError SystemExit TabError TimeoutError TypeError UnboundLocalError
    UnicodeDecodeError UnicodeEncodeError UnicodeError ValueError ZeroDivisionError ConnectionError ConnectionResetError BrokenPipeError
    Warning UserWarning DeprecationWarning RuntimeWarning FutureWarning ImportWarning ResourceWarning PendingDeprecationWarning`),
  bodiesSetFields: true,
  argumentsChooseDefinition: false,
  propertiesAreMethods: true,
  mergesDefinitions: true,
  undeclaredAssignment: 'memberOutsideBody',
  overridesInheritTypes: true,
  importsNameModulesFirst: true,
  definesFallbacks: true,

  moduleResolution: 'packages',
  importsName: 'submodules',
  importsBindTop: true,

  constructorName: '__init__',
  allocatorName: '__new__',
  ellipsisRepeatsType: true,
  hasTypeVariables: true,
  genericBase: /\b(?:Generic|Protocol)\[/,
  tupleBase: /(?:^|\.)NamedTuple$/,
  fitsByShape: true,
  hasDescriptors: true,
  headsRunOutside: true,
  literalTypes: { string: 'str', list: 'list', object: 'dict' },
  listType: 'list',
  libraryMethods:
    words(`as_posix as_uri bit_length cancelled capitalize casefold center chmod done expanduser expandvars fileno fromkeys hexdigest is_absolute
    is_alive is_dir is_file isalnum isalpha isatty isdecimal isdigit isidentifier islower isnumeric isoformat isspace isupper iterdir
    joinpath ljust lstrip maketrans mkdir most_common popitem readlines relative_to removeprefix removesuffix rfind rglob rindex rjust
    rpartition rsplit rstrip read_bytes read_text rmdir seek strftime swapcase symlink_to tell timestamp title total_seconds touch
    translate truncate unlink utcoffset with_name with_suffix write_bytes write_text writelines zfill difference intersection issubset
    issuperset symmetric_difference isdisjoint discard`),
  libraryCallbacks: true,

  objectIsFirstParameter: true,
  objectKeysAreNames: false,
  evaluatesParts: true,
  iteration: { start: '__iter__', step: '__next__', element: undefined, calledMethods: ['__iter__', '__next__'] },
  flowsTellValues: true,
  variablesChangeTypes: true,
  membersKnowReceiver: true,
  callMethod: '__call__',
  classMember: '__class__',
  decoratorsReplace: true,
  superCallsConstructor: false,
  injectsByName: true,
  bodiesRunOnce: true,
  endingGivesNothing: true,
  implicitFailure: /^\s*assert\b/,

  strings: { hole: /\{(?!\{)/y, long: ['"""', "'''"], holePrefix: /[fFtT]/ },
  quotesTypes: true,
  hasDocstrings: true,
  longQuotes: /"""|'''/g,
  assigningMakesLocals: true,
  assigningDeclares: true,
  hasExpressionScopes: true,
  importsSpanLines: true,
  keyStyle: 'keywordArguments',

  privacy: 'underscore',
  privateIsConvention: true,
  manglesPrivateNames: true,
  privateDeclarations: [/^[ \t]*(_\w+)[ \t]*(?::[^=\n]+)?=(?!=)/gm, /^[ \t]+self\.(_\w+)[ \t]*(?::[^=\n]+)?=(?!=)/gm],
  basesSeeClasses: true,
  readsOwnNames: /(?<![.\w])(?:locals|vars|eval|exec)\s*\(|\b(?:currentframe|_getframe)\s*\(/,
  readsModuleNames: /\b(?:globals|locals|vars|getattr)\s*\(|\bsys\.modules\b|\.__dict__\b/,
  libraryBases: { always: collections, unlessImported: builtIn },
  hasSlots: true,
  objectsStandIn: true,
  methodsAreBorrowed: true,
  methodsNeedClass: true,
  stubEnding: 'i',
  namesNeedImports: true,
  membersNeedReceiver: true,

  conditions: bracketConditions({
    tests: words(`isinstance len .strip .lower .upper .startswith .endswith`),
    end: 'colon',
    words: { None: 'null', True: 'true', False: 'false' },
    falsyValues: new Set(['null', 'zero', 'emptyText', 'emptyList'] as const),
    classesDefineEquality: true,
    booleansAreNumbers: true,
    chainsComparisons: true,
    inMeansElement: true,
    apostrophesQuoteTexts: true,
    textWithCode: /^[a-z]*[ft][a-z]*["'][^]*\{/i,
    objectMaker: undefined,
    hasListLiterals: true,
    keywordSign: '=',
    spread: /^\*/,
    decoratorsChangeCalls: true,
    typeComesFirst: false,
  }),
});
