// Which sentences of an answer claim something about code, and so need proof.
import assert from 'node:assert/strict';
import { suite, test } from 'node:test';
import { claimsIn, unprovenIn } from '../../../../src/core/answering/proof/claims.ts';
import { QuestionText } from '../../../../src/core/reading/questionText.ts';

const asked = new QuestionText('How does the cart decide whether an order may be shipped, and what does `checkout` do?');

function claims(markdown: string): readonly string[] {
  return claimsIn(markdown, asked).map(({ text }) => text);
}

suite('no claim about code', () => {
  const free = [
    'Whether an order may be shipped is decided by the cart as follows.',
    'What `checkout` does is decided in several steps.',
    'The evidence does not show where `refund` is configured.',
    'How `refund` works for each kind of payment is not shown.',
    'Which orders come back cannot be seen in the given lines.',
    'The body of `refund` was not given.',
    'Die gezeigten Ausschnitte enthalten den Code von `refund` nicht.',
    'Les extraits fournis ne montrent pas où `refund` est appelé.',
    'El código de `refund` no se muestra en estos fragmentos.',
    'Nos trechos dados não se vê o código de `refund`.',
    'Il codice di `refund` non è mostrato negli estratti.',
    'Код `refund` не показан в этих фрагментах.',
    '证据中没有显示在哪里调用 `refund`。',
    '`refund` の本体は、与えられた行には示されていません。',
    '주어진 코드에는 `refund`의 본문이 나와 있지 않습니다.',
  ];
  for (const sentence of free) test(sentence, () => assert.deepEqual(claims(sentence), []));

  test('is a sentence before a list that names nothing', () => {
    assert.deepEqual(claims('The following things have to be right.\n\n- The `stock` is known before that [1].'), [
      'The `stock` is known before that [1].',
    ]);
  });
});

suite('a claim about code', () => {
  const claimed = [
    'An order may be shipped once the cart has decided 3 times.',
    'Whether an order may be shipped is decided by `Ledger`.',
    'The parser does not skip lines that are blank.',
    'The stock is checked before anything else happens.',
    'The evidence does not show where `refund` is configured [1].',
  ];
  for (const sentence of claimed) test(sentence, () => assert.deepEqual(claims(sentence), [sentence]));

  test('is a sentence before a list that names or counts something', () => {
    for (const sentence of ['There are 3 cases in which it fails.', 'There are some cases in which `ship` fails.'])
      assert.equal(claims(`${sentence}\n\n- The \`stock\` is known before that [1].`).length, 2);
  });
});

test('sentences without a claim do not count against an answer', () => {
  const text = 'It calls `ship` with the order [1]. The evidence does not show where `refund` is configured. The rest is done elsewhere.';
  const all = claimsIn(text, asked);
  assert.deepEqual([all.length, unprovenIn(all, new Set([1]), new Set()).length], [2, 1]);
});
