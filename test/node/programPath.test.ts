// Programs are found on the PATH alone, and never in the folder in which they run.
import assert from 'node:assert/strict';
import { chmodSync, existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { after, test } from 'node:test';
import { execFileSync } from 'node:child_process';
import { NodeGit } from '../../src/node/git.ts';
import { absoluteEntries, programOnPath } from '../../src/node/programPath.ts';
import { rootOfFolder } from '../../src/node/root.ts';
import { MemoryLog } from '../support/memory.ts';

const onWindows = process.platform === 'win32' && 'needs a shell script';
const folder = mkdtempSync(join(tmpdir(), 'clew-program-'));
after(() => rmSync(folder, { recursive: true }));

test('relative entries of the PATH do not count', () => {
  const path = ['.', '', 'bin', folder, './x'].join(delimiter);
  assert.deepEqual(absoluteEntries(path), [folder]);
  assert.deepEqual(absoluteEntries(undefined), []);
});

test('takes the first file that can be run', { skip: onWindows }, () => {
  const [plain, first, second] = ['plain', 'first', 'second'].map((name) => join(folder, name)) as [string, string, string];
  for (const each of [plain, first, second]) mkdirSync(each);
  writeFileSync(join(plain, 'tool'), '');
  mkdirSync(join(first, 'tool'));
  writeFileSync(join(second, 'tool'), '#!/bin/sh\n', { mode: 0o755 });
  assert.equal(programOnPath('tool', [plain, first, second].join(delimiter)), join(second, 'tool'));
  assert.equal(programOnPath('tool', plain), undefined);
  assert.equal(programOnPath('/usr/bin/tool', ''), '/usr/bin/tool');
});

test('a program of the workspace with the name of git does not run', { skip: onWindows }, async () => {
  const workspace = join(folder, 'workspace');
  mkdirSync(workspace);
  execFileSync('git', ['init', '-q', workspace]);
  const proof = join(folder, 'proof');
  writeFileSync(join(workspace, 'a.ts'), 'x');
  writeFileSync(join(workspace, 'git'), `#!/bin/sh\ntouch '${proof}'\n`);
  chmodSync(join(workspace, 'git'), 0o755);
  const path = process.env['PATH'];
  process.env['PATH'] = `.${delimiter}${path ?? ''}`;
  try {
    const git = new NodeGit(new MemoryLog());
    await git.recentChanges(rootOfFolder(workspace), 'a.ts', 0, 0, 3);
    await git.commits(rootOfFolder(workspace), 5);
  } finally {
    process.env['PATH'] = path;
  }
  assert.equal(existsSync(proof), false);
});
