// Stems of English words: Porter's, except for words whose Porter stem belongs to another word. Full text and embedder share them.
import { stemmer } from 'stemmer';
import { usualForm } from './spellings.ts';

/**
 * Beginnings of words whose Porter stem is that of another word: `authorization` is not about an `author`, nor `important` about an
 * `import`. A word with such a beginning has the beginning as its stem.
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

/** The stem of a lower-case English word. */
export function wordStem(written: string): string {
  const word = usualForm(written);
  const [own] = beginning.exec(word) ?? [];
  return own === undefined ? stemmer(word) : (spellings.get(own) ?? own);
}

/** Porter's own stem for the words of `stem`, where it differs: trained tables know these words by it. */
export function porterStem(stem: string): string | undefined {
  return apart.get(stem);
}
