// Names, counts and quotations of a sentence against its lines: each kind alone, in any way of writing the lines.
import assert from 'node:assert/strict';
import { suite, test } from 'node:test';
import fc from 'fast-check';
import { prove, type SentenceState } from '../../../../src/core/answering/proof/proof.ts';
import { QuestionText } from '../../../../src/core/reading/questionText.ts';

function state(
  sentence: string,
  text: string,
  parts: { around?: readonly string[]; question?: QuestionText } = {},
): SentenceState | undefined {
  const { around = [], question } = parts;
  return [...prove(sentence, { citedText: () => ({ text, around }), ...(question ? { question } : {}) }).states.values()][0];
}

type Case = readonly [sentence: string, text: string, state: SentenceState];

const cases: Readonly<Record<string, readonly Case[]>> = {
  names: [
    ['The work is done by `Shop.payAll(order)` here [1].', 'await this.payAll(order);', 'proven'],
    ['The work is done by `#payAll` here [1].', 'this.#payAll();', 'proven'],
    ['The option `no-wait` turns that off [1].', "option('no_wait', action='store_false')", 'proven'],
    ['The option is called noWait in this file [1].', 'const noWait = true;', 'proven'],
    ['It calls `payAll` and then `shipAll` with it [1].', 'payAll(order);', 'unfounded'],
    ['It is the value `timeout` that is used [1].', 'clearTimeout(this.timeoutId);', 'unfounded'],
    ['See `src/pay.ts:12` for the rest of that [1].', 'payAll(order);', 'unnamed'],
    ['The sum is `total - (paid + open)` in the end [1].', 'const sum = total - (paid + open);', 'proven'],
    ['It calls `payAll` as one would think [1].', 'payAll(order);', 'proven'],
    ['The work is done with `$order` as it is [1].', 'pay($order);', 'proven'],
    ['`payAll` は注文を支払います [1]。', 'payAll(order);', 'proven'],
    ['它会调用 `shipAll` 来处理订单 [1]。', 'payAll(order);', 'unfounded'],
  ],
  numbers: [
    ['It waits for 10 seconds at that place [1].', 'wait(10)', 'proven'],
    ['It waits for 10 seconds at that place [1].', 'wait(10_000)', 'proven'],
    ['It waits for 2 minutes at that place [1].', 'wait(120)', 'proven'],
    ['It waits for 30 seconds at that place [1].', 'wait(10)', 'unfounded'],
    ['It waits for 30 seconds at that place [1].', 'wait(forever)', 'unfounded'],
    ['`tries` becomes 3 after that line [1].', 'let tries = 2;\ntries++;', 'proven'],
    ['`tries` becomes 4 after that line [1].', 'let tries = 2;\ntries++;', 'unfounded'],
    ['The `check` in line 120 does that [1].', 'check(3)', 'proven'],
    ['It exits with `exit(4)` at the end [1].', 'exit(3)', 'unfounded'],
  ],
  texts: [
    ['It says "the coupon has expired" to the buyer [1].', "throw new Error('The coupon ' +\n  'has expired');", 'proven'],
    ['It says “cannot find {name} in stock” to the buyer [1].', 'f"Cannot find {sku} in stock"', 'proven'],
    ['Es sagt „the coupon is not valid“ an dieser Stelle [1].', "throw new Error('The coupon has expired');", 'unfounded'],
    ['The message is `The coupon %s has expired` then [1].', "'The coupon %s has expired'", 'proven'],
  ],
  constants: [
    ['It gives `True` back in that case here [1].', 'return False', 'unfounded'],
    ['The `pay` method gives `false` back here [1].', 'pay() {\n  return false;', 'proven'],
    ['The `pay` method gives `false` back here [1].', 'pay() {\n  return !isPaid;', 'open'],
    ['At that place it gives `nil` back [1].', 'return nil', 'unnamed'],
    ['At that place it gives `nil` back [1].', 'return order', 'unfounded'],
    ['It takes what stands behind `--` as it is [1].', 'if arg == "--" {', 'proven'],
    ['It takes what stands behind `--` as it is [1].', 'take(arg)', 'unfounded'],
  ],
};
for (const [kind, rows] of Object.entries(cases)) {
  suite(kind, () => {
    for (const [sentence, text, expected] of rows) test(`${sentence} | ${text}`, () => assert.equal(state(sentence, text), expected));
  });
}

suite('lines need not contain', () => {
  test('the definition around them, and the file', () => {
    assert.equal(state('`Shop.checkout` calls `payAll` first [1].', 'payAll(order);', { around: ['Shop', 'checkout'] }), 'proven');
  });

  test('a number of the question', () => {
    const question = new QuestionText('What happens with 500 orders?');
    assert.equal(state('With 500 orders it calls `payAll` once more [1].', 'payAll(3);', { question }), 'proven');
  });

  test('a name that the sentence denies, which is never proven', () => {
    assert.equal(state('It does not call `refund` at that place [1].', 'payAll(order);'), 'open');
  });
});

test('lines without a word of the sentence do not show it where other sent lines have its words', () => {
  const sentence = 'Cookies of the previous response are copied to the new one [1].';
  const other = ['// copy cookies of the previous', 'response.cookies(previous)'];
  const judged = (sent: readonly (readonly string[])[]): SentenceState | undefined =>
    [...prove(sentence, { citedText: () => ({ text: 'connect();', around: [] }), sentPieces: sent }).states.values()][0];
  assert.equal(judged([other]), 'unfounded');
  assert.equal(judged([['connect();']]), 'unnamed');
});

const name = fc.stringMatching(/^[a-z][a-zA-Z]{3,12}Q$/);
const frames = [
  'Here `NAME` is what decides about the order [1].',
  'Hier ruft der Code `NAME` für die Bestellung auf [1].',
  'Ici, le code appelle `NAME` pour la commande [1].',
  'Aquí el código llama a `NAME` para el pedido [1].',
  'Aqui o código chama `NAME` para o pedido [1].',
  'Qui il codice chiama `NAME` per questo ordine [1].',
  'Здесь код вызывает `NAME` для этого заказа [1].',
  '这里的代码会为这个订单调用 `NAME` [1]。',
  'ここでコードはこの注文に `NAME` を呼び出します [1]。',
  '여기서 코드는 이 주문에 대해 `NAME` 를 호출합니다 [1].',
];

test('a sentence made from names of its lines is never flagged, in any language and however lines wrap', () => {
  const gap = fc.constantFrom(' ', '\n', '\r\n', '\n\t', '(\n  ', ', ', ' // ', '.');
  fc.assert(
    fc.property(fc.array(fc.tuple(name, gap), { minLength: 1, maxLength: 6 }), fc.constantFrom(...frames), fc.nat(), (parts, frame, at) => {
      const text = parts.map(([each, between]) => each + between).join('');
      const named = parts[at % parts.length]?.[0] ?? '';
      assert.notEqual(state(frame.replace('NAME', named), text), 'unfounded');
    }),
  );
});

test('a sentence with a name that its lines lack is always flagged, in any language', () => {
  fc.assert(
    fc.property(fc.array(name, { minLength: 1, maxLength: 6 }), fc.constantFrom(...frames), (names, frame) => {
      assert.equal(state(frame.replace('NAME', 'quiteAnotherName'), names.join(' = ')), 'unfounded');
    }),
  );
});

test('hostile sentences and lines take linear time', () => {
  const hostile: readonly (readonly [string, string])[] = [
    [`${'a'.repeat(100_000)} \`x\` is not \`y\` when \`z\` at least 3 [1].`, 'a'.repeat(200_000)],
    [`\`x\` is not set when ${'`y` and '.repeat(20_000)}[1].`, `if (x${'.y'.repeat(5000)}) {\n`.repeat(20)],
    [`It calls \`x\` if the ${'z '.repeat(900)}fits [1].`, '('.repeat(100_000)],
    [`${'Never '.repeat(300)}\`x\` [1].`, `${'!a.'.repeat(3000)}\n`.repeat(10)],
  ];
  for (const [sentence, text] of hostile) {
    const start = performance.now();
    state(sentence, text);
    assert.ok(performance.now() - start < 2000, sentence.slice(0, 30));
  }
});
