// Finds files and folders while their path is typed.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { findTypedPaths } from '../../../../src/core/indexing/files/typedPaths.ts';

const files = [
  'src/shop/Cart.ts',
  'src/shop/cartLine.ts',
  'src/cart/index.ts',
  'test/cart.test.ts',
  'docs/shop/myCart.md',
  'README.md',
].map((path) => ({
  root: 'r',
  path,
  role: path.startsWith('src/') ? ('code' as const) : path.startsWith('test/') ? ('test' as const) : ('documentation' as const),
}));
const pathsLike = (typed: string, limit = 20): string[] =>
  findTypedPaths(typed, files, limit).paths.map(({ path, folder }) => (folder ? `${path}/` : path));

test('lists exact names first, then prefixes, parts of names and parts of paths, in any case', () => {
  assert.deepEqual(pathsLike('cart'), [
    'src/cart/',
    'src/shop/Cart.ts',
    'test/cart.test.ts',
    'src/shop/cartLine.ts',
    'docs/shop/myCart.md',
    'src/cart/index.ts',
  ]);
});

test('finds each folder once, by its name or by a path', () => {
  assert.deepEqual(pathsLike('shop'), ['src/shop/', 'docs/shop/', 'src/shop/Cart.ts', 'src/shop/cartLine.ts', 'docs/shop/myCart.md']);
  assert.deepEqual(pathsLike('src\\shop/'), ['src/shop/', 'src/shop/Cart.ts', 'src/shop/cartLine.ts']);
});

test('requires all words, and counts the paths beyond the limit', () => {
  assert.deepEqual(pathsLike('docs cart'), ['docs/shop/myCart.md']);
  assert.deepEqual(pathsLike('nothing'), []);
  assert.equal(findTypedPaths('cart', files, 2).count, 6);
  assert.deepEqual(pathsLike('').length, files.length);
  assert.deepEqual(pathsLike('*[('), []);
});
