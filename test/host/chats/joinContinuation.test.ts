// The record of a continued answer: what its two parts add up to, and what only the first part knows.
import assert from 'node:assert/strict';
import { suite, test } from 'node:test';
import type { AnswerRecord, ModelUse, PassRecord } from '../../../src/core/answering/record/answerRecord.ts';
import { joinContinuation } from '../../../src/vscode/chats/joinContinuation.ts';
import { answerRecord, evidence } from '../../support/panel/answerRecord.ts';

const cutNotice = { code: 'answer-cut', args: [] } as const;
const firstPart = (over: Partial<AnswerRecord> = {}): AnswerRecord =>
  answerRecord({ answer: 'The first half', cut: true, notices: [cutNotice], ...over });
const secondPart = (over: Partial<AnswerRecord> = {}): AnswerRecord => answerRecord({ answer: 'The first half and the second.', ...over });

function modelUse(over: Partial<ModelUse> = {}): ModelUse {
  const counts = { calls: 1, promptTokens: 100, completionTokens: 10, cachedTokens: 5 };
  return { where: 'http://localhost', ...counts, estimated: false, cost: 0.25, currency: 'EUR', ...over };
}

function passRecord(n: number): PassRecord {
  return { n, gaps: [], evidenceAdded: [], tokens: 10, ms: 1 };
}

suite('the record of a continued answer', () => {
  test('has the whole text and is no longer cut', () => {
    const { answer, cut, notices } = joinContinuation(firstPart(), secondPart({ notices: [cutNotice] }));
    assert.deepEqual({ answer, cut, notices }, { answer: 'The first half and the second.', cut: false, notices: [] });
  });

  test('is cut again when the continuation reached the limit too', () => {
    const { cut, notices } = joinContinuation(firstPart(), secondPart({ cut: true, notices: [cutNotice] }));
    assert.deepEqual({ cut, notices }, { cut: true, notices: [cutNotice] });
  });

  test('can still be continued when the continuation failed before its first word', () => {
    const failed = secondPart({ answer: 'The first half', stop: 'error', passes: [passRecord(1)] });
    const { cut, passes } = joinContinuation(firstPart({ passes: [passRecord(1)] }), failed);
    assert.equal(cut, true);
    assert.deepEqual(passes, [passRecord(1)]);
  });

  test('numbers the passes of both parts in one row', () => {
    const { passes } = joinContinuation(firstPart({ passes: [passRecord(1), passRecord(2)] }), secondPart({ passes: [passRecord(1)] }));
    assert.deepEqual(passes, [passRecord(1), passRecord(2), passRecord(3)]);
  });

  test('keeps for each piece of evidence the pass that read it, and the gaps', () => {
    const gaps = { identified: ['Mailer'], resolved: ['Mailer'], unresolved: [] };
    const before = firstPart({ gaps, evidence: [evidence({ n: 1, pass: 2 })] });
    const joined = joinContinuation(before, secondPart({ evidence: [evidence({ n: 1, pass: 1 }), evidence({ n: 2, pass: 1 })] }));
    assert.deepEqual(
      joined.evidence.map(({ n, pass }) => [n, pass]),
      [
        [1, 2],
        [2, 1],
      ],
    );
    assert.deepEqual(joined.gaps, gaps);
  });

  test('keeps what only the first part knows: the strategy, why it was chosen, and the queries', () => {
    const strategyChoice = { strategy: 'single-pass', reason: 'The question is short.' } as const;
    const queries = [{ round: 1, query: 'orders', by: 'question', found: 3, fresh: 3, ms: 1 }] as const;
    const before = firstPart({ strategy: 'iterative', strategyChoice, queries });
    const joined = joinContinuation(before, secondPart());
    assert.equal(joined.strategy, 'iterative');
    assert.deepEqual(joined.strategyChoice, strategyChoice);
    assert.deepEqual(joined.queries, queries);
    assert.ok(!('analysis' in joined), 'a field that neither part has is absent');
  });

  test('adds up calls, tokens and cost, and is an estimate when one part is', () => {
    const joined = joinContinuation(
      firstPart({ modelUse: modelUse({ estimated: true }) }),
      secondPart({ modelUse: modelUse({ calls: 2 }) }),
    );
    const counts = { calls: 3, promptTokens: 200, completionTokens: 20, cachedTokens: 10 };
    assert.deepEqual(joined.modelUse, modelUse({ ...counts, estimated: true, cost: 0.5 }));
  });

  test('has no cost when the parts have different currencies or one has no price', () => {
    const costWith = (now: Partial<ModelUse>): number | null | undefined =>
      joinContinuation(firstPart({ modelUse: modelUse() }), secondPart({ modelUse: modelUse(now) })).modelUse?.cost;
    assert.equal(costWith({ currency: 'USD' }), null);
    assert.equal(costWith({ cost: null }), null);
  });

  test('has the larger number of replaced secrets, since both parts sent the same evidence', () => {
    const replacedIn = (before: number, now: number): number =>
      joinContinuation(firstPart({ secretsReplaced: before }), secondPart({ secretsReplaced: now })).secretsReplaced;
    assert.deepEqual([replacedIn(3, 1), replacedIn(1, 2)], [3, 2]);
  });
});
