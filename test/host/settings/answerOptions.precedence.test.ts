// Precedence of options: the question itself, then the choices below the question box, a variable, the settings, the default.
// And that the loop waits for the person when the setting says so.
import assert from 'node:assert/strict';
import { after, before, suite, test } from 'node:test';
import type * as vscode from 'vscode';
import type { Codebase, AskOptions } from '../../../src/core/codebase/api.ts';
import type { EngineClient } from '../../../src/engine/host/client.ts';
import type { HostModels } from '../../../src/engine/host/modelRequests.ts';
import { nodeClock } from '../../../src/node/clock.ts';
import type { ChoicesView } from '../../../src/protocol/fromPanel.ts';
import { answerOptions } from '../../../src/vscode/settings/answerOptions.ts';
import { QuestionRunner } from '../../../src/vscode/questions/questionRunner.ts';
import { Chat, type ChatTurn } from '../../../src/vscode/chats/chat.ts';
import { StrategyCosts } from '../../../src/vscode/questions/strategyCosts.ts';
import { withChoices } from '../../../src/vscode/questions/withChoices.ts';
import { withVariables } from '../../../src/vscode/settings/environment.ts';
import type { ModelLender } from '../../../src/vscode/models/modelLender.ts';
import { OpenChat } from '../../../src/vscode/chats/openChat.ts';
import { SentLog } from '../../../src/vscode/models/sentLog.ts';
import { readSettings } from '../../../src/vscode/settings/settings.ts';
import type { WorkspaceIndex } from '../../../src/vscode/workspace/workspaceIndex.ts';
import { modelAt, reply } from '../../support/askModel.ts';
import { openFixture } from '../../support/openFixture.ts';
import { MemoryLog } from '../../support/memory.ts';
import { answer } from '../../support/scriptedReplies.ts';
import { ScriptedServer } from '../../support/scriptedServer.ts';

/** The places that may set an option of one question. */
interface OptionSources {
  readonly settings?: Readonly<Record<string, unknown>>;
  readonly variables?: NodeJS.ProcessEnv;
  readonly choices?: ChoicesView;
  readonly options?: AskOptions;
}

const server = new ScriptedServer();
let codebase: Codebase;
before(async () => {
  await server.start();
  ({ codebase } = await openFixture('shop', nodeClock));
});
after(() => server.close());

/** The place from which questions are asked, with the engine's work done in this process; and the options that reach the engine. */
function createQuestionRunner({ settings = {}, variables = {}, choices = {} }: OptionSources): {
  readonly questionRunner: QuestionRunner;
  readonly chat: Chat;
  readonly optionsAsked: AskOptions[];
} {
  const get = withVariables((name) => settings[name], variables);
  const optionsAsked: AskOptions[] = [];
  const client = {
    ask: (text: string, options: AskOptions, token: vscode.CancellationToken, { steering }: HostModels) => {
      optionsAsked.push(options);
      return codebase.ask(text, options, token, { answering: modelAt(server), ...(steering ? { steering } : {}) });
    },
  } as unknown as EngineClient;
  const modelLender = {
    settings: readSettings(get),
    answerOptions: answerOptions(readSettings(get)),
    lend: () => Promise.resolve({ lentModels: {} }),
  } as unknown as ModelLender;
  let ids = 0;
  const chat = new Chat(() => `id${ids++}`, Date.now);
  const sentLog = new SentLog();
  const log = new MemoryLog();
  const dependencies = {
    ...{ chat, client, modelLender, sentLog, log },
    openChat: new OpenChat({ chat, sentLog, state: memento(), savedChats: undefined, log }),
    strategyCosts: new StrategyCosts({ settings: () => readSettings(get), choices: () => choices, state: memento() }),
    index: { start: () => Promise.resolve() } as unknown as WorkspaceIndex,
    applyChoices: (given: AskOptions) => withChoices(given, choices),
    problems: () => [],
  };
  return { questionRunner: new QuestionRunner(dependencies), chat, optionsAsked };
}

function memento(): vscode.Memento {
  return { update: () => Promise.resolve() } as unknown as vscode.Memento;
}

/** The options with which a question reaches the engine. */
async function optionsOf(sources: OptionSources): Promise<AskOptions> {
  server.reset();
  const { questionRunner, optionsAsked } = createQuestionRunner(sources);
  const turn = await questionRunner.ask({ question: 'What does `applyDiscount` do?', options: sources.options ?? {} });
  assert.equal(turn.state, 'done', turn.error);
  return optionsAsked[0] ?? {};
}

suite('an option of a question', () => {
  const settings = {
    'clew.loop.maxPasses': 2,
    'clew.features.callGraph': false,
    'clew.features.sourceFetching': false,
    'clew.graph.callerHops': 2,
  };
  const variables = { CLEW_LOOP_MAX_PASSES: '4', CLEW_FEATURES_CALL_GRAPH: 'true', CLEW_GRAPH_CALLER_HOPS: '5' };
  const choices = { passes: 5, useGraph: false } as const;
  const valuesFrom = async (sources: OptionSources): Promise<readonly unknown[]> => {
    const { maxPasses, settings: numberOptions } = await optionsOf(sources);
    return [
      maxPasses,
      numberOptions?.['features.callGraph'],
      numberOptions?.['features.sourceFetching'],
      numberOptions?.['graph.callerHops'],
    ];
  };

  test('has its default when nothing sets it', async () => assert.deepEqual(await valuesFrom({}), [3, true, true, 3]));
  test('comes from the settings before the default', async () => assert.deepEqual(await valuesFrom({ settings }), [2, false, false, 2]));
  test('comes from a variable before the settings', async () =>
    assert.deepEqual(await valuesFrom({ settings, variables }), [4, true, false, 5]));
  test('comes from a choice before a variable, each switch on its own', async () =>
    assert.deepEqual(await valuesFrom({ settings, variables, choices }), [5, false, false, 5]));
  test('comes from the question itself before everything else', async () =>
    assert.deepEqual((await valuesFrom({ settings, variables, choices, options: { maxPasses: 6 } }))[0], 6));

  test('has its default, not the setting, when the variable is invalid', async () => {
    assert.deepEqual(await valuesFrom({ settings, variables: { CLEW_LOOP_MAX_PASSES: '99' } }), [3, false, false, 2]);
  });
});

test('the loop waits for the person between two passes when loop.confirmGaps is on', async () => {
  for (const held of [false, true]) {
    server.reset();
    server.script(answer(reply('A draft.', 'src/errors.ts')), answer(reply('The rest.')));
    const { questionRunner, chat } = createQuestionRunner({ settings: { 'clew.loop.confirmGaps': held } });
    const waitingTurn = new Promise<ChatTurn>((resolve) => {
      chat.onDidChange(() => chat.turns.filter(({ steer }) => steer?.missing).forEach(resolve));
    });
    const turnPromise = questionRunner.ask({ question: 'What does `applyDiscount` do?', options: {} });
    if (held) {
      const { id, steer } = await waitingTurn;
      assert.deepEqual([steer?.held, steer?.missing, server.chats.length], [true, [{ gap: 'src/errors.ts', skipped: false }], 1]);
      questionRunner.steering(id)?.go();
    }
    const turn = await turnPromise;
    assert.deepEqual([turn.state, turn.record?.passes.length], ['done', 2]);
  }
});
