// The choices below the question box: as options of a question, through the checks of protocol and engine, up to the answer.
import assert from 'node:assert/strict';
import { after, before, beforeEach, suite, test } from 'node:test';
import * as v from 'valibot';
import { checkParams, paramsOf } from '../../../src/engine/wire/params.ts';
import { nodeClock } from '../../../src/node/clock.ts';
import { strategyNames } from '../../../src/core/base/settings/strategies.ts';
import { fromPanelSchema, type ChoicesView } from '../../../src/protocol/fromPanel.ts';
import { answerOptions } from '../../../src/vscode/settings/answerOptions.ts';
import { readSettings } from '../../../src/vscode/settings/settings.ts';
import { withChoices } from '../../../src/vscode/questions/withChoices.ts';
import { askWith, modelAt, promptOf, type Outcome } from '../../support/askModel.ts';
import { openFixture, type OpenedFixture } from '../../support/openFixture.ts';
import { answer } from '../../support/scriptedReplies.ts';
import { ScriptedServer } from '../../support/scriptedServer.ts';
import { dedent } from '../../support/dedent.ts';

suite('withChoices and choicesSchema', () => {
  test('override only the chosen options; Deep goes beyond the setting unless passes are chosen', () => {
    const givenOptions = { maxPasses: 3, settings: { 'features.callGraph': false, 'graph.callerHops': 2 } };
    assert.deepEqual(withChoices(givenOptions, { scope: '' }), givenOptions);
    const quick = withChoices({}, { mode: 'diagnostic', depth: 'quick', budget: 8000 });
    assert.deepEqual(quick, { mode: 'diagnostic', modeBy: 'user', depth: 'quick', budget: 8000 });
    const deep = { strategy: 'gap-filling', depth: 'deep' };
    assert.deepEqual(withChoices({ maxPasses: 3 }, { depth: 'deep', strategy: 'gap-filling' }), deep);
    assert.deepEqual(withChoices(givenOptions, { depth: 'deep', passes: 2 }), { ...givenOptions, maxPasses: 2, depth: 'deep' });
    const settings = { 'features.callGraph': true, 'graph.callerHops': 2, 'features.sourceFetching': false };
    assert.deepEqual(withChoices(givenOptions, { includeSource: false, useGraph: true }), { maxPasses: 3, settings });
  });

  test('prefer a chosen strategy to the setting', () => {
    const givenOptions = answerOptions(readSettings((name) => (name === 'clew.strategy' ? 'multi-step' : undefined)));
    assert.deepEqual([givenOptions.settings?.strategy, withChoices(givenOptions, {}).strategy], ['multi-step', undefined]);
    assert.equal(withChoices(givenOptions, { strategy: 'single-pass' }).strategy, 'single-pass');
  });

  test('refuse values that nobody can choose in the panel', () => {
    const takes = (choices: object): boolean => v.safeParse(fromPanelSchema, { kind: 'choose', choices }).success;
    for (const strategy of strategyNames) assert.ok(takes({ strategy }), strategy);
    assert.ok(!takes({ strategy: 'of-another-version' }));
    assert.ok(takes({ passes: 6, scope: 'src/orders', includeSource: false, useGraph: true }));
    for (const wrong of [
      { passes: 0 },
      { passes: 7 },
      { passes: 1.5 },
      { scope: 'a'.repeat(1001) },
      { useGraph: 'no' },
      { includeSource: 1 },
    ])
      assert.ok(!takes(wrong), JSON.stringify(wrong).slice(0, 40));
  });
});

suite('an answer with choices', () => {
  const server = new ScriptedServer();
  let shop: OpenedFixture;
  before(async () => {
    await server.start();
    shop = await openFixture('shop', nodeClock);
  });
  after(() => server.close());
  beforeEach(() => server.reset());

  /** Asks as the host does: the message of the panel, the options made of it, the check of the engine. */
  async function ask(question: string, choices: ChoicesView): Promise<Outcome> {
    const message = v.parse(fromPanelSchema, { kind: 'choose', choices });
    assert.ok(message.kind === 'choose');
    const options = withChoices({ maxPasses: 3 }, message.choices);
    const request = { id: '1', question: { text: question }, options, models: {} };
    const checkedOptions = checkParams('ask', v.object({ options: paramsOf.ask.entries.options }), request).options;
    const missing = answer(dedent`
      <answer>
      It is so.
      </answer>
      <missing>
      - \`applyDiscount\`
      </missing>`);
    server.script(missing, missing, missing);
    return askWith(shop.codebase, question, { answering: modelAt(server) }, checkedOptions as typeof options);
  }

  test('records the chosen mode, scope, strategy, budget and passes', async () => {
    const chosen = { mode: 'conceptual', scope: ' src/store ', strategy: 'gap-filling', budget: 4000, passes: 1 } as const;
    const { record } = await ask('What does `reserve` do with stock?', chosen);
    assert.deepEqual([record.mode.value, record.mode.by, record.mode.scope], ['conceptual', 'user', 'src/store']);
    assert.deepEqual([record.tokens.budget, record.passes.length], [4000, 1]);
    // Callers of what was found may stand elsewhere.
    const matching = record.evidence.filter(({ why }) => why.startsWith('matches'));
    assert.ok(matching.length > 0 && matching.every(({ file }) => file.startsWith('src/store/')));
  });

  test('makes one request when Quick is chosen, whatever the strategy', async () => {
    const { record } = await ask('What does `reserve` do with stock?', { depth: 'quick', strategy: 'multi-step', passes: 5 });
    assert.deepEqual([record.strategy, record.passes.length, record.queries, server.chats.length], ['single-pass', 1, undefined, 1]);
  });

  test('leaves out callers and function bodies when these are switched off', async () => {
    const question = 'Trace what happens when `checkout` is called';
    const { record: usual } = await ask(question, {});
    assert.ok(usual.passes.length > 1);
    server.reset();
    const { record } = await ask(question, { passes: 1, useGraph: false });
    const first = ({ passes: [pass] }: Outcome['record']): number => pass?.evidenceAdded.length ?? 0;
    assert.ok(first(record) < first(usual), `${first(record)} of ${first(usual)}`);
    server.reset();
    await ask('What does `applyDiscount` do?', { passes: 1, includeSource: false, useGraph: false });
    const heads = promptOf(server.requests[0]);
    assert.ok(heads.includes('applyDiscount(') && !heads.includes('coupon.share'), heads);
  });
});
