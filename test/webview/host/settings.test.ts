// The typed settings against the manifest, and what free text in settings.json becomes.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import { codebaseOptions, readSettings, settingDefaults, switchedOn } from '../../../src/vscode/settings.ts';

interface Property {
  readonly type: string;
  readonly default: unknown;
  readonly enum?: readonly string[];
}
interface Manifest {
  readonly contributes: {
    readonly configuration: { readonly properties: Readonly<Record<string, Property>> };
    readonly commands: readonly { readonly command: string }[];
    readonly menus: Readonly<Record<string, readonly { readonly command: string }[]>>;
    readonly keybindings: readonly { readonly command: string }[];
  };
  readonly capabilities: { readonly untrustedWorkspaces: { readonly restrictedConfigurations: readonly string[] } };
}

const root = join(import.meta.dirname, '..', '..', '..');
const read = (name: string): string => readFileSync(join(root, name), 'utf8');
const manifest = JSON.parse(read('package.json')) as Manifest;
const { properties } = manifest.contributes.configuration;

describe('settings', () => {
  it('are those of the manifest, with its types and defaults', () => {
    const inManifest = Object.entries(properties).map(([name, { type, default: value }]) => [name, type, value]);
    const inCode = Object.entries(settingDefaults).map(([key, value]) => [`clew.${key}`, typeof value, value]);
    assert.deepEqual(inCode, inManifest);
  });

  it('take each value that the manifest allows for a choice', () => {
    for (const start of properties['clew.index.start']?.enum ?? []) {
      assert.equal(readSettings((name) => (name === 'clew.index.start' ? start : undefined))['index.start'], start);
    }
  });

  it('fall back to the default when a value is of the wrong type', () => {
    for (const wrong of [undefined, null, 'yes', 17, [], {}, NaN, -1]) {
      const settings = readSettings((name) =>
        name === 'clew.index.maxFileSize' && wrong === 17 ? 'x' : name === 'clew.exclude' ? null : wrong,
      );
      assert.equal(settings['index.start'], 'automatic');
      assert.equal(settings['extract.raises'], true);
      assert.deepEqual(settings.exclude, {});
    }
  });

  it('give the engine bytes, and only patterns that are on', () => {
    const values = new Map<string, unknown>([
      ['clew.index.maxFileSize', 2.5],
      ['clew.exclude', { 'a/**': true, 'b/**': false, 'c/**': 'true' }],
      ['files.exclude', { '**/*.js': { when: '$(basename).ts' }, '**/.git': true }],
      ['search.useIgnoreFiles', false],
      ['clew.extract.mutates', false],
    ]);
    const get = (name: string): unknown => values.get(name);
    const options = codebaseOptions(readSettings(get), get);
    assert.deepEqual(options.rules, {
      filesExclude: ['**/.git'],
      searchExclude: [],
      clewExclude: ['a/**'],
      maxFileSize: 2_500_000,
      useIgnoreFiles: false,
    });
    assert.deepEqual([options.extractRaises, options.extractErrorStrings, options.extractMutates], [true, true, false]);
  });

  it('survive exclude settings that are no objects', () => {
    for (const odd of [undefined, null, 'x', 3]) assert.deepEqual(switchedOn(odd), []);
  });
});

describe('manifest', () => {
  it('has a text for each %key%, and no text that nobody uses', () => {
    const used = new Set([...read('package.json').matchAll(/"%([^%"]+)%"/g)].map(([, key]) => key));
    const texts = Object.keys(JSON.parse(read('package.nls.json')) as object);
    assert.deepEqual(texts.sort(), [...used].sort());
  });

  it('restricts only settings that there are', () => {
    for (const name of manifest.capabilities.untrustedWorkspaces.restrictedConfigurations) assert.ok(properties[name], name);
  });

  it('puts only commands that there are into menus and on keys', () => {
    const { commands, menus, keybindings } = manifest.contributes;
    const known = new Set(commands.map(({ command }) => command));
    for (const { command } of [...Object.values(menus).flat(), ...keybindings]) assert.ok(known.has(command), command);
  });
});
