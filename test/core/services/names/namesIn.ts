// Reads shared names out of texts, as tests of their kinds need it.
import type { NamedFile, SharedNameKind } from '../../../../src/core/services/names/sharedName.ts';
import { languages } from '../../../../src/core/syntax/languages.ts';
import { codeIn } from '../../../../src/core/uses/places/recentCode.ts';

/** A text as a file of that language. */
export function namedFile(text: string, language: string, path = 'file'): NamedFile {
  if (!languages.has(language)) throw new Error(`there is no language ${language}`);
  return { path, language, text, code: codeIn(text, language).text };
}

/** `kind name` of all places of such names, in the order of the text. */
export function namesIn(kind: Pick<SharedNameKind, 'placesIn'>, text: string, language: string, path?: string): readonly string[] {
  return kind.placesIn(namedFile(text, language, path)).map((place) => `${place.kind} ${place.key}`);
}
