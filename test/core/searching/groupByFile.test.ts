// Groups of hits by file: a file has the position of its best hit, and hits beyond a limit are counted.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { groupByFile } from '../../../src/core/searching/groupByFile.ts';

const hit = fc.record({ root: fc.constantFrom('', 'b'), file: fc.constantFrom('a.ts', 'c/d.py', 'e.md'), symbol: fc.string() });

test('groups the hits of a file at the position of its best hit', () => {
  const hits = ['a', 'b', 'a', 'c', 'a', 'a', 'b'].map((file, n) => ({ root: '', file, n }));
  const { groups, omittedFiles } = groupByFile(hits, { files: 2, hitsOfFile: 3 });
  assert.deepEqual(
    groups.map(({ file, hits: shown, omittedHits }) => [file, shown.map(({ n }) => n), omittedHits]),
    [
      ['a', [0, 2, 4], 1],
      ['b', [1, 6], 0],
    ],
  );
  assert.equal(omittedFiles, 1);
});

test('property: keeps the order of the ranking and counts the omitted hits', () => {
  const limits = fc.record({ files: fc.integer({ min: 1, max: 7 }), hitsOfFile: fc.integer({ min: 1, max: 4 }) });
  fc.assert(
    fc.property(fc.array(hit), limits, (ranked, limitsOfList) => {
      const { groups, omittedFiles } = groupByFile(ranked, limitsOfList);
      assert.equal(groups.length + omittedFiles, new Set(ranked.map(({ root, file }) => `${root}:${file}`)).size);
      for (const { root, file, hits, omittedHits } of groups) {
        const fileHits = ranked.filter((each) => each.root === root && each.file === file);
        assert.deepEqual(hits, fileHits.slice(0, limitsOfList.hitsOfFile));
        assert.equal(omittedHits, fileHits.length - hits.length);
      }
      const firsts = groups.map(({ hits: [best] }) => ranked.findIndex((each) => each === best));
      assert.deepEqual(
        firsts,
        firsts.toSorted((a, b) => a - b),
      );
    }),
  );
});
