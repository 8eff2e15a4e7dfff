// Which words of a question stand in no file: an answer that was found by the other words is trusted less, and people are told.
import * as l10n from '@vscode/l10n';
import { terms } from '../../text/terms.ts';
import type { Intent } from '../../reading/intent.ts';
import { isFrame } from '../../reading/mentions/termWeights.ts';
import { code } from '../page/markdown.ts';

/** Words of a question that say what it is about, as they were written, and those of them that the index does not have in any form. */
export interface Wording {
  readonly words: readonly string[];
  readonly unknown: readonly string[];
  /** An unknown word is a name: nothing that was found can be about it. */
  readonly unknownName: boolean;
  /** The question is in another language than the code is likely to be. */
  readonly foreign: boolean;
}

/** From this share of unknown words on, what the others found is a guess. */
const manyUnknown = 1 / 3;
/** So many unknown words, and this share, put in doubt that one known name is what a question is about. */
const [fewestBesideName, besideName] = [3, 2 / 3];
const mostTold = 6;

/** Tells which prose of `intent` the index has; `isKnown` says whether any file has a term. */
export function wordingOf(
  { prose, flow, language, asksAboutProject }: Pick<Intent, 'prose' | 'flow' | 'language' | 'asksAboutProject'>,
  isKnown: (term: string) => boolean,
): Wording {
  const words = new Map<string, { readonly written: string; readonly isName: boolean; readonly isThere: boolean }>();
  // "From the endpoint to the database" and "explain the architecture" name no word of the code.
  const proseWords = asksAboutProject || flow?.kind === 'from-request' ? [] : flow?.kind === 'to-storage' ? flow.beside.prose : prose;
  for (const { text: written, opens } of proseWords) {
    const matches = terms(written);
    if (matches.length === 0 || matches.every(isFrame)) continue;
    const capital = /^\p{Lu}/u.test(written) && !opens;
    // German writes all nouns with a capital.
    const isName = capital && language !== 'de';
    if (!words.has(written.toLowerCase())) words.set(written.toLowerCase(), { written, isName, isThere: matches.some(isKnown) });
  }
  const unknown = [...words.values()].filter(({ isThere }) => !isThere);
  return {
    words: [...words.values()].map(({ written }) => written),
    unknown: unknown.map(({ written }) => written),
    unknownName: unknown.some(({ isName }) => isName),
    foreign: language !== undefined,
  };
}

/** True when the words that are known may well be beside the point. */
export function isGuess({ words, unknown, unknownName }: Wording): boolean {
  return unknownName || (unknown.length > 0 && unknown.length >= words.length * manyUnknown);
}

/** True when so much of the question is unknown that a name which is known need not be what it is about. */
export function isMoreThanItsName({ words, unknown }: Wording): boolean {
  return unknown.length >= fewestBesideName && unknown.length >= words.length * besideName;
}

/** What is told before an answer that was found by words; empty when they are not {@link isGuess a guess}. */
export function wordingNote(wording: Wording): string {
  if (!isGuess(wording)) return '';
  const sentence = l10n.t('No file here contains {0}.', listed(wording.unknown));
  const advice = wording.foreign
    ? l10n.t('The results below match the other words and may not be relevant. Ask with words that the code uses, or choose a model.')
    : l10n.t('The results below match the other words and may not be relevant.');
  return `${sentence} ${advice}`;
}

function listed(words: readonly string[]): string {
  const list = words.slice(0, mostTold).map(code).join(', ');
  const rest = words.length - mostTold;
  return rest > 0 ? l10n.t('{0} and {1} more words', list, rest) : list;
}
