// Every setting of the manifest needs a test that changes it.
import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { join, sep } from 'node:path';
import { test } from 'node:test';
import ts from 'typescript';
import { manifestSettings, type SettingsManifest } from '../../src/core/base/settings/manifestSettings.ts';
import { root } from '../../scripts/paths.mjs';

/** Folders of test/ with tests of the product. Benches and drivers hold settings too, but check nothing. */
const layers = ['core', 'node', 'models', 'host', 'webview', 'engine', 'cli', 'vscode', 'e2e'];
/** Tests that name settings without checking their effect: of the manifest, and of the report that lists them. */
const onlyListing = new Set(['host/settings/settings.test.ts', 'host/indexTab/report.test.ts']);

/** Texts of the string literals of a test file; comments and names in code are none. */
function literalsIn(path: string): readonly string[] {
  const literals: string[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isStringLiteralLike(node)) literals.push(node.text);
    node.forEachChild(visit);
  };
  visit(ts.createSourceFile(path, readFileSync(path, 'utf8'), ts.ScriptTarget.Latest));
  return literals;
}

function namedIn(folder: string): ReadonlySet<string> {
  const paths = layers.flatMap((layer) =>
    readdirSync(join(folder, layer), { recursive: true, encoding: 'utf8' }).map((path) => `${layer}/${path.split(sep).join('/')}`),
  );
  const tests = paths.filter((path) => path.endsWith('.ts') && !onlyListing.has(path));
  return new Set(tests.flatMap((path) => literalsIn(join(folder, path))));
}

test('finds a test for every setting of the manifest', () => {
  const manifest = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as SettingsManifest<object>;
  const names = Object.keys(manifestSettings(manifest));
  assert.ok(names.length > 90);
  const named = namedIn(join(root, 'test'));
  // A name without a dot is a word like any other, so it counts in full only.
  const short = (name: string): string => name.slice('clew.'.length);
  const missing = names.filter((name) => !named.has(name) && !(short(name).includes('.') && named.has(short(name))));
  assert.deepEqual(missing, [], 'no test changes these settings');
});
