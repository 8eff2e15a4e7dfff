// Decides whether the list of a relation answers a yes-or-no question, "Does anything call X?", or whether its words ask for more.
import type { QuestionLanguage } from '../cue.ts';
import { unspacedLanguages } from '../cue.ts';
import { conceptsIn } from '../kind/concepts.ts';
import { isSmallWord } from '../questionLanguage.ts';
import type { Relation } from '../relations.ts';

/** Concepts that ask for existence of any kind. */
const anyConcepts: readonly string[] = ['who', 'what', 'exists', 'thing', 'places'];

/** Concepts whose words ask for a relation. For an unlisted relation the list alone decides nothing. */
const relationConcepts: Readonly<Partial<Record<Relation, readonly string[]>>> = {
  callers: ['call'],
  uses: ['use'],
  writes: ['write'],
  reads: ['read'],
  constructs: ['create'],
  imports: ['import'],
  dependencies: ['import'],
  raises: ['raise', 'error'],
  raisers: ['raise', 'error'],
  catches: ['catch', 'error'],
  sends: ['send', 'event'],
  handles: ['handle', 'event'],
  overrides: ['override', 'subtype'],
  subtypes: ['subtype'],
  tests: ['tests'],
};

/** Words that do not restrict a question. Words of time and place are here only if they cannot negate it: "never" is left out. */
const fillers: ReadonlySet<string> = new Set(
  [
    'any ever anywhere somewhere still currently actually really already yet anything something here there else file files one been being get gets got has have had',
    'by at our us me code codebase workspace project repo repository app application other another please flag setting option enum config macro unit',
    'gibt überhaupt irgendwo noch eigentlich je jemals hier denn etwas irgendetwas irgendwas irgendjemand irgendein irgendeine andere schon projekt einstellung unittest unittests auf ab an',
    'algún alguna algo aún todavía código proyecto aquí parte sitio lado otro otra a',
    'quelque chose part encore déjà projet ici autre a t y là',
    'ancora qualche parte qualcuno qualcosa codice progetto qui altro a',
    'ainda algum alguma algo lugar código projeto aqui outro outra a alguém',
  ].flatMap((words) => words.split(' ')),
);

/** Whether a lower-case word says nothing about the subject of a question. */
export function isFiller(word: string): boolean {
  return fillers.has(word);
}

/** "Outside of tests": the one common restriction of a list. */
const outsideOfTests = new RegExp(
  [
    '(?:outside(?: of)?|except(?: for)?(?: in| by)?|besides|beyond|other than(?: in| by)?|apart from|not counting|excluding)(?: (?:the|our|its|any|unit))* tests?',
    '(?:außerhalb|ausserhalb)(?: (?:von|der|den|unserer))* (?:unit-?)?tests?|außer in(?: den)? tests?',
    '(?:fuera|aparte) de(?: (?:los|las|nuestros))? (?:tests?|pruebas)',
    '(?:en dehors|hors)(?: (?:des|de|les))? ?tests?',
    '(?:al di )?fuori (?:dai|dei|dalle) test|fora d(?:os|e|as) testes',
  ].join('|'),
  'iu',
);

/** "Only in tests": the opposite restriction. */
const onlyInTests = new RegExp(
  [
    '\\b(?:only|just|solely|exclusively)\\b(?: \\p{L}+)? (?:in|by|from|inside)(?: (?:the|our|its|unit))* tests?(?!\\p{L})',
    '\\b(?:nur|ausschließlich) (?:noch )?(?:in|von|aus)(?: (?:den|unseren))? (?:unit-?)?tests?(?!\\p{L})',
    '(?:solo|sólo|solamente|soltanto|só|apenas|uniquement|seulement|que)(?: \\p{L}+)? (?:en|por|desde|em|pelos|nei|dai|dans|par)(?: (?:los|las|os|les|des|i))? (?:tests?|pruebas|testes)(?!\\p{L})',
  ].join('|'),
  'iu',
);

/** What a list has to show to answer a question. */
export interface ListDecision {
  /** Whether the list alone answers the question by being empty or not. */
  readonly isDecided: boolean;
  /** `outside`: it asks for places outside of tests. `only`: it asks whether all places are in tests. */
  readonly tests: 'outside' | 'only' | undefined;
}

/** Whether the list of `relation` of `name` decides the question `title`. A word that is not known to be harmless asks for more. */
export function listDecision(title: string, relation: Relation, name: string | undefined, language: QuestionLanguage): ListDecision {
  const tests = onlyInTests.test(title) ? 'only' : outsideOfTests.test(title) ? 'outside' : undefined;
  const concepts = relationConcepts[relation];
  if (!concepts || unspacedLanguages.has(language)) return { isDecided: false, tests };
  const nameParts = new Set((name ?? '').split(/[^\p{L}\p{N}_$]+/u).filter(Boolean));
  const harmlessConcepts = new Set([...anyConcepts, ...concepts]);
  const isHarmless = (word: string): boolean => {
    const wordConcepts = conceptsIn(word, language).map(({ concept }) => concept);
    if (wordConcepts.includes('not') || /\d/.test(word)) return false;
    return fillers.has(word) || isSmallWord(word) || wordConcepts.some((concept) => harmlessConcepts.has(concept));
  };
  const isDecided = title
    .replace(onlyInTests, ' ')
    .replace(outsideOfTests, ' ')
    .replace(/\bat all\b/i, ' ')
    .split(/\s+/)
    .every((chunk) => {
      const words = chunk.match(wordOfChunk) ?? [];
      if (words.some((word) => nameParts.has(word))) return true;
      return !quotes.test(chunk) && words.every((word) => isHarmless(word.toLowerCase()));
    });
  return { isDecided, tests };
}

const wordOfChunk = /[\p{L}\p{M}\p{N}_$'’]+/gu;
const quotes = /[`"«»“”„]/;
