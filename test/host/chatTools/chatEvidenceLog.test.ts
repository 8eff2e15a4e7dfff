// Tools that the editor's chats call: the token budget of a chat, waiting for the index, the consent, and the log of shown code.
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { CancellationSource, CancelledError, neverCancelled } from '../../../src/core/base/cancellation.ts';
import { UserError } from '../../../src/core/base/wording/errors.ts';
import { Emitter } from '../../../src/core/base/event.ts';
import type { ToolAnswer } from '../../../src/core/tools/callTool.ts';
import type { IndexView } from '../../../src/protocol.ts';
import { invocationWords } from '../../../src/vscode/chatTools/invocationWords.ts';
import { shownCallsText } from '../../../src/vscode/chatTools/shownCallsText.ts';
import { ChatEvidenceLog } from '../../../src/vscode/chatTools/chatEvidenceLog.ts';
import { waitForIndex } from '../../../src/vscode/chatTools/waitForIndex.ts';
import { callWithinBudget } from '../../../src/vscode/chatTools/callWithinBudget.ts';

const place = { root: '', file: 'src/a.ts', lineStart: 1, lineEnd: 4, tokens: 30 };

function answerOf(text: string): ToolAnswer {
  return { text, tokens: text.length, outcome: 'found', places: [place], secretsReplaced: 1 };
}

describe('callWithinBudget', () => {
  /** The token limit of each look-up, in order. */
  const limits: (number | undefined)[] = [];
  /** A look-up whose answer is as long as its limit allows; each letter counts as a token. */
  const lookUp = async (most?: number): Promise<ToolAnswer> => {
    limits.push(most);
    return answerOf('x'.repeat(most ?? 1000));
  };
  const never = (reason: string): void => assert.fail(reason);

  it('sets no limit when the editor gives no token budget', async () => {
    limits.length = 0;
    assert.equal((await callWithinBudget(lookUp, undefined, never, neverCancelled)).text.length, 1000);
    assert.deepEqual(limits, [undefined]);
  });

  it('keeps the budget by the token count of the chat model', async () => {
    limits.length = 0;
    const tokenization = { tokenBudget: 100, countTokens: (text: string) => Promise.resolve(Math.ceil(text.length * 1.5)) };
    const answer = await callWithinBudget(lookUp, tokenization, never, neverCancelled);
    assert.deepEqual(limits, [100, 66]);
    assert.deepEqual([answer.text.length, answer.tokens], [66, 99]);
  });

  it('keeps the budget for a model with an unusual token count', async () => {
    const tokenization = { tokenBudget: 20, countTokens: (text: string) => Promise.resolve(text.length ? text.length + 15 : 0) };
    const answer = await callWithinBudget(lookUp, tokenization, never, neverCancelled);
    assert.ok(answer.tokens <= 20 && answer.text.length > 0, `${answer.tokens} tokens: ${answer.text}`);
    const nothing = await callWithinBudget(lookUp, { ...tokenization, tokenBudget: 0 }, never, neverCancelled);
    assert.equal(nothing.text, '');
  });

  it('uses its own token count when the model cannot count, and reports why', async () => {
    const reasons: string[] = [];
    const tokenization = { tokenBudget: 50, countTokens: () => Promise.reject(new Error('no tokenizer')) };
    const answer = await callWithinBudget(lookUp, tokenization, (reason) => reasons.push(reason), neverCancelled);
    assert.equal(answer.text.length, 50);
    assert.deepEqual(reasons, ['no tokenizer']);
  });

  it('rejects when the call is cancelled meanwhile', async () => {
    const source = new CancellationSource();
    const cancelling = async (): Promise<ToolAnswer> => {
      source.cancel();
      return answerOf('x');
    };
    const tokenization = { tokenBudget: 50, countTokens: () => Promise.resolve(1) };
    await assert.rejects(callWithinBudget(cancelling, tokenization, never, source.token), CancelledError);
  });
});

describe('waitForIndex', () => {
  const empty: IndexView = { state: 'starting', phase: 'idle', done: 0, total: 0, files: 0, symbols: 0, skipped: 0 };

  class ScriptedIndex {
    readonly #changed = new Emitter<IndexView>();
    readonly onDidChange = this.#changed.event;
    view = empty;
    start = (): Promise<void> => Promise.resolve();
    become(view: Partial<IndexView>): void {
      this.view = { ...this.view, ...view };
      this.#changed.fire(this.view);
    }
  }

  it('resolves when the index is complete', async () => {
    const index = new ScriptedIndex();
    const waiting = waitForIndex(index, 60_000, neverCancelled);
    setTimeout(() => index.become({ state: 'indexing', files: 3 }), 5);
    setTimeout(() => index.become({ state: 'ready', files: 9 }), 10);
    await waiting;
    assert.equal(index.view.files, 9);
  });

  it('resolves with a partial index after the time limit', async () => {
    const index = new ScriptedIndex();
    index.become({ state: 'indexing', files: 3, done: 3, total: 900 });
    await waitForIndex(index, 20, neverCancelled);
  });

  it('rejects when no file is indexed yet', async () => {
    const index = new ScriptedIndex();
    index.become({ state: 'indexing', done: 0, total: 900 });
    await assert.rejects(waitForIndex(index, 20, neverCancelled), (error: unknown) => {
      assert.ok(error instanceof UserError);
      assert.deepEqual([error.code, ...error.args], ['tool-not-ready', '0', '900', '']);
      return true;
    });
    index.become({ state: 'paused', message: 'Paused.' });
    await assert.rejects(waitForIndex(index, 60_000, neverCancelled), /tool-not-ready: 0, 900, Paused\./);
  });

  it('rejects when the index cannot start, and when the call is cancelled', async () => {
    const index = new ScriptedIndex();
    index.start = () => Promise.reject(new UserError('no-folder'));
    await assert.rejects(waitForIndex(index, 60_000, neverCancelled), /no-folder/);
    index.start = () => Promise.resolve();
    const source = new CancellationSource();
    setTimeout(() => source.cancel(), 5);
    await assert.rejects(waitForIndex(index, 60_000, source.token), CancelledError);
  });
});

describe('invocationWords', () => {
  it('names the look-up, who sees the code, and what is never shown', () => {
    const { message, consent } = invocationWords({ tool: 'find_uses', input: { name: 'OrderService' }, scope: 'src/orders' });
    assert.match(message, /uses of `OrderService`/);
    assert.match(consent.message, /^Clew: finding all uses of `OrderService`\. Only `src\/orders`/);
    assert.match(consent.message, /model of this chat is shown the code.*ignored.*secrets/);
    assert.match(consent.title, /this chat/);
  });

  it('shows an argument of the model as code, without its Markdown', () => {
    const input = { question: '` [click](command:evil)\n# big `'.repeat(20) };
    const { message } = invocationWords({ tool: 'explore_code', input });
    assert.match(message, /^Clew: looking for the code that answers `[^`\n]{1,121}`$/);
    assert.match(invocationWords({ tool: 'read_lines', input: { path: 7 } }).message, /`\?`$/);
  });
});

describe('ChatEvidenceLog', () => {
  class MemoryStorage {
    readonly values = new Map<string, unknown>();
    get = (key: string): unknown => this.values.get(key);
    update = (key: string, value: unknown): Promise<void> =>
      Promise.resolve(void this.values.set(key, JSON.parse(JSON.stringify(value ?? null))));
  }

  it('lists calls newest first, and keeps the list but no text for the next window', async () => {
    const storage = new MemoryStorage();
    const log = new ChatEvidenceLog(storage, () => 1);
    await log.add('find_symbol', '{"name":"a"}', answerOf('the first words'));
    await log.add('read_lines', '{"path":"a"}', answerOf('the second words'));
    const text = shownCallsText(log.calls, (call) => log.textOf(call));
    assert.ok(text.indexOf('## read_lines') < text.indexOf('## find_symbol'));
    for (const part of ['the first words', '"name":"a"', 'src/a.ts, lines 1 to 4', 'Secrets replaced by placeholders: 1', '16 tokens'])
      assert.ok(text.includes(part), part);

    const later = new ChatEvidenceLog(storage, () => 2);
    assert.deepEqual(
      later.calls.map(({ tool }) => tool),
      ['read_lines', 'find_symbol'],
    );
    const list = shownCallsText(later.calls, (call) => later.textOf(call));
    assert.doesNotMatch(list, /the first words/);
    assert.match(list, /only until the window is reloaded/);
    assert.match(list, /src\/a\.ts, lines 1 to 4/);
  });

  it('keeps at most 200 calls and two million characters, and can be cleared', async () => {
    const storage = new MemoryStorage();
    const log = new ChatEvidenceLog(storage, () => 1);
    for (let i = 0; i < 205; i++) await log.add('read_lines', '{}', answerOf(`${i}`.padEnd(20_000)));
    assert.equal(log.calls.length, 200);
    const withText = log.calls.filter((call) => log.textOf(call) !== undefined);
    assert.equal(withText.length, 100);
    assert.equal(withText[0], log.calls[0]);
    await log.clear();
    assert.deepEqual([log.calls, storage.values.get('clew.shownToChats')], [[], null]);
    assert.match(
      shownCallsText([], () => undefined),
      /No chat has called/,
    );
  });

  it('starts empty when the stored list is damaged', () => {
    const storage = new MemoryStorage();
    storage.values.set('clew.shownToChats', [{ at: 'yesterday' }]);
    assert.deepEqual(new ChatEvidenceLog(storage, () => 1).calls, []);
  });
});
