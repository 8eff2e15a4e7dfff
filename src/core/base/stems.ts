// Stems of English words: Porter's, but for words that mean something else than what he makes of them. Shared by full text and embedder.
import { stemmer } from 'stemmer';
import { usualForm } from './spellings.ts';

/**
 * Beginnings of words with the stem that Porter gives them, which is that of another word: `authorization` is not about an `author`, nor
 * `important` about an `import`. What begins so has the beginning as its stem.
 */
const apart: ReadonlyMap<string, string> = new Map([
  ['animal', 'anim'],
  ['authori', 'author'],
  ['communicat', 'commun'],
  ['communit', 'commun'],
  ['conversation', 'convers'],
  ['customer', 'custom'],
  ['digital', 'digit'],
  ['direction', 'direct'],
  ['directive', 'direct'],
  ['experiment', 'experi'],
  ['general', 'gener'],
  ['generic', 'gener'],
  ['identical', 'ident'],
  ['importan', 'import'],
  ['integrit', 'integr'],
  ['organis', 'organ'],
  ['organiz', 'organ'],
  ['production', 'product'],
  ['projection', 'project'],
  ['terminal', 'termin'],
]);
/** One word in two spellings. */
const spellings: ReadonlyMap<string, string> = new Map([['organis', 'organiz']]);
const beginning = new RegExp(`^(?:${[...apart.keys()].join('|')})`);

/** The stem of an English word in lower case. */
export function wordStem(written: string): string {
  const word = usualForm(written);
  const [own] = beginning.exec(word) ?? [];
  return own === undefined ? stemmer(word) : (spellings.get(own) ?? own);
}

/** What Porter alone makes of the words with this stem, where that is another one: tables that were trained so know them by it. */
export function porterStem(stem: string): string | undefined {
  return apart.get(stem);
}
