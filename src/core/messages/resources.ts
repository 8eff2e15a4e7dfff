// Texts that people see which do not stand in code: whether a file holds such texts under keys, and which.
import { appleEntries } from './resources/appleStrings.ts';
import type { ResourceEntry, ResourceReader } from './resources/entry.ts';
import { resourceFormat, type ResourceFormat } from './resources/formats.ts';
import { fluentEntries } from './resources/fluent.ts';
import { gettextEntries } from './resources/gettext.ts';
import { browserEntries, nestedEntries, nlsEntries } from './resources/json.ts';
import { isLocale, localeOf } from './resources/locales.ts';
import { propertyEntries } from './resources/properties.ts';
import { androidEntries, resxEntries, xliffEntries } from './resources/xml.ts';
import { yamlEntries } from './resources/yaml.ts';

const readers: Readonly<Record<ResourceFormat, ResourceReader>> = {
  nls: nlsEntries,
  l10n: nlsEntries,
  browser: browserEntries,
  nested: nestedEntries,
  yaml: yamlEntries,
  gettext: gettextEntries,
  properties: propertyEntries,
  resx: resxEntries,
  android: androidEntries,
  fluent: fluentEntries,
  apple: appleEntries,
  xliff: xliffEntries,
};

/** The texts of a file, in its order; undefined where the path or what it holds says that it is no such file. */
export function resourceEntries(path: string, text: string): readonly ResourceEntry[] | undefined {
  const format = resourceFormat(path);
  if (format === undefined) return undefined;
  const entries = readers[format](text);
  if (entries.length === 0) return undefined;
  const language = localeOf(path);
  if (format === 'yaml' || format === 'nested') return withoutLanguage(entries, language);
  return language === undefined ? entries : entries.map((entry) => ({ ...entry, language }));
}

/** Rails writes the language above all keys; no code asks for it. */
function withoutLanguage(entries: readonly ResourceEntry[], language: string | undefined): readonly ResourceEntry[] {
  const first = (key: string): string => key.slice(0, Math.max(0, key.indexOf('.')));
  const same = (code: string): boolean =>
    language === undefined || code.replace('_', '-').toLowerCase() === language.replace('_', '-').toLowerCase();
  const isAbove = entries.every(({ key }) => isLocale(first(key)) && same(first(key)));
  if (!isAbove) return language === undefined ? entries : entries.map((entry) => ({ ...entry, language }));
  return entries.map((entry) => ({ ...entry, key: entry.key.slice(first(entry.key).length + 1), language: first(entry.key) }));
}
