// Splits the room of a step among its calls: exact lines and small results whole, the others share the rest.
import assert from 'node:assert/strict';
import { suite, test } from 'node:test';
import fc from 'fast-check';
import { allot, minUsefulTokens, type Need } from '../../../../../src/core/answering/strategies/agent/allot.ts';

const whole = (tokens: number): Need => ({ tokens, isExact: true });
const open = (tokens: number): Need => ({ tokens, isExact: false });

suite('the room of a step', () => {
  test('is enough for small results, and the others share the rest', () => {
    assert.deepEqual(allot([open(3000), open(200), open(3000)], 1800, 3000), [800, 200, 800]);
    assert.deepEqual(allot([open(300), open(200)], 1800, 3000), [300, 200]);
  });

  test('is enough for exact lines, even beyond the share of the step', () => {
    assert.deepEqual(allot([open(3000), whole(700), whole(600)], 1800, 3000), [500, 700, 600]);
    assert.deepEqual(allot([whole(900), whole(900)], 1000, 2000), [900, 900]);
  });

  test('goes to the calls in their order where it is too little for all', () => {
    assert.deepEqual(allot([open(900), open(900), open(900), open(900)], 600, 600), [minUsefulTokens, minUsefulTokens, 100, 0]);
    assert.deepEqual(allot([whole(900), whole(900)], 1000, 1000), [900, 100]);
  });

  test('is never exceeded, whatever the calls need', () => {
    const need = fc.record({ tokens: fc.nat(4000), isExact: fc.boolean() });
    fc.assert(
      fc.property(fc.array(need, { maxLength: 10 }), fc.nat(5000), fc.nat(5000), (needs, a, b) => {
        const [share, room] = [Math.min(a, b), Math.max(a, b)];
        const given = allot(needs, share, room);
        assert.ok(given.every((each, i) => each >= 0 && each <= (needs[i]?.tokens ?? 0)));
        assert.ok(given.reduce((sum, each) => sum + each, 0) <= room);
      }),
    );
  });
});
