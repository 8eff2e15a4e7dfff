// Tests and routes that calls define are symbols.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { dedent } from '../../../support/dedent.ts';
import { factsOf } from '../factsOf.ts';

test('makes a symbol of each test and route with a literal title', async () => {
  const text = dedent`
    describe('cart', () => { it('adds', () => {}); });
    it.each([1])('counts', () => {});
    it(name, () => {});
    app.get('/orders', list);
  `;
  const { symbols } = await factsOf(text, 'typescript');
  const entries = symbols.filter(({ kind }) => kind === 'test' || kind === 'route').map(({ kind, name }) => `${kind} ${name}`);
  assert.deepEqual(entries, ['test cart', 'test adds', 'test counts', 'route GET /orders']);
});
