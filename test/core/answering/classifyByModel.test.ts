// A small model chooses the mode; whatever it says that cannot be used, the rules do.
import assert from 'node:assert/strict';
import { after, before, beforeEach, suite, test } from 'node:test';
import { classifyByModel, readChoice } from '../../../src/core/answering/classifyByModel.ts';
import { Spent } from '../../../src/core/answering/spent.ts';
import { defaultAskSettings, type AskSettings } from '../../../src/core/base/askSettings.ts';
import { neverCancelled } from '../../../src/core/base/cancellation.ts';
import { UserError } from '../../../src/core/base/errors.ts';
import type { Clock, Model, ModelEvent } from '../../../src/core/ports.ts';
import { nodeClock } from '../../../src/node/clock.ts';
import { MemoryClock } from '../../support/memory.ts';
import { failure, garbage, stall } from '../../support/scriptedFaults.ts';
import { answer, jsonAnswer } from '../../support/scriptedReplies.ts';
import { ScriptedServer } from '../../support/scriptedServer.ts';
import { askWith, modelAt, told } from './askModel.ts';
import { openFixture, type OpenedFixture } from './openFixture.ts';

const server = new ScriptedServer();
let shop: OpenedFixture;
const asked = 'What is a coupon in src/pricing?';
const choice = { mode: 'analytical', confidence: 0.9, reason: 'It wants\na judgement.', scope: 'src/pricing' };
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

test('its choice counts, and is asked for in a few tokens without anything of the workspace', async () => {
  server.script(jsonAnswer(choice, { usage: { prompt: 150, completion: 30 } }));
  const { record } = await askWith(shop.codebase, asked, { classifying: small() });
  assert.deepEqual(record.mode, {
    value: 'analytical',
    confidence: 0.9,
    reason: 'It wants a judgement.',
    scope: 'src/pricing',
    by: 'model',
  });
  const body = server.chats[0]?.body;
  assert.equal(body?.['temperature'], 0);
  assert.deepEqual(body?.['response_format'], { type: 'json_object' });
  assert.ok(JSON.stringify(body?.messages).length < 1500);
  assert.doesNotMatch(JSON.stringify(body?.messages), /applyDiscount/);
  assert.equal(record.modelUse?.promptTokens, 150);
});

test('both calls are counted', async () => {
  server.script(jsonAnswer(choice, { usage: { prompt: 150, completion: 30 } }), answer('Yes.', { usage: { prompt: 1000, completion: 2 } }));
  const { record } = await askWith(shop.codebase, asked, { classifying: small(), answering: modelAt(server) });
  assert.equal(record.modelUse?.calls, 2);
  assert.equal(record.modelUse?.promptTokens, 1150);
});

suite('the rules decide', () => {
  for (const [name, reply] of [
    ['when it is not sure', jsonAnswer({ ...choice, confidence: 0.4 })],
    ['when the mode is none', jsonAnswer({ ...choice, mode: 'poetic' })],
    ['when it talks', answer('I think that it is analytical.')],
    ['when it sends garbage', garbage()],
    ['when it fails', failure(500)],
    ['when it says nothing', answer([])],
  ] as const) {
    test(name, async () => {
      server.script(reply);
      const { record } = await askWith(shop.codebase, asked, { classifying: small() });
      assert.equal(record.mode.by, 'rules');
      assert.equal(record.mode.value, 'conceptual');
      assert.deepEqual(told(record), []);
    });
  }

  test('when it takes longer than five seconds', async () => {
    const opened = await openFixture('shop', fast);
    server.script(stall());
    const { record } = await askWith(opened.codebase, asked, { classifying: small() });
    assert.equal(record.mode.by, 'rules');
  });

  test('and nobody is asked when the user has chosen', async () => {
    const { record } = await askWith(shop.codebase, asked, { classifying: small() }, { mode: 'diagnostic' });
    assert.equal(record.mode.by, 'user');
    assert.equal(server.requests.length, 0);
  });
});

suite('the settings say', () => {
  test('how sure it must be, and how long its reply may be', async () => {
    const by = async (settings: Partial<AskSettings>): Promise<string> => {
      server.reset();
      server.script(jsonAnswer({ ...choice, confidence: 0.4 }));
      const { record } = await askWith(shop.codebase, asked, { classifying: small() }, { settings });
      return `${record.mode.by}, ${String(server.chats[0]?.body?.['max_tokens'])} tokens`;
    };
    assert.equal(await by({}), 'rules, 150 tokens');
    assert.equal(await by({ 'classify.leastConfidence': 0.3 }), 'model, 150 tokens');
    assert.equal(await by({ 'classify.maxTokens': 77 }), 'rules, 77 tokens');
  });

  test('how long it may take', async () => {
    const silent: Model = {
      info: small().info,
      async *chat(): AsyncGenerator<ModelEvent> {
        await new Promise(() => undefined);
      },
    };
    /** Seconds until the rules decide, on a clock that only waiting moves. */
    const seconds = async (settings: Partial<AskSettings>): Promise<number> => {
      const clock = new MemoryClock();
      const parts = { clock, log: shop.log, spent: new Spent(), options: {}, token: neverCancelled, secrets: 0 };
      const events = classifyByModel(asked, silent, { ...parts, settings: { ...defaultAskSettings, ...settings } });
      assert.deepEqual(await events.next(), { done: true, value: { declined: false } });
      return clock.monotonic() / 1000;
    };
    assert.equal(await seconds({}), 5);
    assert.equal(await seconds({ 'classify.timeLimit': 0.5 }), 0.5);
  });
});

test('the time in which the user is asked does not count; who says no is not asked again', async () => {
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
  const { record, events } = await askWith(opened.codebase, asked, { classifying: declining, answering: modelAt(server) });
  assert.deepEqual(told(record), ['model-declined']);
  assert.equal(server.requests.length, 0);
  assert.equal(record.modelUse, null);
  assert.deepEqual(events[0], { kind: 'status', status: 'consent', args: [] });
});

test('replies are read with words and fences around them, and nothing is believed that cannot be', () => {
  const good = { mode: 'conceptual', confidence: 1, reason: 'x', scope: null };
  assert.deepEqual(readChoice(`<think>hm {}</think>Sure:\n\`\`\`json\n${JSON.stringify(good)}\n\`\`\``, ''), good);
  assert.equal(readChoice(JSON.stringify({ ...good, scope: 'src/other' }), 'in src/api')?.scope, null);
  assert.equal(readChoice(JSON.stringify({ ...good, confidence: '1' }), ''), undefined);
  assert.equal(readChoice(JSON.stringify({ ...good, confidence: 7 }), ''), undefined);
  assert.equal(readChoice('{}', ''), undefined);
  assert.equal(readChoice('[]', ''), undefined);
  assert.equal(readChoice(JSON.stringify({ ...good, reason: 'a'.repeat(999) }), '')?.reason.length, 200);
});
