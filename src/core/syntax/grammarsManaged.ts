// Grammars of C#, Ruby, PHP and Kotlin, as data.
import { plain } from './grammarsSystem.ts';
import type { Grammar } from './language.ts';

const words = (text: string): ReadonlySet<string> => new Set(text.split(' '));

export const csharp: Grammar = {
  ...plain,
  name: 'c_sharp',
  queries: ['csharp'],
  exportRule: 'modifier',
  shown: /\b(?:public|protected|internal)\b/,
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
  ...plain,
  name: 'ruby',
  queries: ['ruby'],
  exportRule: 'visible',
  hidden: /\b(?:private|protected)\b/,
  selfNames: ['self'],
  testName: /^test_/,
  mutatingMethods: words(
    'push append prepend unshift insert concat pop shift delete delete_at delete_if clear replace store merge! update reject! select! map! sort! sort_by! uniq! compact! flatten! reverse! shuffle! gsub! sub! add merge! transform_values! transform_keys! keep_if fill',
  ),
  logMethods: words('warn error fatal unknown'),
  errorCalls: /^(?:warn|abort)$/,
  textNodes: ['string_content', 'heredoc_content'],
  stringNodes: ['string', 'chained_string', 'heredoc_body', 'binary'],
  functionNodes: ['lambda', 'do_block', 'block'],
};
