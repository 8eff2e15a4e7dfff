// Unusable replies of the small model: search and answer continue without them, and people see a notice.
import assert from 'node:assert/strict';
import { after, before, beforeEach, suite, test } from 'node:test';
import { nodeClock } from '../../../../src/node/clock.ts';
import { failure, garbage, stall } from '../../../support/scriptedFaults.ts';
import { answer, jsonAnswer } from '../../../support/scriptedReplies.ts';
import type { ScriptedServer } from '../../../support/scriptedServer.ts';
import { askWith, modelAt, said, told } from '../../../support/askModel.ts';
import { asked, complex, queriesOf, simple, startAsking, type Asking } from './askMultiStep.ts';
import { openFixture } from '../../../support/openFixture.ts';

let asking: Asking;
let server: ScriptedServer;
const ask: Asking['ask'] = (...parts) => asking.ask(...parts);

before(async () => {
  asking = await startAsking();
  ({ server } = asking);
});
after(() => server.close());
beforeEach(() => server.reset());

suite('an unusable reply does no harm, and is reported', () => {
  for (const [name, reply, why] of [
    ['words', answer('Let me think about that.'), /not JSON; the question was searched for as written/],
    ['half an object', answer('{"complexity": "complex", "queries": ["a'), /not JSON/],
    ['garbage', garbage(), /the question was searched for as written/],
    ['a failure', failure(500), /failed internally \(status 500.*the question was searched for as written/],
  ] as const) {
    test(`${name} in place of an analysis`, async () => {
      const { record } = await ask([reply]);
      assert.deepEqual([told(record), record.answer, record.strategy], [['search-unguided'], 'It is decided there.', 'multi-step']);
      assert.match(said(record), why);
      assert.deepEqual(record.analysis?.complex, false);
      assert.equal(record.queries?.length, 1);
    });
    test(`${name} in place of a judgement`, async () => {
      const { record } = await ask([jsonAnswer(complex), reply]);
      assert.deepEqual([told(record), record.answer], [['search-unjudged'], 'It is decided there.']);
    });
  }

  test('fields of the wrong type, which alone are lost', async () => {
    const outcome = await ask([
      jsonAnswer({ complexity: 7, components: { a: 1 }, queries: [null, 'stock of a warehouse', 4], follow_ups: null }),
    ]);
    assert.deepEqual(queriesOf(outcome).slice(1), ['1 analysis stock of a warehouse']);
    assert.deepEqual(outcome.record.analysis?.defaulted, ['complexity', 'components', 'follow_ups']);
    assert.deepEqual(told(outcome.record), []);
  });

  test('queries that find nothing', async () => {
    const { record } = await ask([jsonAnswer({ ...simple, queries: ['zzqx vvwk', '…', '!!'] })]);
    assert.equal(record.answer, 'It is decided there.');
    assert.equal(record.queries?.length, 2);
  });

  test('a model that takes too long', async () => {
    server.script(stall(), answer('It is decided there.'));
    const opened = await openFixture('shop', {
      now: () => nodeClock.now(),
      monotonic: () => nodeClock.monotonic() * 50,
      sleep: (ms) => nodeClock.sleep(ms / 50),
    });
    const options = { strategy: 'multi-step', settings: { 'analyse.timeLimit': 1 } };
    const { record } = await askWith(opened.codebase, asked, { answering: modelAt(server), analysing: asking.small() }, options);
    assert.match(said(record), /took too long; the question was searched for as written: raise "clew\.analyse\.timeLimit"/);
  });
});
