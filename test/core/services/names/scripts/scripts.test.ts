// Commands lead to the code that they start, and runs of scripts to the manifests that name them.
import assert from 'node:assert/strict';
import { suite, test } from 'node:test';
import { neverCancelled } from '../../../../../src/core/base/cancellation.ts';
import { scripts } from '../../../../../src/core/services/names/scripts/scripts.ts';
import { openFixture } from '../../../../support/openFixture.ts';
import { namesIn } from '../namesIn.ts';

/** `caller calls callee` of all edges by commands; a module is named by its path. */
async function edgesIn(files: Readonly<Record<string, string>>): Promise<readonly string[]> {
  const { codebase } = await openFixture(files);
  await codebase.waitForEdges(neverCancelled);
  const { graph } = codebase;
  const nameOf = (id: string | null): string => {
    const symbol = graph.symbol(id ?? '');
    return symbol?.fact.kind === 'module' ? symbol.path : `${symbol?.path ?? '?'} ${symbol?.fact.qualifiedName ?? '?'}`;
  };
  return [...graph.edges()]
    .filter(({ evidence }) => evidence === 'contract')
    .map(({ caller, callee, kind, line }) => `${nameOf(caller)}:${line + 1} ${kind} ${nameOf(callee)}`)
    .sort();
}

const send = { 'tools/send.mjs': 'export const all = 1;\n' };

suite('scripts', () => {
  test('of a manifest are declared, with what their commands start and run', () => {
    const manifest = '{ "name": "shop", "scripts": { "send": "node tools/send.mjs", "all": "npm run send" } }';
    assert.deepEqual(namesIn(scripts, manifest, 'json', 'package.json'), [
      'declares npm send',
      'calls file tools/send.mjs',
      'declares npm all',
      'calls npm send',
    ]);
    assert.deepEqual(namesIn(scripts, manifest, 'json', 'data.json'), []);
  });

  test('lead from their line to the file that they start', async () => {
    const manifest = '{\n"scripts": {\n"check": "tsc",\n"send": "node tools/send.mjs"\n}\n}\n';
    assert.deepEqual(await edgesIn({ ...send, 'package.json': manifest }), ['package.json:4 calls tools/send.mjs']);
  });

  test('lead to what runs them, in the nearest manifest', async () => {
    const manifest = '{ "scripts": { "check": "tsc" } }\n';
    const files = {
      'package.json': manifest,
      'shop/package.json': manifest,
      'shop/Makefile': 'check-all:\n\tnpm run check\n',
      '.github/workflows/a.yml': 'steps:\n  - run: npm run check # npm run all\n  - run: make check-all\n',
    };
    assert.deepEqual(await edgesIn(files), ['.github/workflows/a.yml:2 calls package.json', 'shop/Makefile:2 calls shop/package.json']);
  });

  test('of a workflow or image start files above their folder', async () => {
    assert.deepEqual(await edgesIn({ ...send, 'images/Dockerfile': 'FROM node\nCMD ["node", "tools/send.mjs"]\n' }), [
      'images/Dockerfile:2 calls tools/send.mjs',
    ]);
  });
});

suite('commands of a language', () => {
  test('entry points of Python lead to their function', async () => {
    const files = {
      'pyproject.toml': '[project.scripts]\nsend = "shop.cli:send"\n\n[tool.x]\nother = "shop.cli:other"\n',
      'src/shop/cli.py': 'def send():\n    pass\n\ndef other():\n    pass\n',
    };
    assert.deepEqual(await edgesIn(files), ['pyproject.toml:2 calls src/shop/cli.py send']);
    const { 'src/shop/cli.py': code } = files;
    const setup = "from setuptools import setup\nsetup(entry_points={'console_scripts': ['send = shop.cli:send']})\n";
    assert.deepEqual(await edgesIn({ 'src/shop/cli.py': code, 'setup.py': setup }), ['setup.py:2 calls src/shop/cli.py send']);
  });

  test('packages of Go lead to their function main, commands of Django to what handles them', async () => {
    const files = {
      Makefile: 'run:\n\tgo run ./cmd/shop\n',
      'cmd/shop/main.go': 'package main\n\nfunc main() {}\n',
      'start.sh': 'python manage.py send_orders\npython -m shop\npytest a \\\n  shop/__main__.py\n',
      'shop/management/commands/send_orders.py': 'class Command:\n    def handle(self):\n        pass\n',
      'shop/__main__.py': 'print(1)\n',
    };
    assert.deepEqual(await edgesIn(files), [
      'Makefile:2 calls cmd/shop/main.go main',
      'start.sh:1 calls shop/management/commands/send_orders.py Command.handle',
      'start.sh:2 calls shop/__main__.py',
    ]);
  });
});

suite('a person names a script', () => {
  test('by its command, path or a name that only scripts have', () => {
    assert.equal(scripts.keyOf('npm run check'), 'npm check');
    assert.equal(scripts.keyOf('yarn check'), 'npm check');
    assert.equal(scripts.keyOf('make check-all'), 'make check-all');
    assert.equal(scripts.keyOf('./tools/send.mjs'), 'file tools/send.mjs');
    assert.equal(scripts.keyOf('check:types'), 'npm check:types');
    assert.equal(scripts.keyOf('check'), undefined);
  });
});
