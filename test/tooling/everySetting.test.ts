// Every setting of the manifest is changed by a test: whoever adds one writes the test that sees what it does.
import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { join, sep } from 'node:path';
import { it } from 'node:test';
import ts from 'typescript';
import { manifestSettings, type SettingsManifest } from '../../src/core/base/settings/manifestSettings.ts';
import { root } from '../../scripts/paths.mjs';

/** Folders of test/ with tests of the product; what measures it and what drives it holds settings, too, and proves nothing. */
const layers = ['core', 'node', 'models', 'host', 'webview', 'engine', 'cli', 'vscode', 'e2e'];
/** Name settings and see nothing of what they do: the manifest beside the code, and the report that lists what is set. */
const onlyListing = new Set(['host/settings/settings.test.ts', 'host/doctor/report.test.ts']);

/** Texts of the string literals of a test file; comments and names in code are none. */
function literalsIn(path: string): readonly string[] {
  const found: string[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isStringLiteralLike(node)) found.push(node.text);
    node.forEachChild(visit);
  };
  visit(ts.createSourceFile(path, readFileSync(path, 'utf8'), ts.ScriptTarget.Latest));
  return found;
}

function namedIn(folder: string): ReadonlySet<string> {
  const paths = layers.flatMap((layer) =>
    readdirSync(join(folder, layer), { recursive: true, encoding: 'utf8' }).map((path) => `${layer}/${path.split(sep).join('/')}`),
  );
  const tests = paths.filter((path) => path.endsWith('.ts') && !onlyListing.has(path));
  return new Set(tests.flatMap((path) => literalsIn(join(folder, path))));
}

it('finds a test for every setting of the manifest', () => {
  const manifest = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as SettingsManifest<object>;
  const names = Object.keys(manifestSettings(manifest));
  assert.ok(names.length > 90);
  const named = namedIn(join(root, 'test'));
  // A name without a dot is a word like any other, so it counts in full only.
  const short = (name: string): string => name.slice('clew.'.length);
  const missing = names.filter((name) => !named.has(name) && !(short(name).includes('.') && named.has(short(name))));
  assert.deepEqual(missing, [], 'no test changes these settings');
});
