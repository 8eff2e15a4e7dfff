// The room of each gap in a round of look-ups.
import assert from 'node:assert/strict';
import { suite, test } from 'node:test';
import { sharesOf } from '../../../../src/core/answering/gaps/gapShares.ts';

suite('the room of a gap', () => {
  const sharesFor = (room: number, ...demands: readonly number[]): readonly number[] =>
    sharesOf(
      demands.map((demand) => ({ demand, first: false })),
      room,
    );

  test('is its demand if the room is enough', () => {
    assert.deepEqual(sharesFor(1000, 100, 200), [100, 200]);
  });

  test('is all of the room for a single gap', () => {
    assert.deepEqual(sharesFor(800, 5000), [800]);
  });

  test('is limited while other gaps want some', () => {
    assert.deepEqual(sharesFor(1000, 2000, 2000), [600, 400]);
  });

  test('is all that a small gap needs, even beside a large one', () => {
    assert.deepEqual(sharesFor(300, 2000, 40), [260, 40]);
  });

  test('is nothing rather than too little to read', () => {
    assert.deepEqual(sharesFor(200, 500, 500), [200, 0]);
  });

  test('is given first to code that the person added', () => {
    const gaps = [
      { demand: 1000, first: false },
      { demand: 700, first: true },
    ];
    assert.deepEqual(sharesOf(gaps, 1000), [300, 700]);
  });
});
