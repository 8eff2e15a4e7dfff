// How much of a message a literal covers, in words for people.
import assert from 'node:assert/strict';
import { suite, test } from 'node:test';
import { coversEnd } from '../../../../../src/core/searching/lists/messages/messageParts.ts';

/** A match of `message` that covers `part` of it. */
function matchOf(message: string, part: string): { readonly message: string; readonly spans: readonly { from: number; to: number }[] } {
  const from = message.indexOf(part);
  return { message, spans: [{ from, to: from + part.length }] };
}

suite('a literal that covers the end of a message', () => {
  test('lacks only a word or two in front', () => {
    assert.equal(coversEnd(matchOf('email was already confirmed', 'was already confirmed')), true);
    assert.equal(coversEnd(matchOf('order number must be given here', 'must be given here')), true);
  });

  test('is no short end, no front, and no end of a longer message', () => {
    assert.equal(coversEnd(matchOf('email is invalid', 'is invalid')), false);
    assert.equal(coversEnd(matchOf('was already confirmed by email', 'was already confirmed')), false);
    assert.equal(coversEnd(matchOf('the email of ann was already confirmed', 'was already confirmed')), false);
    assert.equal(coversEnd(matchOf('was already confirmed', 'was already confirmed')), false);
  });
});
