// Tells the kind of a question by its features, with the table of weights that was learned for kinds.
import { type Mode } from '../mode.ts';
import { isSmallWord } from '../questionLanguage.ts';
import { aimOf, modeOf, questionKinds, type Aim, type QuestionKind } from './classes.ts';
import { tableOf, weigh, type KnownFeature, type Weight, type WeightTable } from './linear.ts';
import { weightTable } from './readingTables.ts';

/** What kind a question is, and how sure that is. */
export interface Judgement {
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

let table: WeightTable | undefined;

/** Judges a question by its features. */
export function judge(features: ReadonlySet<string>): Judgement {
  return judgeBy(features, (table ??= tableOf(weightTable)));
}

/** Judges by another table than the one that is in use. */
export function judgeBy(features: ReadonlySet<string>, weightsOf: WeightTable): Judgement {
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
    because: reasonsFor(best, known),
  };
}

function bestOf(mode: Mode, shares: readonly number[]): QuestionKind {
  const own = questionKinds.filter((kind) => modeOf(kind) === mode);
  const shareOf = (kind: QuestionKind): number => shares[questionKinds.indexOf(kind)] ?? 0;
  return own.reduce((best, each) => (shareOf(each) > shareOf(best) ? each : best), mode);
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
function reasonsFor(kind: QuestionKind, known: readonly KnownFeature[]): readonly string[] {
  const own = questionKinds.indexOf(kind);
  const weightIn = (weights: readonly Weight[]): number => weights.find((each) => each.label === own)?.value ?? 0;
  const telling = known
    .filter(({ feature, weights }) => weightIn(weights) > 0 && isReadable(feature))
    .sort((a, b) => weightIn(b.weights) - weightIn(a.weights))
    // "fail ?" says that the question ends there: people read a word.
    .map(({ feature }) => feature.replace(/\s*[?？!]\s*/g, ''));
  return [...new Set(telling)].slice(0, mostReasons);
}
