// Files that ship with Clew are read below the folder of the built program.
import assert from 'node:assert/strict';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { nodeAssets } from '../../src/node/assets.ts';
import { temporaryFolder } from '../support/temporaryFolder.ts';

test('reads a file by its path below the folder, and rejects a missing one', async (t) => {
  const folder = temporaryFolder('assets', t);
  mkdirSync(join(folder, 'grammars'));
  writeFileSync(join(folder, 'grammars', 'asset.txt'), 'here');
  const assets = nodeAssets(folder);
  assert.equal(String(Buffer.from(await assets.read('grammars/asset.txt'))), 'here');
  await assert.rejects(assets.read('missing'), /ENOENT/);
});
