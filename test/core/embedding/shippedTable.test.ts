// The table that ships: whole, of the size that was promised, and with something learned that words alone do not say.
import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { loadTable, type EmbeddingTable, type Side } from '../../../src/core/embedding/table.ts';
import { terms } from '../../../src/core/indexing/terms.ts';

const media = join(import.meta.dirname, '../../../media/embedder');
const weights = readFileSync(join(media, 'weights.bin'));
const vocabulary = readFileSync(join(media, 'vocabulary.txt'), 'utf8');

function vector(table: EmbeddingTable, text: string, side: Side): Float32Array {
  const out = new Float32Array(table.dimensions);
  assert.equal(table.encode(terms(text).map((term): [string, number] => [term, 1]), side, out), true); // prettier-ignore
  return out;
}

function cosine(table: EmbeddingTable, query: string, code: string): number {
  const asked = vector(table, query, 'query');
  return vector(table, code, 'code').reduce((sum, value, i) => sum + value * (asked[i] ?? 0), 0);
}

test('the checksum in the header is that of all that follows and of the vocabulary', () => {
  const covered = createHash('sha256').update(vocabulary, 'utf8').update(weights.subarray(56)).digest();
  assert.deepEqual(weights.subarray(24, 56), covered);
  assert.ok(weights.length < 8e6);
});

test('questions are near to code that says the same in other words', () => {
  const table = loadTable(weights, vocabulary);
  const near: readonly (readonly [query: string, meant: string, other: string])[] = [
    ['delete a file from disk', 'os.unlink(path)', 'button.render(color)'],
    ['send a message over the network', 'socket.write(buffer)', 'matrix.transpose(axis)'],
    ['check that the user may log in', 'authenticate(credentials, password)', 'gzip.compress(bytes)'],
    ['wait until all threads have ended', 'for worker in pool: worker.join()', 'style.background = image'],
  ];
  for (const [query, meant, other] of near) {
    const [right, wrong] = [cosine(table, query, meant), cosine(table, query, other)];
    assert.ok(right > wrong + 0.05, `${query}: ${right.toFixed(2)} against ${wrong.toFixed(2)}`);
  }
});

test('every repository that it was learned from is listed with commit and licence', () => {
  const rows =
    readFileSync(join(media, 'NOTICE.md'), 'utf8').match(
      /^\| \[[^\]]+\]\(https:\/\/github\.com\/[^)]+\) \| [0-9a-f]{12} \| [\w. -]+ \|$/gm,
    ) ?? [];
  assert.ok(rows.length > 70);
  assert.ok(rows.every((row) => !/GPL|unknown|MPL/.test(row)));
});
