// Counts that an answer begins with: right above a list of as many, wrong above another one, and never asked of lines that hold no number.
import assert from 'node:assert/strict';
import { suite, test } from 'node:test';
import { prove } from '../../../../src/core/answering/proof/proof.ts';
import { claimsIn, unprovenIn } from '../../../../src/core/answering/proof/claims.ts';
import { QuestionText } from '../../../../src/core/reading/questionText.ts';

const asked = new QuestionText('Who uses `ship`?');
const lines = ['await ship(order);', 'ship(parcel);', 'return ship(all);'];
const list = '- `checkout` hands its order over to it [1]\n- `resend` does so with a parcel [2]\n- `sendAll` comes last of all [3]';

/** The sentences that nothing proves, as the record would have them. */
function unproven(markdown: string, counts: readonly number[] = []): readonly string[] {
  const known = new Set(counts);
  const { doubts } = prove(markdown, {
    citedText: (n) => ({ text: lines[n - 1] ?? '', around: ['checkout', 'resend', 'sendAll'] }),
    question: asked,
    counts: known,
  });
  const claims = claimsIn(markdown, asked, known);
  return unprovenIn(claims, new Set([1, 2, 3]), new Set(doubts.keys())).map(({ text }) => text);
}

suite('a count that agrees is no claim that lines have to show', () => {
  const right = [
    '3 places use `ship`:',
    '3 places use `ship`.',
    'There are **3** direct callers of `ship` [1].',
    'Three functions hand something to `ship`:',
    'Drei Stellen benutzen `ship`:',
    'Trois endroits utilisent `ship` :',
    '有 3 个地方调用 `ship`:',
  ];
  for (const sentence of right) test(sentence, () => assert.deepEqual(unproven(`${sentence}\n\n${list}`), []));

  test('with the list under headings, where it begins the answer', () => {
    assert.deepEqual(unproven(`3 places use \`ship\`.\n\n## Direct\n\n${list}`), []);
  });

  test('with what is named behind a colon', () => {
    assert.deepEqual(unproven('2 functions call it: `checkout` and `resend` [1].'), []);
    assert.deepEqual(unproven('3 ways lead to `ship`: one for orders, one for parcels, and one for all [1].'), []);
  });

  test('with the number of relations that were listed', () => {
    assert.deepEqual(unproven(`12 places use \`ship\`:\n\n${list}`, [12]), []);
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
  for (const sentence of wrong) test(sentence, () => assert.deepEqual(unproven(`${sentence}\n\n${list}`), [sentence]));

  test('behind a colon', () => {
    const sentence = '5 functions call it: `checkout` and `resend` [1].';
    assert.deepEqual(unproven(sentence), [sentence]);
  });
});

suite('no count', () => {
  const free = [
    'At least 5 places use `ship`:',
    'Since version 5 several places use `ship`:',
    'Some of the 5 places that use `ship`, for example:',
    'It waits for 5 seconds before these steps:',
  ];
  for (const sentence of free) test(sentence, () => assert.deepEqual(unproven(`${sentence}\n\n${list}`), []));
});
