// Constants with a text as their value, in the spellings of several languages.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { constantsWithText, constantTexts } from '../../../../src/core/services/names/constantTexts.ts';
import { costsLittle } from '../../../support/hostileTime.ts';

test('constants of all languages', () => {
  const texts = [
    "const ORDER_TOPIC = 'orders';",
    "export const Topics = { ORDER_TOPIC: 'orders' } as const;",
    'const ORDER_TOPIC: &str = "orders";',
    'public static final String ORDER_TOPIC = "orders";',
    'ORDER_TOPIC = "orders"\n',
    '\tORDER_TOPIC string = "orders"\n',
  ];
  for (const text of texts) assert.equal(constantTexts(text).get('ORDER_TOPIC'), 'orders', text);
});

test('a part of an expression is no constant, and a name with two texts has none', () => {
  assert.equal(constantTexts("const A = 'x' + b;").size, 0);
  assert.equal(constantTexts("const A = 'x';\nconst A = 'y';").size, 0);
});

test('the constants with a text begin with a capital', () => {
  assert.deepEqual(constantsWithText("const A = 'x';\nconst b = 'x';\nconst C = 'y';", 'x'), ['A']);
});

test('hostile text takes linear time', async () => {
  for (const piece of ['A = "', "A: 'x' ", 'a'.repeat(60), 'A :'])
    await costsLittle(piece, () => constantTexts(piece.repeat(100_000 / piece.length)));
});
