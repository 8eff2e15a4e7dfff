// Finds the part of a path that names a language: `de.yml`, `values-pt-rBR`, `messages_de_AT.properties`, `zh-Hans/common.json`.

const locale = /^[a-z]{2,3}(?:[-_][A-Z][a-z]{3})?(?:[-_](?:r?[A-Z]{2}|[a-z]{2,4}|\d{3}))?$/;
const localeAtEnd = /(?:^|[._-])([a-z]{2,3}(?:[-_][A-Z][a-z]{3})?(?:[-_](?:r?[A-Z]{2}|[a-z]{2,4}|\d{3}))?)$/;
const maxSegmentLength = 80;

let displayNames: Intl.DisplayNames | undefined;

/** Created at the first use: it takes 10 ms, which every start would pay. */
function languageNames(): Intl.DisplayNames {
  return (displayNames ??= new Intl.DisplayNames(['en'], { type: 'language', fallback: 'none' }));
}

/** Whether `text` is a language code, with or without script and region. Uses the languages that Unicode knows. */
export function isLocale(text: string): boolean {
  return locale.test(text) && languageNames().of(text.replace(/[-_].*$/, '')) !== undefined;
}

/** The language in a path, nearest to the file first. */
export function localeOf(path: string): string | undefined {
  const segments = path.split('/');
  const name = segments.pop() ?? '';
  const stem = name.slice(0, Math.max(0, name.lastIndexOf('.')));
  for (const segment of [stem, ...segments.reverse().map((folder) => folder.replace(/\.lproj$/, ''))]) {
    const code = localeAtEnd.exec(segment.slice(-maxSegmentLength))?.[1];
    if (code !== undefined && isLocale(code)) return code;
  }
  return undefined;
}
