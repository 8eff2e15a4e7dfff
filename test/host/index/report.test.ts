// The report about the index: what it contains, and that it names no file, folder or server.
import assert from 'node:assert/strict';
import { suite, test } from 'node:test';
import { noVectors } from '../../../src/core/embedding/vectorStatus.ts';
import type { FileRow } from '../../../src/core/indexing/files/fileListing.ts';
import { reportText, withoutPaths, type ReportInput } from '../../../src/vscode/index/report.ts';
import type { IndexStatus } from '../../../src/core/codebase/api.ts';

const status: IndexStatus = {
  roots: [{ key: 'k', name: 'shop', uri: 'file:///home/me/shop' }],
  progress: { phase: 'ready', done: 5, total: 5, files: 5, symbols: 9, chunks: 9, edges: 2 },
  coverage: { text: 1, graph: 0.996, vectors: 0 },
  vectors: noVectors,
  skipped: { binary: 2501, secret: 1 },
  languages: { python: 2, typescript: 3 },
  parseErrors: 1,
  resting: ['kotlin'],
  outsideLinks: { count: 4, examples: ['.venv/lib/a', 'b'] },
  storeBytes: 1_234_567,
};

const row = (path: string, state: FileRow['state'], detail = ''): FileRow => ({
  ...{ root: 'k', path, directory: false, state, detail, language: '', symbols: 0, chunks: 0, parseErrors: 0 },
  ...{ unsaved: false, included: false, unkept: false, unlinked: false },
});

const settings = new Map<string, unknown>([
  ['clew.model.baseUrl', 'https://models.inside.example/v1'],
  ['clew.embedding.baseUrl', 'http://localhost:11434/v1'],
  ['clew.include', { 'clients/acme/plan.ts': true, 'b.ts': true }],
  ['clew.index.priority', 'low'],
  ['clew.index.start', 'automatic'],
]);

const facts: ReportInput = {
  versions: [['Clew', '0.1.0']],
  get: (name) => settings.get(name),
  status,
  counts: { binary: 2501, indexed: 5 },
  problems: [
    '12:00 warn The engine stopped twice while it was parsing clients/acme/plan.ts',
    '12:01 error read "C:\\work\\plan.ts" failed',
  ],
};

suite('reportText', () => {
  test('contains versions, coverage, counts, languages, changed settings and the last problems', () => {
    const text = reportText(facts);
    for (const part of ['Clew: 0.1.0', 'relations 99%', '1.2 MB', 'binary: 2,501', '- typescript: 3\n- python: 2', 'index.priority: "low"'])
      assert.ok(text.includes(part), part);
    assert.match(text, /Not parsed again until the next start, because three files crashed the parser: Kotlin\n/);
    assert.match(text, /while it was parsing <…>/);
    assert.doesNotMatch(text, /index\.start/);
  });

  test('names no file, folder or server', () => {
    const text = reportText(facts);
    for (const name of ['acme', 'plan', '.venv', 'shop', 'inside.example', 'localhost', '/home']) assert.ok(!text.includes(name), name);
    assert.match(text, /model\.baseUrl: an address elsewhere/);
    assert.match(text, /embedding\.baseUrl: an address on this machine/);
    assert.match(text, /include: 2 patterns/);
  });

  test('names files on request, and counts those that it leaves out', () => {
    const files = { rows: [row('a/b.png', 'binary', '*.png'), { ...row('c.ts', 'parse-errors'), parseErrors: 2 }], total: 2503 };
    const text = reportText({ ...facts, files });
    assert.match(text, /- a\/b\.png – binary: Not a text file: \*\.png/);
    assert.match(text, /- c\.ts – Indexed, but not all of it could be parsed \(places: 2\)/);
    assert.match(text, /2,501 more/);
  });

  test('explains why the state of the index is missing', () => {
    assert.match(reportText({ ...facts, status: undefined, failure: 'The engine is down.' }), /- The engine is down\./);
  });
});

suite('withoutPaths', () => {
  const cases: readonly [string, string][] = [
    ['read /home/me/x.ts failed', 'read <…> failed'],
    ['at fn (/a/b.js:3:4)', 'at fn (<…>)'],
    ["open 'C:\\a b\\c.ts'", "open '<…> <…>'"],
    ['https://host.example/v1 said 404', '<…> said 404'],
    ['plan.ts is not a file', '<…> is not a file'],
    ['took 3.5 s in 2 steps', 'took 3.5 s in 2 steps'],
  ];
  for (const [message, said] of cases) test(message, () => assert.equal(withoutPaths(message), said));

  test('cuts a very long message quickly and says how much', () => {
    assert.match(withoutPaths('x'.repeat(500_000)), /\(\+499000\)$/);
  });
});
