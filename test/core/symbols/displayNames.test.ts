// Names of symbols in lists for people.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { nameInList } from '../../../src/core/symbols/displayNames.ts';

test('shows the file name for code outside of definitions, and a sign for an anonymous function', () => {
  assert.equal(nameInList('<module>', 'src/shop/cart.ts'), 'cart.ts');
  assert.equal(nameInList(null, 'cart.ts'), 'cart.ts');
  assert.equal(nameInList('save.<anonymous>.retry', 'a.ts'), 'save.retry');
  assert.equal(nameInList('save.<anonymous>', 'a.ts'), 'save.ƒ');
  assert.equal(nameInList('Map<K, V>', 'a.ts'), 'Map<K, V>');
});
