// Finds words of a question that no file has: an answer found by the other words is less certain, and people see a notice.
import * as l10n from '@vscode/l10n';
import { termsOfText } from '../../text/tokenizer.ts';
import type { Intent } from '../../reading/intent.ts';
import { isFrameTerm } from '../../reading/mentions/termWeights.ts';
import { code } from '../page/markdownText.ts';

/** Topic words of a question as written, and those of them that the index has in no form. */
export interface Wording {
  readonly words: readonly string[];
  readonly unknown: readonly string[];
  /** An unknown word is a name: no result can be about it. */
  readonly unknownName: boolean;
  /** The question is in another language than the code probably is. */
  readonly foreign: boolean;
}

/** From this share of unknown words on, results by the other words are a guess. */
const guessShare = 1 / 3;
/** From this number and this share of unknown words on, the question may be about more than its one known name. */
const minBesideName = 3;
const besideNameShare = 2 / 3;
const maxListed = 6;

/** Finds the prose words that the index has; `isKnown` says whether any file has a term. */
export function wordingOf(
  { prose, flow, language, asksAboutProject }: Pick<Intent, 'prose' | 'flow' | 'language' | 'asksAboutProject'>,
  isKnown: (term: string) => boolean,
): Wording {
  const words = new Map<string, { readonly word: string; readonly isName: boolean; readonly isThere: boolean }>();
  // "From the endpoint to the database" and "explain the architecture" contain no word of the code.
  const proseWords =
    asksAboutProject || flow?.kind === 'from-request' ? [] : flow?.kind === 'to-storage' ? flow.otherMentions.prose : prose;
  for (const { text: word, opens } of proseWords) {
    const wordTerms = termsOfText(word);
    if (wordTerms.length === 0 || wordTerms.every(isFrameTerm)) continue;
    const isCapital = /^\p{Lu}/u.test(word) && !opens;
    // German capitalises all nouns.
    const isName = isCapital && language !== 'de';
    if (!words.has(word.toLowerCase())) words.set(word.toLowerCase(), { word, isName, isThere: wordTerms.some(isKnown) });
  }
  const unknown = [...words.values()].filter(({ isThere }) => !isThere);
  return {
    words: [...words.values()].map(({ word }) => word),
    unknown: unknown.map(({ word }) => word),
    unknownName: unknown.some(({ isName }) => isName),
    foreign: language !== undefined,
  };
}

/** True when the known words may miss the point. */
export function isGuess({ words, unknown, unknownName }: Wording): boolean {
  return unknownName || (unknown.length > 0 && unknown.length >= words.length * guessShare);
}

/** True when so much of the question is unknown that its known name need not be its subject. */
export function isMoreThanItsName({ words, unknown }: Wording): boolean {
  return unknown.length >= minBesideName && unknown.length >= words.length * besideNameShare;
}

/** Notice before an answer found by words; empty when they are not {@link isGuess a guess}. */
export function wordingNote(wording: Wording): string {
  if (!isGuess(wording)) return '';
  const sentence = l10n.t('No file here contains {0}.', joinWords(wording.unknown));
  const advice = wording.foreign
    ? l10n.t('The results below match the other words and may not be relevant. Ask with words that the code uses, or choose a model.')
    : l10n.t('The results below match the other words and may not be relevant.');
  return `${sentence} ${advice}`;
}

function joinWords(words: readonly string[]): string {
  const list = words.slice(0, maxListed).map(code).join(', ');
  const unlistedCount = words.length - maxListed;
  return unlistedCount > 0 ? l10n.t('{0} and {1} more words', list, unlistedCount) : list;
}
