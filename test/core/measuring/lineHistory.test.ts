// Lines of an earlier commit are tracked through later patches, checked against a text that the patches change.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { LineHistory } from '../../../src/core/measuring/lineHistory.ts';
import type { Hunk } from '../../../src/core/ports.ts';

test('finds a line where the later patches have put it', () => {
  fc.assert(
    fc.property(fc.array(fc.array(fc.nat({ max: 30 }), { maxLength: 4 }), { maxLength: 5 }), fc.nat({ max: 19 }), (edits, line) => {
      // Each edit replaces a line by two or removes it; lines are identified by their first text.
      let text = Array.from({ length: 20 }, (_, i) => `line ${i}`);
      const patches: Hunk[][] = [];
      for (const [n, places] of edits.entries()) {
        const at = [...new Set(places.map((place) => place % Math.max(1, text.length)))].sort((a, b) => a - b);
        const hunks: Hunk[] = [];
        const next: string[] = [];
        text.forEach((old, i) => {
          if (!at.includes(i)) {
            next.push(old);
            return;
          }
          const added = i % 2 ? [`new ${n} ${i} a`, `new ${n} ${i} b`] : [];
          hunks.push({ oldFirst: i, oldLines: 1, newFirst: next.length, added });
          next.push(...added);
        });
        patches.push(hunks);
        text = next;
      }
      const history = new LineHistory();
      for (const hunks of patches.toReversed()) history.add('a', hunks);
      const expected = text.indexOf(`line ${line}`);
      assert.equal(history.presentLine('a', line), expected < 0 ? undefined : expected);
    }),
    { numRuns: 200 },
  );
});

test('moves lines after an insertion and keeps those before it', () => {
  const history = new LineHistory();
  history.add('a', [{ oldFirst: 3, oldLines: 0, newFirst: 3, added: ['x', 'y'] }]);
  assert.deepEqual([history.presentLine('a', 2), history.presentLine('a', 3), history.presentLine('b', 3)], [2, 5, 3]);
});
