// Determines the format of a resource file from its path alone.
import { baseName } from '../../base/baseName.ts';
import { isLocale } from './locales.ts';

/** A format, which also decides how code refers to its texts. */
export type ResourceFormat =
  'nls' | 'l10n' | 'browser' | 'nested' | 'yaml' | 'gettext' | 'properties' | 'resx' | 'android' | 'fluent' | 'apple' | 'xliff';

/** Folders in which frameworks look for translations. */
const localeFolder = /(?:^|\/)(?:_?locales?|langs?|languages?|i18n|l10n|translations?|intl|nls|messages)\/(?:[^/]+\/){0,3}[^/]+$/i;
/** Configuration files that may lie beside texts, like `tsconfig.json`. */
const toolFile = /^(?:package|tsconfig|jsconfig|composer|manifest)\b.*\.json$/;

/** The first match decides. */
const formats: readonly (readonly [ResourceFormat, (path: string, name: string) => boolean])[] = [
  ['nls', (_, name) => /^package\.nls(?:\.[\w-]+)?\.json$/i.test(name)],
  ['l10n', (_, name) => /^bundle\.l10n(?:\.[\w-]+)?\.json$/i.test(name)],
  ['browser', (path) => /(?:^|\/)_locales\/[^/]+\/messages\.json$/.test(path)],
  ['nested', (path, name) => /\.(?:json|arb)$/.test(name) && !toolFile.test(name) && isForLanguages(path, name)],
  ['yaml', (path, name) => /\.ya?ml$/.test(name) && isForLanguages(path, name)],
  ['gettext', (_, name) => /\.pot?$/.test(name)],
  ['properties', (_, name) => name.endsWith('.properties')],
  ['resx', (_, name) => /\.res[xw]$/i.test(name)],
  ['android', (path) => /(?:^|\/)values(?:-[\w+-]+)?\/[^/]+\.xml$/.test(path)],
  ['fluent', (_, name) => name.endsWith('.ftl')],
  ['apple', (_, name) => name.endsWith('.strings')],
  ['xliff', (_, name) => /\.(?:xlf|xliff)$/.test(name)],
];

/** The format of a file; undefined for other files. */
export function resourceFormat(path: string): ResourceFormat | undefined {
  const name = baseName(path);
  return formats.find(([, fits]) => fits(path, name))?.[0];
}

function isForLanguages(path: string, name: string): boolean {
  return localeFolder.test(path) || isLocale(name.slice(0, Math.max(0, name.indexOf('.'))));
}
