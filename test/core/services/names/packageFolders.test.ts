// Packages of files: the nearest folder with a manifest.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { PackageFolders } from '../../../../src/core/services/names/packageFolders.ts';
import { openFixture } from '../../../support/openFixture.ts';

test('files belong to the nearest manifest above them', async () => {
  const files = {
    'a/package.json': '{}',
    'a/src/x.ts': '',
    'a/src/deep/y.ts': '',
    'b/Shop.csproj': '<Project/>',
    'b/z.cs': '',
    'c/w.py': '',
    'v.py': '',
  };
  const { codebase } = await openFixture(files);
  const packages = new PackageFolders(codebase.graph);
  const [root = ''] = [...codebase.graph.files()].map((file) => file.root);
  const areOne = (a: string, b: string): boolean => packages.areOne({ root, path: a }, { root, path: b });
  assert.equal(areOne('a/src/x.ts', 'a/src/deep/y.ts'), true);
  assert.equal(areOne('a/src/x.ts', 'b/z.cs'), false);
  assert.equal(areOne('c/w.py', 'v.py'), true);
  assert.equal(packages.countOf(['a/src/x.ts', 'a/src/deep/y.ts', 'b/z.cs', 'v.py'].map((path) => ({ root, path }))), 3);
});
