// Reads the keys of configuration files with their places: each key with those above it, as code names it.
import type { NamedFile } from '../sharedName.ts';

/** A key with its full path, and the offset of its last part in the text. */
export interface ConfigurationKey {
  readonly parts: readonly string[];
  readonly offset: number;
}

/** Most keys of one file; a larger one is data. Set by judgement. */
const maxKeys = 2_000;

/** Readers by the name of a file; the first that fits counts. */
const readers: readonly { readonly path: RegExp; readonly read: (file: NamedFile) => Iterable<ConfigurationKey> }[] = [
  { path: /\.properties$/, read: propertyKeys },
  { path: /\.ya?ml$/, read: yamlKeys },
  { path: /\.toml$/, read: tomlKeys },
  { path: /(?:^|\/)package\.json$/, read: settingKeys },
  { path: /\.json$/, read: jsonKeys },
  { path: /\.php$/, read: phpKeys },
];

/**
 * Names of configuration files, as the frameworks document them: Spring, .NET, node-config, Laravel, VS Code, and files called
 * `config` or `settings`. Others are data.
 */
export const configurationPath =
  /(?:^|\/)(?:(?:application|bootstrap)(?:-[\w-]+)?\.(?:properties|ya?ml)|appsettings(?:\.[\w-]+)?\.json|package\.json|microprofile-config\.properties|(?:config|settings)(?:[.-][\w-]+)?\.(?:ya?ml|json|toml)|config\/(?:[\w-]+\/)?[\w.-]+\.(?:json|ya?ml|toml|php))$/;

/** All keys of a configuration file, in the order of the text; none of other files. */
export function configurationKeys(file: NamedFile): readonly ConfigurationKey[] {
  const read = configurationPath.test(file.path) ? readers.find(({ path }) => path.test(file.path))?.read : undefined;
  const keys: ConfigurationKey[] = [];
  for (const key of read?.(file) ?? []) if (keys.push(key) >= maxKeys) break;
  return keys;
}

function* propertyKeys({ text }: NamedFile): Generator<ConfigurationKey> {
  for (const { index, groups } of text.matchAll(/^[ \t]*(?<name>[A-Za-z][\w.-]*)[ \t]*[=:]/gm)) {
    const name = groups?.['name'] ?? '';
    yield { parts: name.split('.'), offset: index + text.slice(index).search(/\S/) };
  }
}

/** Maps by indentation. What lies in a list or in a text of several lines has no path that code could name. */
function* yamlKeys({ text }: NamedFile): Generator<ConfigurationKey> {
  const above: { readonly indent: number; readonly parts: readonly string[] }[] = [];
  let skippedBelow = Infinity;
  let offset = 0;
  for (const line of text.split('\n')) {
    const indent = line.length - line.trimStart().length;
    const isContent = line.trim() !== '' && line[indent] !== '#';
    if (isContent && indent <= skippedBelow) {
      skippedBelow = Infinity;
      const { name, value = '' } =
        /^[ ]*["']?(?<name>[A-Za-z_][\w.-]*)["']?:(?:[ \t]+(?<value>\S.*)?)?$/.exec(line.trimEnd())?.groups ?? {};
      while ((above.at(-1)?.indent ?? -1) >= indent) above.pop();
      if (line[indent] === '-' || /^[|>]/.test(value)) skippedBelow = indent;
      if (name !== undefined) {
        const parts = [...(above.at(-1)?.parts ?? []), ...name.split('.')];
        above.push({ indent, parts });
        yield { parts, offset: offset + line.indexOf(name) };
      }
    }
    offset += line.length + 1;
  }
}

function* tomlKeys({ text }: NamedFile): Generator<ConfigurationKey> {
  let table: readonly string[] = [];
  for (const { index, 0: line, groups } of text.matchAll(/^[ \t]*(?:\[(?<table>[\w.-]+)\]|(?<name>[A-Za-z][\w.-]*)[ \t]*=)/gm)) {
    const name = groups?.['table'] ?? groups?.['name'] ?? '';
    const parts = groups?.['table'] === undefined ? [...table, ...name.split('.')] : name.split('.');
    if (groups?.['table'] !== undefined) table = parts;
    yield { parts, offset: index + line.lastIndexOf(name) };
  }
}

/** Keys of objects; `code` has no contents of texts, so that its brackets are those of the structure. */
function* nestedKeys({ text, code }: NamedFile, pattern: RegExp, above: readonly string[]): Generator<ConfigurationKey> {
  const stack: (readonly string[])[] = [];
  let next: readonly string[] = above;
  let end = 0;
  const bracketsUpTo = (to: number): void => {
    for (; end < to; end++) {
      if (code[end] === '{' || code[end] === '[') {
        stack.push(next);
        next = [];
      } else if (code[end] === '}' || code[end] === ']') stack.pop();
    }
  };
  for (const match of text.matchAll(pattern)) {
    const name = match.groups?.['name'] ?? '';
    if (code[match.index] !== text[match.index]) continue;
    bracketsUpTo(match.index);
    const parts = [...(stack.at(-1) ?? []), ...name.split(/[.:]/)];
    next = parts;
    yield { parts, offset: match.index + 1 };
  }
}

function jsonKeys(file: NamedFile): Generator<ConfigurationKey> {
  return nestedKeys(file, /"(?<name>[A-Za-z_$][\w.:-]*)"\s*:/g, []);
}

/** A file of Laravel is named by its base name. */
function phpKeys(file: NamedFile): Generator<ConfigurationKey> {
  const name = file.path.slice(file.path.lastIndexOf('/') + 1, -'.php'.length);
  return nestedKeys(file, /'(?<name>[A-Za-z_][\w-]*)'\s*=>/g, [name]);
}

/** The settings of an extension of VS Code, which have their full name as key. */
function* settingKeys({ text }: NamedFile): Generator<ConfigurationKey> {
  const start = text.indexOf('"configuration"');
  if (start < 0 || !text.includes('"contributes"')) return;
  for (const { index, groups } of text.slice(start).matchAll(/"(?<name>[A-Za-z][\w-]*(?:\.[\w-]+)+)"\s*:\s*\{/g)) {
    yield { parts: (groups?.['name'] ?? '').split('.'), offset: start + index + 1 };
  }
}
