// A pause that ends while the workspace is still opening does not stop the index.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { newClient, opening, temporaryFolder, write } from './engineFixture.ts';

test('resumes an engine that was paused while it opened', { timeout: 60_000 }, async (t) => {
  const folder = temporaryFolder(t);
  write(folder, { 'pay.py': 'def pay():\n    pass\n' });
  const client = newClient(t);
  client.setPace({ paused: true, priority: 'normal' });
  const opened = client.open(opening(folder, temporaryFolder(t)));
  client.setPace({ paused: false, priority: 'normal' });
  await opened;
  assert.equal((await client.index({ rebuild: false })).files, 1);
});
