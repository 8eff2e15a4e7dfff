// The exports of the extension can give consent and store keys, so only tests may get them.
import assert from 'node:assert/strict';
import { suite, test } from 'node:test';
import type { Clew } from '../../src/vscode/clew.ts';
import { apiOf } from '../../src/vscode/clewApi.ts';

suite('apiOf', () => {
  // The parts of Clew are reached for only when something is called.
  const clew = {} as Clew;
  const [production, development, testing] = [1, 2, 3];

  test('exports nothing in production', () => {
    assert.equal(apiOf(clew, 0, production), undefined);
  });

  test('exports the interface in development and in tests', () => {
    for (const mode of [development, testing]) assert.equal(typeof apiOf(clew, 0, mode)?.decide, 'function');
  });
});
