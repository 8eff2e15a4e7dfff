// Search input: quotation marks and slashes make a search exact, everything else is a question.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { typedQuery } from '../../../src/core/text/typedQuery.ts';

const none = { matchCase: false, wholeWord: false };

test('reads quotation marks and a pair of slashes as an exact search', () => {
  assert.deepEqual(typedQuery('"Working outside"', none), { pattern: 'Working outside', syntax: 'phrase', ...none });
  // While it is being typed it is not closed yet; marks inside belong to the text.
  assert.equal(typedQuery('"say "hi" to', none)?.pattern, 'say "hi" to');
  assert.deepEqual(typedQuery('/get\\w+\\(/', none), { pattern: 'get\\w+\\(', syntax: 'expression', ...none });
  assert.deepEqual(typedQuery('/a/iw', { matchCase: true, wholeWord: false }), {
    ...{ pattern: 'a', syntax: 'expression', matchCase: false, wholeWord: true },
  });
});

test('leaves names, paths and questions to the ordinary search', () => {
  for (const typed of ['where is "fee" decided', 'src/api/routes', '/src/api', 'a/b/c', '"', '""', '//', 'x'.repeat(20_000)])
    assert.equal(typedQuery(typed, none), undefined, typed.slice(0, 40));
});
