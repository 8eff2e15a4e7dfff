// Finds the concepts of a question (who, calls, breaks, too much) by their words in ten languages, so that all languages share features.
import { unspacedLanguages, type QuestionLanguage } from '../cue.ts';
import { chineseConcepts } from './concepts/chinese.ts';
import { englishConcepts } from './concepts/english.ts';
import { frenchConcepts } from './concepts/french.ts';
import { germanConcepts } from './concepts/german.ts';
import { italianConcepts } from './concepts/italian.ts';
import { japaneseConcepts } from './concepts/japanese.ts';
import { koreanConcepts } from './concepts/korean.ts';
import { portugueseConcepts } from './concepts/portuguese.ts';
import { russianConcepts } from './concepts/russian.ts';
import { spanishConcepts } from './concepts/spanish.ts';

/** Words of each language, one concept per line: `name: word, phrase of words, front*`. */
export const conceptWords: Readonly<Record<QuestionLanguage, string>> = {
  en: englishConcepts,
  de: germanConcepts,
  fr: frenchConcepts,
  es: spanishConcepts,
  pt: portugueseConcepts,
  it: italianConcepts,
  ru: russianConcepts,
  zh: chineseConcepts,
  ja: japaneseConcepts,
  ko: koreanConcepts,
};

/** A concept with its position in a text. */
export interface FoundConcept {
  readonly concept: string;
  readonly at: number;
}

interface ConceptMatcher {
  /** Concepts by whole word. */
  readonly words: ReadonlyMap<string, readonly string[]>;
  /** Concepts by prefix of a word. */
  readonly fronts: ReadonlyMap<string, readonly string[]>;
  /** Phrases, or parts of a text without spaces. */
  readonly phrases: readonly (readonly [phrase: string, concept: string])[];
}

const wordPattern = /[\p{L}\p{M}\p{N}_'-]+/gu;
const matchers = new Map<QuestionLanguage, ConceptMatcher>();

function matcherOf(language: QuestionLanguage): ConceptMatcher {
  let matcher = matchers.get(language);
  if (!matcher) matchers.set(language, (matcher = compileMatcher(language)));
  return matcher;
}

function compileMatcher(language: QuestionLanguage): ConceptMatcher {
  const words = new Map<string, string[]>();
  const fronts = new Map<string, string[]>();
  const phrases: (readonly [string, string])[] = [];
  for (const line of conceptWords[language].trim().split('\n')) {
    const [concept = '', list = ''] = line.split(': ');
    for (const wordForm of list.split(', ')) {
      const word = wordForm.replace(/\*$/, '');
      if (unspacedLanguages.has(language) || word.includes(' ') || /^\W*'/.test(word)) phrases.push([word, concept]);
      else {
        const target = wordForm.endsWith('*') ? fronts : words;
        target.set(word, [...(target.get(word) ?? []), concept]);
      }
    }
  }
  return { words, fronts, phrases };
}

/** Concepts in the lower-case `text`, in order. English words are searched in every language. */
export function conceptsIn(text: string, language: QuestionLanguage): readonly FoundConcept[] {
  const foundConcepts: FoundConcept[] = [];
  for (const each of language === 'en' ? (['en'] as const) : (['en', language] as const)) findConcepts(text, each, foundConcepts);
  return foundConcepts.sort((a, b) => a.at - b.at);
}

function findConcepts(text: string, language: QuestionLanguage, foundConcepts: FoundConcept[]): void {
  const { words, fronts, phrases } = matcherOf(language);
  for (const [phrase, concept] of phrases) {
    const at = text.indexOf(phrase);
    if (at >= 0 && (unspacedLanguages.has(language) || isWhole(text, at, phrase.length))) foundConcepts.push({ concept, at });
  }
  for (const { 0: word, index } of text.matchAll(wordPattern)) {
    const concepts = new Set(words.get(word));
    for (let length = 2; length <= word.length; length++) for (const each of fronts.get(word.slice(0, length)) ?? []) concepts.add(each);
    for (const concept of concepts) foundConcepts.push({ concept, at: index });
  }
}

function isWhole(text: string, at: number, length: number): boolean {
  const isLetter = (character: string | undefined): boolean => character !== undefined && /[\p{L}\p{N}_]/u.test(character);
  return !isLetter(text[at - 1]) && !isLetter(text[at + length]);
}
