// Paths that models write: relative, absolute inside a root, with several roots, and out of all of them.
import assert from 'node:assert/strict';
import { suite, test } from 'node:test';
import fc from 'fast-check';
import { insidePath } from '../../../src/core/tools/insidePath.ts';

const one = [{ key: 'a', name: 'shop', uri: 'file:///home/me/shop' }];
const two = [...one, { key: 'b', name: 'my lib', uri: 'file:///home/me/my%20lib' }];
const windows = [{ key: 'w', name: 'shop', uri: 'file:///c%3A/Work/shop' }];

suite('a path from outside', () => {
  test('is normalised if it is relative', () => {
    assert.deepEqual(insidePath('./src//a.ts', one), { root: undefined, path: 'src/a.ts', text: 'src/a.ts' });
    assert.deepEqual(insidePath('src/x/../a.ts', one), { root: undefined, path: 'src/a.ts', text: 'src/a.ts' });
    assert.deepEqual(insidePath('.', one), { root: undefined, path: '', text: '.' });
  });

  test('is relative to the root if it is absolute inside one', () => {
    assert.deepEqual(insidePath('/home/me/shop/src/a.ts', one), { root: 'a', path: 'src/a.ts', text: 'src/a.ts' });
    assert.deepEqual(insidePath('file:///home/me/shop/src/a.ts', one), { root: 'a', path: 'src/a.ts', text: 'src/a.ts' });
    assert.deepEqual(insidePath('/home/me/my lib/b.ts', two), { root: 'b', path: 'b.ts', text: 'my lib/b.ts' });
    assert.deepEqual(insidePath('C:\\Work\\shop\\a.ts', windows), { root: 'w', path: 'a.ts', text: 'a.ts' });
  });

  test('chooses one of several roots by its name', () => {
    assert.deepEqual(insidePath('my lib/src/b.ts', two), { root: 'b', path: 'src/b.ts', text: 'my lib/src/b.ts' });
    assert.equal(insidePath('shop/a.ts', one)?.root, undefined);
  });

  test('is refused if it leads out of all roots', () => {
    const out = [
      '..',
      '../a',
      'a/../../b',
      '/',
      '/home/me',
      '/home/me/shopping/a',
      '/home/me/shop/../other/a',
      '~/a',
      '~',
      'C:/a',
      '\\\\server\\a',
      'a\0b',
    ];
    for (const path of out) assert.equal(insidePath(path, one), undefined, path);
  });

  test('never results in a step upwards', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom('..', '.', 'a', '', 'home', 'me', 'shop', '/', '\\'), { maxLength: 9 }), (parts) => {
        const result = insidePath(parts.join('/'), one);
        assert.ok(result === undefined || (!result.path.split('/').includes('..') && !result.path.startsWith('/')));
      }),
    );
  });
});
