// The columns of names: whatever comes and goes, and however often the work is interrupted, they hold what the graph holds.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { NameColumns } from '../../../../src/core/searching/typed/nameColumns.ts';
import { wordStarts } from '../../../../src/core/searching/typed/nameMatch.ts';

function there(columns: NameColumns): string[] {
  return columns.names.filter((_, place) => columns.isPresent(place)).sort();
}

test('after any changes the names are those of the graph', () => {
  const name = fc.stringMatching(/^[a-zA-Z_]{1,4}$/);
  fc.assert(
    fc.property(fc.array(fc.uniqueArray(name, { maxLength: 12 }), { minLength: 1, maxLength: 6 }), (states) => {
      let now: readonly string[] = [];
      const columns = new NameColumns({ names: () => now.values() });
      for (const state of states) {
        now = state;
        columns.outdate();
        assert.ok(columns.settle());
        assert.deepEqual(there(columns), [...state].sort());
        for (const [place, each] of columns.names.entries()) assert.equal(columns.startsOf(place), wordStarts(each));
      }
    }),
  );
});

test('work that is broken off goes on where it was, and begins anew when names change meanwhile', () => {
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
  assert.deepEqual(there(columns), [...now].sort());
  assert.equal(turns, 1, 'a hundred names need one turn');
});

test('names that are gone are let go of when they are many', () => {
  let now = Array.from({ length: 5000 }, (_, i) => `old${i}`);
  const columns = new NameColumns({ names: () => now.values() });
  columns.settle();
  now = ['kept'];
  columns.outdate();
  columns.settle();
  assert.deepEqual(columns.names, ['kept']);
});
