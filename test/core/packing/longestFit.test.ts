// The largest amount that fits, with few trials, and the longest beginning of a text.
import assert from 'node:assert/strict';
import { suite, test } from 'node:test';
import { longestBeginning, longestFit } from '../../../src/core/packing/longestFit.ts';

suite('longestFit', () => {
  test('tries the highest amount first', async () => {
    const trials: number[] = [];
    const fits = async (count: number): Promise<boolean> => trials.push(count) > 0;
    assert.deepEqual([await longestFit(1000, fits), trials], [1000, [1000]]);
  });

  test('finds every limit', async () => {
    for (let limit = 0; limit <= 20; limit++) assert.equal(await longestFit(20, async (count) => count <= limit), limit);
  });

  test('is -1 where not even nothing fits', async () => {
    assert.equal(await longestFit(20, async () => false), -1);
  });
});

suite('longestBeginning', () => {
  const within = (length: number) => async (beginning: string) => beginning.length <= length;

  test('keeps a text that fits as it is', async () => {
    assert.equal(await longestBeginning('a text', within(6)), 'a text');
  });

  test('marks a cut by an ellipsis, which has to fit too', async () => {
    assert.equal(await longestBeginning('a text', within(4)), 'a t…');
  });

  test('is empty where not even the ellipsis fits', async () => {
    assert.equal(await longestBeginning('a text', within(0)), '');
  });
});
