// Texts with and without secrets, row by row.
import assert from 'node:assert/strict';
import { suite, test } from 'node:test';
import { maskForIndex, scrub } from '../../../src/core/secrets/scrub.ts';
import { negatives } from './negatives.ts';
import { positives } from './positives.ts';

suite('scrubbing the rows of the table', () => {
  for (const seed of [1, 2, 3, 4, 5]) {
    test(`replaces every secret and names its kind (seed ${seed})`, () => {
      const failures = positives(seed).flatMap(({ what, kind, hidden, text }) => {
        const scrubbed = scrub(text);
        const isGone = !scrubbed.text.includes(hidden) && !maskForIndex(text).includes(hidden);
        return isGone && scrubbed.text.includes(`<secret:${kind}:1>`) ? [] : [`${what}: ${text} -> ${scrubbed.text}`];
      });
      assert.deepEqual(failures, []);
    });
  }

  test('leaves ordinary text unchanged', () => {
    const failures = negatives.flatMap((text) => (scrub(text).count === 0 ? [] : [`${text} -> ${scrub(text).text}`]));
    assert.deepEqual(failures, []);
  });

  test('covers enough kinds and enough ordinary text', () => {
    assert.ok(positives(1).length >= 60 && negatives.length >= 80, `${positives(1).length} and ${negatives.length}`);
  });
});
