// Places are found by key, filled once, and hold values of which only those count that can lead to a call.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { CellTable } from '../../../../src/core/graph/flow/cellTable.ts';
import type { FlowValue } from '../../../../src/core/graph/flow/flowValues.ts';

/** Values that a cell holds after all pending work. */
function valuesAt(cells: CellTable, cell: number): readonly FlowValue[] {
  const values: FlowValue[] = [];
  cells.run();
  cells.watch(cell, (value) => values.push(value));
  return values;
}

const noReplacements = (): undefined => undefined;

test('a key has one cell, which is filled when it is first asked for', () => {
  const cells = new CellTable(noReplacements);
  let fillCount = 0;
  const fill = (): void => void fillCount++;
  assert.equal(cells.cell('a', fill), cells.cell('a', fill));
  assert.deepEqual([fillCount, cells.findCell('b')], [1, undefined]);
});

test('equal values share a constant cell', () => {
  const cells = new CellTable(noReplacements);
  assert.equal(cells.constantCell({ kind: 'object', site: 1 }), cells.constantCell({ kind: 'object', site: 1 }));
  assert.notEqual(cells.constantCell({ kind: 'object', site: 1 }), cells.constantCell({ kind: 'object', site: 2 }));
});

test('a library function counts only if a rule says what it does', () => {
  const cells = new CellTable(noReplacements);
  const cell = cells.cell('a');
  cells.put(cell, { kind: 'external', name: 'sorted' });
  cells.put(cell, { kind: 'external', name: 'unheardOf' });
  assert.deepEqual(valuesAt(cells, cell), [{ kind: 'external', name: 'sorted' }]);
});

test('more precise values take the place of a value', () => {
  const cells = new CellTable((value) => (value.kind === 'library' ? [{ kind: 'object', site: 7 }] : undefined));
  const cell = cells.cell('a');
  cells.put(cell, { kind: 'library', site: 1, name: 'get' });
  assert.deepEqual(valuesAt(cells, cell), [{ kind: 'object', site: 7 }]);
});

test('a queued task runs before the values move on, and may queue another', () => {
  const cells = new CellTable(noReplacements);
  const cell = cells.cell('a');
  cells.enqueue(() => cells.enqueue(() => cells.put(cell, { kind: 'object', site: 1 })));
  assert.equal(valuesAt(cells, cell).length, 1);
});

test('values that replace each other end', () => {
  const first: FlowValue = { kind: 'object', site: 1 };
  const second: FlowValue = { kind: 'object', site: 2 };
  const target: FlowValue = { kind: 'object', site: 3 };
  const cells = new CellTable((value) => (value === first ? [second, target] : value === second ? [first] : undefined));
  const cell = cells.cell('a');
  cells.put(cell, first);
  assert.deepEqual(valuesAt(cells, cell), [target]);
});
