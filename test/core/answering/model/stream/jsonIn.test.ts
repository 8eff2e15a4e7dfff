// JSON in a reply: what is found in it, and that braces which never close cost no more than the reply is long.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { jsonIn } from '../../../../../src/core/answering/model/stream/jsonIn.ts';

test('the longest object of a reply is found, also behind braces and quotes that never close', () => {
  assert.deepEqual(jsonIn('Here: {"a": 1} and {"b": {"c": 2}}.'), { b: { c: 2 } });
  assert.deepEqual(jsonIn('x {{"a": {"b": 2}}'), { a: { b: 2 } });
  assert.deepEqual(jsonIn('{ "a {"b": 1}'), { b: 1 });
  assert.deepEqual(jsonIn('{"a": "}"} {"b": {"c": 1}, "d": 2}'), { b: { c: 1 }, d: 2 });
  assert.equal(jsonIn('{'.repeat(1000)), undefined);
});
