// Ranges of lines that a model cites, against the lines that it was shown.
import assert from 'node:assert/strict';
import { suite, test } from 'node:test';
import fc from 'fast-check';
import type { Evidence } from '../../../../../src/core/answering/material/evidence/evidenceBook.ts';
import { SentLines, type ReferenceTarget } from '../../../../../src/core/answering/material/evidence/sentLines.ts';

const evidence = { n: 1, root: 'r', path: 'a.ts', lines: { first: 9, last: 19 } } as Evidence;

function sentLines(lines: readonly number[]): SentLines {
  const pieces = [{ evidence, lines, text: [], title: '', tokens: 0 }];
  return new SentLines(
    { pieces, relations: [], omittedPlaceCount: 0, unshownPlaces: [], omittedRelationCount: 0, tokens: 0, secretCount: 0 },
    () => '',
  );
}

/** Runs as one-based lines, as people write them. */
function runsOf(found: ReferenceTarget): readonly string[] {
  return found.ok ? found.ranges.map(({ first, last }) => `${first + 1}-${last + 1}`) : [found.why];
}

suite('a range that a model cites', () => {
  const sent = sentLines([9, 10, 12, 13, 16, 17]);
  const cases: readonly (readonly [number, number, readonly string[], boolean])[] = [
    [10, 11, ['10-11'], false],
    // A mark that says "1 line cut" stands where line 12 was.
    [10, 14, ['10-14'], false],
    [12, 14, ['13-14'], true],
    [13, 17, ['13-14', '17-17'], true],
    [5, 18, ['10-14', '17-18'], true],
    [12, 12, ['not-sent'], false],
    [1, 60, ['not-sent'], false],
    [1, 9_999_999, ['not-sent'], false],
  ];
  for (const [first, last, runs, isClamped] of cases) {
    test(`${first}-${last} is ${runs.join(' and ')}`, () => {
      const found = sent.find({ n: 1, lines: { first, last } });
      assert.deepEqual(runsOf(found), runs);
      assert.equal(found.ok && found.isClamped, isClamped);
    });
  }

  test('leads only to sent lines in the range, except for single lines between two of them', () => {
    const numbers = fc.uniqueArray(fc.integer({ min: 0, max: 40 }), { minLength: 1 }).map((lines) => lines.sort((a, b) => a - b));
    fc.assert(
      fc.property(numbers, fc.integer({ min: 1, max: 41 }), fc.integer({ min: 0, max: 30 }), (lines, first, more) => {
        const found = sentLines(lines).find({ n: 1, lines: { first, last: first + more } });
        if (!found.ok) return;
        for (const run of found.ranges) {
          assert.ok(run.first >= first - 1 && run.last < first + more);
          assert.ok(lines.includes(run.first) && lines.includes(run.last));
          for (let line = run.first; line < run.last; line++) assert.ok(lines.includes(line) || lines.includes(line + 1));
        }
      }),
    );
  });
});
