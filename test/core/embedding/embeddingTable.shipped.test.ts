// The shipped table is intact, and it relates words that share no letters.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { loadTable, type EmbeddingSide } from '../../../src/core/embedding/embeddingTable.ts';
import { termsOfText } from '../../../src/core/text/tokenizer.ts';
import { memoryDigest } from '../../support/memory.ts';

const folder = join(import.meta.dirname, '../../../media/embedder');
const table = loadTable(readFileSync(join(folder, 'weights.bin')), readFileSync(join(folder, 'vocabulary.txt'), 'utf8'), memoryDigest);

function vectorOf(text: string, side: EmbeddingSide): Float32Array {
  const out = new Float32Array(table.dimensions);
  assert.ok(table.encode(termsOfText(text).map((term) => [term, 1]), side, out)); // prettier-ignore
  return out;
}

const cosine = (asked: string, code: string): number => {
  const other = vectorOf(code, 'code');
  return vectorOf(asked, 'query').reduce((sum, value, i) => sum + value * (other[i] ?? 0), 0);
};

test('brings words of similar meaning closer together than others', () => {
  for (const [asked, near, far] of [
    ['delete', 'remove', 'color'],
    ['network connection', 'socket', 'parser'],
    ['error', 'exception', 'width'],
  ] as const) {
    assert.ok(cosine(asked, near) > cosine(asked, far) + 0.1, `${asked}: ${near} ${cosine(asked, near)}, ${far} ${cosine(asked, far)}`);
  }
});

test('gives vectors unit length, even for unknown words', () => {
  for (const text of ['read settings', 'xqzwvk', '文件']) assert.ok(Math.abs(Math.hypot(...vectorOf(text, 'code')) - 1) < 1e-5, text);
});
