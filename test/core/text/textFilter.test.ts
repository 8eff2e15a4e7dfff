// The filter of a text may only exclude texts that do not contain a search text, and has to exclude nearly all of those.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { filterProbe, mayHold, textFilter } from '../../../src/core/text/textFilter.ts';

test('never excludes a text that contains the search text in any case', () => {
  const sign = fc.constantFrom(...'abkKsSzZ 09_.\n', 'ä', 'Ä', 'ß', 'ſ', '\u212a', '日', '😀');
  const part = fc.array(sign, { maxLength: 12 }).map((signs) => signs.join(''));
  fc.assert(
    fc.property(part, part, part, (before, wanted, after) => {
      const filter = textFilter(before + wanted + after);
      for (const form of [wanted, wanted.toUpperCase().length === wanted.length ? swapCase(wanted) : wanted])
        assert.ok(mayHold(filter, filterProbe(form)));
    }),
  );
});

/** ASCII in the other case. */
function swapCase(text: string): string {
  return text.replace(/[a-z]/gi, (letter) => (letter < 'a' ? letter.toLowerCase() : letter.toUpperCase()));
}

test('excludes most texts without the search text', () => {
  const text = Array.from({ length: 300 }, (_, i) => `const value${i} = compute(${i * 7}, 'of the order');`).join('\n');
  const filter = textFilter(text);
  const absent = ['is not a valid size', 'queue overflow while', 'permission denied for', 'unexpected token near', 'failed to flush'];
  assert.deepEqual(
    absent.filter((run) => mayHold(filter, filterProbe(run))),
    [],
  );
});

test('cannot exclude a text by fewer than four characters', () => {
  assert.deepEqual(filterProbe('abc'), []);
  assert.ok(mayHold(textFilter('nothing like it'), filterProbe('abc')));
});

test('leaves excluded ranges out', () => {
  const text = 'size of it # size of the queue\nflush it';
  const filter = textFilter(text, [[12, 31]]);
  assert.deepEqual(
    ['size of it', 'flush it', 'of the queue'].map((run) => mayHold(filter, filterProbe(run))),
    [true, true, false],
  );
});
