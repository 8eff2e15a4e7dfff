// How far to trust an answer that a model wrote: what was found, how much of it is proven, what could not be verified.
import * as l10n from '@vscode/l10n';
import type { AskSettings } from '../../base/settings/askSettings.ts';
import type { Coverage } from '../../indexing/types.ts';
import type { Retrieval } from '../../planning/retrieve.ts';
import { rate } from './confidence.ts';
import { summaryOf } from '../gaps/summary.ts';
import type { AnswerRecord, Citation, GapRecord } from '../record/record.ts';

const levels = ['low', 'medium', 'high'] as const;
/** Sentences of an answer that claim something, and those of them that nothing proves. */
export interface SentenceCounts {
  readonly sentences: number;
  readonly unsupported: number;
}

/** The settings that decide: shares of sentences with a verified citation that a level needs, and unresolved gaps from which an answer is low. */
export type Thresholds = Pick<AskSettings, `confidence.${'forHigh' | 'forMedium' | 'manyUnresolved'}`>;

/** Rates as for an answer without a model, then goes down with the share of sentences that nothing proves. */
export function rateModel(
  retrieval: Retrieval,
  citations: readonly Citation[],
  coverage: Coverage,
  { sentences, unsupported }: SentenceCounts,
  gaps: readonly GapRecord[],
  thresholds: Thresholds,
): AnswerRecord['confidence'] {
  const matches = withGaps(rate(retrieval, citations, coverage), gaps, thresholds['confidence.manyUnresolved']);
  if (sentences === 0) return matches;
  const share = (sentences - unsupported) / sentences;
  const proven = share >= thresholds['confidence.forHigh'] ? 2 : share >= thresholds['confidence.forMedium'] ? 1 : 0;
  const reason = l10n.t('{0} of {1} sentences have a verified citation.', sentences - unsupported, sentences);
  return { level: levels[Math.min(levels.indexOf(matches.level), proven)] ?? 'low', reasons: [...matches.reasons, reason] };
}

/** Of half an answer nobody knows what the rest would have said: it is never rated high. */
export function ofHalf({ level, reasons }: AnswerRecord['confidence']): AnswerRecord['confidence'] {
  return { level: level === 'high' ? 'medium' : level, reasons: [...reasons, l10n.t('The answer is incomplete.')] };
}

/** One gap that was not found or not looked up keeps an answer from being high, `many` that were not found make it low; so more of them never raise it. */
function withGaps({ level, reasons }: AnswerRecord['confidence'], gaps: readonly GapRecord[], many: number): AnswerRecord['confidence'] {
  const { identified, resolved, unresolved, notPursued, external } = summaryOf(gaps);
  const all = identified.length;
  if (all === 0) return { level, reasons };
  // What nobody looked for may well be there: many of those say no more against an answer than one.
  const most = unresolved.length >= many ? 0 : unresolved.length + notPursued.length > 0 ? 1 : 2;
  const sentences = [
    ...(unresolved.length ? [l10n.t('{0} of {1} missing pieces were looked up and not found as requested.', unresolved.length, all)] : []),
    ...(notPursued.length ? [l10n.t('{0} of {1} missing pieces were not looked up.', notPursued.length, all)] : []),
    ...(external.length ? [l10n.t('{0} of {1} missing pieces belong to libraries.', external.length, all)] : []),
    ...(resolved.length === all ? [l10n.t('Missing pieces that were looked up and found: all {0}.', all)] : []),
  ];
  return { level: levels[Math.min(levels.indexOf(level), most)] ?? 'low', reasons: [...reasons, ...sentences] };
}
