// What an answer is after it was gone on with: the new record, with what is true of both parts taken together.
import type { AnswerRecord, ModelUse } from '../core/answering/record.ts';

/** `now` is the record of the whole answer; it knows only of its own call. */
export function continued(before: AnswerRecord, now: AnswerRecord): AnswerRecord {
  // No model had a part in it: the answer stays as it was, with the reason beside it.
  const added = now.model === null ? { ...before, notices: [...before.notices, ...now.notices] } : now;
  // Nothing came: it can still be gone on with.
  const cut = added.answer === before.answer && now.stop === 'error' ? before.cut : added.cut;
  const notices = cut ? added.notices : added.notices.filter(({ code }) => code !== 'answer-cut');
  const secretsReplaced = Math.max(before.secretsReplaced, now.secretsReplaced);
  return { ...added, cut, notices, secretsReplaced, modelUse: together(before.modelUse, now.modelUse) };
}

function together(a: ModelUse | null, b: ModelUse | null): ModelUse | null {
  if (!a || !b) return a ?? b;
  // Another model at another price: what the sum would be in is unknown, so there is none.
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
