// Rates the confidence in an answer of a model: its results, its proven share, its unverified parts.
import * as l10n from '@vscode/l10n';
import type { AskSettings } from '../../base/settings/askSettings.ts';
import type { Coverage } from '../../indexing/indexReport.ts';
import type { Retrieval } from '../../planning/retrieve.ts';
import { rateConfidence } from './answerConfidence.ts';
import { summaryOf } from '../gaps/gapSummary.ts';
import type { AnswerRecord, Citation, GapRecord } from '../record/answerRecord.ts';

const levels = ['low', 'medium', 'high'] as const;

/** Number of claims in an answer, and of unproven ones. */
export interface SentenceCounts {
  readonly sentences: number;
  readonly unprovenCount: number;
}

/**
 * The deciding settings: shares of sentences with a verified citation for each level, and the number of unresolved gaps that makes an
 * answer low.
 */
export type Thresholds = Pick<AskSettings, `confidence.${'forHigh' | 'forMedium' | 'manyUnresolved'}`>;

/** Rates as for an answer without a model, then lowers by the share of unproven sentences. */
export function rateModelConfidence(
  retrieval: Retrieval,
  citations: readonly Citation[],
  coverage: Coverage,
  { sentences, unprovenCount }: SentenceCounts,
  gaps: readonly GapRecord[],
  thresholds: Thresholds,
): AnswerRecord['confidence'] {
  const baseConfidence = withGaps(rateConfidence(retrieval, citations, coverage), gaps, thresholds['confidence.manyUnresolved']);
  if (sentences === 0) return baseConfidence;
  const share = (sentences - unprovenCount) / sentences;
  const provenLevel = share >= thresholds['confidence.forHigh'] ? 2 : share >= thresholds['confidence.forMedium'] ? 1 : 0;
  const reason = l10n.t('{0} of {1} sentences have a verified citation.', sentences - unprovenCount, sentences);
  return {
    level: levels[Math.min(levels.indexOf(baseConfidence.level), provenLevel)] ?? 'low',
    reasons: [...baseConfidence.reasons, reason],
  };
}

/** Half an answer is never rated high: nobody knows the rest. */
export function capAtMedium({ level, reasons }: AnswerRecord['confidence']): AnswerRecord['confidence'] {
  return { level: level === 'high' ? 'medium' : level, reasons: [...reasons, l10n.t('The answer is incomplete.')] };
}

/**
 * A gap that was not found or not looked up keeps an answer from high, and `manyUnresolved` unfound gaps make it low. A further gap never raises it.
 */
function withGaps(
  { level, reasons }: AnswerRecord['confidence'],
  gaps: readonly GapRecord[],
  manyUnresolved: number,
): AnswerRecord['confidence'] {
  const { identified, resolved, unresolved, notPursued, external } = summaryOf(gaps);
  const gapCount = identified.length;
  if (gapCount === 0) return { level, reasons };
  // A thing that nobody looked for may well exist, so many of those weigh no more than one.
  const maxLevel = unresolved.length >= manyUnresolved ? 0 : unresolved.length + notPursued.length > 0 ? 1 : 2;
  const sentences = [
    ...(unresolved.length
      ? [l10n.t('{0} of {1} missing pieces were looked up and not found as requested.', unresolved.length, gapCount)]
      : []),
    ...(notPursued.length ? [l10n.t('{0} of {1} missing pieces were not looked up.', notPursued.length, gapCount)] : []),
    ...(external.length ? [l10n.t('{0} of {1} missing pieces belong to libraries.', external.length, gapCount)] : []),
    ...(resolved.length === gapCount ? [l10n.t('Missing pieces that were looked up and found: all {0}.', gapCount)] : []),
  ];
  return { level: levels[Math.min(levels.indexOf(level), maxLevel)] ?? 'low', reasons: [...reasons, ...sentences] };
}
