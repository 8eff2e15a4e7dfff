// Links on a real disk: those that lead out of the root are refused, counted and named; packages are read at their real places.
import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, realpathSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { after, suite, test } from 'node:test';
import { neverCancelled } from '../../src/core/base/cancellation.ts';
import { createCodebase } from '../../src/core/codebase/codebase.ts';
import type { Codebase, WorkspaceRules } from '../../src/core/codebase/api.ts';
import { InProcessAnalyzer } from '../../src/core/indexing/records/analyzer.ts';
import { FileError } from '../../src/core/ports.ts';
import { gitFolder } from '../../src/node/gitFolder.ts';
import { NodeFiles } from '../../src/node/files.ts';
import { rootOfFolder } from '../../src/node/root.ts';
import { testParsers } from '../core/symbols/testAssets.ts';
import { MemoryClock, memoryDigest, MemoryLog, MemoryStore } from '../support/memory.ts';
import { plainRules } from '../support/memoryRules.ts';
import { dedent } from '../support/dedent.ts';

const base = realpathSync(mkdtempSync(join(tmpdir(), 'clew-links-')));
after(() => rmSync(base, { recursive: true, force: true }));
const files = new NodeFiles();
const posixOnly = { skip: process.platform === 'win32' && 'links need rights on Windows' };
const parsers = await testParsers();

/** Writes files below {@link base}, and links where the text begins with `->`. */
function write(texts: Readonly<Record<string, string>>): void {
  for (const [path, text] of Object.entries(texts)) {
    mkdirSync(dirname(join(base, path)), { recursive: true });
    if (text.startsWith('->')) symlinkSync(text.slice(2), join(base, path));
    else writeFileSync(join(base, path), text);
  }
}

async function open(folder: string, rules: Partial<WorkspaceRules> = {}): Promise<Codebase> {
  const extraction = { extractRaises: true, extractErrorStrings: true, extractMutates: true };
  const codebase = createCodebase({
    ...{ files, roots: [rootOfFolder(join(base, folder))], store: new MemoryStore(), clock: new MemoryClock(), log: new MemoryLog() },
    ...{ digest: memoryDigest, analyzer: new InProcessAnalyzer(parsers), options: { rules: { ...plainRules, ...rules }, ...extraction } },
  });
  await codebase.index(neverCancelled);
  return codebase;
}

const reason = (expected: FileError['reason'], link?: string) => (error: unknown) =>
  error instanceof FileError && error.reason === expected && (link === undefined || error.link === link);

suite('links', posixOnly, () => {
  test('are not followed in the middle of a path, and those that lead out are reported as such', async () => {
    write({
      'sibling/secret.ts': 'export const secret = 1;\n',
      'app/src/a.ts': 'export const a = 1;\n',
      'app/out': '->../sibling',
      'app/in': '->src',
      'app/deep/er': '->../../sibling',
      'app/gone': '->../nowhere',
    });
    const root = rootOfFolder(join(base, 'app'));
    // One after the other: a call that fails before it is waited for would fail the test.
    for (const call of [
      () => files.read(root, 'out/secret.ts', 100),
      () => files.stat(root, 'out/secret.ts'),
      () => files.readDirectory(root, 'out'),
      () => files.read(root, 'deep/er/secret.ts', 100),
    ])
      await assert.rejects(call, reason('outside'));
    await assert.rejects(files.realPath(root, 'deep/er/secret.ts'), reason('outside', 'deep/er'));
    await assert.rejects(files.read(root, 'in/a.ts', 100), reason('link'));
    assert.equal(await files.realPath(root, 'in/a.ts'), 'src/a.ts');
    const codebase = await open('app');
    const states = codebase.skippedFiles().map(({ path, reason }) => `${path} ${reason}`);
    assert.deepEqual(states.sort(), ['deep/er outside', 'gone link', 'in link', 'out outside']);
    assert.deepEqual((await codebase.status()).outsideLinks, { count: 2, examples: ['deep/er', 'out'] });
  });

  test('may lead to the root itself, or to a folder above it', async () => {
    write({ 'real/app/src/a.ts': 'export const a = 1;\n', opened: '->real', direct: '->real/app' });
    for (const folder of ['opened/app', 'direct']) assert.equal((await (await open(folder)).status()).progress.files, 1);
    assert.equal(String(Buffer.from(await files.read(rootOfFolder(join(base, 'direct')), 'src/a.ts', 100))), 'export const a = 1;\n');
    assert.deepEqual((await files.readDirectory(rootOfFolder(join(base, 'opened/app')), 'src')).map(({ name }) => name), ['a.ts']); // prettier-ignore
  });
});

const python = dedent`
  from sib import reserve


  def order():
      return reserve(1)
`;
const script = "import { parse } from 'money-lib';\nexport const total = parse('1');\n";

async function declarationsOf(codebase: Codebase, name: string): Promise<readonly string[]> {
  const { places } = await codebase.lookUp(`\`${name}\``, neverCancelled);
  return places.map(({ file }) => file);
}

suite('packages', posixOnly, () => {
  const site = '.venv/lib/python3.12/site-packages';

  test('are not read through links out of the root, which are counted and named', async () => {
    write({
      'sibapp/__init__.py': 'def reserve(goods):\n    return "of a sibling"\n',
      'money/index.d.ts': 'export declare function parse(text: string): number;\n',
      'money/package.json': '{ "types": "index.d.ts" }',
      'py/app.py': python,
      [`py/${site}/sib`]: '->../../../../../sibapp',
      'js/src/cart.ts': script,
      'js/node_modules/money-lib': '->../../money',
    });
    const py = await open('py');
    assert.deepEqual(await declarationsOf(py, 'reserve'), []);
    assert.deepEqual((await py.status()).outsideLinks, { count: 1, examples: [`${site}/sib`] });
    const js = await open('js');
    assert.deepEqual(await declarationsOf(js, 'parse'), []);
    assert.deepEqual((await js.status()).outsideLinks, { count: 1, examples: ['node_modules/money-lib'] });
  });

  test('are read and cited at the place to which a package manager links', async () => {
    const packageFolder = 'node_modules/.pnpm/money-lib@1/node_modules/money-lib';
    write({
      'pnpm/src/cart.ts': script,
      [`pnpm/${packageFolder}/package.json`]: '{ "types": "index.d.ts" }',
      [`pnpm/${packageFolder}/index.d.ts`]: "export * from './amounts';\n",
      [`pnpm/${packageFolder}/amounts.d.ts`]: 'export declare function parse(text: string): number;\n',
      'pnpm/node_modules/money-lib': '->.pnpm/money-lib@1/node_modules/money-lib',
    });
    assert.deepEqual(await declarationsOf(await open('pnpm'), 'parse'), [`${packageFolder}/amounts.d.ts`]);
  });

  const mine = { 'node_modules/money-lib/package.json': '{ "types": "index.d.ts" }', 'node_modules/money-lib/index.d.ts': 'export declare function parse(text: string): number;\n' }; // prettier-ignore
  const package_ = (folder: string, more: Readonly<Record<string, string>> = {}): void =>
    write(
      Object.fromEntries(Object.entries({ 'src/cart.ts': script, ...mine, ...more }).map(([path, text]) => [`${folder}/${path}`, text])),
    );

  test('are read although git ignores them, but not against .clewignore, clew.exclude or a rule for secrets', async () => {
    package_('plain', { '.gitignore': 'node_modules\n' });
    assert.deepEqual(await declarationsOf(await open('plain'), 'parse'), ['node_modules/money-lib/index.d.ts']);
    package_('whole', { '.clewignore': 'node_modules/\n' });
    assert.deepEqual(await declarationsOf(await open('whole'), 'parse'), []);
    package_('nested', { 'node_modules/.clewignore': 'money-lib\n' });
    assert.deepEqual(await declarationsOf(await open('nested'), 'parse'), []);
    package_('setting');
    assert.deepEqual(await declarationsOf(await open('setting', { clewExclude: ['**/money-lib'] }), 'parse'), []);
    write({ 'token/src/cart.ts': script, 'token/node_modules/money-lib/package.json': '{ "types": "glpat-a1B2c3D4e5F6g7H8i9J0.d.ts" }', 'token/node_modules/money-lib/glpat-a1B2c3D4e5F6g7H8i9J0.d.ts': mine['node_modules/money-lib/index.d.ts'] }); // prettier-ignore
    assert.deepEqual(await declarationsOf(await open('token'), 'parse'), []);
  });

  test('are not read through links to files that .clewignore excludes', async () => {
    write({
      'private/src/cart.ts': script,
      'private/.clewignore': 'hidden/\n',
      'private/hidden/node_modules/money/package.json': '{ "types": "index.d.ts" }',
      'private/hidden/node_modules/money/index.d.ts': mine['node_modules/money-lib/index.d.ts'],
      'private/node_modules/money-lib': '->../hidden/node_modules/money',
    });
    assert.deepEqual(await declarationsOf(await open('private'), 'parse'), []);
  });
});

suite('the data of a repository', posixOnly, () => {
  const git = (folder: string, ...args: readonly string[]): string =>
    execFileSync(
      'git',
      ['-c', 'user.name=a', '-c', 'user.email=a@b', '-c', 'protocol.file.allow=always', '-C', join(base, folder), ...args],
      {
        encoding: 'utf8',
        stdio: 'pipe',
      },
    );

  test('is found from worktrees and submodules that git made', async () => {
    for (const name of ['repo', 'library']) {
      mkdirSync(join(base, name));
      git(name, 'init', '-q');
      git(name, 'commit', '-q', '--allow-empty', '-m', 'first');
    }
    git('repo', 'worktree', 'add', '-q', join(base, 'tree'));
    git('repo', 'submodule', 'add', '-q', join(base, 'library'), 'sub');
    assert.equal(await gitFolder(join(base, 'repo')), join(base, 'repo/.git'));
    assert.equal(await gitFolder(join(base, 'tree')), join(base, 'repo/.git'));
    assert.equal(await gitFolder(join(base, 'repo/sub')), join(base, 'repo/.git/modules/sub'));
  });

  test('is not read where a `.git` file points without a reference back', async () => {
    mkdirSync(join(base, 'other'));
    git('other', 'init', '-q');
    write({
      'fake1/.git': `gitdir: ${join(base, 'other/.git')}\n`,
      'fake2/.git': `gitdir: ${join(base, 'repo/.git/worktrees/tree')}\n`,
      'fake3/.git': `gitdir: ${join(base, 'repo/.git/modules/sub')}\n`,
      'fake4/.git': '->../other/.git',
      'fake5/.git': 'gitdir: //server/share/worktrees/x\n',
      'fake6/.git': 'gitdir: \\\\server\\share\\worktrees\\x\n',
    });
    for (const n of [1, 2, 3, 4, 5, 6]) assert.equal(await gitFolder(join(base, `fake${n}`)), undefined, `fake${n}`); // prettier-ignore
  });
});
