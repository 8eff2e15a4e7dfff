// The runner of questions: one at a time, a failure ends as a sentence in its turn, and the chat is stored around each question.
import assert from 'node:assert/strict';
import { suite, test } from 'node:test';
import type * as vscode from 'vscode';
import type { AskEvent } from '../../../src/core/answering/record/events.ts';
import { CancelledError, type CancellationToken } from '../../../src/core/base/cancellation.ts';
import { UserError } from '../../../src/core/base/wording/errors.ts';
import type { EngineClient } from '../../../src/engine/host/client.ts';
import { Chat } from '../../../src/vscode/chats/chat.ts';
import { OpenChat } from '../../../src/vscode/chats/openChat.ts';
import { SavedChats, type ChatEntry } from '../../../src/vscode/chats/savedChats.ts';
import type { GateKeeper, ModelLender } from '../../../src/vscode/models/modelLender.ts';
import { SentLog } from '../../../src/vscode/models/sentLog.ts';
import { QuestionRunner } from '../../../src/vscode/questions/questionRunner.ts';
import type { StrategyCosts } from '../../../src/vscode/questions/strategyCosts.ts';
import type { WorkspaceIndex } from '../../../src/vscode/workspace/workspaceIndex.ts';
import { MemoryLog } from '../../support/memory.ts';
import { answerRecord } from '../../support/panel/answerRecord.ts';

/** What the engine does with a question: events, a wait, or an error. */
type Answer = (question: string, token: CancellationToken) => AsyncGenerator<AskEvent, void, undefined>;

const done: Answer = async function* (question) {
  yield { kind: 'delta', text: `Answer to ${question}` };
  yield { kind: 'done', record: answerRecord({ question }) };
};

/** Gives no event until it is cancelled. */
const endless: Answer = async function* (_, token) {
  yield { kind: 'delta', text: 'Half' };
  if (!token.isCancellationRequested) await new Promise<void>((resolve) => token.onCancellationRequested(() => resolve()));
  throw new CancelledError();
};

/** A runner whose engine answers with `answer`; the models lent are noted by their keeper. */
function createRunner(answer: Answer) {
  const storedChats: unknown[] = [];
  const keepers: GateKeeper[] = [];
  const files = new Map<string, string>();
  let entries: readonly ChatEntry[] = [];
  let idCount = 0;
  const chat = new Chat(
    () => `id${idCount++}`,
    () => 0,
  );
  const log = new MemoryLog();
  const sentLog = new SentLog();
  const state = {
    get: () => undefined,
    update: (_: string, value: unknown) => Promise.resolve(void storedChats.push(value)),
  } as unknown as vscode.Memento;
  const storage = {
    read: (id: string) => Promise.resolve(files.get(id)),
    write: (id: string, text: string) => Promise.resolve(void files.set(id, text)),
    remove: (id: string) => Promise.resolve(void files.delete(id)),
    list: () => entries,
    updateList: (newEntries: readonly ChatEntry[]) => Promise.resolve(void (entries = newEntries)),
  };
  const openChat = new OpenChat({ chat, sentLog, state, savedChats: new SavedChats(storage, () => 0), log });
  const modelLender = {
    settings: { 'loop.confirmGaps': false },
    answerOptions: {},
    lend: (keeper: GateKeeper) => {
      keepers.push(keeper);
      return Promise.resolve({ lentModels: {}, call: () => assert.fail('no model is called') });
    },
  } as unknown as ModelLender;
  const runner = new QuestionRunner({
    ...{ chat, openChat, sentLog, log, modelLender },
    client: { ask: (question: string, _: unknown, token: CancellationToken) => answer(question, token) } as unknown as EngineClient,
    index: { start: () => Promise.resolve() } as unknown as WorkspaceIndex,
    strategyCosts: { introductionOf: () => undefined, mostRequests: () => 0 } as unknown as StrategyCosts,
    applyChoices: (options) => options,
    problems: () => [],
  });
  return { runner, chat, openChat, storedChats, keepers, files };
}

const cartQuestion = { question: 'Where are carts made?', options: {} };
const settled = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

/** What the gate shows before the first request to a destination. */
const gateRequest = {
  destination: 'api.example.com',
  model: 'large',
  local: false,
  exposed: false,
  tokens: 9,
  places: [],
  secretsReplaced: 0,
};

suite('QuestionRunner', () => {
  test('puts the answer into the turn, and stores the chat before and after', async () => {
    const { runner, storedChats } = createRunner(done);
    const turn = await runner.ask(cartQuestion);
    assert.deepEqual([turn.state, turn.record?.question], ['done', 'Where are carts made?']);
    assert.equal(storedChats.length, 2);
    assert.match(JSON.stringify(storedChats[0]), /"state":"running"/);
    assert.match(JSON.stringify(storedChats[1]), /"state":"done"/);
  });

  test('stops at once, and keeps what was there', async () => {
    const { runner, chat } = createRunner(endless);
    const asked = runner.ask(cartQuestion);
    await settled();
    runner.stop();
    assert.equal(chat.turns[0]?.state, 'stopped');
    const turn = await asked;
    assert.deepEqual([turn.state, turn.error], ['stopped', undefined]);
    assert.match(JSON.stringify(turn.events), /Half/);
  });

  test('stops the question before when a new one is asked', async () => {
    let askCount = 0;
    const { runner, chat } = createRunner((...args) => (askCount++ === 0 ? endless : done)(...args));
    const first = runner.ask(cartQuestion);
    await settled();
    const second = await runner.ask({ ...cartQuestion, question: 'And orders?' });
    assert.deepEqual([(await first).state, second.state], ['stopped', 'done']);
    assert.equal(chat.turns.length, 2);
  });

  test('ends a turn whose engine fails with a sentence for people', async () => {
    const { runner } = createRunner(async function* () {
      yield { kind: 'delta', text: 'Half' };
      throw new UserError('engine-down');
    });
    const { state, error } = await runner.ask(cartQuestion);
    assert.equal(state, 'failed');
    assert.match(error ?? '', /^[A-Z].*\.$/);
  });

  test('ends a turn with the sentence of the failed event', async () => {
    const { runner } = createRunner(async function* () {
      yield { kind: 'failed', code: 'internal', args: ['a bug'] };
    });
    const { state, error } = await runner.ask(cartQuestion);
    assert.equal(state, 'failed');
    assert.match(error ?? '', /a bug/);
  });

  test('stores a question that is open when the window closes as running, and does not overwrite that', async () => {
    const { runner, storedChats } = createRunner(endless);
    const asked = runner.ask(cartQuestion);
    await settled();
    runner.dispose();
    await asked;
    assert.equal(storedChats.length, 2);
    assert.match(JSON.stringify(storedChats.at(-1)), /"state":"running"/);
  });

  test('waits at the gate for the decision on its own turn', async () => {
    const decisions: unknown[] = [];
    const { runner, chat, keepers } = createRunner(async function* (question, token) {
      decisions.push(await keepers[0]?.consent(gateRequest, token));
      yield* done(question, token);
    });
    let waitCount = 0;
    runner.onDidWaitAtGate(() => waitCount++);
    const asked = runner.ask(cartQuestion);
    await settled();
    const id = chat.turns[0]?.id ?? '';
    assert.equal(chat.turns[0]?.gate?.destination, 'api.example.com');
    assert.equal(runner.decide('another', 'once'), false);
    assert.equal(runner.decide(id, 'once'), true);
    const turn = await asked;
    assert.deepEqual([decisions, waitCount, turn.gate], [['once'], 1, undefined]);
  });

  test('declines a request that waits at the gate when it is stopped', async () => {
    const decisions: unknown[] = [];
    const { runner, keepers } = createRunner(async function* (question, token) {
      decisions.push(await keepers[0]?.consent(gateRequest, token));
      yield* endless(question, token);
    });
    const asked = runner.ask(cartQuestion);
    await settled();
    runner.stop();
    await settled();
    assert.deepEqual(decisions, ['never']);
    assert.equal((await asked).state, 'stopped');
  });

  test('edits the last question in place, and an earlier one in a chat of its own', async () => {
    const { runner, chat, files } = createRunner(done);
    const first = await runner.ask(cartQuestion);
    await runner.edit(first.id, { ...cartQuestion, question: 'Where are carts deleted?' });
    assert.deepEqual(
      chat.turns.map(({ question, aside }) => [question, aside === true]),
      [
        ['Where are carts made?', true],
        ['Where are carts deleted?', false],
      ],
    );
    await runner.ask({ ...cartQuestion, question: 'And orders?' });
    await runner.edit(first.id, { ...cartQuestion, question: 'Where are carts listed?' });
    assert.deepEqual(
      chat.turns.map(({ question }) => question),
      ['Where are carts listed?'],
    );
    assert.equal([...files.values()].filter((text) => text.includes('And orders?')).length, 1);
  });
});
