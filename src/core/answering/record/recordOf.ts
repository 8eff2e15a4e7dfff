// Makes the record of an answer from the question and what the strategy made of it: one place, so that no strategy forgets a field.
import { primaries } from '../../planning/plan.ts';
import type { Asked } from '../asked.ts';
import { summaryOf } from '../gaps/summary.ts';
import type { AnswerRecord } from './record.ts';

/** What a strategy knows at its end; the rest of the record comes from the question. */
export type Made = Pick<
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
  Partial<Pick<AnswerRecord, 'drawn' | 'folds' | 'unproven' | 'passes' | 'gaps' | 'contextFromCache'>> & { readonly secrets: number };

/** The record of `made`. */
export function recordOf(asked: Asked, { secrets, ...made }: Made): AnswerRecord {
  const { mode, options, parts, retrieval, searched, phases } = asked;
  const id = parts.digest(`${parts.clock.now()}:${parts.clock.monotonic()}:${asked.asked.verbatim()}`);
  const only = { n: 1, gaps: [], evidenceAdded: made.evidence.map(({ n }) => n), tokens: made.tokens.initial, ms: phases.ms['total'] ?? 0 };
  const { continuation } = options;
  return {
    passes: [only],
    gaps: summaryOf([]),
    contextFromCache: false,
    ...made,
    tokens: { ...made.tokens, ...(searched ? { small: searched.promptTokens } : {}) },
    id,
    sessionId: options.sessionId ?? id,
    question: asked.asked.verbatim(),
    mode,
    form: asked.question.form,
    search: { retrievers: retrieval.retrievers, found: searched?.count ?? retrieval.ranked.length, used: primaries(retrieval.plan).length },
    ms: { ...phases.ms },
    coverage: parts.coverage,
    modelUse: asked.spent.use,
    notices: [...asked.notices],
    secretsReplaced: asked.secrets + secrets,
    // Going on is one request, whatever the answer came about by: the record is one of the whole answer.
    ...(continuation?.strategy === undefined ? {} : { strategy: continuation.strategy }),
    ...(continuation && made.answer.length > continuation.answer.length ? { continued: true } : {}),
    ...(asked.strategyChoice ? { strategyChoice: asked.strategyChoice } : {}),
    ...(asked.toolCalls.length ? { toolCalls: [...asked.toolCalls] } : {}),
    ...(asked.pictures ? { pictures: asked.pictures } : {}),
    ...searched?.record,
  };
}
