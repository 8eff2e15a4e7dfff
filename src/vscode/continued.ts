// What an answer is after it was gone on with: the new record, with what is true of both parts taken together.
import type { AnswerRecord, ModelUse } from '../core/answering/record.ts';

/** `now` is the record of the whole answer; it knows only of its own call. */
export function continued(before: AnswerRecord, now: AnswerRecord): AnswerRecord {
  // Nothing came: it can still be gone on with.
  const cut = now.answer === before.answer && now.stop === 'error' ? before.cut : now.cut;
  const notices = cut ? now.notices : now.notices.filter(({ code }) => code !== 'answer-cut');
  const secretsReplaced = Math.max(before.secretsReplaced, now.secretsReplaced);
  return { ...now, cut, notices, secretsReplaced, modelUse: together(before.modelUse, now.modelUse) };
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
