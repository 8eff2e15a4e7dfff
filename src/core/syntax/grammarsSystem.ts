// Grammars of Go, Rust, C and C++, as data.
import { c as cRules } from '../languages/c.ts';
import { go as goRules } from '../languages/go.ts';
import { rust as rustRules } from '../languages/rust.ts';
import type { Grammar } from './language.ts';
import { withoutPreprocessor } from './preprocessor.ts';

const words = (text: string): ReadonlySet<string> => new Set(text.split(' '));

/** Defaults of most languages for the fields of a grammar that have one. */
export const plainGrammar: Omit<
  Grammar,
  'rules' | 'name' | 'queries' | 'exportRule' | 'selfNames' | 'textNodes' | 'stringNodes' | 'functionNodes'
> = {
  bareFields: false,
  assignmentDeclares: false,
  keysAreBare: true,
  importsPassOn: false,
  testCalls: [],
  testDecorators: [],
  enumBases: [],
  interfaceBases: [],
  mutatingMethods: new Set(),
  logMethods: words('warn warning error fatal critical panic'),
};

/** Grammar of Go. Each method chooses the name of its receiver, so facts use `self` for it. */
export const go: Grammar = {
  ...plainGrammar,
  rules: goRules,
  name: 'go',
  queries: ['go'],
  exportRule: 'capital',
  selfNames: ['self'],
  importsBindLast: true,
  containersHaveTypes: true,
  methodsStandElsewhere: true,
  routes: 'handlers',
  testName: /^(?:Test|Benchmark|Example|Fuzz)(?:[^\p{Ll}]|$)/u,
  mutatingMethods: words('Store Add Delete LoadOrStore Swap CompareAndSwap Set PushBack PushFront Reset'),
  logMethods: words(
    'Warn Warnf Warnw Warning Warningf Warningln Error Errorf Errorln Errorw Errorv Fatal Fatalf Fatalln Panic Panicf Panicln Print Printf Println Severe Severef Alert',
  ),
  textNodes: ['interpreted_string_literal_content', 'raw_string_literal_content'],
  stringNodes: ['interpreted_string_literal', 'raw_string_literal', 'binary_expression'],
  functionNodes: ['func_literal'],
};

/** Grammar of Rust. Macros count as functions. */
export const rust: Grammar = {
  ...plainGrammar,
  rules: rustRules,
  name: 'rust',
  queries: ['rust'],
  exportRule: 'modifier',
  exportModifiers: /\bpub\b/,
  selfNames: ['self', 'Self'],
  importsPassOn: true,
  testDecorators: ['test', 'rstest', 'test_case', 'quickcheck', 'bench', 'tokio_test', 'wasm_bindgen_test'],
  mutatingMethods: words(
    'push push_str push_back push_front pop pop_back pop_front insert insert_str remove swap_remove clear extend extend_from_slice append drain retain truncate sort sort_by sort_by_key sort_unstable sort_unstable_by sort_unstable_by_key dedup reverse resize take replace fetch_add fetch_sub store swap set entry get_or_insert_with',
  ),
  logMethods: words('warn error'),
  errorCalls: /^(?:eprintln|eprint|warn|error|expect|expect_err|context|wrap_err)$/,
  raisingMethods: words('expect expect_err context wrap_err'),
  textNodes: ['string_content'],
  stringNodes: ['string_literal', 'raw_string_literal'],
  functionNodes: ['closure_expression'],
};

const cErrorCalls =
  /^(?:perror|errx?|warnx?|verrx?|vwarnx?|die|fatal|panic|fail|abort_with|g_error|g_warning|g_critical|syslog|strerror)$|(?:^|_)(?:error|errorf|err|warn|warning|fatal|panic|die|fail|failf|invalid|complain|croak|bug)(?:_|$)|(?:ERR|ERROR|WARN|WARNING|FATAL|PANIC)$/i;

/** Grammar of C. Any code can call a function that is not `static`. */
export const c: Grammar = {
  ...plainGrammar,
  rules: cRules,
  name: 'c',
  queries: ['c'],
  prepare: withoutPreprocessor,
  exportRule: 'visible',
  hidingModifiers: /\bstatic\b/,
  selfNames: ['this'],
  keysAreBare: false,
  errorCalls: cErrorCalls,
  textNodes: ['string_content'],
  stringNodes: ['string_literal', 'concatenated_string'],
  functionNodes: [],
};

/** Grammar of C++, which extends that of C. */
export const cpp: Grammar = {
  ...c,
  name: 'cpp',
  queries: ['c', 'cpp'],
  hidingModifiers: /\b(?:static|private|protected)\b/,
  hidesMembers: /\bclass\s+(?:\w+\s+)?$/,
  bareFields: true,
  mutatingMethods: words(
    'push_back emplace_back push_front emplace_front pop_back pop_front push pop emplace insert erase clear assign resize append swap reset release store exchange fetch_add fetch_sub merge splice remove sort reverse set',
  ),
  logMethods: words('warn warning error critical fatal'),
  textNodes: ['string_content', 'raw_string_content'],
  stringNodes: ['string_literal', 'raw_string_literal', 'concatenated_string', 'binary_expression'],
  functionNodes: ['lambda_expression'],
};
