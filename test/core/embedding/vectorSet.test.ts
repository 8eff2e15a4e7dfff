// The search for the nearest vectors against a full scan, and after puts and removals.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { VectorSet } from '../../../src/core/embedding/vectorSet.ts';
import { unitVector } from '../../../src/core/embedding/vectorRecord.ts';

/** The same numbers on every machine (Park and Miller). */
function random(seed: number): () => number {
  let state = seed;
  return () => (state = (state * 48_271) % 2_147_483_647) / 2_147_483_647 - 0.5;
}

const dot = (a: Float32Array, b: Float32Array): number => a.reduce((sum, value, i) => sum + value * (b[i] ?? 0), 0);

test('finds nearly all of the nearest vectors through candidates by sign', async () => {
  const next = random(3);
  const dimensions = 256;
  const noise = (): Float32Array => Float32Array.from({ length: dimensions }, next);
  const topics = Array.from({ length: 60 }, noise);
  const near = (topic: Float32Array): Float32Array => unitVector(noise().map((value, i) => value + 0.7 * (topic[i] ?? 0)));
  const vectors = Array.from({ length: 6000 }, (_, i) => near(topics[i % topics.length] ?? noise()));
  const set = new VectorSet(dimensions);
  vectors.forEach((vector, slot) => set.put(slot, vector));
  let foundShare = 0;
  for (let n = 0; n < 20; n++) {
    const query = near(topics[n] ?? noise());
    const hits = await set.nearest(query, 50);
    assert.equal(hits.length, 50);
    const exact = vectors.map((vector, slot) => ({ slot, cosine: dot(vector, query) })).sort((a, b) => b.cosine - a.cosine);
    for (const [i, { slot, cosine }] of hits.entries()) {
      assert.ok(Math.abs(cosine - dot(vectors[slot] ?? noise(), query)) < 1e-5);
      assert.ok(i === 0 || cosine <= (hits[i - 1]?.cosine ?? 0));
    }
    const nearestSlots = new Set(exact.slice(0, 50).map(({ slot }) => slot));
    foundShare += hits.filter(({ slot }) => nearestSlots.has(slot)).length / 50;
  }
  assert.ok(foundShare / 20 > 0.97, `only ${foundShare / 20} of the nearest are among the candidates`);
});

const vector = fc
  .array(fc.integer({ min: -3, max: 3 }), { minLength: 4, maxLength: 4 })
  .map((values) => unitVector(Float32Array.from(values)));
const step = fc.record({ put: fc.boolean(), slot: fc.nat(9), vector });

test('property: searches the latest vectors after any puts and removals', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 40 }), vector, async (steps, asked) => {
      const set = new VectorSet(4);
      const now = new Map<number, Float32Array>();
      for (const { put, slot, vector: own } of steps) {
        if (put) set.put(slot, own);
        else set.remove(slot);
        if (put) now.set(slot, own);
        else now.delete(slot);
      }
      assert.equal(set.size, now.size);
      const hits = await set.nearest(asked, 100, (slot) => slot !== 3);
      const expected = [...now].filter(([slot, own]) => slot !== 3 && dot(own, asked) > 1e-6);
      assert.deepEqual(hits.map(({ slot }) => slot).sort(), expected.map(([slot]) => slot).sort());
      const cosines = await set.cosines(asked, [3, 5, 12]);
      for (const slot of [3, 5, 12]) {
        const cosine = dot(now.get(slot) ?? asked.map(() => 0), asked);
        assert.ok(Math.abs((cosines.get(slot) ?? 0) - Math.max(0, cosine)) < 1e-5, `${slot}`);
      }
    }),
  );
});

test('returns equally near vectors at the limit together or not at all', async () => {
  const set = new VectorSet(2);
  [0, 1, 2, 3].forEach((slot) => set.put(slot, Float32Array.of(0.6, 0.8)));
  set.put(4, Float32Array.of(1, 0));
  const slots = async (limit: number): Promise<number[]> =>
    (await set.nearest(Float32Array.of(1, 0), limit)).map(({ slot }) => slot).sort();
  assert.deepEqual(await slots(3), [4]);
  assert.deepEqual(await slots(5), [0, 1, 2, 3, 4]);
  set.remove(4);
  assert.deepEqual(await slots(2), [0, 1, 2, 3]);
});
