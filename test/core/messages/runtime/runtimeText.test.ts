// Rows for texts that only runtimes write: each example is read as its row, and finds its line of code.
import assert from 'node:assert/strict';
import { suite, test } from 'node:test';
import { makesRuntimeSay, rowOf, runtimeRows, runtimeTextIn } from '../../../../src/core/messages/runtime/runtimeText.ts';

suite('texts of runtimes', () => {
  for (const row of runtimeRows) {
    for (const [text, line] of row.examples)
      test(`${row.id}: ${text}`, () => {
        const read = runtimeTextIn(text);
        assert.equal(read?.id, row.id);
        assert.ok(row.when(read.parts).startsWith('when '));
        assert.equal(rowOf(read), row);
        if (!row.line) return;
        assert.ok(line.includes(row.seed?.(read.parts) ?? '?'), `${line} holds no seed`);
        assert.ok(makesRuntimeSay(row, read.parts, line), `${line} is not found`);
        assert.ok(!makesRuntimeSay(row, read.parts, 'return hall;'));
      });
    for (const text of row.others) test(`${row.id} leaves alone: ${text}`, () => assert.notEqual(runtimeTextIn(text)?.id, row.id));
  }

  test('ids are each of one row', () => assert.equal(new Set(runtimeRows.map(({ id }) => id)).size, runtimeRows.length));

  test('values below a comparison are read with it', () => {
    assert.deepEqual(runtimeTextIn('assertion `left == right` failed\n  left: Some(3)\n right: None')?.values, ['Some(3)', 'None']);
  });

  test('a hostile text costs no more than its length', () => {
    const began = performance.now();
    for (const part of ['Cannot invoke "a', "'a' object has no attribute '", 'a.b.c.d.e.f.g.h ', 'Assertion `', '('])
      runtimeTextIn(part.repeat(2000));
    assert.ok(performance.now() - began < 2000);
  });
});
