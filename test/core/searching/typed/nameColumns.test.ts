// The columns of names have the names of the graph after any changes, however often the update is interrupted.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { NameColumns } from '../../../../src/core/searching/typed/nameColumns.ts';
import { wordStarts } from '../../../../src/core/searching/typed/nameMatch.ts';

function presentNames(columns: NameColumns): string[] {
  return columns.names.filter((_, place) => columns.isPresent(place)).sort();
}

test('has the names of the graph after any changes', () => {
  const name = fc.stringMatching(/^[a-zA-Z_]{1,4}$/);
  fc.assert(
    fc.property(fc.array(fc.uniqueArray(name, { maxLength: 12 }), { minLength: 1, maxLength: 6 }), (states) => {
      let now: readonly string[] = [];
      const columns = new NameColumns({ names: () => now.values() });
      for (const state of states) {
        now = state;
        columns.outdate();
        assert.ok(columns.settle());
        assert.deepEqual(presentNames(columns), [...state].sort());
        for (const [place, each] of columns.names.entries()) assert.equal(columns.startsOf(place), wordStarts(each));
      }
    }),
  );
});

test('continues an interrupted update, and starts again when names changed meanwhile', () => {
  let now = Array.from({ length: 3000 }, (_, i) => `name${i}`);
  const columns = new NameColumns({ names: () => now.values() });
  assert.equal(
    columns.settle(() => true),
    false,
  );
  now = [...now.slice(0, 100), 'last'];
  columns.outdate();
  let turns = 1;
  while (!columns.settle(() => true)) turns++;
  assert.deepEqual(presentNames(columns), [...now].sort());
  assert.equal(turns, 1, 'a hundred names need one turn');
});

test('frees removed names when there are many', () => {
  let now = Array.from({ length: 5000 }, (_, i) => `old${i}`);
  const columns = new NameColumns({ names: () => now.values() });
  columns.settle();
  now = ['kept'];
  columns.outdate();
  columns.settle();
  assert.deepEqual(columns.names, ['kept']);
});
