// Markup in documentation is replaced by its words; code in angle brackets stays.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { firstSentence } from '../../../src/core/answering/page/markdownText.ts';
import { withoutDocMarkup } from '../../../src/core/text/docMarkup.ts';

test('replaces tags of Javadoc, XML comments and HTML by their words', () => {
  assert.equal(withoutDocMarkup('Seals {@code Lid} of {@link Crate#lid the crate} or {@link Box}.'), 'Seals `Lid` of the crate or `Box`.');
  assert.equal(withoutDocMarkup('Gives <see cref="T:Cargo.Crate"/> or <paramref name="lid"/>.'), 'Gives `Cargo.Crate` or `lid`.');
  assert.equal(withoutDocMarkup('<a name="seal"></a>Seals the <em>lid</em>.').replace(/\s+/g, ' ').trim(), 'Seals the lid .');
  assert.equal(
    withoutDocMarkup('See :class:`~cargo.Crate` and [`Lid`] or [the list](https://example.org/x).'),
    'See `cargo.Crate` and `Lid` or the list.',
  );
});

test('keeps type arguments, comparisons and plain brackets', () => {
  for (const text of ['A Map<String, Crate> of all.', 'Where a < b && c > d.', 'The range [0, 1) of x[i].', 'Takes { lid: true }.'])
    assert.equal(withoutDocMarkup(text), text);
});

test('removes markup from the first sentence of a comment', () => {
  assert.equal(firstSentence('<summary>Seals the {@code Lid}. Then ships.</summary>'), 'Seals the `Lid`.');
  assert.equal(firstSentence('<p>Weighs a {@link Crate}.\n<p>Later more.'), 'Weighs a `Crate`.');
});
