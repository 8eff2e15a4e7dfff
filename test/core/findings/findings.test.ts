// Findings over small generated programs: each rule just below and just above its limit.
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { findings } from '../../../src/core/findings/findings.ts';
import type { Finding } from '../../../src/core/findings/finding.ts';
import type { FileRole } from '../../../src/core/workspace/document.ts';
import type { Parsers } from '../../../src/core/syntax/parser.ts';
import { graphFile, graphOf } from '../graph/folderGraph.ts';
import { testParsers } from '../symbols/testAssets.ts';

let parsers: Parsers;
before(async () => {
  parsers = await testParsers();
});
after(() => parsers.dispose());

async function of(texts: Readonly<Record<string, string>>, role: FileRole = 'code'): Promise<readonly Finding[]> {
  const files = Object.entries(texts).map(([path, text]) => graphFile(path, text, path.endsWith('.ts') ? 'typescript' : 'python', parsers));
  return findings(graphOf((await Promise.all(files)).map((file) => ({ ...file, role }))));
}

const parts = (count: number): string => Array.from({ length: count }, (_, at) => `def part${at}():\n    pass\n`).join('\n');
const callAll = (count: number): string => `def hub():\n${Array.from({ length: count }, (_, at) => `    part${at}()`).join('\n')}\n`;
const rules = (all: readonly Finding[]): string[] => all.map((finding) => finding.rule);

test('a function that calls more than 15 others', async () => {
  assert.deepEqual(await of({ 'a.py': parts(15) + callAll(15) }), []);
  const [found] = await of({ 'a.py': parts(16) + callAll(16) });
  assert.equal(found?.rule, 'fan-out');
  assert.equal(found?.severity, 'medium');
  assert.match(found?.message ?? '', /hub calls 16 different functions/);
  assert.equal((await of({ 'a.py': parts(40) + callAll(40) }))[0]?.severity, 'high');
});

test('a function that more than 20 others call, those of its own file not counted', async () => {
  const users = (count: number): string => Array.from({ length: count }, (_, at) => `def user${at}():\n    base()\n`).join('\n');
  const base = 'def base():\n    pass\n\n';
  assert.deepEqual(rules(await of({ 'a.py': base, 'b.py': `from a import base\n${users(20)}` })), []);
  assert.deepEqual(rules(await of({ 'a.py': base, 'b.py': `from a import base\n${users(21)}` })), ['fan-in']);
  assert.deepEqual(rules(await of({ 'a.py': base + users(40) })), []);
});

test('circles of calls and of imports', async () => {
  const found = await of({
    'a.ts': "import { b } from './b';\nexport function a() { b(); }\n",
    'b.ts': "import { a } from './a';\nexport function b() { a(); }\n",
  });
  assert.deepEqual(rules(found).sort(), ['call-cycle', 'import-cycle']);
  const typed = 'from typing import TYPE_CHECKING\nif TYPE_CHECKING:\n    from b import B\nclass A: pass\n';
  assert.deepEqual(await of({ 'a.py': typed, 'b.py': 'from a import A\nclass B(A): pass\n' }), []);
  assert.deepEqual(rules(await of({ 'a.py': typed.replace('TYPE_CHECKING:', 'True:'), 'b.py': 'from a import A\nclass B(A): pass\n' })), [
    'import-cycle',
  ]);
  assert.deepEqual(await of({ 'a.ts': 'export function again() { again(); }\n' }), []);
});

test('functions of more than 100 lines, tests left out', async () => {
  const long = `def long():\n${'    x = 1\n'.repeat(100)}`;
  assert.deepEqual(rules(await of({ 'a.py': long })), ['long-function']);
  assert.deepEqual(rules(await of({ 'a.py': long.replace('    x = 1\n', '') })), []);
  assert.deepEqual(rules(await of({ 'a.py': long }, 'test')), []);
});

test('notes in comments, the worst first, within the scope only', async () => {
  const found = await of({ 'a.py': '# TODO: later\nx = 1\n# FIXME: wrong sign\n' });
  assert.deepEqual(
    found.map(({ severity, category, lines }) => [severity, category, lines.first]),
    [
      ['medium', 'correctness', 2],
      ['low', 'maintainability', 0],
    ],
  );
  assert.match(found[0]?.message ?? '', /FIXME noted here: wrong sign/);
  const graph = graphOf([await graphFile('a.py', '# TODO: later\n', 'python', parsers)]);
  assert.deepEqual(
    findings(graph, (_root, path) => path !== 'a.py'),
    [],
  );
});
