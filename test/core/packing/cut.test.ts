// Cutting a piece of source: what stays, and what the markers say.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { cutSource, defaultCutLimits, cutMarker } from '../../../src/core/packing/cut.ts';

const lines = Array.from({ length: 30 }, (_, i) => `const value${i} = ${i};`);

test('keeps a piece that fits, without lines that were shown before', () => {
  const { text, cutCount, offsets } = cutSource(lines.slice(0, 3), 'typescript', 1000, { omit: new Set([1]) });
  assert.deepEqual([text, cutCount, offsets], [`${lines[0]}\n${lines[2]}`, 0, [0, 2]]);
});

test('keeps the head and the lines around a deciding one', () => {
  const { text, cutCount, offsets, tokens } = cutSource(lines, 'typescript', 90, { keep: [20] });
  assert.ok(offsets.includes(0) && offsets.includes(20), offsets.join());
  assert.ok(tokens <= 90, String(tokens));
  assert.equal(cutCount, lines.length - offsets.length);
  assert.match(text, /^const value0 = 0;\n/);
  assert.match(text, /\/\/ \d+ lines cut/);
});

test('cuts documentation before code', () => {
  const { offsets } = cutSource(lines, 'typescript', 90, { keep: [10], prose: [9, 11] });
  assert.ok(!offsets.includes(9) || offsets.includes(8), offsets.join());
  assert.ok(offsets.includes(10));
});

test('returns a long piece whole where cuts are turned off', () => {
  const { cutCount, offsets } = cutSource(lines, 'typescript', 10, {}, { ...defaultCutLimits, cuts: false });
  assert.deepEqual([cutCount, offsets.length], [0, 30]);
});

test('writes the marker as a comment of the language', () => {
  assert.equal(cutMarker(1, 'python'), '# 1 line cut');
  assert.equal(cutMarker(2, 'unknown'), '// 2 lines cut');
});
