// Stems of English words: Porter's, except for words whose Porter stem belongs to another word. Full text and embedder share them.
import { stemmer } from 'stemmer';
import { stemmerForm } from './spellings.ts';

/**
 * Beginnings of words whose Porter stem is that of another word: `authorization` is not about an `author`, nor `important` about an
 * `import`. A word with such a beginning has the beginning as its stem.
 */
const separateStems: ReadonlyMap<string, string> = new Map([
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
/** The American spelling stands for both. */
const spellings: ReadonlyMap<string, string> = new Map([['organis', 'organiz']]);
const beginning = new RegExp(`^(?:${[...separateStems.keys()].join('|')})`);

/** The stem of a lower-case English word. */
export function wordStem(originalWord: string): string {
  const word = stemmerForm(originalWord);
  const [matchedStart] = beginning.exec(word) ?? [];
  return matchedStart === undefined ? stemmer(word) : (spellings.get(matchedStart) ?? matchedStart);
}

/** Porter's own stem for the words of `stem`, where it differs: trained tables know these words by it. */
export function porterStem(stem: string): string | undefined {
  return separateStems.get(stem);
}
