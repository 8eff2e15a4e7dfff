// Calls of a tool by the chats of the editor keep the token budget of the chat.
import assert from 'node:assert/strict';
import { suite, test } from 'node:test';
import { CancellationSource, CancelledError, neverCancelled } from '../../../src/core/base/cancellation.ts';
import type { ToolAnswer } from '../../../src/core/tools/callTool.ts';
import { callWithinBudget } from '../../../src/vscode/chatTools/callWithinBudget.ts';

const place = { root: '', file: 'src/a.ts', lineStart: 1, lineEnd: 4, tokens: 30 };

function answerOf(text: string): ToolAnswer {
  return { text, tokens: text.length, outcome: 'found', places: [place], secretsReplaced: 1 };
}

suite('callWithinBudget', () => {
  /** The token limit of each look-up, in order. */
  const limits: (number | undefined)[] = [];
  /** A look-up whose answer is as long as its limit allows; each letter counts as a token. */
  const lookUp = async (most?: number): Promise<ToolAnswer> => {
    limits.push(most);
    return answerOf('x'.repeat(most ?? 1000));
  };
  const never = (reason: string): void => assert.fail(reason);

  test('sets no limit when the editor gives no token budget', async () => {
    limits.length = 0;
    assert.equal((await callWithinBudget(lookUp, undefined, never, neverCancelled)).text.length, 1000);
    assert.deepEqual(limits, [undefined]);
  });

  test('keeps the budget by the token count of the chat model', async () => {
    limits.length = 0;
    const tokenization = { tokenBudget: 100, countTokens: (text: string) => Promise.resolve(Math.ceil(text.length * 1.5)) };
    const answer = await callWithinBudget(lookUp, tokenization, never, neverCancelled);
    assert.deepEqual(limits, [100, 66]);
    assert.deepEqual([answer.text.length, answer.tokens], [66, 99]);
  });

  test('keeps the budget for a model with an unusual token count', async () => {
    const tokenization = { tokenBudget: 20, countTokens: (text: string) => Promise.resolve(text.length ? text.length + 15 : 0) };
    const answer = await callWithinBudget(lookUp, tokenization, never, neverCancelled);
    assert.ok(answer.tokens <= 20 && answer.text.length > 0, `${answer.tokens} tokens: ${answer.text}`);
    const nothing = await callWithinBudget(lookUp, { ...tokenization, tokenBudget: 0 }, never, neverCancelled);
    assert.equal(nothing.text, '');
  });

  test('uses its own token count when the model cannot count, and reports why', async () => {
    const reasons: string[] = [];
    const tokenization = { tokenBudget: 50, countTokens: () => Promise.reject(new Error('no tokenizer')) };
    const answer = await callWithinBudget(lookUp, tokenization, (reason) => reasons.push(reason), neverCancelled);
    assert.equal(answer.text.length, 50);
    assert.deepEqual(reasons, ['no tokenizer']);
  });

  test('rejects when the call is cancelled meanwhile', async () => {
    const source = new CancellationSource();
    const cancelling = async (): Promise<ToolAnswer> => {
      source.cancel();
      return answerOf('x');
    };
    const tokenization = { tokenBudget: 50, countTokens: () => Promise.resolve(1) };
    await assert.rejects(callWithinBudget(cancelling, tokenization, never, source.token), CancelledError);
  });
});
