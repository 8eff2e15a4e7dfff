// Classifies the kind of a question by its features with the learned table of weights.
import { type Mode } from '../mode.ts';
import type { QuestionLanguage } from '../cue.ts';
import { isSmallWord, unspacedLetter } from '../questionLanguage.ts';
import { conceptsIn } from './concepts.ts';
import { aimOf, modeOf, questionKinds, type Aim, type QuestionKind } from './questionKinds.ts';
import { tableOf, weigh, type KnownFeature, type FeatureWeight, type WeightTable } from './linear.ts';
import { weightTable } from './readingTables.ts';

/** Kind of a question, with its confidence. */
export interface KindJudgement {
  readonly mode: Mode;
  /** 0 to 1: share of questions with such features that had this mode. */
  readonly confidence: number;
  readonly aim: Aim | undefined;
  /** 0 to 1, as for the mode; 0 without an aim. */
  readonly aimConfidence: number;
  /** Features with the strongest evidence that a person can read, best first. */
  readonly strongestFeatures: readonly string[];
}

const maxReasons = 3;
/** Minimum length of a word for display. */
const minCueLength = 3;
const languages = ['de', 'fr', 'es', 'pt', 'it', 'ru', 'zh', 'ja', 'ko'] as const;

let table: WeightTable | undefined;

/** Kind of a question with `features`, by the built-in table. */
export function judge(features: ReadonlySet<string>): KindJudgement {
  return judgeBy(features, (table ??= tableOf(weightTable)));
}

/** The same by another table. The mode is the one whose kinds have the largest share together, the aim the best kind within it. */
export function judgeBy(features: ReadonlySet<string>, weightsOf: WeightTable): KindJudgement {
  const { shares, knownFeatures } = weigh(features, weightsOf, questionKinds.length);
  const byMode = new Map<Mode, number>();
  questionKinds.forEach((kind, i) => byMode.set(modeOf(kind), (byMode.get(modeOf(kind)) ?? 0) + (shares[i] ?? 0)));
  const [mode, confidence] = [...byMode].reduce((best, each) => (each[1] > best[1] ? each : best));
  const kind = bestKindOf(mode, shares);
  const aim = aimOf(kind);
  return {
    mode,
    confidence,
    aim,
    aimConfidence: aim ? (shares[questionKinds.indexOf(kind)] ?? 0) : 0,
    strongestFeatures: reasonsFor(kind, knownFeatures, languageOf(features), weightsOf),
  };
}

/** Kind with the largest share within a mode; the bare mode on a tie. */
function bestKindOf(mode: Mode, shares: readonly number[]): QuestionKind {
  const kindsOfMode = questionKinds.filter((kind) => modeOf(kind) === mode);
  const shareOf = (kind: QuestionKind): number => shares[questionKinds.indexOf(kind)] ?? 0;
  return kindsOfMode.reduce((best, each) => (shareOf(each) > shareOf(best) ? each : best), mode);
}

/** Concepts that also name things in code: alone they do not explain the kind to a reader. */
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

/** Whether a concept is evidence for the kind of a question and not only for its topic. */
type IsEvidence = (concept: string) => boolean;

/**
 * Whether a feature explains the kind to a person: all its words except small ones belong to concepts of questions, and one is evidence
 * for the kind.
 */
function isCue(feature: string, language: QuestionLanguage, isEvidence: IsEvidence): boolean {
  const words = feature.split(' ').filter((word) => word !== '' && !isSmallWord(word));
  // In "stürzt ab" the verb is split: its particle alone says nothing.
  if (!unspacedLetter.test(feature) && feature.length < minCueLength) return false;
  const conceptsOf = (text: string): readonly string[] => conceptsIn(text, language).map(({ concept }) => concept);
  const isOfConcepts = unspacedLetter.test(feature) || words.every((word) => conceptsOf(word).length > 0 || conceptsOf(feature).length > 0);
  return isOfConcepts && conceptsOf(feature).some((concept) => !objectConcepts.has(concept) && isEvidence(concept));
}

/** Whether a feature is displayable: whole words, no concept or placeholder, not only a small word. */
function isReadable(feature: string): boolean {
  // `n` is the placeholder for a number.
  return (
    /\p{L}/u.test(feature) &&
    !/(?<!\S)n(?!\S)/.test(feature) &&
    !/^[=*~^#]|\*$|[$^⟨⟩]/.test(feature) &&
    !feature.split(' ').every(isSmallWord)
  );
}

/** Words of the question with the strongest evidence for `kind`, without parts of other words. */
function reasonsFor(
  kind: QuestionKind,
  knownFeatures: readonly KnownFeature[],
  language: QuestionLanguage,
  weightsOf: WeightTable,
): readonly string[] {
  const label = questionKinds.indexOf(kind);
  const weightIn = (weights: readonly FeatureWeight[] | undefined): number => weights?.find((each) => each.label === label)?.value ?? 0;
  const isEvidence: IsEvidence = (concept) => weightIn(weightsOf.get(`#${concept}`)) > 0;
  const tellingFeatures = knownFeatures
    .filter(({ feature, weights }) => weightIn(weights) > 0 && isReadable(feature))
    .sort((a, b) => weightIn(b.weights) - weightIn(a.weights))
    // "fail ?" marks the end of the question: display only the word.
    .map(({ feature }) => feature.replace(/\s*[?？!]\s*/g, '').replace(/^(?:the|an?) | (?:the|an?)$/g, ''))
    .filter((feature) => isCue(feature, language, isEvidence));
  // Drops parts of other features: "happens" next to "What happens".
  const outermostFeatures = tellingFeatures.filter(
    (each) => !tellingFeatures.some((other) => other !== each && ` ${other} `.includes(` ${each} `)),
  );
  return [...new Set(outermostFeatures)].slice(0, maxReasons);
}

/** Language of a question according to its features. */
function languageOf(features: ReadonlySet<string>): QuestionLanguage {
  return languages.find((language) => features.has(`=${language}`)) ?? 'en';
}
