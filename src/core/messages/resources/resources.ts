// Texts for people outside code: decides whether a file holds such texts under keys, and reads them.
import { appleEntries } from './appleStrings.ts';
import type { ResourceEntry, ResourceReader } from './resourceEntry.ts';
import { resourceFormat, type ResourceFormat } from './resourceFormat.ts';
import { fluentEntries } from './fluent.ts';
import { gettextEntries } from './gettext.ts';
import { browserEntries, nestedEntries, nlsEntries } from './json.ts';
import { isLocale, localeOf } from './locales.ts';
import { propertyEntries } from './properties.ts';
import { androidEntries, resxEntries, xliffEntries } from './xml.ts';
import { yamlEntries } from './yaml.ts';

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

/**
 * The texts of a file, in order; undefined where its path or content shows another kind of file. With `offsets`, in rising order, texts that hold
 * none of them may be missing.
 */
export function resourceEntries(path: string, text: string, offsets?: readonly number[]): readonly ResourceEntry[] | undefined {
  const format = resourceFormat(path);
  if (format === undefined) return undefined;
  const entries = readers[format](text, offsets);
  if (entries.length === 0) return undefined;
  const language = localeOf(path);
  if (format === 'yaml' || format === 'nested') return withoutLanguage(entries, language);
  return language === undefined ? entries : entries.map((entry) => ({ ...entry, language }));
}

/** Removes the language that Rails puts above all keys, since code does not write it. */
function withoutLanguage(entries: readonly ResourceEntry[], language: string | undefined): readonly ResourceEntry[] {
  const topKey = (key: string): string => key.slice(0, Math.max(0, key.indexOf('.')));
  const isSameLanguage = (code: string): boolean =>
    language === undefined || code.replace('_', '-').toLowerCase() === language.replace('_', '-').toLowerCase();
  const isLanguageAbove = entries.every(({ key }) => isLocale(topKey(key)) && isSameLanguage(topKey(key)));
  if (!isLanguageAbove) return language === undefined ? entries : entries.map((entry) => ({ ...entry, language }));
  return entries.map((entry) => ({ ...entry, key: entry.key.slice(topKey(entry.key).length + 1), language: topKey(entry.key) }));
}
