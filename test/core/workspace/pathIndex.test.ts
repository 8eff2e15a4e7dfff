// Paths of other machines are matched to files of the workspace by their longest common end.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { PathIndex } from '../../../src/core/workspace/pathIndex.ts';
import type { FileRole } from '../../../src/core/workspace/document.ts';

function index(...paths: readonly string[]): PathIndex {
  return new PathIndex(paths.map((path) => ({ root: 'r', path, role: (path.includes('test') ? 'test' : 'code') as FileRole })));
}
const matchingPaths = (files: PathIndex, path: string): string[] | undefined => files.match(path)?.files.map((file) => file.path);

test('finds files by paths of containers and of other machines', () => {
  const files = index('src/orders/checkout.ts', 'src/index.ts', 'lib/orders/other.ts');
  assert.deepEqual(matchingPaths(files, '/usr/src/app/src/orders/checkout.ts'), ['src/orders/checkout.ts']);
  assert.deepEqual(matchingPaths(files, 'C:\\work\\src\\orders\\checkout.ts'), ['src/orders/checkout.ts']);
  assert.deepEqual(matchingPaths(files, 'file:///app/src/index.ts'), ['src/index.ts']);
  assert.deepEqual(matchingPaths(files, 'checkout.ts'), ['src/orders/checkout.ts']);
  assert.equal(matchingPaths(files, '/app/missing.ts'), undefined);
});

test('does not match files of installed packages by a common file name', () => {
  const files = index('src/index.js', 'lib/router/layer.js');
  assert.equal(matchingPaths(files, '/app/node_modules/lodash/index.js'), undefined);
  assert.equal(matchingPaths(files, '/usr/lib/python3.8/index.js'), undefined);
  assert.equal(matchingPaths(index('index.js'), '/app/node_modules/lodash/index.js'), undefined);
  assert.deepEqual(matchingPaths(index('index.js'), '/app/index.js'), ['index.js']);
  assert.deepEqual(matchingPaths(files, '/app/node_modules/thisone/lib/router/layer.js'), ['lib/router/layer.js']);
});

test('reports all files with the same end', () => {
  const files = index('a/util/io.py', 'b/util/io.py', 'c/io.py');
  assert.deepEqual(matchingPaths(files, '/srv/util/io.py'), ['a/util/io.py', 'b/util/io.py']);
  assert.deepEqual(matchingPaths(files, '/srv/b/util/io.py'), ['b/util/io.py']);
});

test('prefers code to a test with the same end', () => {
  assert.deepEqual(matchingPaths(index('pkg/a.py', 'tests/pkg/a.py'), '/x/pkg/a.py'), ['pkg/a.py']);
});

test('treats names of object properties as ordinary names', () => {
  const files = index('__proto__/constructor.ts', 'constructor');
  assert.deepEqual(matchingPaths(files, '/app/__proto__/constructor.ts'), ['__proto__/constructor.ts']);
  assert.deepEqual(files.folders('__proto__'), ['__proto__']);
  assert.equal(matchingPaths(files, 'toString'), undefined);
});

test('finds folders by the end of their path', () => {
  const files = index('packages/api/src/a.ts', 'packages/web/src/b.ts');
  assert.deepEqual(files.folders('api'), ['packages/api']);
  assert.deepEqual(files.folders('src').toSorted(), ['packages/api/src', 'packages/web/src']);
  assert.deepEqual(files.folders('web/src'), ['packages/web/src']);
});
