// Settings of a question: each changes what is read, sent or logged, over real HTTP and a real index.
import assert from 'node:assert/strict';
import { after, before, beforeEach, suite, test } from 'node:test';
import { areAskSettings, defaultAskSettings, type AskSettings } from '../../../../src/core/base/settings/askSettings.ts';
import { budgetOf } from '../../../../src/core/packing/budget.ts';
import { nodeClock } from '../../../../src/node/clock.ts';
import { answer } from '../../../support/scriptedReplies.ts';
import { ScriptedServer } from '../../../support/scriptedServer.ts';
import { askWith, modelAt, promptOf, type Outcome } from '../../../support/askModel.ts';
import { openFixture, type OpenedFixture } from '../../../support/openFixture.ts';
import type { AskOptions } from '../../../../src/core/codebase/api.ts';
import { dedent } from '../../../support/dedent.ts';

const server = new ScriptedServer();
let shop: OpenedFixture;

before(async () => {
  await server.start();
  shop = await openFixture('shop', nodeClock);
});
after(() => server.close());
beforeEach(() => server.reset());

const trace = dedent`
  Why?
  OutOfStockError: no stock
      at reserve (/app/src/store/inventory.ts:20:11)
      at checkout (/app/src/orders/checkout.ts:12:3)`;
const reply = dedent`
  <answer>
  It is so.
  </answer>
  <missing>
  - \`reserve\`
  </missing>`;

async function ask(question: string, settings: Partial<AskSettings> = {}, options: AskOptions = {}): Promise<Outcome> {
  server.script(answer(reply), answer(reply), answer(reply));
  return askWith(shop.codebase, question, { answering: modelAt(server) }, { settings, ...options });
}

suite('switching a feature off', () => {
  test('leaves only the search by words when the code index is off', async () => {
    const { record } = await ask(trace, { 'features.codeIndex': false });
    assert.deepEqual([record.mode.value, record.mode.by], ['conceptual', 'settings']);
    const ran = record.search.retrievers.filter(({ ran: did }) => did).map(({ name }) => name);
    assert.ok(ran.includes('text') && !ran.includes('names') && !ran.includes('frames'), String(ran));
  });

  test('stops following calls', async () => {
    const question = 'Trace what happens when `checkout` is called';
    const before = await ask(question);
    const calls = promptOf(server.requests[0]);
    server.reset();
    const { record } = await ask(question, { 'features.callGraph': false });
    assert.equal(record.mode.value, 'exploratory');
    assert.ok(record.evidence.length < before.record.evidence.length);
    assert.ok(calls.length > promptOf(server.requests[0]).length);
  });

  test('sends no bodies of functions', async () => {
    const question = 'What does `applyDiscount` do?';
    await ask(question);
    const body = 'coupon.share';
    const whole = promptOf(server.requests[0]);
    server.reset();
    await ask(question, { 'features.sourceFetching': false, 'features.callGraph': false });
    const heads = promptOf(server.requests[0]);
    assert.match(heads, /applyDiscount\(/);
    assert.ok(whole.includes(body) && !heads.includes(body), heads);
  });

  test('treats every question as conceptual unless a mode is chosen', async () => {
    assert.equal((await ask(trace, { 'features.modeRouting': false })).record.mode.value, 'conceptual');
    server.reset();
    const { record } = await ask(trace, { 'features.modeRouting': false }, { mode: 'diagnostic' });
    assert.equal(record.mode.value, 'diagnostic');
  });

  test('limits the answer to one request', async () => {
    const { record } = await ask('What does `applyDiscount` do?', { 'features.gapResolution': false });
    assert.deepEqual([server.requests.length, record.strategy], [1, 'single-pass']);
  });
});

suite('a numeric setting', () => {
  test('scales its share of the budget with the total', () => {
    const usual = budgetOf('diagnostic');
    assert.deepEqual(
      [usual.total, usual.initial, usual.documents, usual.source, usual.gaps.byPass],
      [6000, 3500, 1000, 4000, [1250, 875, 500]],
    );
    const thorough = budgetOf('diagnostic', 24_000);
    assert.deepEqual([thorough.total, thorough.initial, thorough.gaps.total], [24_000, 14_000, 10_000]);
    const set = budgetOf('analytical', undefined, { ...defaultAskSettings, 'budget.total': 12_000, 'budget.analytical.source': 100 });
    assert.deepEqual([set.total, set.source, set.documents], [12_000, 200, 1000]);
  });

  test('cuts functions after the given number of lines and says how many are missing', async () => {
    await ask('What does `applyDiscount` do?', { 'source.mostLines': 5 });
    assert.match(promptOf(server.requests[0]), /\/\/ \d+ lines cut/);
  });

  test('sets the number of places that are read first', async () => {
    const { record } = await ask('How are orders priced and paid?', { 'retrieval.results': 1, 'features.callGraph': false });
    assert.equal(record.passes[0]?.evidenceAdded.length, 1);
  });

  test('sets the number of search results that fill the rest of the budget after a failure', async () => {
    const read = async (results: number): Promise<number> => {
      server.reset();
      const few = { 'retrieval.diagnosticSources': 1, 'features.callGraph': false, 'retrieval.results': results };
      return (await ask(trace, few)).record.passes[0]?.evidenceAdded.length ?? 0;
    };
    const [one, ten] = [await read(1), await read(10)];
    assert.ok(one <= 2 && ten >= 4, `${one} and ${ten}`);
  });

  test('refuses values out of bounds', () => {
    assert.ok(areAskSettings({ 'graph.callerHops': 2, 'features.callGraph': false }));
    for (const invalidSettings of [
      { 'graph.callerHops': 0 },
      { 'graph.callerHops': 1.5 },
      { 'features.callGraph': 1 },
      { constructor: 1 },
      null,
    ])
      assert.equal(areAskSettings(invalidSettings), false);
  });
});

test('logs only what the switches allow, and never the question', async () => {
  const from = shop.log.lines.length;
  await ask('What does `applyDiscount` do about zanzibar?', { 'log.gaps': false });
  const lines = shop.log.lines.slice(from).join('\n');
  assert.match(lines, /Question: conceptual \(.*by rules: \w.*\)/);
  assert.match(lines, /Read first: src\/[\w/.]+:\d+/);
  assert.match(lines, /Model: \d calls, \d+ tokens in \(0 cached\), \d+ out/);
  assert.match(lines, /Retrieved: text \d+ \(\d+ used/);
  assert.match(lines, /Tokens: \d+ of 6000 \(o200k_base\); read at first \d+, prompts \d+, by pass \d+/);
  assert.doesNotMatch(lines, /missing|zanzibar|about/);
  server.reset();
  await ask('What does `applyDiscount` do about zanzibar?', { 'log.classification': false, 'log.retrieval': false, 'log.budget': false });
  const few = shop.log.lines.slice(from + lines.split('\n').length).join('\n');
  assert.match(few, /Pass 1, missing "reserve": found by symbol, \d+ tokens/);
  assert.doesNotMatch(few, /Question|Retrieved|Read first|Tokens|Model/);
});
