// Names with signs that no identifier has: found in a question, and the relation that it asks for.
import assert from 'node:assert/strict';
import { suite, test } from 'node:test';
import fc from 'fast-check';
import { writtenNamesIn } from '../../../../src/core/reading/mentions/writtenNames.ts';
import { readRelation } from '../../../../src/core/reading/readRelation.ts';
import { costsLittle } from '../../../support/hostileTime.ts';

suite('written names', () => {
  test('are selectors, paths, pages and dotted names with hyphens, but no prose', () => {
    const namesIn = (text: string): readonly string[] => writtenNamesIn(text).map(({ name }) => name);
    assert.deepEqual(namesIn('what uses .btn-primary, #top and `.x-y`?'), ['.btn-primary', '#top', '.x-y']);
    assert.deepEqual(namesIn('the css class btn, the id main-nav and the class card-title'), ['.btn', '#main-nav', '.card-title']);
    assert.deepEqual(namesIn('orders/list.html, base.html.twig, app.jwt-secret'), ['orders/list.html', 'base.html.twig', 'app.jwt-secret']);
    assert.deepEqual(namesIn('is the read-only flag of Order.total #3 set? The class Order has it, e.g. list[0].size()'), []);
  });

  test('are the subject of the relation that the sentence asks for', () => {
    const read = (question: string): readonly unknown[] => {
      const reading = readRelation(question);
      return [reading?.relation, reading?.written, reading?.isCertain ?? false];
    };
    assert.deepEqual(read('what uses .btn-primary?'), ['uses', '.btn-primary', true]);
    assert.deepEqual(read('wo wird .btn-primary verwendet?'), ['uses', '.btn-primary', true]);
    assert.deepEqual(read('where is the css class btn styled?'), ['writes', '.btn', true]);
    assert.deepEqual(read('is .btn-primary unused?'), ['uses', '.btn-primary', true]);
    assert.deepEqual(read('what renders orders/list?'), ['uses', 'orders/list', true]);
    assert.deepEqual(read('who calls src/orders.ts?'), ['callers', 'src/orders.ts', false]);
    assert.deepEqual(read('what uses Order.total?'), ['uses', undefined, false]);
    assert.deepEqual(read('why is .btn-primary used?'), [undefined, undefined, false]);
  });

  test('lie where they say, whatever the text, in linear time', async () => {
    const piece = fc.constantFrom('.', '#', 'a', '-b', '/', ' ', 'class ', 'css id ', '.html', '`', 'x.y-z');
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 40 }), (pieces) => {
        const text = pieces.join('');
        for (const { name, start, end } of writtenNamesIn(text)) assert.ok(text.slice(start, end).includes(name.replace(/^[.#]/, '')));
      }),
      { numRuns: 1000 },
    );
    for (const text of ['a.', 'a/', 'a-', '.a-', 'css class ', 'a.b-']) await costsLittle(text, () => writtenNamesIn(text.repeat(200)));
  });
});
