// The command that starts the server for an agent, with or without Node.
import assert from 'node:assert/strict';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { suite, test } from 'node:test';
import { hasNode } from '../../../src/vscode/agents/nodeOnPath.ts';
import { serverCommand } from '../../../src/vscode/agents/serverCommand.ts';
import { temporaryFolder } from '../../support/temporaryFolder.ts';

const parts = {
  editor: '/opt/editor',
  script: '/store/clew.cjs',
  folders: ['/work/a', '/work/b c'],
  store: '/store/store',
  trusted: false,
};

const withNode = serverCommand({ ...parts, hasNode: true });

const withoutNode = serverCommand({ ...parts, hasNode: false });

const args = ['/store/clew.cjs', 'mcp', '--workspace', '/work/a', '--workspace', '/work/b c', '--store', '/store/store'];

suite('serverCommand', () => {
  test('lists every workspace folder and the folder of the stored index', () => {
    assert.deepEqual(withNode, { command: 'node', args, env: {} });
  });

  test('lets the server read the history of folders that are trusted in the editor', () => {
    assert.deepEqual(serverCommand({ ...parts, trusted: true, hasNode: true }).args, [...args, '--trust']);
  });

  test('runs the editor as Node when Node is not installed', () => {
    assert.deepEqual(withoutNode, { command: '/opt/editor', args, env: { ELECTRON_RUN_AS_NODE: '1' } });
  });

  test('accepts Node only if it reports version 20 or newer in time', async (t) => {
    assert.equal(await hasNode(process.execPath), true);
    assert.equal(await hasNode(join(temporaryFolder('agents', t), 'no-such-node')), false);
    if (process.platform === 'win32') return;
    const folder = temporaryFolder('agents', t);
    const old = join(folder, 'node');
    writeFileSync(old, '#!/bin/sh\necho v18.20.4\n', { mode: 0o755 });
    assert.equal(await hasNode(old), false);
    const hanging = join(folder, 'hanging');
    writeFileSync(hanging, '#!/bin/sh\nexec sleep 60\n', { mode: 0o755 });
    const start = performance.now();
    assert.equal(await hasNode(hanging), false);
    assert.ok(performance.now() - start < 10_000);
  });
});
