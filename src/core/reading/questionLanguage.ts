// Detects the language of a question by its script or its small words, so that only cues of that language apply.

/** Languages with cues, besides English. */
export type ForeignLanguage = 'de' | 'fr' | 'es' | 'pt' | 'it' | 'ru' | 'zh' | 'ja' | 'ko';

/** A letter of a script without spaces between words or, as in Korean, before endings. */
export const unspacedLetter = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u;

/** Frequent small words per language, chosen so that few are in two lists. */
const smallWords: Readonly<Record<'en' | 'de' | 'fr' | 'es' | 'pt' | 'it', string>> = {
  en: "the a an is are does do did of to in it this that what which how why where who when and or i we you my our with for from on not be can could should would if there's what's",
  de: 'der die das den dem des ein eine einen einer und ist sind wird werden nicht wie was wo warum wer welche welcher welches welchen von vom zu zum zur im mit für auf ich wir bei beim aus nach bis wenn es kann man hat mir wieso zwischen',
  fr: 'le la les des du un une et est sont dans ne pas que qui quoi quel quelle quels quelles comment pourquoi où ce cette pour avec sur je nous au aux il elle se en par entre mon ma quand',
  es: 'el la los las del un una y es son en no que qué quién cómo dónde cuál cuáles por para con se al mi hay está están lo desde hasta cuando entre este esta',
  pt: 'o os as do da dos das um uma e é são em não que quem como onde qual quais por para com no na nos nas ao meu minha está quando até entre este esta',
  it: 'il lo gli dei della delle degli un una e è sono nel nella non che chi come dove qual quale quali perché per con si al alla mio quando fino tra questo questa cosa',
};

const wordSets = Object.entries(smallWords).map(
  ([language, list]) => [language as keyof typeof smallWords, new Set(list.split(' '))] as const,
);

/** Whether a word occurs in texts of any topic: an article, a pronoun, a question word. */
export function isSmallWord(word: string): boolean {
  const lowerWord = word.toLowerCase();
  return wordSets.some(([, words]) => words.has(lowerWord));
}

/** Language of `text`; undefined for English, code, and undetermined text. */
export function foreignLanguageOf(text: string): ForeignLanguage | undefined {
  if (/[\p{Script=Hiragana}\p{Script=Katakana}]/u.test(text)) return 'ja';
  if (/\p{Script=Hangul}/u.test(text)) return 'ko';
  if (/\p{Script=Han}/u.test(text)) return 'zh';
  if (/\p{Script=Cyrillic}/u.test(text)) return 'ru';
  const words = text.toLowerCase().match(/[\p{L}']+/gu) ?? [];
  let best: keyof typeof smallWords = 'en';
  let bestCount = 0;
  for (const [language, languageWords] of wordSets) {
    const count = words.filter((word) => languageWords.has(word.replace(/^[dl]'/, ''))).length;
    if (count > bestCount) [best, bestCount] = [language, count];
  }
  return best === 'en' ? undefined : best;
}
