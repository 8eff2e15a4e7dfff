// Texts that only runtimes write: each example matches its row and leads to its line of code.
import assert from 'node:assert/strict';
import { suite, test } from 'node:test';
import { makesRuntimeSay, rowOf, runtimeRows, runtimeTextIn } from '../../../../src/core/messages/runtime/runtimeText.ts';

suite('texts of runtimes', () => {
  for (const row of runtimeRows) {
    for (const [text, line] of row.examples)
      test(`${row.id} recognises: ${text}`, () => {
        const read = runtimeTextIn(text);
        assert.equal(read?.id, row.id);
        assert.ok(row.when(read.parts).startsWith('when '));
        assert.equal(rowOf(read), row);
        if (!row.line) return;
        assert.ok(line.includes(row.seed?.(read.parts) ?? '?'), `${line} holds no seed`);
        assert.ok(makesRuntimeSay(row, read.parts, line), `${line} is not found`);
        assert.ok(!makesRuntimeSay(row, read.parts, 'return hall;'));
      });
    for (const text of row.others) test(`${row.id} does not match: ${text}`, () => assert.notEqual(runtimeTextIn(text)?.id, row.id));
  }

  test('have unique ids', () => assert.equal(new Set(runtimeRows.map(({ id }) => id)).size, runtimeRows.length));

  test('are read with the compared values below them', () => {
    assert.deepEqual(runtimeTextIn('assertion `left == right` failed\n  left: Some(3)\n right: None')?.values, ['Some(3)', 'None']);
  });

  test('are searched quickly in hostile text', () => {
    const began = performance.now();
    for (const part of ['Cannot invoke "a', "'a' object has no attribute '", 'a.b.c.d.e.f.g.h ', 'Assertion `', '('])
      runtimeTextIn(part.repeat(2000));
    assert.ok(performance.now() - began < 2000);
  });
});
