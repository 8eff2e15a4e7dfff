// Notes of a model, parsed in every form that models use, and checked against the lines that they name.
import assert from 'node:assert/strict';
import { suite, test } from 'node:test';
import fc from 'fast-check';
import * as v from 'valibot';
import { isShownBy } from '../../../../../src/core/answering/material/knowledge/isShownBy.ts';
import { entityName, relationName } from '../../../../../src/core/answering/material/knowledge/spelling.ts';
import { statedEntities, statedTriples } from '../../../../../src/core/answering/material/knowledge/statedTriples.ts';

const read = (value: unknown, most = 25) => v.parse(statedTriples(most), value);

/** With the names as the graph has them. */
function triples(value: unknown): unknown {
  const { items, omittedCount } = read(value);
  return {
    items: items.map(({ from, relation, to, at }) => ({
      from: entityName(from),
      relation: relationName(relation).toLowerCase(),
      to: entityName(to),
      at,
    })),
    omittedCount,
  };
}

suite('triples are parsed', () => {
  const one = { from: 'applyDiscount', relation: 'calls', to: 'findCoupon', at: '1:9' };
  for (const [form, value] of [
    ['a list', ['applyDiscount', 'calls', 'findCoupon', '1:9']],
    ['a list with brackets around the place', ['`applyDiscount()`', 'calls', 'findCoupon', '[1:9]']],
    ['an object', { subject: 'applyDiscount', predicate: 'calls', object: 'findCoupon', line: '1:9' }],
    ['an object in other letters', { From: 'applyDiscount', Relation: 'Calls', To: 'findCoupon', at: ['1:9'] }],
    ['a line', 'applyDiscount -calls-> findCoupon [1:9]'],
    ['a line with longer arrows', 'applyDiscount --calls--> findCoupon [1:9]'],
  ] as const)
    test(`from ${form}`, () => assert.deepEqual(triples([value]), { items: [one], omittedCount: 0 }));

  test('each once; other items are dropped, and those beyond the limit counted', () => {
    const list = [['a', 'r', 'b'], ['a', 'r', 'b'], ['a', 'r'], null, 7, {}, 'words', ['', 'r', 'b'], ['…', 'r', 'b'], ['a', '', 'b']];
    assert.deepEqual(triples(list), { items: [{ from: 'a', relation: 'r', to: 'b', at: '' }], omittedCount: 0 });
    const many = Array.from({ length: 4000 }, (_, i) => [`a${i}`, 'r', 'b']);
    const { items, omittedCount } = read(many);
    assert.deepEqual([items.length, omittedCount], [25, 3975]);
  });

  test('from any JSON without an error', () => {
    fc.assert(
      fc.property(fc.array(fc.jsonValue()), (list) => {
        const { items } = read(list);
        for (const { from, relation, to } of items) assert.ok(from && relation && to);
      }),
    );
  });
});

test('entities are parsed from texts and objects, each spelling once', () => {
  const list = ['Coupon', { name: 'coupon()' }, { entity: 'Order' }, 4, null, '', { type: 'class' }];
  assert.deepEqual(v.parse(statedEntities(9), list), { items: ['Coupon', 'Order', '4'], omittedCount: 0 });
  assert.deepEqual(v.parse(statedEntities(9), 'Coupon'), { items: ['Coupon'], omittedCount: 0 });
});

suite('a line shows a triple', () => {
  const lines = { text: '  const coupon = findCoupon(code);', around: ['applyDiscount', 'src/pricing/discount.ts'] };
  for (const [from, to] of [
    ['applyDiscount', 'findCoupon'],
    ['findCoupon', 'coupon'],
    ['Pricing.applyDiscount', 'findCoupon'],
    ['src/pricing/discount.ts', 'code'],
    ['find coupon', 'code'],
    ['applyDiscount.ƒ', 'findCoupon'],
    ['the coupon that was found by its code', 'applyDiscount'],
  ] as const)
    test(`of ${from} and ${to}`, () => assert.ok(isShownBy(lines, [from], [to]) && isShownBy(lines, [to], [from])));

  for (const [from, to] of [
    ['applyDiscount', 'subtotal'],
    ['applyDiscount', 'discount'],
    ['findOrder', 'code'],
    ['the shop', 'findCoupon'],
    ['code > 1', 'applyDiscount'],
    ['the code of the order', 'applyDiscount'],
  ] as const)
    test(`not of ${from} and ${to}`, () => assert.ok(!isShownBy(lines, [from], [to])));

  test('by any of their names', () => {
    assert.ok(isShownBy(lines, ['Shop.discounts.ƒ', 'applyDiscount'], ['findCoupon']));
    assert.ok(!isShownBy(lines, ['applyDiscount'], ['findOrder', 'subtotal']));
  });
});
