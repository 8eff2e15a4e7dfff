// Grammars of the languages with full extraction, as data. A new one needs a line here and a folder of queries.
import { ecmascript } from '../languages/ecmascript.ts';
import { java as javaRules } from '../languages/java.ts';
import { python as pythonRules } from '../languages/python.ts';
import { csharp, kotlin, php, ruby } from './grammarsManaged.ts';
import { c, cpp, go, rust } from './grammarsSystem.ts';
import type { Grammar } from './language.ts';
import { withTypeSeparators } from './typeSeparators.ts';

const pythonMutators =
  'append extend insert remove pop clear sort reverse update setdefault popitem add discard appendleft popleft extendleft rotate';
const scriptMutators = 'push pop shift unshift splice sort reverse fill copyWithin set add delete clear append assign';
const javaMutators =
  'add addAll put putAll putIfAbsent computeIfAbsent computeIfPresent compute merge remove removeAll removeIf retainAll clear set push pop poll offer ' +
  'addFirst addLast removeFirst removeLast pollFirst pollLast append insert delete setLength incrementAndGet decrementAndGet getAndIncrement getAndSet compareAndSet sort';

const words = (text: string): ReadonlySet<string> => new Set(text.split(' '));

const python: Grammar = {
  rules: pythonRules,
  name: 'python',
  queries: ['python'],
  exportRule: 'underscore',
  selfNames: ['self', 'cls'],
  bareFields: false,
  assignmentDeclares: true,
  keysAreBare: false,
  importsPassOn: true,
  testCalls: [],
  testName: /^test(?:_|$)|^test[A-Z]/,
  testDecorators: [],
  enumBases: ['Enum', 'IntEnum', 'StrEnum', 'Flag', 'IntFlag'],
  interfaceBases: ['Protocol'],
  mutatingMethods: words(pythonMutators),
  logMethods: words('warning warn error exception critical fatal'),
  textNodes: ['string_content'],
  stringNodes: ['string', 'concatenated_string', 'binary_operator'],
  functionNodes: ['lambda'],
};

/** What JavaScript and TypeScript share. */
const script: Omit<Grammar, 'name' | 'queries'> = {
  rules: ecmascript,
  exportRule: 'statement',
  selfNames: ['this'],
  bareFields: false,
  assignmentDeclares: false,
  keysAreBare: true,
  importsPassOn: false,
  testCalls: [
    'it',
    'test',
    'describe',
    'suite',
    'specify',
    'context',
    'bench',
    'fit',
    'xit',
    'fdescribe',
    'xdescribe',
    'xtest',
    'Deno',
    'QUnit',
  ],
  testDecorators: [],
  enumBases: [],
  interfaceBases: [],
  mutatingMethods: words(scriptMutators),
  logMethods: words('warn warning error fatal critical'),
  textNodes: ['string_fragment'],
  stringNodes: ['string', 'template_string', 'binary_expression'],
  functionNodes: ['arrow_function', 'function_expression', 'generator_function'],
};

const java: Grammar = {
  rules: javaRules,
  name: 'java',
  queries: ['java'],
  exportRule: 'modifier',
  selfNames: ['this'],
  bareFields: true,
  assignmentDeclares: false,
  keysAreBare: true,
  importsPassOn: false,
  testCalls: [],
  testName: /^test[A-Z_]/,
  testClass: /^Test[A-Z]|Tests?$|TestCase$|IT$/,
  testDecorators: ['Test', 'ParameterizedTest', 'RepeatedTest', 'TestFactory'],
  enumBases: [],
  interfaceBases: [],
  mutatingMethods: words(javaMutators),
  logMethods: words('warn warning error fatal severe'),
  textNodes: ['string_fragment', 'multiline_string_fragment'],
  stringNodes: ['string_literal', 'binary_expression'],
  literalTypes: new Map([
    ['string_literal', 'String'],
    ['character_literal', 'char'],
    ['decimal_integer_literal', 'int'],
    ['decimal_floating_point_literal', 'double'],
    ['true', 'boolean'],
    ['false', 'boolean'],
    ['class_literal', 'Class'],
  ]),
  functionNodes: ['lambda_expression'],
};

/** Grammars by the name of their asset. TypeScript and JavaScript share most of their queries. */
export const grammars = {
  python,
  javascript: { ...script, name: 'javascript', queries: ['ecmascript', 'javascript', 'jsx'] },
  typescript: { ...script, name: 'typescript', queries: ['ecmascript', 'typescript'], writesTypes: true, prepare: withTypeSeparators },
  tsx: { ...script, name: 'tsx', queries: ['ecmascript', 'typescript', 'jsx'], writesTypes: true, prepare: withTypeSeparators },
  java,
  go,
  rust,
  c,
  cpp,
  csharp,
  ruby,
  php,
  kotlin,
} satisfies Record<string, Grammar>;
