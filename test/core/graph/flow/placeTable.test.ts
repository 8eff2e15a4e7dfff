// Places are found by key, filled once, and hold values of which only those count that can lead to a call.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { PlaceTable } from '../../../../src/core/graph/flow/placeTable.ts';
import type { FlowValue } from '../../../../src/core/graph/flow/flowValues.ts';

/** Values that a place holds after all pending work. */
function valuesAt(places: PlaceTable, place: number): readonly FlowValue[] {
  const values: FlowValue[] = [];
  places.run();
  places.watch(place, (value) => values.push(value));
  return values;
}

const noReplacements = (): undefined => undefined;

test('a key has one place, which is filled when it is first asked for', () => {
  const places = new PlaceTable(noReplacements);
  let fillCount = 0;
  const fill = (): void => void fillCount++;
  assert.equal(places.place('a', fill), places.place('a', fill));
  assert.deepEqual([fillCount, places.findPlace('b')], [1, undefined]);
});

test('equal values share a constant place', () => {
  const places = new PlaceTable(noReplacements);
  assert.equal(places.constantPlace({ kind: 'object', site: 1 }), places.constantPlace({ kind: 'object', site: 1 }));
  assert.notEqual(places.constantPlace({ kind: 'object', site: 1 }), places.constantPlace({ kind: 'object', site: 2 }));
});

test('a library function counts only if a rule says what it does', () => {
  const places = new PlaceTable(noReplacements);
  const place = places.place('a');
  places.put(place, { kind: 'external', name: 'sorted' });
  places.put(place, { kind: 'external', name: 'unheardOf' });
  assert.deepEqual(valuesAt(places, place), [{ kind: 'external', name: 'sorted' }]);
});

test('more precise values take the place of a value', () => {
  const places = new PlaceTable((value) => (value.kind === 'library' ? [{ kind: 'object', site: 7 }] : undefined));
  const place = places.place('a');
  places.put(place, { kind: 'library', site: 1, name: 'get' });
  assert.deepEqual(valuesAt(places, place), [{ kind: 'object', site: 7 }]);
});

test('a queued task runs before the values move on, and may queue another', () => {
  const places = new PlaceTable(noReplacements);
  const place = places.place('a');
  places.enqueue(() => places.enqueue(() => places.put(place, { kind: 'object', site: 1 })));
  assert.equal(valuesAt(places, place).length, 1);
});
