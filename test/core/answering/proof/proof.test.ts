// Sentences against the lines that they cite: proven, unproven, or undecidable.
import assert from 'node:assert/strict';
import { QuestionText } from '../../../../src/core/reading/questionText.ts';
import { suite, test } from 'node:test';
import fc from 'fast-check';
import { prove, type CitedText } from '../../../../src/core/answering/proof/proof.ts';

const charge: CitedText = { text: 'await charge(order.id, total);\nthrow new OutOfStockError(`no ${sku} left`);', around: ['checkout'] };
const other: CitedText = { text: 'return levels.get(sku) ?? 0;', around: ['Inventory', 'reserve'] };

function unfoundedNumbers(markdown: string): readonly number[] {
  return [...prove(markdown, { citedText: (n) => [charge, other][n - 1] }).unfoundedCitations.keys()];
}

suite('a citation is proven by its lines', () => {
  const proven = [
    'It calls `charge` with the total [1].',
    'It calls `payment.charge()` with the total [1].',
    '`checkout` does that in its second half [1].',
    'The error `OutOfStockError` names the item and `sku` [1].',
    'It waits for the payment to go through [1].',
    'This is a kind of "best effort" for orders [1].',
    'It does not call `refund` when that fails [1].',
    'Hier wird nie `refund` aufgerufen, auch später [1].',
    'The level comes from `levels.get(sku) ?? 0` in the end [2].',
    '`Inventory.reserve` is the place where that happens [2].',
    'See `src/store/inventory.ts` for what it does [2].',
    'Both `charge` and the levels have a part in it [1][2].',
  ];
  for (const sentence of proven) test(sentence, () => assert.deepEqual(unfoundedNumbers(sentence), []));
});

suite('a citation proves nothing when its lines lack what the sentence names', () => {
  const wrong = [
    'It calls `refund` with the total [1].',
    '`checkout` calls `refund` when that fails [1].',
    'It fails with "coupon has expired" in the message [1].',
    'Then `Ledger.book(entry)` writes it down [1].',
    'It gives `None` back when there is nothing else [1].',
  ];
  for (const sentence of wrong) test(sentence, () => assert.deepEqual(unfoundedNumbers(sentence), [1]));

  test('unless it proves another sentence: then only the sentence is unproven', () => {
    const text = 'It calls `charge` with the total [1]. Then `refund` gives the money back [1].';
    const { unfoundedCitations, states } = prove(text, { citedText: () => charge });
    assert.equal(unfoundedCitations.size, 0);
    assert.deepEqual([...states.values()], ['proven', 'unfounded']);
  });

  test('and the reason has the lacking names', () => {
    assert.deepEqual(prove('It calls `refund` with the total [1].', { citedText: () => charge }).unfoundedCitations.get(1), ['refund']);
  });
});

test('a name in the cited line counts, even where the definition around it has that name', () => {
  const head: CitedText = { text: 'export function checkout(order: Order) {', around: ['checkout'] };
  const { unfoundedCitations } = prove('`checkout` hands the `total` on [1].', { citedText: () => head });
  assert.equal(unfoundedCitations.size, 0);
});

test('a text repeated from the question needs no line, but a name does', () => {
  const asked = new QuestionText('Why does it say "just three of them" and what has `refund` to do with that?');
  const said = (text: string): number => prove(text, { citedText: () => charge, question: asked }).unfoundedCitations.size;
  assert.equal(said('The words "just three of them" come from here [1].'), 0);
  assert.equal(said('The words "all four of them" come from here [1].'), 1);
  assert.equal(said('It calls `refund` with the total [1].'), 1);
});

test('a sentence that repeats a word of its lines in backticks is always founded', () => {
  fc.assert(
    fc.property(fc.stringMatching(/^[a-z][a-zA-Z]{3,12}Q$/), fc.string(), (name, rest) => {
      const text = `Here the value of \`${name}\` is what decides [1].`;
      assert.equal(prove(text, { citedText: () => ({ text: `${rest} ${name}();`, around: [] }) }).unfoundedCitations.size, 0);
    }),
  );
});
