// Parsed terms are kept until the cache is trimmed, texts that cannot be parsed among them.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { TermCache } from '../../../../src/core/graph/flow/termCache.ts';

test('returns the same object for the same text until it is trimmed', () => {
  const terms = new TermCache();
  const term = terms.term('a.b');
  const list = terms.arguments('a, b');
  terms.trim(2);
  assert.deepEqual([terms.term('a.b') === term, terms.arguments('a, b') === list], [true, true]);
  terms.trim(1);
  assert.deepEqual([terms.term('a.b') === term, terms.arguments('a, b') === list], [false, false]);
});

test('a text that is no term has none, however often it is asked for', () => {
  const terms = new TermCache();
  assert.deepEqual([terms.term(''), terms.term('')], [undefined, undefined]);
});
