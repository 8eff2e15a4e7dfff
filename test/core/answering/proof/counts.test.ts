// Counts in an answer: right above a list of that length, wrong above another, and never required of lines without a number.
import assert from 'node:assert/strict';
import { suite, test } from 'node:test';
import { prove } from '../../../../src/core/answering/proof/proof.ts';
import { claimsIn, unprovenIn } from '../../../../src/core/answering/proof/claims.ts';
import { QuestionText } from '../../../../src/core/reading/questionText.ts';

const asked = new QuestionText('Who uses `ship`?');
const lines = ['await ship(order);', 'ship(parcel);', 'return ship(all);'];
const list = '- `checkout` hands its order over to it [1]\n- `resend` does so with a parcel [2]\n- `sendAll` comes last of all [3]';

/** The sentences that nothing proves, as the record would have them. */
function unprovenSentences(markdown: string, counts: readonly number[] = []): readonly string[] {
  const known = new Set(counts);
  const { doubts } = prove(markdown, {
    citedText: (n) => ({ text: lines[n - 1] ?? '', around: ['checkout', 'resend', 'sendAll'] }),
    question: asked,
    counts: known,
  });
  const claims = claimsIn(markdown, asked, known);
  return unprovenIn(claims, new Set([1, 2, 3]), new Set(doubts.keys())).map(({ text }) => text);
}

suite('a count that matches needs no line', () => {
  const right = [
    '3 places use `ship`:',
    '3 places use `ship`.',
    'There are **3** direct callers of `ship` [1].',
    'Three functions hand something to `ship`:',
    'Drei Stellen benutzen `ship`:',
    'Trois endroits utilisent `ship` :',
    '有 3 个地方调用 `ship`:',
  ];
  for (const sentence of right) test(sentence, () => assert.deepEqual(unprovenSentences(`${sentence}\n\n${list}`), []));

  test('where it begins the answer and the list is under headings', () => {
    assert.deepEqual(unprovenSentences(`3 places use \`ship\`.\n\n## Direct\n\n${list}`), []);
  });

  test('where it matches the names after a colon', () => {
    assert.deepEqual(unprovenSentences('2 functions call it: `checkout` and `resend` [1].'), []);
    assert.deepEqual(unprovenSentences('3 ways lead to `ship`: one for orders, one for parcels, and one for all [1].'), []);
  });

  test('where it matches the number of listed relations', () => {
    assert.deepEqual(unprovenSentences(`12 places use \`ship\`:\n\n${list}`, [12]), []);
  });
});

suite('a count that differs is flagged, with a citation or without', () => {
  const wrong = [
    '5 places use `ship`:',
    '5 places use `ship`.',
    'There are 5 callers of `ship` [1].',
    'Five functions use `ship`:',
    'Fünf Stellen benutzen `ship`:',
  ];
  for (const sentence of wrong) test(sentence, () => assert.deepEqual(unprovenSentences(`${sentence}\n\n${list}`), [sentence]));

  test('also for names after a colon', () => {
    const sentence = '5 functions call it: `checkout` and `resend` [1].';
    assert.deepEqual(unprovenSentences(sentence), [sentence]);
  });
});

suite('no count', () => {
  const free = [
    'At least 5 places use `ship`:',
    'Since version 5 several places use `ship`:',
    'Some of the 5 places that use `ship`, for example:',
    'It waits for 5 seconds before these steps:',
  ];
  for (const sentence of free) test(sentence, () => assert.deepEqual(unprovenSentences(`${sentence}\n\n${list}`), []));
});
