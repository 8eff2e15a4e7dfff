// Which strategy answers: the one chosen for the question, else that of the settings; the record names it.
import assert from 'node:assert/strict';
import { after, before, beforeEach, suite, test } from 'node:test';
import { nodeClock } from '../../../../../src/node/clock.ts';
import { answer } from '../../../../support/scriptedReplies.ts';
import { ScriptedServer } from '../../../../support/scriptedServer.ts';
import { askWith, modelAt, reply } from '../../../../support/askModel.ts';
import { openFixture, type OpenedFixture } from '../../../../support/openFixture.ts';
import type { AskOptions } from '../../../../../src/core/codebase/api.ts';

const server = new ScriptedServer();
let shop: OpenedFixture;

before(async () => {
  await server.start();
  shop = await openFixture('shop', nodeClock);
});
after(() => server.close());
beforeEach(() => server.reset());

/** Name in the record, and requests that were made, of an answer that always misses something. */
async function answeredBy(options: AskOptions): Promise<readonly [string, number]> {
  server.reset();
  server.fallback = answer(reply('It is decided there.', 'coupon'));
  const { record } = await askWith(shop.codebase, 'Where is the discount of a coupon decided?', { answering: modelAt(server) }, options);
  server.fallback = answer('Scripted answer.');
  return [record.strategy, server.chats.length];
}

suite('the strategy of an answer', () => {
  test('is that of the settings, unless one is chosen for the question', async () => {
    assert.deepEqual(await answeredBy({ settings: { strategy: 'single-pass' } }), ['single-pass', 1]);
    assert.deepEqual(await answeredBy({ settings: { strategy: 'extractive' } }), ['extractive', 0]);
    assert.deepEqual(await answeredBy({ strategy: 'single-pass', settings: { strategy: 'extractive' } }), ['single-pass', 1]);
    assert.equal((await answeredBy({ strategy: 'gap-filling', settings: { strategy: 'extractive' } }))[0], 'gap-filling');
  });

  test('is the default where the name is unknown, as in a chat of another version', async () => {
    assert.equal((await answeredBy({ strategy: 'imported' }))[0], 'gap-filling');
  });

  test('is one pass where only one is allowed', async () => {
    assert.deepEqual(await answeredBy({ maxPasses: 1 }), ['single-pass', 1]);
    assert.deepEqual(await answeredBy({ settings: { 'features.gapResolution': false } }), ['single-pass', 1]);
  });
});
