// The workspace on a real disk: links, pipes, growing and missing files, and the way out of the root.
import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { appendFileSync, mkdirSync, mkdtempSync, renameSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, test } from 'node:test';
import { neverCancelled } from '../../src/core/base/cancellation.ts';
import { FileError } from '../../src/core/ports.ts';
import { scan } from '../../src/core/workspace/scan.ts';
import { NodeFiles } from '../../src/node/files.ts';
import { diskFolder, rootOfFolder } from '../../src/node/root.ts';
import { plainRules } from '../support/memoryRules.ts';

const base = mkdtempSync(join(tmpdir(), 'clew-files-'));
after(() => rmSync(base, { recursive: true, force: true }));
const files = new NodeFiles();
const posixOnly = { skip: process.platform === 'win32' && 'needs POSIX files' };

function folder(name: string): string {
  const path = join(base, name);
  mkdirSync(path);
  return path;
}

async function scanLines(path: string): Promise<string[]> {
  const lines: string[] = [];
  for await (const item of scan(files, rootOfFolder(path), plainRules, neverCancelled)) {
    lines.push(item.kind === 'file' ? item.path : `${item.skippedFile.path}: ${item.skippedFile.reason} ${item.skippedFile.detail}`);
  }
  return lines;
}

const reason =
  (expected: FileError['reason']) =>
  (error: unknown): boolean =>
    error instanceof FileError && error.reason === expected;

test('reads a file up to the limit', async () => {
  const root = rootOfFolder(folder('read'));
  writeFileSync(join(diskFolder(root), 'a é#%.txt'), '12345');
  assert.equal(String(await files.read(root, 'a é#%.txt', 5)), String(Buffer.from('12345')));
  await assert.rejects(files.read(root, 'a é#%.txt', 4), reason('too-large'));
  assert.deepEqual(await files.stat(root, 'a é#%.txt').then(({ size, type }) => [size, type]), [5, 'file']);
  await assert.rejects(files.read(root, 'missing', 5), reason('not-found'));
  await assert.rejects(files.readDirectory(root, 'a é#%.txt'), reason('not-a-directory'));
  await assert.rejects(files.read(root, '', 5), reason('other'));
});

test('never reads more than the limit from a growing file', async () => {
  const root = rootOfFolder(folder('grow'));
  const path = join(diskFolder(root), 'log.txt');
  writeFileSync(path, 'x'.repeat(1000));
  let grown = 1000;
  let tooLarge = 0;
  for (let i = 0; i < 200; i++) {
    const reading = files.read(root, 'log.txt', 50_000).then(
      (bytes) => assert.ok(bytes.length >= 1000 && bytes.length <= 50_000),
      (error: unknown) => {
        assert.ok(reason('too-large')(error));
        tooLarge++;
      },
    );
    appendFileSync(path, 'y'.repeat(500));
    grown += 500;
    await reading;
  }
  assert.ok(grown > 50_000 && tooLarge > 0);
});

test('reads files of /proc, which report no size, to the end', { skip: process.platform !== 'linux' && 'needs /proc' }, async () => {
  const bytes = await files.read(rootOfFolder('/proc/self'), 'status', 100_000);
  assert.match(String(Buffer.from(bytes)), /^Name:/);
});

test('rejects paths that lead out of the root', async () => {
  const root = rootOfFolder(folder('inside'));
  writeFileSync(join(base, 'secret.txt'), 'x');
  for (const path of ['../secret.txt', 'a/../../secret.txt', '..', 'a\0b'])
    await assert.rejects(files.read(root, path, 100), reason('not-found'));
});

test('reports links without following them, and does not wait for pipes', posixOnly, async () => {
  const path = folder('links');
  mkdirSync(join(path, 'sub'));
  writeFileSync(join(path, 'sub', 'a.ts'), 'x');
  symlinkSync('..', join(path, 'sub', 'loop'));
  symlinkSync('sub/a.ts', join(path, 'link.ts'));
  symlinkSync('nowhere', join(path, 'dangling'));
  execFileSync('sh', ['-c', 'mkfifo "$0"', join(path, 'pipe')]);
  assert.deepEqual(await scanLines(path), [
    'dangling: link symbolic link',
    'link.ts: link symbolic link',
    'pipe: unsupported special file',
    'sub/loop: link symbolic link',
    'sub/a.ts',
  ]);
  await assert.rejects(files.read(rootOfFolder(path), 'link.ts', 100), reason('link'));
  await assert.rejects(files.read(rootOfFolder(path), 'pipe', 100), reason('other'));
});

test('reports a missing folder as unreadable', async () => {
  assert.deepEqual(await scanLines(join(base, 'gone')), [': unreadable not-found']);
});

test('applies the ignore files above a root inside a repository', async () => {
  const repository = folder('repository');
  mkdirSync(join(repository, '.git'));
  mkdirSync(join(repository, 'packages', 'one', 'out'), { recursive: true });
  writeFileSync(join(repository, '.gitignore'), '/packages/*/out\n*.log\n');
  writeFileSync(join(repository, 'packages', '.gitignore'), '!keep.log\n');
  for (const name of ['a.log', 'keep.log', 'out/a.ts', 'a.ts']) writeFileSync(join(repository, 'packages', 'one', name), '');
  assert.deepEqual(await scanLines(join(repository, 'packages', 'one')), [
    `a.log: gitignore ${join(repository, '.gitignore')}:2 *.log`,
    `out: gitignore ${join(repository, '.gitignore')}:1 /packages/*/out`,
    'a.ts',
    'keep.log',
  ]);
});

test('applies the private rules of the repository in a worktree and its folders', async () => {
  const [main, tree] = [folder('main'), join(base, 'tree')];
  const git = (...args: string[]): void => {
    const identity = ['-c', 'user.name=a', '-c', 'user.email=a@example.org'];
    execFileSync('git', [...identity, ...args], { cwd: main, env: { ...process.env, GIT_CONFIG_GLOBAL: '/dev/null' } });
  };
  git('init', '-q');
  mkdirSync(join(main, 'pkg'));
  for (const name of ['a.ts', 'pkg/b.ts']) writeFileSync(join(main, name), '');
  git('add', '.');
  git('commit', '-qm', 'first');
  git('worktree', 'add', '-q', tree);
  writeFileSync(join(main, '.git', 'info', 'exclude'), '*.mine\n');
  for (const name of ['x.mine', 'pkg/y.mine']) writeFileSync(join(tree, name), '');
  const rule = `gitignore ${join(main, '.git', 'info', 'exclude')}:1 *.mine`;
  // Of a worktree, `.git` is a file without an ending.
  assert.deepEqual(await scanLines(tree), ['.git: built-in .git', `x.mine: ${rule}`, 'a.ts', `pkg/y.mine: ${rule}`, 'pkg/b.ts']);
  assert.deepEqual(await scanLines(join(tree, 'pkg')), [`y.mine: ${rule}`, 'b.ts']);
  assert.deepEqual(await scanLines(main), ['.git: built-in .git', 'a.ts', 'pkg/b.ts']);
});

test('reports paths that are too long for the system and finds all others', posixOnly, async () => {
  const [path, other] = [folder('long'), folder('other')];
  const down = (from: string, depth: number): string => {
    const at = Array.from({ length: depth }, (_, i) => join(from, ...Array<string>(i + 1).fill('n'.repeat(200))));
    for (const each of at) {
      mkdirSync(each);
      writeFileSync(join(each, 'a.ts'), '');
    }
    return at.at(-1) ?? from;
  };
  const end = join(down(path, 17), 'below');
  down(other, 10);
  // No call can name the whole path, so one half is moved below the other, and away again to be deleted.
  renameSync(other, end);
  const lines = await scanLines(path);
  renameSync(end, other);
  const isFile = (line: string): boolean => line.endsWith('a.ts');
  assert.ok(lines.filter(isFile).length >= 18 && lines.some((line) => isFile(line) && line.length > 3500));
  const reports = lines.filter((line) => !isFile(line)).map((line) => line.replace(/^[^:]*: /, ''));
  assert.deepEqual(reports, ['unreadable path-too-long']);
});
