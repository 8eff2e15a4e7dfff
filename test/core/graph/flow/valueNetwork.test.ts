// Values move along links until nothing changes, whatever the order of links and values, and within limits.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { ValueNetwork } from '../../../../src/core/graph/flow/valueNetwork.ts';

test('a value reaches every place behind a chain of links, before and after the links are made', () => {
  const network = new ValueNetwork();
  const [a, b, c] = [network.newCell(), network.newCell(), network.newCell()];
  network.put(a, 1);
  network.flow(a, b);
  network.flow(b, c);
  network.put(a, 2);
  network.run();
  assert.deepEqual([...network.at(c)].sort(), [1, 2]);
});

test('values go around a cycle once', () => {
  const network = new ValueNetwork();
  const [a, b] = [network.newCell(), network.newCell()];
  network.flow(a, b);
  network.flow(b, a);
  network.put(a, 1);
  assert.equal(network.run(), false);
  assert.deepEqual([[...network.at(a)], [...network.at(b)]], [[1], [1]]);
});

test('a watcher gets each current and later value once', () => {
  const network = new ValueNetwork();
  const place = network.newCell();
  const watchedValues: number[] = [];
  network.put(place, 1);
  network.run();
  network.watch(place, (value) => watchedValues.push(value));
  network.put(place, 2);
  network.put(place, 2);
  network.run();
  assert.deepEqual(watchedValues, [1, 2]);
});

test('values beyond the limit of moves are dropped and counted', () => {
  const network = new ValueNetwork();
  network.maxMoves = 2;
  const place = network.newCell();
  for (const value of [1, 2, 3]) network.put(place, value);
  assert.deepEqual([network.at(place).size, network.cutCount, network.isFull], [2, 1, true]);
});
