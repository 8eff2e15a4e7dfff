// The table against sums that were computed by hand, and against damaged files.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { loadTable } from '../../../src/core/embedding/embeddingTable.ts';
import { memoryDigest } from '../../support/memory.ts';
import { tableFiles } from './tinyTable.ts';

const rows = [
  [10, 0],
  [0, 10],
  [1, 0],
  [0, 1],
  [-1, 0],
];
const parts = { dimensions: 2, words: ['load', 'file'], hashed: 3, tables: [rows] };

function vectorOfBag(
  files: { weights: Uint8Array; vocabulary: string },
  bag: [string, number][],
  side: 'query' | 'code' = 'code',
): number[] {
  const table = loadTable(files.weights, files.vocabulary, memoryDigest);
  const out = new Float32Array(table.dimensions);
  table.encode(bag, side, out);
  return [...out].map((value) => Math.round(value * 1e6) / 1e6);
}

test('sums the weighted rows of a bag to a unit vector', () => {
  assert.deepEqual(vectorOfBag(tableFiles(parts), [['load', 1]]), [1, 0]);
  assert.deepEqual(vectorOfBag(tableFiles(parts), [['load', 3], ['file', 4]]), [0.6, 0.8]); // prettier-ignore
});

test('uses the scales of each side, and a second table for code', () => {
  const second = [...parts.tables, rows.map(([x = 0, y = 0]) => [y, x])];
  const files = tableFiles({ ...parts, tables: second, scaleCode: 2, scaleQuery: 0.5 });
  assert.deepEqual(vectorOfBag(files, [['load', 1]], 'query'), [1, 0]);
  assert.deepEqual(vectorOfBag(files, [['load', 1]], 'code'), [0, 1]);
});

test('represents an unknown term by its trigrams, hashed as in training', () => {
  const table = loadTable(tableFiles(parts).weights, tableFiles(parts).vocabulary);
  // FNV-1a of ^ab and ab$ with the high bits folded in, worked out apart from the product.
  const fnv = (text: string): number => {
    let hash = 0x811c9dc5n;
    for (const letter of text) hash = ((hash ^ BigInt(letter.charCodeAt(0))) * 0x01000193n) & 0xffffffffn;
    return Number((hash ^ (hash >> 15n)) % 3n);
  };
  assert.deepEqual(table.rowsOf('ab'), [2 + fnv('^ab'), 2 + fnv('ab$')]);
  assert.equal(table.rowsOf('a'.repeat(50)).length, 8);
  assert.deepEqual(table.rowsOf('file'), [1]);
});

test('looks up separate stems under the stem that was trained', () => {
  const files = tableFiles({ ...parts, words: ['load', 'author'] });
  assert.deepEqual(loadTable(files.weights, files.vocabulary).rowsOf('authori'), [1]);
});

test('golden: gives a bag the same vector on every platform', () => {
  const files = tableFiles(parts);
  const table = loadTable(files.weights, files.vocabulary);
  const out = new Float32Array(2);
  table.encode([['load', 0.7], ['constructor', 1.3], ['datei', 0.2]], 'query', out); // prettier-ignore
  assert.deepEqual([...out], [...Float32Array.of(0.9956867694854736, 0.09277837723493576)]);
});

test('gives no vector for a bag without rows', () => {
  const files = tableFiles({ ...parts, hashed: 0, tables: [rows.slice(0, 2)] });
  const table = loadTable(files.weights, files.vocabulary);
  const out = Float32Array.of(5, 5);
  assert.equal(table.encode([['unknown', 1]], 'code', out), false);
  assert.deepEqual([...out], [0, 0]);
  assert.equal(table.encode([], 'code', out), false);
});

test('rejects damaged files and says what is wrong', () => {
  const { weights, vocabulary } = tableFiles(parts);
  const changedBytes = (at: number, value: number): Uint8Array => weights.map((byte, i) => (i === at ? value : byte));
  assert.throws(() => loadTable(new Uint8Array(3), vocabulary), /not a table/);
  assert.throws(() => loadTable(changedBytes(0, 65), vocabulary), /not a table/);
  assert.throws(() => loadTable(changedBytes(4, 9), vocabulary), /format 9/);
  assert.throws(() => loadTable(weights.subarray(0, weights.length - 1), vocabulary), /sizes/);
  assert.throws(() => loadTable(changedBytes(8, 200), vocabulary), /sizes/);
  assert.throws(() => loadTable(weights, 'load\n'), /1 terms for 2/);
  assert.throws(() => loadTable(changedBytes(weights.length - 1, 77), vocabulary, memoryDigest), /checksum/);
  assert.throws(() => loadTable(weights, 'load\nfilf\n', memoryDigest), /checksum/);
  loadTable(weights, vocabulary, memoryDigest);
});
