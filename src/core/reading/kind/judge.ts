// Tells the kind of a question by its features, with the table of weights that was learned for kinds.
import { type Mode } from '../mode.ts';
import type { QuestionLanguage } from '../cue.ts';
import { isSmallWord, unspacedLetter } from '../questionLanguage.ts';
import { conceptsIn } from './concepts.ts';
import { aimOf, modeOf, questionKinds, type Aim, type QuestionKind } from './classes.ts';
import { tableOf, weigh, type KnownFeature, type FeatureWeight, type WeightTable } from './linear.ts';
import { weightTable } from './readingTables.ts';

/** What kind a question is, and how sure that is. */
export interface KindJudgement {
  readonly mode: Mode;
  /** 0 to 1: the share of questions with such features that were of this mode. */
  readonly confidence: number;
  /** What it asks for, and how sure that is. */
  readonly aim: Aim | undefined;
  readonly aimConfidence: number;
  /** Features that say most for it, the strongest first. */
  readonly because: readonly string[];
}

const mostReasons = 3;
/** Letters of a word that tells a reader anything. */
const shortestCue = 3;
const languages = ['de', 'fr', 'es', 'pt', 'it', 'ru', 'zh', 'ja', 'ko'] as const;

let table: WeightTable | undefined;

/** Judges a question by its features. */
export function judge(features: ReadonlySet<string>): KindJudgement {
  return judgeBy(features, (table ??= tableOf(weightTable)));
}

/** Judges by another table than the one that is in use. */
export function judgeBy(features: ReadonlySet<string>, weightsOf: WeightTable): KindJudgement {
  const { shares, known } = weigh(features, weightsOf, questionKinds.length);
  const byMode = new Map<Mode, number>();
  questionKinds.forEach((kind, i) => byMode.set(modeOf(kind), (byMode.get(modeOf(kind)) ?? 0) + (shares[i] ?? 0)));
  const [mode, confidence] = [...byMode].reduce((best, each) => (each[1] > best[1] ? each : best));
  const best = bestOf(mode, shares);
  const aim = aimOf(best);
  return {
    mode,
    confidence,
    aim,
    aimConfidence: aim ? (shares[questionKinds.indexOf(best)] ?? 0) : 0,
    because: reasonsFor(best, known, languageOf(features), weightsOf),
  };
}

function bestOf(mode: Mode, shares: readonly number[]): QuestionKind {
  const own = questionKinds.filter((kind) => modeOf(kind) === mode);
  const shareOf = (kind: QuestionKind): number => shares[questionKinds.indexOf(kind)] ?? 0;
  return own.reduce((best, each) => (shareOf(each) > shareOf(best) ? each : best), mode);
}

/** Concepts that things of the code are named by as well: alone they tell no reader why a question is of a kind. */
const objectConcepts: ReadonlySet<string> = new Set([
  'thing',
  'event',
  'places',
  'read',
  'write',
  'send',
  'handle',
  'since',
  'missing',
  'howto',
  'use',
]);

/** Whether the concepts of a word say that a question is of a kind, and not only what it is about. */
type Speaks = (concept: string) => boolean;

/** Whether a person sees why these words say what is asked: all but the small ones are such as questions are made of, and one speaks for the kind. */
function isCue(feature: string, language: QuestionLanguage, speaks: Speaks): boolean {
  const words = feature.split(' ').filter((word) => word !== '' && !isSmallWord(word));
  // The verb is cut in two in "stürzt ab": its end alone says nothing.
  if (!unspacedLetter.test(feature) && feature.length < shortestCue) return false;
  const conceptsOf = (text: string): readonly string[] => conceptsIn(text, language).map(({ concept }) => concept);
  const isMade = unspacedLetter.test(feature) || words.every((word) => conceptsOf(word).length > 0 || conceptsOf(feature).length > 0);
  return isMade && conceptsOf(feature).some((concept) => !objectConcepts.has(concept) && speaks(concept));
}

/** Whether a feature is words as people write them: no part of a word, concept or placeholder, and no small word alone. */
function isReadable(feature: string): boolean {
  // `n` stands for a number.
  return (
    /\p{L}/u.test(feature) &&
    !/(?<!\S)n(?!\S)/.test(feature) &&
    !/^[=*~^#]|\*$|[$^⟨⟩]/.test(feature) &&
    !feature.split(' ').every(isSmallWord)
  );
}

/** The words that say most for a kind. */
function reasonsFor(kind: QuestionKind, known: readonly KnownFeature[], language: QuestionLanguage, table: WeightTable): readonly string[] {
  const own = questionKinds.indexOf(kind);
  const weightIn = (weights: readonly FeatureWeight[] | undefined): number => weights?.find((each) => each.label === own)?.value ?? 0;
  const speaks: Speaks = (concept) => weightIn(table.get(`#${concept}`)) > 0;
  const telling = known
    .filter(({ feature, weights }) => weightIn(weights) > 0 && isReadable(feature))
    .sort((a, b) => weightIn(b.weights) - weightIn(a.weights))
    // "fail ?" says that the question ends there: people read a word.
    .map(({ feature }) => feature.replace(/\s*[?？!]\s*/g, '').replace(/^(?:the|an?) | (?:the|an?)$/g, ''))
    .filter((feature) => isCue(feature, language, speaks));
  // "What happens" says it, and "happens" no more.
  const whole = telling.filter((each) => !telling.some((other) => other !== each && ` ${other} `.includes(` ${each} `)));
  return [...new Set(whole)].slice(0, mostReasons);
}

/** The language that the features say a question is in. */
function languageOf(features: ReadonlySet<string>): QuestionLanguage {
  return languages.find((language) => features.has(`=${language}`)) ?? 'en';
}
