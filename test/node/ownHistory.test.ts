// Which repositories git may be asked about: all that git makes by itself. test/trust/paths.test.ts has the forged ones.
import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { after, test } from 'node:test';
import { hasOwnHistory } from '../../src/node/ownHistory.ts';
import { temporaryFolder } from '../support/temporaryFolder.ts';

const base = temporaryFolder('history', { after });
const git = (folder: string, ...args: readonly string[]): void => {
  const settings = ['-c', 'user.name=a', '-c', 'user.email=a@b', '-c', 'protocol.file.allow=always'];
  execFileSync('git', [...settings, ...args], { cwd: join(base, folder), stdio: 'pipe' });
};

test('git may be asked in repositories, worktrees and submodules that git made, and below them', async () => {
  mkdirSync(join(base, 'plain/src'), { recursive: true });
  git('plain', 'init', '-q', '-b', 'feature/deep');
  assert.equal(await hasOwnHistory(join(base, 'plain')), true, 'before the first commit');
  writeFileSync(join(base, 'plain/src/a.ts'), '');
  git('plain', 'add', '.');
  git('plain', 'commit', '-qm', 'first');
  assert.equal(await hasOwnHistory(join(base, 'plain/src')), true);
  git('plain', 'worktree', 'add', '-q', join(base, 'tree'));
  git('plain', 'clone', '-q', '--shared', join(base, 'plain'), join(base, 'shared'));
  git('plain', 'clone', '-q', '--bare', join(base, 'plain'), join(base, 'bare.git'));
  git('bare.git', 'worktree', 'add', '-q', join(base, 'bare-tree'));
  git('plain', 'submodule', 'add', '-q', join(base, 'shared'), 'sub');
  for (const folder of ['tree', 'shared', 'bare-tree', 'plain/sub']) assert.equal(await hasOwnHistory(join(base, folder)), true, folder);
  git('plain', 'pack-refs', '--all');
  assert.equal(await hasOwnHistory(join(base, 'plain')), true, 'packed branches');
  git('plain', 'checkout', '-q', '--detach');
  assert.equal(await hasOwnHistory(join(base, 'plain')), true, 'no branch');
});

test('git is not asked outside of repositories, or in a bare one', async () => {
  mkdirSync(join(base, 'none'));
  assert.equal(await hasOwnHistory(join(base, 'none')), false);
  assert.equal(await hasOwnHistory(join(base, 'bare.git')), false);
  assert.equal(await hasOwnHistory(join(base, 'missing')), false);
});
