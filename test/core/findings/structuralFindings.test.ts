// Findings in small generated programs, for each rule just below and just above its limit.
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { structuralFindings } from '../../../src/core/findings/structuralFindings.ts';
import type { Finding } from '../../../src/core/findings/finding.ts';
import type { FileRole } from '../../../src/core/workspace/document.ts';
import type { Parsers } from '../../../src/core/syntax/parser.ts';
import { graphFile, graphOf } from '../graph/folderGraph.ts';
import { testParsers } from '../symbols/testAssets.ts';
import { dedent } from '../../support/dedent.ts';

let parsers: Parsers;
before(async () => {
  parsers = await testParsers();
});
after(() => parsers.dispose());

async function findingsOf(texts: Readonly<Record<string, string>>, role: FileRole = 'code'): Promise<readonly Finding[]> {
  const files = Object.entries(texts).map(([path, text]) => graphFile(path, text, path.endsWith('.ts') ? 'typescript' : 'python', parsers));
  return structuralFindings(graphOf((await Promise.all(files)).map((file) => ({ ...file, role }))));
}

const parts = (count: number): string => Array.from({ length: count }, (_, at) => `def part${at}():\n    pass\n`).join('\n');
const callAll = (count: number): string => `def hub():\n${Array.from({ length: count }, (_, at) => `    part${at}()`).join('\n')}\n`;
const rules = (findings: readonly Finding[]): string[] => findings.map(({ rule }) => rule);

test('reports a function that calls more than 15 others', async () => {
  assert.deepEqual(await findingsOf({ 'a.py': parts(15) + callAll(15) }), []);
  const [finding] = await findingsOf({ 'a.py': parts(16) + callAll(16) });
  assert.equal(finding?.rule, 'fan-out');
  assert.equal(finding?.severity, 'medium');
  assert.match(finding?.message ?? '', /hub calls 16 different functions/);
  assert.equal((await findingsOf({ 'a.py': parts(45) + callAll(45) }))[0]?.severity, 'high');
});

test('reports a function that more than 20 functions of other files call', async () => {
  const users = (count: number): string => Array.from({ length: count }, (_, at) => `def user${at}():\n    base()\n`).join('\n');
  const base = dedent`
    def base():
        pass

  `;
  assert.deepEqual(rules(await findingsOf({ 'a.py': base, 'b.py': `from a import base\n${users(20)}` })), []);
  assert.deepEqual(rules(await findingsOf({ 'a.py': base, 'b.py': `from a import base\n${users(21)}` })), ['fan-in']);
  assert.deepEqual(rules(await findingsOf({ 'a.py': base + users(40) })), []);
});

test('reports a long function with many calls once, together with the functions inside it', async () => {
  const body = Array.from({ length: 101 }, (_, at) => `    part${at % 30}();`).join('\n');
  const declarations = Array.from({ length: 30 }, (_, at) => `function part${at}() {}`).join('\n');
  const findings = await findingsOf({ 'a.ts': `${declarations}\nexport function outer() {\n  run(() => {\n${body}\n  });\n}\n` });
  assert.deepEqual(rules(findings), ['fan-out']);
  assert.match(findings[0]?.message ?? '', /outer is 105 lines long and calls 30 different functions/);
  // A module written as one function: its length is that of the functions in it.
  const inner = (name: string): string => `  function ${name}() {\n${'    x();\n'.repeat(60)}  }\n`;
  assert.deepEqual(await findingsOf({ 'b.ts': `export function all() {\n${inner('one')}${inner('two')}}\n` }), []);
});

test('states the visible length of a function, and the length without inner functions', async () => {
  const inner = `  function inner() {\n${'    x();\n'.repeat(40)}  }\n`;
  const long = await findingsOf({ 'a.ts': `export function outer() {\n${inner}${'  y();\n'.repeat(110)}}\n` });
  assert.match(long[0]?.message ?? '', /^outer is 154 lines long, 112 without the named functions in it: too long/);
  const declarations = Array.from({ length: 30 }, (_, at) => `function part${at}() {}`).join('\n');
  const calls = Array.from({ length: 110 }, (_, at) => `  part${at % 30}();\n`).join('');
  const wide = await findingsOf({ 'a.ts': `${declarations}\nexport function outer() {\n${inner}${calls}}\n` });
  assert.match(wide[0]?.message ?? '', /^outer is 154 lines long, 112 without the named functions in it, and calls 30 different functions/);
});

test('reports two folders that use each other, at a use in the weaker direction', async () => {
  const lower = 'export function low() {}\nexport function other() {}\n';
  const uses = Array.from({ length: 12 }, (_, at) => `export function up${at}() { low(); }`).join('\n');
  const upper = `import { low } from '../b/low';\n${uses}\n`;
  const back = (calls: number): string =>
    `import { up1 } from '../a/up';\n${lower}${Array.from({ length: calls }, (_, at) => `function back${at}() { up1(); }`).join('\n')}\n`;
  const folderCycle = (findings: readonly Finding[]): Finding | undefined => findings.find(({ rule }) => rule === 'folder-cycle');
  assert.equal(folderCycle(await findingsOf({ 'a/up.ts': upper, 'b/low.ts': lower })), undefined);
  const some = folderCycle(await findingsOf({ 'a/up.ts': upper, 'b/low.ts': back(2) }));
  assert.match(some?.message ?? '', /^a uses b in 12 places, and b uses a back in 2/);
  assert.deepEqual([some?.path, some?.lines.first, some?.severity], ['b/low.ts', 3, 'medium']);
  assert.equal(folderCycle(await findingsOf({ 'a/up.ts': upper, 'b/low.ts': back(10) }))?.severity, 'high');
  // A folder and its subfolder are one part.
  assert.equal(
    folderCycle(await findingsOf({ 'a/up.ts': upper.replace('../b', './b'), 'a/b/low.ts': back(2).replace('../a/up', '../up') })),
    undefined,
  );
});

test('reports files with many users and dependencies, and classes with many methods', async () => {
  const files: Record<string, string> = {};
  for (let at = 0; at < 21; at++) files[`user${at}.ts`] = `import { hub } from './hub';\nexport function f${at}() { hub(); }\n`;
  const dependencies = Array.from({ length: 16 }, (_, at) => at);
  for (const at of dependencies) files[`used${at}.ts`] = `export function g${at}() {}\n`;
  const imports = dependencies.map((at) => `import { g${at} } from './used${at}';`).join('\n');
  files['hub.ts'] = `${imports}\nexport function hub() { ${dependencies.map((at) => `g${at}();`).join(' ')} }\n`;
  const hub = (await findingsOf(files)).find(({ rule }) => rule === 'hub');
  assert.match(hub?.message ?? '', /^hub\.ts is used by 21 files and uses 16 itself/);
  delete files['user0.ts'];
  assert.equal(
    (await findingsOf(files)).find(({ rule }) => rule === 'hub'),
    undefined,
  );
  const methods = (count: number): string =>
    `export class Big {\n${Array.from({ length: count }, (_, at) => `  m${at}() {\n    a();\n    b();\n  }\n`).join('')}}\n`;
  assert.deepEqual(rules(await findingsOf({ 'a.ts': methods(41) })), ['large-class']);
  assert.deepEqual(await findingsOf({ 'a.ts': methods(40) }), []);
});

test('mixes kinds of findings, and ignores import cycles of files with only types', async () => {
  const long = (name: string): string => `def ${name}():\n${'    x = 1\n'.repeat(160)}\n`;
  const findings = await findingsOf({ 'a.py': `${long('one')}${long('two')}# FIXME: wrong sign\n` });
  assert.deepEqual(rules(findings), ['long-function', 'note', 'long-function']);
  const type = (own: string, other: string): string => `import { ${other} } from './${other}';\nexport interface ${own} { x: ${other} }\n`;
  assert.deepEqual(await findingsOf({ 'A.ts': type('A', 'B'), 'B.ts': type('B', 'A') }), []);
});

test('reports cycles of calls and of imports', async () => {
  const findings = await findingsOf({
    'a.ts': "import { b } from './b';\nexport function a() { b(); }\n",
    'b.ts': "import { a } from './a';\nexport function b() { a(); }\n",
  });
  assert.deepEqual(rules(findings).sort(), ['call-cycle', 'import-cycle']);
  const typesOnly = dedent`
    from typing import TYPE_CHECKING
    if TYPE_CHECKING:
        from b import B
    class A: pass
  `;
  assert.deepEqual(await findingsOf({ 'a.py': typesOnly, 'b.py': 'from a import A\nclass B(A): pass\n' }), []);
  assert.deepEqual(
    rules(await findingsOf({ 'a.py': typesOnly.replace('TYPE_CHECKING:', 'True:'), 'b.py': 'from a import A\nclass B(A): pass\n' })),
    ['import-cycle'],
  );
  assert.deepEqual(await findingsOf({ 'a.ts': 'export function again() { again(); }\n' }), []);
});

test('reports functions of more than 100 lines, except in tests', async () => {
  const long = `def long():\n${'    x = 1\n'.repeat(100)}`;
  assert.deepEqual(rules(await findingsOf({ 'a.py': long })), ['long-function']);
  assert.deepEqual(rules(await findingsOf({ 'a.py': long.replace('    x = 1\n', '') })), []);
  assert.deepEqual(rules(await findingsOf({ 'a.py': long }, 'test')), []);
});

test('reports notes in comments within the scope, worst first', async () => {
  const findings = await findingsOf({
    'a.py': dedent`
      # TODO: later
      x = 1
      # FIXME: wrong sign
    `,
  });
  assert.deepEqual(
    findings.map(({ severity, category, lines }) => [severity, category, lines.first]),
    [
      ['medium', 'correctness', 2],
      ['low', 'maintainability', 0],
    ],
  );
  assert.match(findings[0]?.message ?? '', /FIXME noted here: wrong sign/);
  const graph = graphOf([await graphFile('a.py', '# TODO: later\n', 'python', parsers)]);
  assert.deepEqual(
    structuralFindings(graph, (_root, path) => path !== 'a.py'),
    [],
  );
});

test('reports folders with the same functions once for all of their files', async () => {
  const code = (name: string, lines: number): string =>
    Array.from({ length: 4 }, (_, at) => `def ${name}${at}(x):\n${'    x += 1\n'.repeat(lines)}    return x\n`).join('\n');
  const copies = (findings: readonly Finding[]): string[] => findings.filter(({ rule }) => rule === 'copy').map(({ message }) => message);
  const two = { 'lib/one.py': code('a', 20), 'lib/deep/two.py': code('b', 20), 'out/lib/one.py': code('a', 20).replace('+= 1', '+= 2') };
  assert.deepEqual(copies(await findingsOf(two)), [], 'fewer than 100 lines in common');
  const [message, ...furtherMessages] = copies(await findingsOf({ ...two, 'out/lib/deep/two.py': code('b', 20) }));
  assert.match(message ?? '', /^lib and out\/lib hold the same functions in 2 files with 18\d lines/);
  assert.deepEqual(furtherMessages, []);
  // A function that grew is no copy any more.
  assert.deepEqual(copies(await findingsOf({ ...two, 'out/lib/deep/two.py': code('b', 21) })), []);
  // Large files of one folder are reported by their names.
  const [same] = copies(await findingsOf({ 'lib/old.py': code('c', 30), 'lib/new.py': code('c', 30) }));
  assert.match(same ?? '', /^lib\/old\.py and lib\/new\.py hold the same functions: a fix/);
});
