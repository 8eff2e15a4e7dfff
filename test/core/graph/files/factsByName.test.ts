// Facts are read on the first query about their language, and follow later changes of files.
import assert from 'node:assert/strict';
import { after, before, suite, test } from 'node:test';
import { FactsByName } from '../../../../src/core/graph/files/factsByName.ts';
import { FileEntry } from '../../../../src/core/graph/files/fileEntry.ts';
import type { Parsers } from '../../../../src/core/syntax/parser.ts';
import { testParsers } from '../../symbols/testAssets.ts';
import { graphFile } from '../folderGraph.ts';

suite('facts by name', () => {
  let parsers: Parsers;
  let python: FileEntry;
  let go: FileEntry;
  let reads: string[];
  let calls: FactsByName<string>;

  before(async () => {
    parsers = await testParsers();
    python = new FileEntry(await graphFile('a.py', 'pay(1)\n', 'python', parsers));
    go = new FileEntry(await graphFile('b.go', 'package b\nfunc run() { pay(1) }\n', 'go', parsers));
    reads = [];
    calls = new FactsByName((entry) => {
      reads.push(entry.file.path);
      return entry.file.facts.calls.map(({ name }) => [name, `${entry.file.path} ${name}`] as const);
    });
    calls.add(python);
    calls.add(go);
  });
  after(() => parsers.dispose());

  test('are read for the language that is asked about, once', () => {
    assert.equal(calls.isRead(python.rules), false);
    assert.deepEqual(calls.withName('pay', python.rules), ['a.py pay']);
    calls.withName('pay', python.rules);
    assert.deepEqual(reads, ['a.py']);
    assert.equal(calls.isRead(python.rules), true);
    assert.equal(calls.isRead(go.rules), false);
  });

  test('end with their file', () => {
    calls.remove(python);
    assert.deepEqual(calls.withName('pay', python.rules), []);
    assert.deepEqual(calls.withName('pay', go.rules), ['b.go pay']);
  });
});
