// The scan of a workspace: every rule with its order and its report, and failures of the disk.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { CancelledError, CancellationSource, neverCancelled } from '../../../src/core/base/cancellation.ts';
import { isIgnoreFile, scan, Scanner, type ScanItem } from '../../../src/core/workspace/scan.ts';
import { MemoryFiles, memoryRoot } from '../../support/memory.ts';
import { plainRules } from '../../support/memoryRules.ts';
import type { WorkspaceRules } from '../../../src/core/codebase/api.ts';
import { dedent } from '../../support/dedent.ts';

/** Path -> `file` or `reason: detail`, in the order of the scan. */
async function scanResults(files: MemoryFiles, rules: Partial<WorkspaceRules> = {}, from = ''): Promise<Record<string, string>> {
  const result: [string, string][] = [];
  for await (const item of new Scanner(files, memoryRoot, { ...plainRules, ...rules }).scan(neverCancelled, from)) {
    if (item.kind === 'file') result.push([item.path, 'file']);
    else
      result.push([
        item.skippedFile.path + (item.skippedFile.directory ? '/' : ''),
        `${item.skippedFile.reason}: ${item.skippedFile.detail}`,
      ]);
  }
  return Object.fromEntries(result);
}

test('yields size and time of each file in the order of names, and nothing for an empty folder', async () => {
  const files = new MemoryFiles({ 'b/x.ts': '12345', 'a.ts': '1', 'b/a/y.ts': '' });
  const items: ScanItem[] = [];
  for await (const item of scan(files, memoryRoot, plainRules, neverCancelled)) items.push(item);
  assert.deepEqual(
    items.map((item) => item.kind === 'file' && [item.path, item.size]),
    [
      ['a.ts', 1],
      ['b/x.ts', 5],
      ['b/a/y.ts', 0],
    ],
  );
  assert.deepEqual(await scanResults(new MemoryFiles()), {});
});

test('names the line of the ignore file that excludes a file', async () => {
  const files = new MemoryFiles({
    '.gitignore': dedent`
      # made

      out/
      *.log
      !keep.log
    `,
    'sub/.gitignore': '/x.ts\n',
    'out/a.ts': '',
    'a.log': '',
  });
  for (const path of ['keep.log', 'sub/x.ts', 'sub/deep/x.ts']) files.write(path, '');
  assert.deepEqual(await scanResults(files), {
    '.gitignore': 'file',
    'a.log': 'gitignore: .gitignore:4 *.log',
    'keep.log': 'file',
    'out/': 'gitignore: .gitignore:3 out/',
    'sub/.gitignore': 'file',
    'sub/x.ts': 'gitignore: sub/.gitignore:1 /x.ts',
    'sub/deep/x.ts': 'file',
  });
  const off = await scanResults(files, { useIgnoreFiles: false });
  assert.equal(off['out/a.ts'], 'file');
});

test('lets .clewignore override .gitignore, settings and built-in rules in both directions', async () => {
  const files = new MemoryFiles({
    '.gitignore': dedent`
      gen/
      build/
      *.snap
    `,
    '.clewignore': dedent`
      !gen/
      !build/api/*.ts
      secretly.ts
      !node_modules/mine/
      !.env
    `,
    'gen/a.ts': '',
    'gen/b.snap': '',
    'build/api/a.ts': '',
    'build/api/a.js': '',
    'build/other/b.ts': '',
    'node_modules/mine/index.js': '',
    'node_modules/theirs/index.js': '',
    'secretly.ts': '',
    '.env': 'KEY=1',
  });
  assert.deepEqual(await scanResults(files, { searchExclude: ['**/node_modules'] }), {
    '.clewignore': 'file',
    '.env': 'secret: .env*',
    '.gitignore': 'file',
    'secretly.ts': 'clewignore: .clewignore:3 secretly.ts',
    'build/api/a.js': 'gitignore: .gitignore:2 build/',
    'build/api/a.ts': 'file',
    'build/other/': 'gitignore: .gitignore:2 build/',
    'gen/a.ts': 'file',
    'gen/b.snap': 'gitignore: .gitignore:3 *.snap',
    'node_modules/mine/index.js': 'file',
    'node_modules/theirs/': 'built-in: node_modules/',
  });
});

test('reads globs in settings as VS Code does', async () => {
  const files = new MemoryFiles();
  for (const path of [
    'a.js',
    'sub/a.js',
    'sub/b.map',
    '.hidden/x.ts',
    'app/(auth)/p.ts',
    'app/auth/p.ts',
    'x/[id].ts',
    'n/dist/a.ts',
    'm/b.d.ts',
  ]) {
    files.write(path, '');
  }
  const rules = {
    filesExclude: ['**/*.map', '**/dist'],
    searchExclude: ['*.js', '.hidden/**'],
    clewExclude: ['app/(auth)', '**/*.{d.ts,d.mts}'],
  };
  assert.deepEqual(await scanResults(files, rules), {
    'a.js': 'search.exclude: *.js',
    'app/(auth)/': 'clew.exclude: app/(auth)',
    'app/auth/p.ts': 'file',
    '.hidden/': 'search.exclude: .hidden/**',
    'm/b.d.ts': 'clew.exclude: **/*.{d.ts,d.mts}',
    'n/dist/': 'files.exclude: **/dist',
    'sub/b.map': 'files.exclude: **/*.map',
    'sub/a.js': 'file',
    'x/[id].ts': 'file',
  });
});

test('excludes installed packages, caches, environments and lock files, but not a root inside one', async () => {
  const files = new MemoryFiles({ 'node_modules/a/index.js': '', 'package-lock.json': '{}', 'env/pyvenv.cfg': '', 'env/lib/x.py': '' });
  files.write('target/CACHEDIR.TAG', '');
  files.write('src/node_modules.ts', '');
  files.write('a.d.ts.map', '');
  assert.deepEqual(await scanResults(files), {
    'a.d.ts.map': 'built-in: *.ts.map',
    'package-lock.json': 'built-in: package-lock.json',
    'env/': 'built-in: pyvenv.cfg',
    'node_modules/': 'built-in: node_modules/',
    'src/node_modules.ts': 'file',
    'target/': 'built-in: CACHEDIR.TAG',
  });
});

test('never opens files that are likely to hold secrets, but opens their templates and code', async () => {
  const secrets = [
    '.env',
    '.env.local',
    'prod.env',
    'key.pem',
    'id_rsa',
    'id_ed25519',
    '.npmrc',
    '.netrc',
    'a.p12',
    'credentials.json',
    '.yarnrc.yml',
    '.dev.vars',
    '.mylogin.cnf',
    'ssh_host_rsa_key',
    'http.keytab',
    '.databrickscfg',
  ];
  secrets.push(
    'gcp-service-account.json',
    'client_secret_123.json',
    'release.keystore',
    'vault.kdbx',
    '.ENV',
    'secrets.yaml',
    'terraform.tfvars',
  );
  const open = [
    '.env.example',
    '.env.local.sample',
    'id_rsa.pub',
    'env.ts',
    'credentials.ts',
    'secrets.py',
    'keys.ts',
    'monkey',
    'id_rsa_parser.py',
  ];
  const files = new MemoryFiles(new Map([...secrets, ...open].map((path) => [path, ''])));
  const result = await scanResults(files);
  for (const path of secrets) assert.match(result[path] ?? '', /^secret: /, path);
  for (const path of open) assert.equal(result[path], 'file', path);
  assert.equal(files.calls.read, 0);
});

test('reports links, special files and unreadable files without opening them', async () => {
  const files = new MemoryFiles({ 'a.ts': '', 'big.ts': 'x'.repeat(101), 'picture.PNG': '' });
  files.place('loop', { kind: 'link', target: '.' });
  files.place('pipe', { kind: 'other' });
  files.place('closed', { kind: 'fails', as: 'directory', reason: 'no-permission' });
  files.place('gone.ts', { kind: 'fails', as: 'file', reason: 'not-found' });
  files.place('sub/.gitignore', { kind: 'fails', as: 'file', reason: 'no-permission' });
  files.write('sub/b.ts', '');
  assert.deepEqual(await scanResults(files, { maxFileSize: 100 }), {
    'a.ts': 'file',
    'big.ts': 'too-large: 101 > 100',
    'closed/': 'unreadable: no-permission',
    'gone.ts': 'unreadable: not-found',
    loop: 'link: symbolic link',
    'picture.PNG': 'binary: *.png',
    pipe: 'unsupported: special file',
    'sub/.gitignore': 'rules-unread: no-permission',
    'sub/b.ts': 'file',
  });
  files.place('', { kind: 'fails', as: 'directory', reason: 'not-found' });
  assert.deepEqual(await scanResults(files), { '/': 'unreadable: not-found' });
});

test('judges a single path as the whole scan does', async () => {
  const files = new MemoryFiles({
    '.gitignore': 'out/\n*.log\n',
    '.clewignore': '!out/keep/\n',
    'out/keep/a.ts': '',
    'out/b.ts': '',
    'src/a.ts': '',
  });
  for (const path of ['src/b.log', 'src/deep/c.ts', 'node_modules/x/y.js', 'env/pyvenv.cfg', 'env/lib/z.py']) files.write(path, '');
  files.place('link', { kind: 'link', target: 'src' });
  assert.deepEqual(await scanResults(files, {}, 'src/a.ts'), { 'src/a.ts': 'file' });
  assert.deepEqual(await scanResults(files, {}, 'src/b.log'), { 'src/b.log': 'gitignore: .gitignore:2 *.log' });
  assert.deepEqual(Object.keys(await scanResults(files, {}, 'src')), ['src/b.log', 'src/a.ts', 'src/deep/c.ts']);
  assert.deepEqual(await scanResults(files, {}, 'out/keep/a.ts'), { 'out/keep/a.ts': 'file' });
  assert.deepEqual(await scanResults(files, {}, 'out/b.ts'), { 'out/b.ts': 'gitignore: .gitignore:1 out/' });
  assert.deepEqual(await scanResults(files, {}, 'node_modules/x/y.js'), { 'node_modules/': 'built-in: node_modules/' });
  assert.deepEqual(await scanResults(files, {}, 'env/lib/z.py'), { 'env/': 'built-in: pyvenv.cfg' });
  assert.deepEqual(await scanResults(files, {}, 'link/a.ts'), { link: 'link: symbolic link' });
  assert.deepEqual(await scanResults(files, {}, 'src/nothing.ts'), {});
  assert.deepEqual(await scanResults(files, {}, 'src/a.ts/below'), {});
});

test('applies a changed ignore file in the next scan', async () => {
  const files = new MemoryFiles({ 'a.log': '' });
  assert.deepEqual(await scanResults(files, {}, 'a.log'), { 'a.log': 'file' });
  files.write('.gitignore', '*.log');
  assert.match((await scanResults(files, {}, 'a.log'))['a.log'] ?? '', /^gitignore/);
  assert.deepEqual(['.gitignore', 'a/.clewignore', 'a.gitignore'].map(isIgnoreFile), [true, true, false]);
});

test('lists an unreadable ignore file, which then excludes nothing', async () => {
  const files = new MemoryFiles({
    'a.log': '',
    '.gitignore': `*.log\n${'#'.repeat(1 << 20)}`,
    '.git/info/exclude': `*.log\n${'#'.repeat(1 << 20)}`,
    'sub/b.log': '',
  });
  files.place('sub/.clewignore', { kind: 'fails', as: 'file', reason: 'no-permission' });
  const results = await scanResults(files);
  assert.equal(results['a.log'], 'file');
  assert.equal(results['sub/b.log'], 'file');
  assert.equal(results['.gitignore'], 'rules-unread: > 1048576');
  assert.equal(results['.git/info/exclude'], 'rules-unread: > 1048576');
  assert.equal(results['sub/.clewignore'], 'rules-unread: no-permission');
});

test('stops when it is cancelled', async () => {
  const files = new MemoryFiles({ 'a/a.ts': '', 'b/b.ts': '', 'c/c.ts': '' });
  const source = new CancellationSource();
  let itemCount = 0;
  await assert.rejects(async () => {
    for await (const _ of scan(files, memoryRoot, plainRules, source.token)) {
      itemCount++;
      source.cancel();
    }
  }, CancelledError);
  assert.equal(itemCount, 1);
});

test('handles names of object properties and folders thousands deep', async () => {
  const deep = `${'d/'.repeat(2000)}end.ts`;
  const files = new MemoryFiles(
    new Map([
      ['__proto__/constructor', ''],
      ['toString', ''],
      [deep, ''],
    ]),
  );
  const paths: string[] = [];
  for await (const item of scan(files, memoryRoot, plainRules, neverCancelled)) if (item.kind === 'file') paths.push(item.path);
  assert.deepEqual(paths.sort(), ['__proto__/constructor', deep, 'toString'].sort());
});
