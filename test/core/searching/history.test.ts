// History of lines: which repository is asked, and what its subjects may hold.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { historyOf } from '../../../src/core/searching/history.ts';
import { memoryRoot } from '../../support/memory.ts';

test('subjects of commits have placeholders for secrets before anything cuts them', async () => {
  const subject = `${'Use the new key of the cloud for all calls, and '.repeat(2)}ghp_abcdefghijklmnopqrstuvwxyz0123456789`;
  const git = { recentChanges: () => Promise.resolve([{ commit: 'a1', date: 1, subject }]), commits: () => Promise.resolve([]) };
  const history = historyOf({ git, roots: [memoryRoot] });
  const [change] = await history(memoryRoot.key, 'a.ts', { first: 0, last: 1 }, 3);
  assert.match(change?.subject ?? '', /and <secret:github-token:1>$/);
  assert.equal(change?.commit, 'a1');
  assert.deepEqual(await history('elsewhere', 'a.ts', { first: 0, last: 1 }, 3), []);
  assert.deepEqual(await historyOf({ roots: [memoryRoot] })(memoryRoot.key, 'a.ts', { first: 0, last: 1 }, 3), []);
});
