// A small model reads the question beside the rules. Where its reply is unusable, the rules decide.
import assert from 'node:assert/strict';
import { after, before, beforeEach, suite, test } from 'node:test';
import { readByModel } from '../../../../src/core/answering/understanding/readByModel.ts';
import { jsonIn } from '../../../../src/core/answering/model/stream/jsonIn.ts';
import { readingMessages } from '../../../../src/core/answering/model/prompts/readingPrompt.ts';
import { UsageMeter } from '../../../../src/core/answering/record/usageMeter.ts';
import { countTokens } from '../../../../src/core/packing/tokens.ts';
import { defaultAskSettings, type AskSettings } from '../../../../src/core/base/settings/askSettings.ts';
import { neverCancelled } from '../../../../src/core/base/cancellation.ts';
import { UserError } from '../../../../src/core/base/wording/errors.ts';
import type { Clock, Model, ModelEvent } from '../../../../src/core/ports.ts';
import { nodeClock } from '../../../../src/node/clock.ts';
import { MemoryClock } from '../../../support/memory.ts';
import { failure, garbage, stall } from '../../../support/scriptedFaults.ts';
import { answer, jsonAnswer } from '../../../support/scriptedReplies.ts';
import { ScriptedServer } from '../../../support/scriptedServer.ts';
import { askWith, modelAt, told } from '../../../support/askModel.ts';
import { openFixture, type OpenedFixture } from '../../../support/openFixture.ts';

const server = new ScriptedServer();
let shop: OpenedFixture;
const asked = 'What is a coupon in src/pricing?';
const reading = { mode: 'analytical', asks: null, form: 'compare', of: null, scope: 'src/pricing', confidence: 0.9 };
/** Every question is read by the model, however sure the rules are. */
const always = { settings: { 'classify.byModel': 'always' } } as const;
const small = () => modelAt(server, { model: 'scripted-small' });

/** Runs fifty times as fast, so that five seconds take a tenth of one. */
const fast: Clock = {
  now: () => nodeClock.now(),
  monotonic: () => nodeClock.monotonic() * 50,
  sleep: (ms) => nodeClock.sleep(ms / 50),
};

before(async () => {
  await server.start();
  shop = await openFixture('shop', nodeClock);
});
after(() => server.close());
beforeEach(() => server.reset());

test('the reading of the small model counts; its request is short and has nothing of the workspace', async () => {
  server.script(jsonAnswer(reading, { usage: { prompt: 150, completion: 30 } }));
  const { record } = await askWith(shop.codebase, asked, { classifying: small() }, always);
  assert.deepEqual(record.mode, {
    value: 'analytical',
    confidence: 0.9,
    reason: 'Chosen because it asks for an assessment.',
    scope: 'src/pricing',
    by: 'model',
  });
  assert.deepEqual(record.form, { value: 'compare', confidence: 0.9 });
  const body = server.chats[0]?.body;
  assert.equal(body?.['temperature'], 0);
  assert.deepEqual(body?.['response_format'], { type: 'json_object' });
  assert.doesNotMatch(JSON.stringify(body?.messages), /applyDiscount/);
  assert.equal(record.modelUse?.promptTokens, 150);
});

test('request and reply have at most 400 tokens, whatever the question and its script', async () => {
  const questions = [
    'why does parse_request fail when foo.bar(1, 2) is called? ',
    'Почему запрос не доходит до базы? ',
    '谁在调用这个函数以及为什么会失败？',
  ];
  for (const question of questions) {
    const texts = readingMessages(question.repeat(200), true).map(({ content }) => content);
    const sent = (await Promise.all(texts.map(countTokens))).reduce((sum, count) => sum + count, 0);
    assert.ok(sent + defaultAskSettings['classify.maxTokens'] <= 400, `${question}: ${sent}`);
  }
});

test('the answer is about the relation and the subject that the model read', async () => {
  const question = 'anything that ends up in applyDiscount?';
  server.script(jsonAnswer({ mode: 'exploratory', asks: 'callers', of: 'applyDiscount', scope: null, confidence: 0.9 }));
  const { record } = await askWith(shop.codebase, question, { classifying: small() }, always);
  assert.equal(record.mode.by, 'model');
  assert.match(record.answer, /^\*\*Callers of `applyDiscount`\*\*/);
  assert.doesNotMatch((await askWith(shop.codebase, question, {})).record.answer, /^\*\*Callers/);
});

suite('the small model is asked', () => {
  const calls = async (question: string, settings: Partial<AskSettings>): Promise<number> => {
    server.reset();
    server.script(jsonAnswer(reading));
    await askWith(shop.codebase, question, { classifying: small() }, { settings });
    return server.chats.length;
  };
  const unsure = { 'classify.sureRules': 1 };
  const sure = { 'classify.sureRules': 0 };

  test('where the rules are less sure than the setting requires', async () => {
    assert.equal(await calls(asked, unsure), 1);
    assert.equal(await calls(asked, sure), 0);
  });

  test('always or never, if the setting says so', async () => {
    assert.equal(await calls(asked, { ...sure, 'classify.byModel': 'always' }), 1);
    assert.equal(await calls(asked, { ...unsure, 'classify.byModel': 'never' }), 0);
  });

  test('not about a message of the workspace, which is read for sure', async () => {
    assert.equal(await calls('Coupon SPRING is not valid', unsure), 0);
  });
});

test('the calls of both models are counted', async () => {
  server.script(
    jsonAnswer(reading, { usage: { prompt: 150, completion: 30 } }),
    answer('Yes.', { usage: { prompt: 1000, completion: 2 } }),
  );
  const { record } = await askWith(shop.codebase, asked, { classifying: small(), answering: modelAt(server) }, always);
  assert.equal(record.modelUse?.calls, 2);
  assert.equal(record.modelUse?.promptTokens, 1150);
});

suite('the rules decide', () => {
  for (const [name, reply] of [
    ['when it is not sure', jsonAnswer({ ...reading, confidence: 0.4 })],
    ['when the mode is none', jsonAnswer({ ...reading, mode: 'poetic' })],
    ['when it talks', answer('I think that it is analytical.')],
    ['when it sends garbage', garbage()],
    ['when it fails', failure(500)],
    ['when it says nothing', answer([])],
  ] as const) {
    test(name, async () => {
      server.script(reply);
      const { record } = await askWith(shop.codebase, asked, { classifying: small() }, always);
      assert.equal(record.mode.by, 'rules');
      assert.equal(record.mode.value, 'conceptual');
      assert.deepEqual(told(record), []);
    });
  }

  test('when it takes longer than five seconds', async () => {
    const opened = await openFixture('shop', fast);
    server.script(stall());
    const { record } = await askWith(opened.codebase, asked, { classifying: small() }, always);
    assert.equal(record.mode.by, 'rules');
  });

  test('and no model is asked when the person chose the mode', async () => {
    const { record } = await askWith(shop.codebase, asked, { classifying: small() }, { ...always, mode: 'diagnostic' });
    assert.equal(record.mode.by, 'user');
    assert.equal(server.requests.length, 0);
  });
});

suite('the settings of the small model', () => {
  test('set its lowest confidence and the length of its reply', async () => {
    const by = async (settings: Partial<AskSettings>): Promise<string> => {
      server.reset();
      server.script(jsonAnswer({ ...reading, confidence: 0.4 }));
      const { record } = await askWith(shop.codebase, asked, { classifying: small() }, { settings: { ...always.settings, ...settings } });
      return `${record.mode.by}, ${String(server.chats[0]?.body?.['max_tokens'])} tokens`;
    };
    assert.equal(await by({}), 'rules, 80 tokens');
    assert.equal(await by({ 'classify.leastConfidence': 0.3 }), 'model, 80 tokens');
    assert.equal(await by({ 'classify.maxTokens': 77 }), 'rules, 77 tokens');
  });

  test('set its time limit', async () => {
    const silent: Model = {
      info: small().info,
      async *chat(): AsyncGenerator<ModelEvent> {
        await new Promise(() => undefined);
      },
    };
    /** Seconds until the rules decide, on a clock that only waiting moves. */
    const seconds = async (settings: Partial<AskSettings>): Promise<number> => {
      const clock = new MemoryClock();
      const parts = { clock, log: shop.log, usageMeter: new UsageMeter(), token: neverCancelled, secretCount: 0 };
      const events = readByModel(asked, silent, { ...parts, settings: { ...defaultAskSettings, ...settings } });
      assert.deepEqual(await events.next(), { done: true, value: { declined: false } });
      return clock.monotonic() / 1000;
    };
    assert.equal(await seconds({}), 5);
    assert.equal(await seconds({ 'classify.timeLimit': 0.5 }), 0.5);
  });
});

test('waiting for consent takes no time of the limit, and a person who refuses is not asked again', async () => {
  const opened = await openFixture('shop', fast);
  const { info } = small();
  const declining: Model = {
    info,
    async *chat(): AsyncGenerator<ModelEvent> {
      yield { kind: 'consent' };
      await nodeClock.sleep(400);
      throw new UserError('model-declined');
    },
  };
  const { record, events } = await askWith(opened.codebase, asked, { classifying: declining, answering: modelAt(server) }, always);
  assert.deepEqual(told(record), ['model-declined']);
  assert.equal(server.requests.length, 0);
  assert.equal(record.modelUse, null);
  assert.deepEqual(events[0], { kind: 'status', status: 'consent', args: [] });
});

test('the JSON of a reply may have words and fences around it', () => {
  assert.deepEqual(jsonIn(`<think>hm {}</think>Sure:\n\`\`\`json\n${JSON.stringify(reading)}\n\`\`\``), reading);
  assert.equal(jsonIn('I think that it is analytical.'), undefined);
  assert.equal(jsonIn('{"mode": '), undefined);
});
