// The text that every match of a query contains decides which files are searched at all, so it must never be too long.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { requiredText } from '../../../src/core/text/requiredText.ts';
import { filterProbe, mayHold, textFilter } from '../../../src/core/text/textFilter.ts';
import { matcherOf, type TextQuery } from '../../../src/core/text/textQuery.ts';

const expression = (pattern: string): TextQuery => ({ pattern, syntax: 'expression', matchCase: false, wholeWord: false });

test('finds the text that every match of an expression contains', () => {
  for (const [pattern, required, match] of [
    ['cannot open \\d+ files', 'cannot open ', 'Cannot open 12 files'],
    ['warnings?: \\w+', 'warning', 'warning: x'],
    ['colou?r of', 'colo', 'the color of'],
    ['a{2}bcd', 'bcd', 'aabcd'],
    ['open|close', '', 'close'],
    ['call(x|y)more', '', 'callxmore'],
    ['call(x)?more', 'call', 'callmore'],
    ['\\x41bcdef', '', 'Abcdef'],
    ['x\\.y\\(z', 'x.y(z', 'x.y(z'],
    ['ab😀?cd', 'ab', 'abcd'],
    ['^end+ing$', 'end', 'enddding'],
    ['(?<!x)abc', '', 'abc'],
  ] as const) {
    const query = expression(pattern);
    assert.equal(requiredText(query).trim(), required.trim(), pattern);
    assert.ok(matcherOf(query)(match, 0), pattern);
    assert.ok(mayHold(textFilter(match), filterProbe(requiredText(query))), pattern);
  }
});

test('requires the whole text of a phrase, whatever its characters mean in expressions', () => {
  assert.equal(requiredText({ ...expression('a|b (c)*'), syntax: 'phrase' }), 'a|b (c)*');
});
