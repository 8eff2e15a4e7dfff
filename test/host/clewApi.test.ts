// The exports of the extension can give consent and keep keys, so nobody but tests may have them.
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { Clew } from '../../src/vscode/clew.ts';
import { apiOf } from '../../src/vscode/clewApi.ts';

describe('the exports of the extension', () => {
  // The parts of Clew are reached for only when something is called.
  const clew = {} as Clew;
  const [production, development, test] = [1, 2, 3];

  it('are none where people work', () => {
    assert.equal(apiOf(clew, 0, production), undefined);
  });

  it('are there for tests', () => {
    for (const mode of [development, test]) assert.equal(typeof apiOf(clew, 0, mode)?.decide, 'function');
  });
});
