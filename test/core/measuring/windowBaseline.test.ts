// The reference of the evaluation: BM25 over windows of lines.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { WindowBaseline } from '../../../src/core/measuring/windowBaseline.ts';

/** `count` lines of filler with `special` at the zero-based line `at`. */
function textWith(special: string, at: number, count = 100): string {
  return Array.from({ length: count }, (_, i) => (i === at ? special : `filler ${i}`)).join('\n');
}

const baseline = new WindowBaseline([
  { path: 'pump.py', text: textWith('open the valve of the pump', 70) },
  { path: 'lid.py', text: textWith('close the lid', 5) },
  { path: 'empty.py', text: '' },
]);

test('finds the window with the words, as lines from 1', () => {
  const [best] = baseline.search('which valve does the pump open', 5);
  assert.equal(best?.file, 'pump.py');
  assert.ok((best?.lineStart ?? 0) <= 71 && (best?.lineEnd ?? 0) >= 71, JSON.stringify(best));
  assert.equal((best?.lineEnd ?? 0) - (best?.lineStart ?? 0), 39);
});

test('words of the path count', () => {
  assert.equal(baseline.search('lid', 1)[0]?.file, 'lid.py');
});

test('windows of one file never overlap, and the limit holds', () => {
  const places = baseline.search('filler pump lid', 4);
  assert.equal(places.length, 4);
  for (const a of places)
    for (const b of places) assert.ok(a === b || a.file !== b.file || a.lineEnd < b.lineStart || b.lineEnd < a.lineStart);
});

test('a question without a word of the files finds nothing', () => {
  assert.deepEqual(baseline.search('zeppelin', 5), []);
});
