// Merges the records of an answer that reached the output limit and was continued.
import type { AnswerRecord, ModelUse } from '../../core/answering/record/answerRecord.ts';

/**
 * Returns the record of the whole answer. `before` is that of the first part. The text of `now` is already whole, but its calls, passes and
 * cost are those of the continuation alone.
 */
export function joinContinuation(before: AnswerRecord, now: AnswerRecord): AnswerRecord {
  // When nothing more came, the answer can still be continued.
  const cut = now.answer === before.answer && now.stop === 'error' ? before.cut : now.cut;
  const notices = cut ? now.notices : now.notices.filter(({ code }) => code !== 'answer-cut');
  return {
    ...now,
    ...historyOf(before),
    ...passesOf(before, now),
    cut,
    notices,
    secretsReplaced: Math.max(before.secretsReplaced, now.secretsReplaced),
    modelUse: addUse(before.modelUse, now.modelUse),
  };
}

/** Fields that the record of a continuation lacks, since it neither searches nor chooses a strategy. */
const historyFields = ['strategy', 'strategyChoice', 'continued', 'toolCalls', 'queries', 'analysis', 'judgements', 'knowledge'] as const;

function historyOf(before: AnswerRecord): Partial<AnswerRecord> {
  const entries = historyFields.map((field) => [field, before[field]] as const);
  return Object.fromEntries(entries.filter(([, value]) => value !== undefined));
}

/** Passes of both parts in order, with what was missing; evidence keeps the pass that read it. */
function passesOf(before: AnswerRecord, { answer, passes, evidence }: AnswerRecord): Pick<AnswerRecord, 'passes' | 'gaps' | 'evidence'> {
  const passOf = new Map(before.evidence.map(({ n, pass }) => [n, pass]));
  const newPasses = answer === before.answer ? [] : passes;
  return {
    passes: [...before.passes, ...newPasses.map((each) => ({ ...each, n: each.n + before.passes.length }))],
    gaps: before.gaps,
    evidence: evidence.map((each) => ({ ...each, pass: passOf.get(each.n) ?? each.pass })),
  };
}

function addUse(a: ModelUse | null, b: ModelUse | null): ModelUse | null {
  if (!a || !b) return a ?? b;
  // With another model at another price the currency of the sum is unknown, so there is none.
  const comparable = a.cost !== null && b.cost !== null && a.currency === b.currency;
  return {
    ...b,
    calls: a.calls + b.calls,
    promptTokens: a.promptTokens + b.promptTokens,
    completionTokens: a.completionTokens + b.completionTokens,
    cachedTokens: a.cachedTokens + b.cachedTokens,
    estimated: a.estimated || b.estimated,
    cost: comparable ? Number(a.cost) + Number(b.cost) : null,
  };
}
