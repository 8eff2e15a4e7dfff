// Grammars of C#, Ruby, PHP and Kotlin, as data.
import { csharp as csharpRules } from '../languages/csharp.ts';
import { kotlin as kotlinRules } from '../languages/kotlin.ts';
import { php as phpRules } from '../languages/php.ts';
import { ruby as rubyRules } from '../languages/ruby.ts';
import { plainGrammar } from './grammarsSystem.ts';
import type { Grammar } from './language.ts';
import { withoutConditions } from './preprocessor.ts';

const words = (text: string): ReadonlySet<string> => new Set(text.split(' '));

export const csharp: Grammar = {
  ...plainGrammar,
  rules: csharpRules,
  name: 'c_sharp',
  prepare: withoutConditions,
  queries: ['csharp'],
  exportRule: 'modifier',
  exportModifiers: /\b(?:public|protected|internal)\b/,
  selfNames: ['this'],
  bareFields: true,
  keysAreBare: false,
  testDecorators: ['Fact', 'Theory', 'Test', 'TestCase', 'TestCaseSource', 'TestMethod', 'DataTestMethod', 'Property', 'Benchmark'],
  mutatingMethods: words(
    'Add AddRange TryAdd AddOrUpdate Insert InsertRange Remove RemoveAt RemoveAll RemoveRange TryRemove Clear Push Pop Enqueue Dequeue Set Append AppendLine Sort Reverse Increment Decrement Exchange CompareExchange UnionWith ExceptWith GetOrAdd',
  ),
  logMethods: words(
    'LogWarning LogError LogCritical Warn WarnFormat Warning Error ErrorFormat ErrorException Fatal FatalFormat Critical WriteError WriteWarning TraceError TraceWarning',
  ),
  textNodes: ['string_literal_content', 'string_content', 'raw_string_content'],
  stringNodes: ['string_literal', 'interpolated_string_expression', 'verbatim_string_literal', 'raw_string_literal', 'binary_expression'],
  functionNodes: ['lambda_expression', 'anonymous_method_expression'],
};

export const ruby: Grammar = {
  ...plainGrammar,
  rules: rubyRules,
  name: 'ruby',
  queries: ['ruby'],
  routes: 'rails',
  exportRule: 'visible',
  hidingModifiers: /\b(?:private|protected)\b/,
  selfNames: ['self'],
  testName: /^test_/,
  mutatingMethods: words(
    'push append prepend unshift insert concat pop shift delete delete_at delete_if clear replace store merge! update reject! select! map! sort! sort_by! uniq! compact! flatten! reverse! shuffle! gsub! sub! add merge! transform_values! transform_keys! keep_if fill',
  ),
  logMethods: words('warn error fatal unknown'),
  errorCalls: /^(?:warn|abort)$/,
  raisingCalls: new Map([['abort', 'SystemExit']]),
  textNodes: ['string_content', 'heredoc_content'],
  stringNodes: ['string', 'chained_string', 'heredoc_body', 'binary'],
  functionNodes: ['lambda', 'do_block', 'block'],
};

export const php: Grammar = {
  ...plainGrammar,
  rules: phpRules,
  name: 'php',
  queries: ['php'],
  routes: 'laravel',
  exportRule: 'visible',
  hidingModifiers: /\b(?:private|protected)\b/,
  selfNames: ['this', '$this', 'self', 'static'],
  assignmentDeclares: true,
  keysAreBare: false,
  testName: /^test(?:_|\p{Lu}|\d|$)/u,
  testDecorators: ['Test', 'DataProvider'],
  mutatingMethods: words(
    'add addAll push pop shift unshift append prepend insert remove removeAll clear set put offsetSet offsetUnset attach detach enqueue dequeue merge forget pull save persist',
  ),
  logMethods: words('warning error critical alert emergency warn addWarning addError addCritical'),
  errorCalls: /^(?:trigger_error|user_error|error_log|wp_die|die|abort|abort_if|abort_unless)$/,
  raisingCalls: new Map(['wp_die', 'die', 'exit', 'abort', 'abort_if', 'abort_unless'].map((name) => [name, undefined])),
  textNodes: ['string_content'],
  stringNodes: ['string', 'encapsed_string', 'heredoc', 'binary_expression'],
  functionNodes: ['anonymous_function', 'arrow_function'],
};

export const kotlin: Grammar = {
  ...plainGrammar,
  rules: kotlinRules,
  name: 'kotlin',
  queries: ['kotlin'],
  // The scanner looks for one behind the `@` of an annotation.
  needsLineEnd: true,
  exportRule: 'visible',
  hidingModifiers: /\b(?:private|protected)\b/,
  selfNames: ['this'],
  bareFields: true,
  keysAreBare: false,
  testDecorators: ['Test', 'ParameterizedTest', 'RepeatedTest', 'TestFactory'],
  mutatingMethods: words(
    'add addAll addFirst addLast remove removeAll removeAt removeIf removeFirst removeLast clear put putAll putIfAbsent getOrPut computeIfAbsent compute merge set push pop offer poll append insert retainAll sort sortBy sortWith reverse shuffle plusAssign minusAssign incrementAndGet decrementAndGet getAndIncrement getAndSet compareAndSet update',
  ),
  logMethods: words('warn warning error fatal severe e w wtf'),
  errorCalls: /^(?:error|fail|TODO)$/,
  raisingCalls: new Map([
    ['error', 'IllegalStateException'],
    ['check', 'IllegalStateException'],
    ['checkNotNull', 'IllegalStateException'],
    ['require', 'IllegalArgumentException'],
    ['requireNotNull', 'IllegalArgumentException'],
    ['TODO', 'NotImplementedError'],
  ]),
  checkingCalls: new Set(['check', 'checkNotNull', 'require', 'requireNotNull']),
  textNodes: ['string_content'],
  stringNodes: ['string_literal', 'multiline_string_literal', 'binary_expression'],
  functionNodes: ['anonymous_function', 'annotated_lambda', 'lambda_literal'],
};
