// Places are found by key, filled once, and hold values of which only those count that can lead to a call.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { CellTable } from '../../../../src/core/graph/flow/cellTable.ts';
import type { FlowValue } from '../../../../src/core/graph/flow/flowValues.ts';

/** Values that a place holds after all pending work. */
function valuesAt(places: CellTable, place: number): readonly FlowValue[] {
  const values: FlowValue[] = [];
  places.run();
  places.watch(place, (value) => values.push(value));
  return values;
}

const noReplacements = (): undefined => undefined;

test('a key has one place, which is filled when it is first asked for', () => {
  const places = new CellTable(noReplacements);
  let fillCount = 0;
  const fill = (): void => void fillCount++;
  assert.equal(places.cell('a', fill), places.cell('a', fill));
  assert.deepEqual([fillCount, places.findCell('b')], [1, undefined]);
});

test('equal values share a constant place', () => {
  const places = new CellTable(noReplacements);
  assert.equal(places.constantCell({ kind: 'object', site: 1 }), places.constantCell({ kind: 'object', site: 1 }));
  assert.notEqual(places.constantCell({ kind: 'object', site: 1 }), places.constantCell({ kind: 'object', site: 2 }));
});

test('a library function counts only if a rule says what it does', () => {
  const places = new CellTable(noReplacements);
  const place = places.cell('a');
  places.put(place, { kind: 'external', name: 'sorted' });
  places.put(place, { kind: 'external', name: 'unheardOf' });
  assert.deepEqual(valuesAt(places, place), [{ kind: 'external', name: 'sorted' }]);
});

test('more precise values take the place of a value', () => {
  const places = new CellTable((value) => (value.kind === 'library' ? [{ kind: 'object', site: 7 }] : undefined));
  const place = places.cell('a');
  places.put(place, { kind: 'library', site: 1, name: 'get' });
  assert.deepEqual(valuesAt(places, place), [{ kind: 'object', site: 7 }]);
});

test('a queued task runs before the values move on, and may queue another', () => {
  const places = new CellTable(noReplacements);
  const place = places.cell('a');
  places.enqueue(() => places.enqueue(() => places.put(place, { kind: 'object', site: 1 })));
  assert.equal(valuesAt(places, place).length, 1);
});
