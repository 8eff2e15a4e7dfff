// How far to trust an answer that a model wrote: what was found, how much of it is proven, what could not be verified.
import * as l10n from '@vscode/l10n';
import type { Coverage } from '../indexing/types.ts';
import type { Retrieval } from '../retrieval/retrieve.ts';
import { rate } from './confidence.ts';
import type { AnswerRecord, Citation } from './record.ts';
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
): AnswerRecord['confidence'] {
  const found = rate(retrieval, citations, coverage);
  if (sentences === 0) return found;
  const share = (sentences - unsupported) / sentences;
  const proven = share >= forHigh ? 2 : share >= forMedium ? 1 : 0;
  const reason = l10n.t('{0} of {1} sentences have a verified citation.', sentences - unsupported, sentences);
  return { level: levels[Math.min(levels.indexOf(found.level), proven)] ?? 'low', reasons: [...found.reasons, reason] };
}
