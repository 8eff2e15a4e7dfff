// The history of lines from a real git, and a hostile repository.
import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { chmodSync, existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import { NodeGit } from '../../src/node/git.ts';
import { rootOfFolder } from '../../src/node/root.ts';
import { MemoryLog } from '../support/memory.ts';
import { dedent } from '../support/dedent.ts';

const folder = mkdtempSync(join(tmpdir(), 'clew-git-'));
after(() => rmSync(folder, { recursive: true, force: true }));
const root = rootOfFolder(join(folder, 'sub'));
const git = new NodeGit(new MemoryLog());
const file = join(folder, 'sub', 'a b.ts');

function run(...args: string[]): void {
  execFileSync('git', ['-c', 'user.name=a', '-c', 'user.email=a@b', ...args], { cwd: folder, stdio: 'pipe' });
}

function commit(text: string, subject: string): void {
  writeFileSync(file, text);
  run('add', '.');
  run('commit', '-qm', subject);
}

before(() => {
  mkdirSync(join(folder, 'sub'));
  run('init', '-q');
  commit(
    dedent`
      one
      two
      three
    `,
    'first',
  );
  commit(
    dedent`
      one
      TWO
      three
    `,
    'second: change two',
  );
  commit(
    dedent`
      one
      TWO
      THREE
    `,
    'third',
  );
});

test('caches the changes at a commit, and asks again after a new one', async () => {
  const repositoryCopy = mkdtempSync(join(tmpdir(), 'clew-git-'));
  after(() => rmSync(repositoryCopy, { recursive: true, force: true }));
  const inOwn = (...args: string[]): void =>
    void execFileSync('git', ['-c', 'user.name=a', '-c', 'user.email=a@b', ...args], { cwd: repositoryCopy, stdio: 'pipe' });
  const log = new MemoryLog();
  const git = new NodeGit(log, 'git');
  const subjects = async (): Promise<readonly string[]> =>
    (await git.recentChanges(rootOfFolder(repositoryCopy), 'x.ts', 0, 0, 5)).map(({ subject }) => subject);
  assert.deepEqual(await subjects(), []);
  assert.deepEqual(log.lines, [], 'a folder outside of all repositories starts no process');
  inOwn('init', '-q');
  writeFileSync(join(repositoryCopy, 'x.ts'), 'one\n');
  inOwn('add', '.');
  inOwn('commit', '-qm', 'first');
  assert.deepEqual(await subjects(), ['first']);
  assert.deepEqual(await subjects(), ['first']);
  writeFileSync(join(repositoryCopy, 'x.ts'), 'ONE\n');
  inOwn('commit', '-qam', 'second');
  assert.deepEqual(await subjects(), ['second', 'first']);
});

test('lists the newest changes of the lines up to the limit, newest first', async () => {
  const changes = await git.recentChanges(root, 'a b.ts', 1, 1, 5);
  assert.deepEqual(
    changes.map(({ subject }) => subject),
    ['second: change two', 'first'],
  );
  assert.match(changes[0]?.commit ?? '', /^[0-9a-f]{40}$/);
  assert.ok(Math.abs((changes[0]?.date ?? 0) - Date.now()) < 600_000);
  assert.deepEqual(
    (await git.recentChanges(root, 'a b.ts', 0, 2, 1)).map(({ subject }) => subject),
    ['third'],
  );
});

test('does not list the commit at which a shallow clone was cut', async () => {
  const shallow = mkdtempSync(join(tmpdir(), 'clew-shallow-'));
  const inClone = { cwd: shallow, stdio: 'pipe' } as const;
  try {
    execFileSync('git', ['clone', '-q', '--depth', '1', `file://${folder}`, '.'], inClone);
    const clone = rootOfFolder(join(shallow, 'sub'));
    assert.deepEqual(await git.recentChanges(clone, 'a b.ts', 0, 2, 5), []);
    writeFileSync(
      join(shallow, 'sub', 'a b.ts'),
      dedent`
        one
        two again
        THREE
      `,
    );
    execFileSync('git', ['-c', 'user.name=a', '-c', 'user.email=a@b', 'commit', '-qam', 'later'], inClone);
    assert.deepEqual(
      (await git.recentChanges(clone, 'a b.ts', 1, 1, 5)).map(({ subject }) => subject),
      ['later'],
    );
  } finally {
    rmSync(shallow, { recursive: true, force: true });
  }
});

test('lists changes when the file has uncommitted lines', async () => {
  writeFileSync(
    file,
    dedent`
      one
      TWO
      THREE
      four
      five
    `,
  );
  assert.equal((await git.recentChanges(root, 'a b.ts', 2, 4, 1))[0]?.subject, 'third');
  assert.deepEqual(await git.recentChanges(root, 'a b.ts', 4, 4, 1), []);
});

test('lists commits with their changes below the root, newest first', async () => {
  writeFileSync(join(folder, 'outside.ts'), 'x\n');
  writeFileSync(join(folder, 'sub', 'gone.ts'), 'a\nb');
  commit(
    dedent`
      zero
      one
      TWO
      THREE`,
    dedent`
      fourth

      More of it.

      +++ b/looks like a patch`,
  );
  rmSync(join(folder, 'sub', 'gone.ts'));
  commit(
    dedent`
      zero
      TWO
      --- THREE
      +++ b/four
    `,
    'fifth',
  );
  const [fifth, fourth, third] = await git.commits(root, 3);
  assert.deepEqual(fourth && [fourth.subject, fourth.body], ['fourth', 'More of it.\n\n+++ b/looks like a patch']);
  assert.deepEqual(third?.files, [{ path: 'a b.ts', hunks: [{ oldFirst: 2, oldLines: 1, newFirst: 2, added: ['THREE'] }] }]);
  assert.deepEqual(fourth?.files, [
    {
      path: 'a b.ts',
      hunks: [
        { oldFirst: 0, oldLines: 0, newFirst: 0, added: ['zero'] },
        { oldFirst: 2, oldLines: 1, newFirst: 3, added: ['THREE'] },
      ],
    },
    { path: 'gone.ts', hunks: [{ oldFirst: 0, oldLines: 0, newFirst: 0, added: ['a', 'b'] }] },
  ]);
  assert.deepEqual(fifth?.files, [
    {
      path: 'a b.ts',
      hunks: [
        { oldFirst: 1, oldLines: 1, newFirst: 1, added: [] },
        { oldFirst: 3, oldLines: 1, newFirst: 2, added: ['--- THREE', '+++ b/four'] },
      ],
    },
    { path: 'gone.ts', hunks: [{ oldFirst: 0, oldLines: 2, newFirst: 0, added: [] }] },
  ]);
  assert.deepEqual(await git.commits(rootOfFolder(tmpdir()), 3), []);
});

test('lists a merge as one commit with all its changes', async () => {
  run('checkout', '-qb', 'side');
  commit(
    dedent`
      zero
      TWO
      side
    `,
    'on the side',
  );
  run('checkout', '-q', '-');
  writeFileSync(join(folder, 'sub', 'b.ts'), 'b\n');
  run('add', '.');
  run('commit', '-qm', 'meanwhile');
  run('merge', '-q', '--no-ff', '-m', 'Merge pull request #1 from side\n\nThe title', 'side');
  const [merge, before] = await git.commits(root, 2);
  assert.deepEqual([merge?.subject, merge?.body, before?.subject], ['Merge pull request #1 from side', 'The title', 'meanwhile']);
  assert.deepEqual(
    merge?.files.map(({ path }) => path),
    ['a b.ts'],
  );
});

test('lists no changes without a repository, a file or git', async () => {
  const outside = mkdtempSync(join(tmpdir(), 'clew-nogit-'));
  writeFileSync(join(outside, 'a.ts'), 'x');
  assert.deepEqual(await git.recentChanges(rootOfFolder(outside), 'a.ts', 0, 0, 3), []);
  assert.deepEqual(await git.recentChanges(root, 'nothing.ts', 0, 0, 3), []);
  assert.deepEqual(await git.recentChanges(root, '--output=x', 0, 0, 3), []);
  const log = new MemoryLog();
  assert.deepEqual(await new NodeGit(log, 'no-such-program').recentChanges(root, 'a b.ts', 0, 0, 3), []);
  assert.match(log.lines.join(), /no-such-program is in no folder of the PATH/);
  rmSync(outside, { recursive: true });
});

test('runs no program that the repository configures', { skip: process.platform === 'win32' && 'needs a shell script' }, async () => {
  const proof = join(folder, 'proof');
  const script = join(folder, 'evil.sh');
  // Signs commits, so that there is a signature to check, and leaves a proof whenever it is run.
  const signature = '-----BEGIN PGP SIGNATURE-----\\n\\nx\\n-----END PGP SIGNATURE-----\\n';
  writeFileSync(script, `#!/bin/sh\ntouch '${proof}'\ncat > /dev/null\necho '\n[GNUPG:] SIG_CREATED x' >&2\nprintf -- '${signature}'\n`);
  chmodSync(script, 0o755);
  for (const name of [
    'core.fsmonitor',
    'diff.external',
    'diff.evil.command',
    'diff.evil.textconv',
    'core.pager',
    'gpg.program',
    'core.sshCommand',
  ]) {
    run('config', name, script);
  }
  run('config', 'log.showSignature', 'true');
  writeFileSync(join(folder, '.gitattributes'), '*.ts diff=evil\n');
  writeFileSync(
    file,
    dedent`
      one
      TWO
      FOUR
    `,
  );
  run('add', '.');
  run('commit', '-S', '-qm', 'signed');
  assert.ok(existsSync(proof));
  rmSync(proof);
  assert.equal((await git.recentChanges(root, 'a b.ts', 0, 2, 4)).length, 4);
  assert.equal(existsSync(proof), false);
});
