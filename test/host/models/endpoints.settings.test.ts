// Settings of models and of the loop, end to end: each row changes one setting and checks a request or an answer.
import assert from 'node:assert/strict';
import { createServer } from 'node:net';
import { after, before, suite, test } from 'node:test';
import {
  choiceNames,
  choiceSettings,
  numberNames,
  numberSettings,
  switchNames,
  switchSettings,
} from '../../../src/core/base/settings/askSettings.ts';
import { createEndpointModel } from '../../../src/models/endpoint/endpoint.ts';
import { nodeClock } from '../../../src/node/clock.ts';
import { answerOptions } from '../../../src/vscode/settings/answerOptions.ts';
import { endpointsOf } from '../../../src/vscode/models/endpoints.ts';
import { readSettings, type Settings } from '../../../src/vscode/settings/settings.ts';
import { askWith, promptOf, reply, type Outcome } from '../../support/askModel.ts';
import { openFixture, type OpenedFixture } from '../../support/openFixture.ts';
import { MemoryLog } from '../../support/memory.ts';
import { drip, stall, stallAfter } from '../../support/scriptedFaults.ts';
import { answer } from '../../support/scriptedReplies.ts';
import { ScriptedServer } from '../../support/scriptedServer.ts';
import type { Reply } from '../../support/scriptedRequest.ts';

type Values = Readonly<Record<string, unknown>>;
const settingsOf = (values: Values): Settings => readSettings((name) => values[name.slice('clew.'.length)]);

const [server, other] = [new ScriptedServer(), new ScriptedServer()];
/** Accepts connections but sends nothing, so that the handshake of a secure one never ends. */
const silent = createServer((socket) => void socket.on('error', () => undefined));
let shop: OpenedFixture;
let silentUrl = '';

before(async () => {
  await Promise.all([server.start(), other.start()]);
  await new Promise<void>((resolve) => silent.listen(0, '127.0.0.1', resolve));
  const address = silent.address();
  silentUrl = `https://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`;
  shop = await openFixture('shop', nodeClock);
});
after(async () => {
  silent.close();
  await Promise.all([server.close(), other.close()]);
});

/** Asks as the host does: models and options made of the settings. What fails is not tried again. */
async function ask(values: Values, ...replies: readonly Reply[]): Promise<Outcome> {
  for (const each of [server, other]) {
    each.reset();
    each.script(...replies);
  }
  const settings = settingsOf({ 'model.baseUrl': server.url, 'model.large': 'scripted-large', ...values });
  const { large } = await endpointsOf(settings, { get: () => Promise.resolve(undefined) });
  const answering = createEndpointModel({ ...large, retries: 0 }, { fetch, log: new MemoryLog(), remote: false });
  return askWith(shop.codebase, 'Where is the discount of a coupon decided?', { answering }, answerOptions(settings));
}

/** Code and last argument of the first notice; of a notice about time this is the number of seconds. */
const firstNotice = ({ record: { notices } }: Outcome): string => `${notices[0]?.code} ${notices[0]?.args.at(-1)}`;
const body = (field: string) => (): unknown => server.chats[0]?.body?.[field];
const done = (): readonly Reply[] => [answer(reply('It is so.'), { usage: { prompt: 1000, completion: 100 } })];
const nothingThere = (): readonly Reply[] => [answer(reply('A draft.', '`frobnicate`')), answer(reply('The rest.', '`frobnicate`'))];

interface Row {
  readonly name: string;
  readonly values: readonly [usual: unknown, then: unknown];
  readonly see: (outcome: Outcome) => unknown;
  readonly seen: readonly [usual: unknown, then: unknown];
  readonly replies?: () => readonly Reply[];
  readonly beside?: () => Values;
}

const rows: readonly Row[] = [
  { name: 'model.large', values: ['scripted-large', 'other-large'], see: body('model'), seen: ['scripted-large', 'other-large'] },
  { name: 'model.maxOutputTokens', values: [undefined, 321], see: body('max_tokens'), seen: [1500, 321] },
  { name: 'model.temperature', values: [undefined, 0.7], see: body('temperature'), seen: [0.2, 0.7] },
  {
    name: 'model.maxInputTokens',
    values: [undefined, 3500],
    see: ({ record }) => record.tokens.total + 1500 <= 3500,
    seen: [false, true],
    replies: () => [answer(reply('A draft.', 'src/errors.ts', 'src/store/inventory.ts', 'src/http/routes.ts')), answer(reply('The rest.'))],
  },
  {
    name: 'model.price',
    values: [undefined, { input: 10, output: 100, currency: 'EUR' }],
    see: ({ record: { modelUse } }) => [modelUse?.cost, modelUse?.currency],
    seen: [
      [null, ''],
      [0.02, 'EUR'],
    ],
  },
  {
    name: 'model.timeout.firstByte',
    values: [0.3, 0.1],
    see: firstNotice,
    seen: ['model-first-timeout 0.3', 'model-first-timeout 0.1'],
    replies: () => [stall()],
  },
  {
    name: 'model.timeout.silence',
    values: [0.3, 0.1],
    see: firstNotice,
    seen: ['model-silent 0.3', 'model-silent 0.1'],
    replies: () => [stallAfter('<answer>It')],
  },
  {
    name: 'model.timeout.total',
    values: [0.6, 0.3],
    see: firstNotice,
    seen: ['model-endless 0.6', 'model-endless 0.3'],
    replies: () => [drip('<answer>It', 10)],
  },
  {
    name: 'model.timeout.connect',
    values: [0.3, 0.1],
    see: firstNotice,
    seen: ['model-connect-timeout 0.3', 'model-connect-timeout 0.1'],
    beside: () => ({ 'model.baseUrl': silentUrl }),
  },
  { name: 'answer.language', values: [undefined, 'Latin'], see: () => promptOf(server.chats[0]).includes('Latin'), seen: [false, true] },
  {
    name: 'loop.maxPasses',
    values: [undefined, 1],
    see: ({ record }) => record.passes.length,
    seen: [2, 1],
    replies: () => [answer(reply('A draft.', 'src/errors.ts')), answer(reply('The rest.'))],
  },
  { name: 'loop.stopOnNoNewContext', values: [undefined, false], see: () => server.chats.length, seen: [1, 2], replies: nothingThere },
];

suite('a setting of models and of the loop', { timeout: 60_000 }, () => {
  for (const { name, values, see, seen, replies = done, beside } of rows)
    test(`${name} = ${JSON.stringify(values[1])}`, async () => {
      for (const i of [0, 1] as const) assert.deepEqual(see(await ask({ ...beside?.(), [name]: values[i] }, ...replies())), seen[i]);
    });

  test('model.baseUrl chooses the server', async () => {
    await ask({}, ...done());
    assert.deepEqual([server.chats.length, other.chats.length], [1, 0]);
    await ask({ 'model.baseUrl': other.url }, ...done());
    assert.deepEqual([server.chats.length, other.chats.length], [0, 1]);
  });

  test('model.small names a second model at the same server, without context length and price', async () => {
    const keys = { get: (origin: string) => Promise.resolve(`key of ${origin}`) };
    const values = {
      'model.baseUrl': server.url,
      'model.large': 'a',
      'model.maxInputTokens': 9000,
      'model.price': { input: 1, output: 2 },
    };
    assert.equal((await endpointsOf(settingsOf(values), keys)).small, undefined);
    const { large, small } = await endpointsOf(settingsOf({ ...values, 'model.small': 'b' }), keys);
    assert.deepEqual([large.key, small?.key], [`key of ${server.origin}`, `key of ${server.origin}`]);
    assert.deepEqual([small?.model, small?.maxInputTokens, small?.price], ['b', undefined, undefined]);
    assert.deepEqual([large.model, large.maxInputTokens, large.price?.output], ['a', 9000, 2]);
  });

  test('each answer setting reaches the options of a question', () => {
    for (const name of numberNames)
      assert.equal(answerOptions(settingsOf({ [name]: numberSettings[name].least })).settings?.[name], numberSettings[name].least);
    for (const name of choiceNames)
      for (const value of choiceSettings[name]) assert.equal(answerOptions(settingsOf({ [name]: value })).settings?.[name], value);
    for (const name of switchNames)
      assert.equal(answerOptions(settingsOf({ [name]: !switchSettings[name] })).settings?.[name], !switchSettings[name]);
  });
});
