// Digests name contents, so equal content must have an equal digest everywhere.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { digest } from '../../src/node/digest.ts';
import { memoryDigest } from '../support/memory.ts';

test('hashes text as UTF-8 to 22 characters of base64url', () => {
  assert.match(digest(''), /^[\w-]{22}$/);
  assert.equal(digest('é'), digest(new TextEncoder().encode('é')));
});

test('gives the same digests as the port of the tests', () => {
  assert.equal(digest('lone \ud800'), memoryDigest('lone \ud800'));
});
