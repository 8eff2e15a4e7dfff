// Builds the record of an answer from the question and the outcome of the strategy, in one place, so that no strategy forgets a field.
import { primaries } from '../../planning/plan.ts';
import type { AnswerRun } from '../run/answerRun.ts';
import { summaryOf } from '../gaps/gapSummary.ts';
import type { AnswerRecord } from '../record/answerRecord.ts';

/** Fields that a strategy knows at its end; the rest of the record comes from the question. */
export type StrategyOutcome = Pick<
  AnswerRecord,
  | 'strategy'
  | 'model'
  | 'answer'
  | 'citations'
  | 'unsupportedSentences'
  | 'confidence'
  | 'stop'
  | 'evidence'
  | 'tokens'
  | 'disclaimer'
  | 'cut'
> &
  Partial<Pick<AnswerRecord, 'drawn' | 'folds' | 'unproven' | 'passes' | 'gaps' | 'contextFromCache'>> & { readonly secretCount: number };

/** The record of `outcome`. */
export function recordOf(run: AnswerRun, { secretCount, ...outcome }: StrategyOutcome): AnswerRecord {
  const { mode, options, dependencies, retrieval, queryResults, phases } = run;
  const id = dependencies.digest(`${dependencies.clock.now()}:${dependencies.clock.monotonic()}:${run.question.verbatim()}`);
  const onlyPass = {
    n: 1,
    gaps: [],
    evidenceAdded: outcome.evidence.map(({ n }) => n),
    tokens: outcome.tokens.initial,
    ms: phases.ms['total'] ?? 0,
  };
  const { continuation } = options;
  const serverReport = dependencies.sources.languageServers?.report;
  return {
    passes: [onlyPass],
    gaps: summaryOf([]),
    contextFromCache: false,
    ...outcome,
    tokens: { ...outcome.tokens, ...(queryResults ? { small: queryResults.promptTokens } : {}) },
    id,
    sessionId: options.sessionId ?? id,
    question: run.question.verbatim(),
    mode,
    form: run.intent.form,
    search: {
      retrievers: retrieval.retrievers,
      found: queryResults?.count ?? retrieval.rankedCandidates.length,
      used: primaries(retrieval.plan).length,
    },
    ms: { ...phases.ms },
    coverage: dependencies.coverage,
    modelUse: run.usageMeter.use,
    notices: [...run.notices],
    secretsReplaced: run.secretCount + secretCount,
    // A continuation is one request, but its record is that of the whole answer with its strategy.
    ...(continuation?.strategy === undefined ? {} : { strategy: continuation.strategy }),
    ...(continuation && outcome.answer.length > continuation.answer.length ? { continued: true } : {}),
    ...(run.strategyChoice ? { strategyChoice: run.strategyChoice } : {}),
    ...(run.toolCalls.length ? { toolCalls: [...run.toolCalls] } : {}),
    ...(serverReport ? { languageServers: serverReport } : {}),
    ...(run.pictures ? { pictures: run.pictures } : {}),
    ...queryResults?.record,
  };
}
