// Files and folders found while their path is typed.
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
const like = (typed: string, limit = 20): string[] =>
  findTypedPaths(typed, files, limit).paths.map(({ path, folder }) => (folder ? `${path}/` : path));

test('the name itself comes first, then its beginning, a part of it, a part of the path; case does not count', () => {
  assert.deepEqual(like('cart'), [
    'src/cart/',
    'src/shop/Cart.ts',
    'test/cart.test.ts',
    'src/shop/cartLine.ts',
    'docs/shop/myCart.md',
    'src/cart/index.ts',
  ]);
});

test('folders are found by their end and by a path, each once', () => {
  assert.deepEqual(like('shop'), ['src/shop/', 'docs/shop/', 'src/shop/Cart.ts', 'src/shop/cartLine.ts', 'docs/shop/myCart.md']);
  assert.deepEqual(like('src\\shop/'), ['src/shop/', 'src/shop/Cart.ts', 'src/shop/cartLine.ts']);
});

test('all words have to be there, and what is not listed is counted', () => {
  assert.deepEqual(like('docs cart'), ['docs/shop/myCart.md']);
  assert.deepEqual(like('nothing'), []);
  assert.equal(findTypedPaths('cart', files, 2).count, 6);
  assert.deepEqual(like('').length, files.length);
  assert.deepEqual(like('*[('), []);
});
