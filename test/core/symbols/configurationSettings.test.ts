// Settings about module locations in configuration files; other data, damaged files and other languages yield none.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { findSettings } from '../../../src/core/symbols/configurationSettings.ts';
import { dedent } from '../../support/dedent.ts';

/** Each setting as `path = value`. */
const settingsIn = (text: string, language: string): string[] =>
  findSettings(text, language).map(({ path, value }) => `${path.join(' ')} = ${value}`);

test('reads paths of a tsconfig with comments and trailing commas', () => {
  const text =
    '{ /* why */ "extends": "./base", "compilerOptions": { "strict": true, "baseUrl": ".", "paths": { "@/*": ["src/*",], }, }, } // end';
  assert.deepEqual(settingsIn(text, 'json'), ['extends = ./base', 'compilerOptions baseUrl = .', 'compilerOptions paths @/* 0 = src/*']);
});

test('reads entry points, conditions and names of dependencies of a package.json', () => {
  const text = JSON.stringify({
    name: '@a/b',
    version: '1',
    exports: { '.': { import: './x.js' } },
    dependencies: { constructor: '^1' },
    scripts: { x: 'y' },
  });
  assert.deepEqual(settingsIn(text, 'json'), ['name = @a/b', 'exports . import = ./x.js', 'dependencies constructor = ']);
});

test('reads package folders of pyproject.toml and setup.cfg', () => {
  assert.deepEqual(
    settingsIn(
      dedent`
        [tool.setuptools]
        package-dir = {"" = "src"}
        [tool.black]
        line-length = 9
      `,
      'toml',
    ),
    ['tool setuptools package-dir  = src'],
  );
  const cfg = dedent`
    [metadata]
    name = a
    [options]
    package_dir =
        = src
        shop=lib
    [options.packages.find]
    where = src
  `;
  assert.deepEqual(settingsIn(cfg, 'ini'), [
    'tool setuptools package-dir  = src',
    'tool setuptools package-dir shop = lib',
    'tool setuptools packages find where = src',
  ]);
});

test('yields nothing for other data, damaged files and other languages', () => {
  assert.deepEqual(settingsIn('[{ "x": 1 }, { "y": "name" }]', 'json'), []);
  assert.deepEqual(settingsIn('{ "name": ', 'json'), []);
  assert.deepEqual(settingsIn('[tool.setuptools\n', 'toml'), []);
  assert.deepEqual(settingsIn('{ "name": "a" }', 'yaml'), []);
  assert.deepEqual(settingsIn(`{ "name": "a", "exports": ${'['.repeat(40_000)}`, 'json'), []);
});

test('never throws, whatever the text', () => {
  const piece = fc.constantFrom('{', '}', '[', ']', '"name"', ':', ',', '"a"', '//', '\n', '[tool.x]', '=', ' ', '__proto__', '\\u');
  fc.assert(
    fc.property(fc.array(piece), fc.constantFrom('json', 'toml', 'ini'), (pieces, language) => {
      findSettings(`{"name":${pieces.join('')}`, language);
      findSettings(`[tool.x]\n${pieces.join('')}`, language);
    }),
  );
});
