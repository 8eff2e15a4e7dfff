// The root of a folder on disk has the same key in every process, however its path is written.
import assert from 'node:assert/strict';
import { join } from 'node:path';
import { test } from 'node:test';
import { pathToFileURL } from 'node:url';
import { diskFolder, rootOfFolder } from '../../src/node/root.ts';
import { temporaryFolder } from '../support/temporaryFolder.ts';

const base = temporaryFolder('root');
const path = join(base, 'rüt x');

test('gives a folder the same key for every spelling of its path', () => {
  assert.match(rootOfFolder(path).key, /^[\w-]{12}$/);
  assert.equal(rootOfFolder(`${path}/`).key, rootOfFolder(path).key);
  assert.equal(rootOfFolder(join(path, 'a', '..')).key, rootOfFolder(path).key);
  assert.notEqual(rootOfFolder(base).key, rootOfFolder(path).key);
});

test('names a root after its folder and leads back to it', () => {
  const root = rootOfFolder(path);
  assert.equal(root.name, 'rüt x');
  assert.equal(root.uri, pathToFileURL(path).href);
  assert.equal(diskFolder(root), path);
});

test('has no folder on disk for another scheme than file', () => {
  assert.throws(() => diskFolder({ key: 'k', name: 'n', uri: 'memfs:/n' }));
});
