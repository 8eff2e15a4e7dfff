// Unpacked files are released by last use and can be read again with the same facts.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { keptBytes } from '../../../../src/core/base/collections/packedPart.ts';
import { DependencyTracker } from '../../../../src/core/graph/files/dependencyTracker.ts';
import { FileEntry } from '../../../../src/core/graph/files/fileEntry.ts';
import { OpenFiles } from '../../../../src/core/graph/linking/openFiles.ts';
import { analyze } from '../../../../src/core/indexing/records/analyze.ts';
import { forgetUnpacked } from '../../../../src/core/indexing/records/packedFacts.ts';
import { decodeRecord, encodeRecord } from '../../../../src/core/indexing/records/record.ts';
import { testParsers } from '../../symbols/testAssets.ts';
import { dedent } from '../../../support/dedent.ts';

const parsers = await testParsers();

test('the least recently used file is released first, until the rest fits into the limit', async () => {
  const open = new OpenFiles(new DependencyTracker());
  const entries = await Promise.all(['a', 'b', 'c'].map((name) => entryOf(`${name}.ts`, open)));
  const [a, b, c] = entries;
  assert.ok(a && b && c);
  const before = keptBytes();
  const bindings = entries.map((entry) => entry.bindingsOf(0, 'thing')[0]);
  const bytesPerFile = (keptBytes() - before) / 3;
  assert.ok(bytesPerFile > 0);
  open.queryNumber++;
  assert.equal(a.bindingsOf(0, 'thing')[0], bindings[0]);
  assert.equal(open.releaseBeyond(before + 2 * bytesPerFile), true);
  assert.equal(a.bindingsOf(0, 'thing')[0], bindings[0]);
  assert.equal(c.bindingsOf(0, 'thing')[0], bindings[2]);
  assert.notEqual(b.bindingsOf(0, 'thing')[0], bindings[1]);
  assert.deepEqual(b.bindingsOf(0, 'thing')[0], bindings[1]);
  assert.equal(open.releaseBeyond(before), true);
  assert.equal(keptBytes(), before);
});

/** A file whose facts are packed, as in an index. */
async function entryOf(path: string, open: OpenFiles): Promise<FileEntry> {
  const text = dedent`
    class Thing {}
    export const thing = new Thing();
    thing.run(thing);
  `;
  const bytes = encodeRecord(await analyze(text, 'typescript', parsers));
  const facts = decodeRecord(bytes)?.facts;
  assert.ok(facts);
  return new FileEntry({ root: 'r', path, role: 'code', facts, forget: () => forgetUnpacked(facts) }, open);
}
