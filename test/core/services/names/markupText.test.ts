// Comments of pages and templates: blanked in linear time, with all lines where they were.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { withoutMarkupComments } from '../../../../src/core/services/names/markupText.ts';
import { costsLittle } from '../../../support/hostileTime.ts';

test('comments of each engine are blanked', () => {
  for (const comment of ['<!-- a -->', '{# a #}', '<%# a %>', '<%-# a %>', '{{!-- a --}}', '{{-- a --}}', '@* a *@'])
    assert.equal(withoutMarkupComments(`x ${comment} y`), `x ${' '.repeat(comment.length)} y`);
});

test('length and lines stay, whatever the text', () => {
  const piece = fc.constantFrom('<!--', '-->', '{#', '#}', '<%#', '%>', '{{--', '--}}', '@*', '*@', '\n', 'a');
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 30 }), (pieces) => {
      const text = pieces.join('');
      const result = withoutMarkupComments(text);
      assert.equal(result.length, text.length);
      assert.deepEqual(
        [...result.matchAll(/\n/g)].map(({ index }) => index),
        [...text.matchAll(/\n/g)].map(({ index }) => index),
      );
    }),
    { numRuns: 1000 },
  );
});

test('a huge page takes linear time', async () => {
  for (const open of ['<!--', '{#', '@*', '<%#']) await costsLittle(open, () => withoutMarkupComments(open.repeat(200_000)));
});
