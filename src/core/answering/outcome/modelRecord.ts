// Builds the record of an answer that a model wrote.
import * as l10n from '@vscode/l10n';
import { encodingName } from '../../packing/tokens.ts';
import type { ModelInfo } from '../../ports.ts';
import type { AnswerRun } from '../run/answerRun.ts';
import { passesOf, strategyOf } from '../preparation/choice/chosenStrategy.ts';
import type { Passes } from '../gaps/passes.ts';
import { summaryOf } from '../gaps/gapSummary.ts';
import { capAtMedium, rateModelConfidence } from './modelConfidence.ts';
import type { PreparedRequest } from '../preparation/requests/assembleRequest.ts';
import type { PromptCounts } from '../preparation/requests/promptCounts.ts';
import type { AnswerRecord, Citation, UnprovenSentence } from '../record/answerRecord.ts';
import { recordOf } from './recordOf.ts';
import type { CheckedWords, CitationWriter } from '../model/stream/citationWriter.ts';
import type { Reply } from '../model/stream/reply.ts';
import { claimsIn, unprovenIn, type Claim } from '../proof/claims.ts';

/** Result of asking the model. */
export interface ModelAnswer extends Pick<AnswerRecord, 'stop' | 'cut'> {
  readonly preparedRequest: PreparedRequest;
  readonly writer: CitationWriter;
  readonly reply: Reply;
  readonly counts: PromptCounts;
  readonly passes: Passes;
  /** The reply ended by itself. */
  readonly whole: boolean;
  readonly checkedWords: CheckedWords;
}

/** Builds the record; for a continued answer, it includes the text before. */
export function modelRecord(run: AnswerRun, info: ModelInfo, modelAnswer: ModelAnswer): AnswerRecord {
  const { preparedRequest, writer, reply, counts, passes, stop, cut, checkedWords } = modelAnswer;
  const { dependencies, retrieval, options } = run;
  const answer = (options.continuation?.answer ?? '') + (passesOf(run) > 1 && !cut ? reply.text.trimEnd() : reply.text);
  const citations = passes.records.length > 1 ? writer.citationsIn(answer) : writer.citations;
  const verifiedNumbers = new Set(citations.flatMap(({ n, status }) => (status === 'unsupported' ? [] : n)));
  const claims = claimsIn(answer, run.question, writer.counts);
  const unproven = unprovenIn(claims, verifiedNumbers, new Set(checkedWords.reasons.keys())).map((claim) =>
    withReason(claim, checkedWords, citations),
  );
  const sentences = { sentences: claims.length, unprovenCount: unproven.length };
  const ratedConfidence = rateModelConfidence(retrieval, citations, dependencies.coverage, sentences, passes.gaps, run.settings);
  const confidence = modelAnswer.whole ? ratedConfidence : capAtMedium(ratedConfidence);
  const unsentCharacters = preparedRequest.unsentCharacters;
  const reasons = unsentCharacters
    ? [...confidence.reasons, l10n.t('The question is long: {0} characters of it were not sent.', unsentCharacters)]
    : confidence.reasons;
  return recordOf(run, {
    strategy: strategyOf(run),
    model: info.name,
    answer,
    citations,
    unsupportedSentences: unproven.length,
    unproven,
    confidence: { ...confidence, reasons },
    stop,
    evidence: preparedRequest.evidence,
    tokens: {
      prompt: counts.total - counts.evidence,
      initial: counts.initial,
      byPass: passes.records.map(({ tokens }) => tokens),
      total: counts.total,
      budget: preparedRequest.budget.total,
      ...(reply.usage?.cachedTokens ? { cached: reply.usage.cachedTokens } : {}),
      encoding: encodingName,
    },
    disclaimer: l10n.t('Written by {0} from the evidence listed: check it against the cited lines.', info.name),
    cut,
    passes: passes.records,
    gaps: summaryOf(passes.gaps),
    contextFromCache: preparedRequest.fromCache,
    secretCount: preparedRequest.evidenceSoFar.secretCount,
  });
}

/** Adds why the sentence is unproven: its lines do not show it, its citations are invalid, or it has none. */
function withReason({ text, cites }: Claim, { reasons }: CheckedWords, citations: readonly Citation[]): UnprovenSentence {
  const citationReasons = citations.flatMap(({ n, status, reason }) =>
    cites.includes(n) && status === 'unsupported' && reason ? [reason] : [],
  );
  const reason = reasons.get(text) ?? [...new Set(citationReasons)].join(' ');
  return { sentence: text, reason: reason || l10n.t('No citation supports it.') };
}
