// Conditions over known values, by the rules of each language. What the value does not decide must stay unknown.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { truthOf, valueIn, type Knowledge } from '../../../../src/core/planning/reach/conditionTruth.ts';
import { parseExpression } from '../../../../src/core/planning/reach/expressionParser.ts';
import type { Truth } from '../../../../src/core/planning/reach/knownValue.ts';
import { rulesOf } from '../../../../src/core/syntax/languages.ts';

/** Whether `condition` holds where `x` is `source`; `y` is unknown. */
function truthFor(language: string, condition: string, source: string): Truth {
  const { conditions } = rulesOf(language);
  assert.ok(conditions, language);
  const argument = parseExpression(source);
  const value = argument && valueIn(argument, { conditions, valueOf: () => undefined });
  const knowledge: Knowledge = { conditions, valueOf: (name) => (name === 'x' || name === '$x' ? value : undefined) };
  const expression = parseExpression(condition);
  return expression && truthOf(expression, knowledge);
}

const rows: readonly (readonly [language: string, condition: string, source: string, truth: Truth])[] = [
  ['python', 'x', '0', false],
  ['python', 'not x', '[]', true],
  ['python', 'x', '"0"', true],
  ['python', 'x is None or y', 'None', true],
  ['python', 'x is None or y', '1', undefined],
  ['python', 'x is not None and y', 'None', false],
  ['python', 'x == 1', 'True', true],
  ['python', 'x is 1', '1', undefined],
  ['python', '0 < x <= 5', '7', false],
  ['python', 'x in ("a", "b")', "'b'", true],
  ['python', 'x in ("a", y)', "'b'", undefined],
  ['python', 'x not in y', "'b'", undefined],
  ['python', 'isinstance(x, (int, str))', '1.5', false],
  ['python', 'isinstance(x, Own)', '1', undefined],
  ['python', 'len(x) == 0', '"ab"', false],
  ['python', 'x', "f'{y:{y}}'", undefined],
  ['python', 'x', "f'a{y}'", true],
  ['python', "x == b'a'", "'a'", undefined],
  ['python', 'x == y', '1', undefined],
  ['python', 'x.strip() == ""', '" "', true],
  ['python', 'isinstance(x, str)', '"a" if y else "b"', true],
  ['python', 'x', '"a" if y else None', undefined],
  ['python', "x in {'a': 1}", "'a'", true],
  ['python', 'not x == 1', '2', true],
  ['python', 'own(x)', '1', undefined],
  ['python', '(x is None) == (x is None)', '1', true],
  ['python', '(x < 2) == (x < 1)', '1', false],
  ['python', 'x in [1] == y', '1', undefined],
  ['python', 'x < 2 == True', '1', false],
  ['typescript', 'x == null', 'undefined', true],
  ['typescript', 'x === null', 'undefined', false],
  ['typescript', 'x == 0', "''", undefined],
  ['typescript', 'x', '[]', true],
  ['typescript', 'x.length', '{}', undefined],
  ['typescript', "typeof x !== 'string'", '1', true],
  ['typescript', 'x instanceof Own', "'a'", false],
  ['typescript', 'x instanceof Own', '[]', undefined],
  ['typescript', 'x > 1 && y', '1', false],
  ['typescript', '(x ?? 3) > 2', 'null', true],
  ['typescript', 'x < 3 < y', '1', undefined],
  ['typescript', 'x == null', 'y ? {} : () => 1', undefined],
  ['typescript', '!x', "y ? 'a' : 'b'", false],
  ['java', 'x == null', '"a"', false],
  ['java', 'x.isEmpty()', '""', true],
  ['java', '"a".equals(x)', '"b"', false],
  ['java', 'x.isEmpty()', 'null', undefined],
  ['java', 'x', '1', undefined],
  ['java', 'x instanceof String', 'null', false],
  ['java', 'x instanceof Integer', '5L', undefined],
  ['java', "x == 'a'", "'b'", undefined],
  ['csharp', 'x is null', '"a"', false],
  ['csharp', 'x is not null', 'null', false],
  ['csharp', 'string.IsNullOrWhiteSpace(x)', '"  "', true],
  ['csharp', 'x == $"{y}"', '""', undefined],
  ['go', 'x == nil', 'nil', true],
  ['go', 'len(x) == 0', '"a"', false],
  ['go', 'len(x) > 1', '"é"', undefined],
  ['rust', 'x.is_some()', 'None', false],
  ['rust', 'x >= 10', '10', true],
  ['php', '!$x', "'0'", true],
  ['php', 'empty($x)', '[]', true],
  ['php', "$x == ''", 'null', undefined],
  ['php', "$x === ''", 'null', false],
  ['php', "in_array($x, ['a'], true)", "'b'", false],
  ['php', '$x', '"$y"', undefined],
  ['php', "in_array($x, ['1'])", "'01'", undefined],
  ['php', "in_array($x, ['a'])", "'b'", false],
  ['php', "$x == '1'", "'01'", undefined],
  ['ruby', 'x', '0', true],
  ['ruby', 'x', 'nil', false],
  ['ruby', '!x.nil? && (!x.is_a?(Integer) || x.negative?)', '3', false],
  ['ruby', '[:a, nil].include?(x)', 'nil', true],
  ['ruby', 'x == :a', "'a'", false],
  ['ruby', 'x.frozen?', "'a'", undefined],
  ['ruby', 'not x && y', '1', undefined],
  ['ruby', 'x or y and y', '1', undefined],
  ['ruby', '!x && y', '1', false],
  ['ruby', 'x =~ /a/', "'a'", undefined],
];

for (const [language, condition, source, truth] of rows)
  test(`${language}: ${condition} is ${String(truth)} for ${source}`, () => {
    assert.equal(truthFor(language, condition, source), truth);
  });
