// How far to trust an answer that a model wrote: what was found, how much of it is proven, what could not be verified.
import * as l10n from '@vscode/l10n';
import type { Coverage } from '../indexing/types.ts';
import type { Retrieval } from '../retrieval/retrieve.ts';
import { rate } from './confidence.ts';
import { summaryOf } from './gaps/summary.ts';
import type { AnswerRecord, Citation, GapRecord } from './record.ts';
import type { SentenceCounts } from './stream/sentences.ts';

const levels = ['low', 'medium', 'high'] as const;
/** Shares of sentences with a verified citation that a level needs. */
const forHigh = 0.8;
const forMedium = 0.5;

/** Rates as for an answer without a model, then goes down with the share of sentences that nothing proves. */
export function rateModel(
  retrieval: Retrieval,
  citations: readonly Citation[],
  coverage: Coverage,
  { sentences, unsupported }: SentenceCounts,
  gaps: readonly GapRecord[],
): AnswerRecord['confidence'] {
  const found = withGaps(rate(retrieval, citations, coverage), gaps);
  if (sentences === 0) return found;
  const share = (sentences - unsupported) / sentences;
  const proven = share >= forHigh ? 2 : share >= forMedium ? 1 : 0;
  const reason = l10n.t('{0} of {1} sentences have a verified citation.', sentences - unsupported, sentences);
  return { level: levels[Math.min(levels.indexOf(found.level), proven)] ?? 'low', reasons: [...found.reasons, reason] };
}

/** Unresolved gaps from which an answer is low. One alone keeps it from being high; so more of them never raise it. */
const manyUnresolved = 3;

function withGaps({ level, reasons }: AnswerRecord['confidence'], gaps: readonly GapRecord[]): AnswerRecord['confidence'] {
  const { identified, unresolved } = summaryOf(gaps);
  if (identified.length === 0) return { level, reasons };
  const most = unresolved.length >= manyUnresolved ? 0 : unresolved.length > 0 ? 1 : 2;
  const reason = unresolved.length
    ? l10n.t('{0} of {1} missing pieces could not be found.', unresolved.length, identified.length)
    : l10n.t('Missing pieces that were looked up and found: all {0}.', identified.length);
  return { level: levels[Math.min(levels.indexOf(level), most)] ?? 'low', reasons: [...reasons, reason] };
}
