// Reads settings about module locations from configuration files: tsconfig, package.json, deno.json, pyproject.toml, Cargo.toml and
// setup.cfg.
import JSON5 from 'json5';
import { parse as parseToml } from 'smol-toml';
import type { SettingFact } from './facts.ts';

/** Maximum size in characters; larger files are data, not configuration. */
const maxSize = 100_000;
const maxDepth = 8;
const maxSettings = 2_000;

/** Relevant key paths, from the outermost key; everything below the last key is kept. */
const jsonPaths: readonly (readonly string[])[] = [
  ...['name', 'main', 'module', 'types', 'typings', 'source', 'exports', 'imports', 'extends', 'references'].map((key) => [key]),
  ...['baseUrl', 'paths', 'outDir', 'rootDir'].map((key) => ['compilerOptions', key]),
];
const dependencyLists = ['dependencies', 'devDependencies', 'peerDependencies', 'optionalDependencies'];
const tomlPaths: readonly (readonly string[])[] = [
  ['tool', 'setuptools', 'package-dir'],
  ['tool', 'setuptools', 'packages', 'find', 'where'],
  ['tool', 'poetry', 'packages'],
  ['tool', 'hatch', 'build', 'targets', 'wheel', 'packages'],
  ['tool', 'hatch', 'build', 'targets', 'wheel', 'sources'],
  ['tool', 'hatch', 'build', 'sources'],
  ['tool', 'pdm', 'build', 'package-dir'],
  ['tool', 'uv', 'build-backend', 'module-root'],
  ['tool', 'maturin', 'python-source'],
  ['tool', 'pytest', 'ini_options', 'pythonpath'],
  ['tool', 'pyright', 'extraPaths'],
  ['package', 'name'],
  ['lib', 'name'],
  ['lib', 'path'],
];
const relevantToml = /^\s*\[(?:tool\.|package\]|lib\])/m;
const relevantJson = /"?(?:name|main|exports|imports|extends|references|compilerOptions)"?\s*:/;

/** Settings of a configuration file; empty for other languages and for unreadable files. */
export function findSettings(text: string, language: string): readonly SettingFact[] {
  if (text.length > maxSize) return [];
  return readers.get(language)?.(text) ?? [];
}

/** Readers by configuration language. */
const readers: ReadonlyMap<string, (text: string) => readonly SettingFact[]> = new Map([
  ['json', (text) => (relevantJson.test(text) ? fromJson(tryParse(text, parseAnyJson)) : [])],
  ['toml', (text) => (relevantToml.test(text) ? tomlPaths.flatMap((keys) => settingsBelow(tryParse(text, parseToml), keys)) : [])],
  ['go-module', fromGoModule],
  ['ini', fromSetupCfg],
]);

function fromGoModule(text: string): readonly SettingFact[] {
  const name = /^module\s+(\S+)/m.exec(text)?.[1];
  return name === undefined ? [] : [{ path: ['module'], value: name }];
}

/** Parses JSON5 as a fallback: tsconfig files contain comments and trailing commas. */
function parseAnyJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error;
    return JSON5.parse(text);
  }
}

/** A file that its own tools could not read either has no settings. */
function tryParse(text: string, parse: (text: string) => unknown): unknown {
  try {
    return parse(text);
  } catch (error) {
    if (error instanceof Error) return undefined;
    throw error;
  }
}

function fromJson(value: unknown): readonly SettingFact[] {
  const names = dependencyLists.flatMap((key) =>
    Object.keys(asRecord(asRecord(value)[key])).map((name) => ({ path: [key, name], value: '' })),
  );
  return [...jsonPaths.flatMap((keys) => settingsBelow(value, keys)), ...names].slice(0, maxSettings);
}

/** All texts below a key, with their key paths. */
function settingsBelow(value: unknown, keys: readonly string[]): readonly SettingFact[] {
  let current = value;
  for (const key of keys) current = Object.entries(asRecord(current)).find(([name]) => name === key)?.[1];
  const settings: SettingFact[] = [];
  collectSettings(current, [...keys], settings);
  return settings;
}

function collectSettings(value: unknown, path: readonly string[], settings: SettingFact[]): void {
  if (typeof value === 'string') settings.push({ path, value });
  else if (path.length < maxDepth)
    for (const [key, inner] of Object.entries(asRecord(value))) collectSettings(inner, [...path, key], settings);
}

function asRecord(value: unknown): Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null ? (value as Readonly<Record<string, unknown>>) : {};
}

/** Maps `[options] package_dir` and `[options.packages.find] where` of setup.cfg to the key paths of pyproject.toml. */
function fromSetupCfg(text: string): readonly SettingFact[] {
  const settings: SettingFact[] = [];
  let section = '';
  let key = '';
  for (const line of text.split('\n')) {
    const heading = /^\[([^\]]*)\]/.exec(line)?.[1];
    const assignment = /^(\w+)\s*=(.*)$/.exec(line);
    if (heading !== undefined) section = heading.trim();
    if (assignment) key = assignment[1] ?? '';
    const value = (assignment?.[2] ?? (/^\s/.test(line) ? line : '')).trim();
    if (value === '' || heading !== undefined) continue;
    if (section === 'options.packages.find' && key === 'where')
      settings.push({ path: ['tool', 'setuptools', 'packages', 'find', 'where'], value });
    const equals = value.indexOf('=');
    if (section === 'options' && key === 'package_dir' && equals >= 0)
      settings.push({ path: ['tool', 'setuptools', 'package-dir', value.slice(0, equals).trim()], value: value.slice(equals + 1).trim() });
  }
  return settings;
}
