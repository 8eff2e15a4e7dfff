// Tells the kind of a question by its features: a linear model (multinomial logistic regression) whose table was learned from labelled questions.
import { type Mode } from '../mode.ts';
import { isSmallWord } from '../questionLanguage.ts';
import { askedOf, modeOf, questionKinds, type Asked, type QuestionKind } from './classes.ts';
import { weightTable } from './weights.ts';

/** What kind a question is, and how sure that is. */
export interface Judgement {
  readonly mode: Mode;
  /** 0 to 1: the share of questions with such features that were of this mode. */
  readonly confidence: number;
  /** What it asks for, and how sure that is. */
  readonly asked: Asked | undefined;
  readonly askedConfidence: number;
  /** Features that say most for it, the strongest first. */
  readonly because: readonly string[];
}

/** Weights are kept as whole numbers, this many to 1. */
export const unit = 2;
const mostReasons = 3;

/** What a feature says of a kind, by its number. */
export interface Weight {
  readonly kind: number;
  readonly value: number;
}

let table: ReadonlyMap<string, readonly Weight[]> | undefined;

/** A line a feature: its text, then kinds (by number, in base 36) each with its weight: `who calls\t9:41 b:-12`. */
function readTable(): ReadonlyMap<string, readonly Weight[]> {
  const rows = weightTable.split('\n').map((line): [string, readonly Weight[]] => {
    const [feature = '', weights = ''] = line.split('\t');
    return [
      feature,
      weights.split(' ').map((each) => {
        const [kind = '', value = ''] = each.split(':');
        return { kind: Number.parseInt(kind, 36), value: Number(value) / unit };
      }),
    ];
  });
  return new Map(rows);
}

/** Judges a question by its features. */
export function judge(features: ReadonlySet<string>): Judgement {
  return judgeBy(features, (table ??= readTable()));
}

/** Judges by another table than the one that is in use. */
export function judgeBy(features: ReadonlySet<string>, weightsOf: ReadonlyMap<string, readonly Weight[]>): Judgement {
  const scores = questionKinds.map(() => 0);
  const known = [...features].flatMap((feature) => {
    const weights = weightsOf.get(feature);
    return weights ? [{ feature, weights }] : [];
  });
  // As it was learned: each feature of a long question says less. The empty feature stands for what most questions are.
  const share = 1 / Math.sqrt(known.length + 1);
  for (const { weights } of [...known, { weights: weightsOf.get('') ?? [] }])
    for (const { kind, value } of weights) scores[kind] = (scores[kind] ?? 0) + value * share;
  const shares = softmax(scores);
  const byMode = new Map<Mode, number>();
  questionKinds.forEach((kind, i) => byMode.set(modeOf(kind), (byMode.get(modeOf(kind)) ?? 0) + (shares[i] ?? 0)));
  const [mode, confidence] = [...byMode].reduce((best, each) => (each[1] > best[1] ? each : best));
  const best = bestOf(mode, shares);
  const asked = askedOf(best);
  return {
    mode,
    confidence,
    asked,
    askedConfidence: asked ? (shares[questionKinds.indexOf(best)] ?? 0) : 0,
    because: reasonsFor(best, known),
  };
}

function bestOf(mode: Mode, shares: readonly number[]): QuestionKind {
  const own = questionKinds.filter((kind) => modeOf(kind) === mode);
  const shareOf = (kind: QuestionKind): number => shares[questionKinds.indexOf(kind)] ?? 0;
  return own.reduce((best, each) => (shareOf(each) > shareOf(best) ? each : best), mode);
}

function softmax(scores: readonly number[]): readonly number[] {
  const highest = Math.max(...scores);
  const powers = scores.map((score) => Math.exp(score - highest));
  const sum = powers.reduce((all, power) => all + power, 0);
  return powers.map((power) => power / sum);
}

/** Whether a feature is words as people write them: no part of a word, concept or placeholder, and no small word alone. */
function isReadable(feature: string): boolean {
  return /\p{L}/u.test(feature) && !/^[=*~^#]|\*$|[$^⟨⟩]/.test(feature) && !feature.split(' ').every(isSmallWord);
}

/** The words that say most for a kind. */
function reasonsFor(
  kind: QuestionKind,
  known: readonly { readonly feature: string; readonly weights: readonly Weight[] }[],
): readonly string[] {
  const own = questionKinds.indexOf(kind);
  const weightIn = (weights: readonly Weight[]): number => weights.find((each) => each.kind === own)?.value ?? 0;
  return known
    .filter(({ feature, weights }) => weightIn(weights) > 0 && isReadable(feature))
    .sort((a, b) => weightIn(b.weights) - weightIn(a.weights))
    .slice(0, mostReasons)
    .map(({ feature }) => feature);
}
