// Classifies a question by its features into mode and aim. A long text is a failure unless its title surely asks for something
// else.
import { reportLength } from '../mentions/speechAct.ts';
import type { ModeChoice } from '../mode.ts';
import type { ModelReading } from '../modelReading.ts';
import type { ParsedQuestion } from '../readMentions.ts';
import type { Aim } from './questionKinds.ts';
import { judge } from './judge.ts';
import { reasonOf } from './kindReasons.ts';

/** The kind of a question. */
export interface KindChoice {
  readonly mode: ModeChoice;
  readonly aim: Aim | undefined;
  /** 0 to 1: confidence in both. */
  readonly confidence: number;
}

/** Minimum confidence at which the title of a report decides against a failure. Set by judgement: titles of reports rarely ask. */
const minTitleConfidence = 0.8;

/** Kind of a question with `features`. A long report is one of a failure, unless its title surely asks for something else. */
export function classify(parsedQuestion: ParsedQuestion, features: ReadonlySet<string>): KindChoice {
  const { mode, confidence, aim, aimConfidence, strongestFeatures } = judge(features);
  const isReport = parsedQuestion.question.length > reportLength && mode !== 'diagnostic' && confidence < minTitleConfidence;
  if (isReport) {
    return {
      mode: modeChoice('diagnostic', minTitleConfidence, reasonOf('diagnostic'), 'rules'),
      aim: undefined,
      confidence: minTitleConfidence,
    };
  }
  if (mode === 'conceptual' && asksWhyItFails(features))
    return { mode: modeChoice('diagnostic', confidence, reasonOf('diagnostic'), 'rules'), aim: undefined, confidence };
  return {
    mode: modeChoice(mode, confidence, reasonOf(aim ?? mode), 'rules', strongestFeatures),
    aim,
    confidence: aim ? aimConfidence : confidence,
  };
}

/**
 * "为什么解析失败?": without spaces between words, a short question has few features in the table, and the noun would decide. In these
 * languages words for failing have no other meaning, unlike "stop" in English: docs/ranking.md.
 */
function asksWhyItFails(features: ReadonlySet<string>): boolean {
  return features.has('#why>fail') && ['=zh', '=ja', '=ko'].some((language) => features.has(language));
}

/** Kind of question from the reading of a model. */
export function kindByModel({ mode, aim, confidence }: ModelReading): KindChoice {
  return { mode: modeChoice(mode, confidence, reasonOf(aim ?? mode), 'model'), aim, confidence };
}

function modeChoice(
  value: ModeChoice['value'],
  confidence: number,
  reason: string,
  by: ModeChoice['by'],
  words: readonly string[] = [],
): ModeChoice {
  const roundedConfidence = Math.round(Math.min(0.99, confidence) * 100) / 100;
  return { value, confidence: roundedConfidence, reason, ...(words.length ? { words } : {}), scope: null, by };
}
