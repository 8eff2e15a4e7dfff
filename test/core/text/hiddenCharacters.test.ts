// Characters that no reader sees become marks; those that belong to emoji and joined letters stay.
import assert from 'node:assert/strict';
import { suite, test } from 'node:test';
import fc from 'fast-check';
import { hasHidden, showHidden, withoutHidden } from '../../../src/core/text/hiddenCharacters.ts';
import { costsLittle } from '../../support/hostileTime.ts';

suite('hidden characters', () => {
  test('are shown as marks, long runs in short', () => {
    for (const [text, shown] of [
      ['if (a\u202e) {', 'if (a⟨U+202E⟩) {'],
      ['a\u200b\u200b\u200bb', 'a⟨U+200B ×3⟩b'],
      ['\u2066\u202e', '⟨U+2066 U+202E⟩'],
      ['x\u{e0049}\u{e0067}\u{e006e}\u{e006f}\u{e0072}', 'x⟨U+E0049…U+E0072 ×5⟩'],
      ['co\u00adop', 'co⟨U+00AD⟩op'],
      ['\u3164', '⟨U+3164⟩'],
      ['😀\u{e0101}\u{e0102}', '😀⟨U+E0101 U+E0102⟩'],
      ['a\u200db', 'a⟨U+200D⟩b'],
    ] as const) {
      assert.equal(showHidden(text), shown);
      assert.ok(hasHidden(text));
    }
  });

  test('stay where they are seen: in emoji, flags, key caps, joined letters, forms of ideographs', () => {
    for (const text of ['👨‍👩‍👧', '❤️‍🔥', '👨🏽‍💻', '🏴󠁧󠁢󠁥󠁮󠁧󠁿', '1️⃣', '⚠️', '✔︎', 'می‌خواهم', 'क्‍ष', '葛\u{e0100}', 'plain\ttext\n', 'é ü 漢']) {
      assert.equal(showHidden(text), text);
      assert.ok(!hasHidden(text));
    }
  });

  test('are gone in text without them, and marks are not marked again', () => {
    const texts = fc.array(
      fc.oneof(fc.constantFrom('\u200b', '\u202e', '\u{e0041}', '👨', '\u200d', '\ufe0f', 'ن'), fc.string({ unit: 'binary' })),
    );
    fc.assert(
      fc.property(texts, (parts) => {
        const text = parts.join('');
        assert.equal(showHidden(showHidden(text)), showHidden(text));
        assert.equal(showHidden(text).split('\n').length, text.split('\n').length);
        assert.ok(!hasHidden(showHidden(text)));
        assert.ok(withoutHidden(text).length <= text.length);
      }),
    );
  });

  test('cost little in any number', async () => {
    for (const piece of ['\u200b', 'a\u200b', '😀\u200d', '🏴\u{e0067}', '\ufe0f', 'ن\u200c'])
      await costsLittle(piece, () => showHidden(piece.repeat(300_000)));
  });
});
