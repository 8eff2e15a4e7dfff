// The estimated cost of a strategy: it follows the settings, and no answer takes more.
import assert from 'node:assert/strict';
import { after, before, beforeEach, suite, test } from 'node:test';
import { withDefaults, type AskSettings } from '../../../../../src/core/base/settings/askSettings.ts';
import { strategyNames } from '../../../../../src/core/base/settings/strategies.ts';
import { countTokens } from '../../../../../src/core/packing/tokens.ts';
import { strategyCost, type StrategyCost } from '../../../../../src/core/answering/preparation/choice/strategyCost.ts';
import { costInWords, depthInWords, requestsInWords } from '../../../../../src/core/answering/preparation/choice/strategySentences.ts';
import { nodeClock } from '../../../../../src/node/clock.ts';
import { answer, jsonAnswer } from '../../../../support/scriptedReplies.ts';
import { ScriptedServer } from '../../../../support/scriptedServer.ts';
import { askWith, modelAt, promptOf, reply } from '../../../../support/askModel.ts';
import { openFixture, type OpenedFixture } from '../../../../support/openFixture.ts';
import type { AskOptions } from '../../../../../src/core/codebase/api.ts';
import type { Reply } from '../../../../support/scriptedRequest.ts';

const cost = (options: AskOptions = {}, settings: Partial<AskSettings> = {}): StrategyCost =>
  strategyCost({ options, settings: withDefaults(settings) });
const range = ({ least, most }: StrategyCost): readonly number[] => [least, most];

suite('the cost of a strategy', () => {
  test('follows the settings of passes, rounds and budget', () => {
    assert.deepEqual([...range(cost()), cost().tokens], [1, 3, 18_000]);
    assert.deepEqual([...range(cost({ maxPasses: 5, budget: 8000 })), cost({ maxPasses: 5, budget: 8000 }).tokens], [1, 5, 40_000]);
    assert.equal(cost({}, { 'budget.total': 12_000 }).tokens, 36_000);
    assert.deepEqual(range(cost({}, { 'features.gapResolution': false })), [1, 1]);
    const graph = { strategy: 'knowledge-graph' } as const;
    assert.deepEqual(range(cost(graph)), [3, 6]);
    assert.deepEqual(range(cost(graph, { 'knowledgeGraph.rounds': 5 })), [3, 10]);
    assert.deepEqual(range(cost(graph, { 'knowledgeGraph.rounds': 1 })), [2, 2], 'the last round is not judged');
    const wider = cost(graph, { 'knowledgeGraph.tokens': 1800 }).tokens - cost(graph).tokens;
    assert.equal(wider, 5 * 1000, 'each small request of each round holds the graph');
    assert.deepEqual(range(cost({ strategy: 'multi-step' })), [2, 4]);
    assert.deepEqual([...range(cost({ strategy: 'agent' })), cost({ strategy: 'agent' }).tokens], [1, 8, 48_000]);
    assert.deepEqual([...range(cost({ strategy: 'extractive' })), cost({ strategy: 'extractive' }).tokens], [0, 0, 0]);
  });

  test('of auto is the range over the strategies that it may choose', () => {
    const [auto, gaps] = [cost({ strategy: 'auto' }), cost({ strategy: 'gap-filling' })];
    assert.ok(auto.least <= gaps.least && auto.most >= gaps.most && auto.tokens >= gaps.tokens);
    assert.equal(auto.strategy, 'auto');
  });

  test('includes the model that reads the question first, and the context window of the answering model', () => {
    const parts = { options: {}, settings: withDefaults() };
    assert.deepEqual(range(strategyCost({ ...parts, reads: true })), [1, 4], 'the rules may be sure');
    const always = withDefaults({ 'classify.byModel': 'always' });
    assert.deepEqual(range(strategyCost({ options: {}, settings: always, reads: true })), [2, 4]);
    for (const options of [
      { mode: 'conceptual' },
      { depth: 'quick' },
      { strategy: 'single-pass', mode: 'diagnostic' },
      { strategy: 'extractive' },
    ] as const)
      assert.ok(
        !strategyCost({ options, settings: always, reads: true }).steps.some(({ kind }) => kind === 'read'),
        JSON.stringify(options),
      );
    assert.equal(strategyCost({ ...parts, maxInputTokens: 4000 }).tokens, 12_000);
  });

  test('is one request for quick, and all passes and rounds for deep', () => {
    for (const strategy of strategyNames)
      assert.deepEqual(range(cost({ strategy, depth: 'quick' })), strategy === 'extractive' ? [0, 0] : [1, 1], strategy);
    assert.deepEqual(range(cost({ depth: 'deep' })), [1, 6]);
    assert.deepEqual(range(cost({ depth: 'deep', maxPasses: 4 })), [1, 4]);
    assert.deepEqual(range(cost({ strategy: 'knowledge-graph', depth: 'deep' })), [3, 12]);
    assert.deepEqual(range(cost({ strategy: 'multi-step', depth: 'deep' })), [3, 4]);
  });

  test('is described in the same words everywhere', () => {
    assert.deepEqual([cost({ strategy: 'extractive' }), cost({ strategy: 'single-pass' }), cost()].map(requestsInWords), [
      'no request',
      '1 request',
      '1 to 3 requests',
    ]);
    assert.match(costInWords(cost()), /^1 to 3 requests, at most about 18.000 tokens in$/);
    assert.equal(costInWords(cost({ strategy: 'extractive' })), 'no request');
    assert.equal(depthInWords('deep', cost({ depth: 'deep' })), 'Asks again for what is missing, up to 6 requests');
    assert.equal(depthInWords('quick', cost({ depth: 'quick' })), 'One request, one reply');
  });
});

suite('an answer takes no more than estimated', () => {
  const server = new ScriptedServer();
  let shop: OpenedFixture;
  before(async () => {
    await server.start();
    shop = await openFixture('shop', nodeClock);
  });
  after(() => server.close());
  beforeEach(() => server.reset());

  const question = 'Where is the discount of a coupon decided, and who changes the stock?';
  const missing = (name: string): Reply => answer(reply('It is decided there.', name));
  const judged = jsonAnswer({ complete: false, missing: ['stock'], queries: ['stock of an article'] });
  const further = jsonAnswer({ complete: false, missing: ['price'], queries: ['price of a line'] });
  const searches: readonly Reply[] = ['stock of an article', 'price of a line', 'coupon share', 'order total', 'store'].map((nextQuery) =>
    jsonAnswer({ sufficient: false, reasoning: 'The stock is missing. '.repeat(20), nextQuery }),
  );
  const notes = jsonAnswer({ triples: [['Store.reserve', 'changes', 'stock', '1:4']], entities: ['coupon'] });
  const plan = {
    complexity: 'complex',
    components: ['Coupon', 'stock'],
    queries: ['discount of a coupon', 'change of stock'],
    follow_ups: ['x'],
  };

  /** Asks with replies that make the strategy go on for as long as it may, and compares requests and tokens with what was said. */
  async function holds(options: AskOptions, replies: readonly Reply[]): Promise<number> {
    const said = cost(options, options.settings);
    server.script(...replies);
    const small = modelAt(server, { model: 'scripted-small' });
    const models = { answering: modelAt(server), analysing: small, ...(options.depth === 'quick' ? { classifying: small } : {}) };
    await askWith(shop.codebase, question, models, options);
    const counts = await Promise.all(server.chats.map((request) => countTokens(promptOf(request))));
    assert.ok(counts.length >= said.least && counts.length <= said.most, `${counts.length} requests of ${said.least} to ${said.most}`);
    const each = Math.max(...said.steps.map(({ tokens }) => tokens));
    for (const tokens of counts) assert.ok(tokens <= each, `${tokens} of ${each}`);
    const sum = counts.reduce((total, tokens) => total + tokens, 0);
    assert.ok(sum <= said.tokens, `${sum} of ${said.tokens} tokens`);
    return counts.length;
  }

  test('with several searches; deep judges the results of a simple question as well', async () => {
    const few = { 'multiStep.results': 2, 'multiStep.complexResults': 2 };
    const replies = [jsonAnswer(plan), judged, further, answer('There.')];
    assert.ok((await holds({ strategy: 'multi-step', settings: few }, replies)) >= 3);
    const simple = [jsonAnswer({ complexity: 'simple', queries: ['change of stock'] }), judged, further, answer('There.')];
    server.reset();
    assert.equal(await holds({ strategy: 'multi-step', settings: few }, simple), 2);
    server.reset();
    assert.ok((await holds({ strategy: 'multi-step', settings: few, depth: 'deep' }, simple)) >= 3);
  });

  test('with a knowledge graph', async () => {
    const rounds = searches.slice(0, 3).flatMap((search) => [notes, search]);
    assert.ok((await holds({ strategy: 'knowledge-graph' }, [...rounds, answer('There.')])) >= 5);
  });

  test('with passes, with deep, and with quick whatever else was chosen', async () => {
    const names = ['alpha1', 'beta2', 'gamma3', 'delta4', 'epsilon5', 'zeta6'];
    assert.equal(await holds({}, names.map(missing)), 1, 'nothing new was found');
    server.reset();
    assert.equal(await holds({ depth: 'deep', budget: 24_000 }, names.map(missing)), 6);
    for (const strategy of ['multi-step', 'knowledge-graph', 'agent', 'auto', 'gap-filling'] as const) {
      server.reset();
      const settings = { 'classify.byModel': 'always' } as const;
      assert.equal(await holds({ strategy, depth: 'quick', settings }, [missing('reserve')]), 1, strategy);
    }
  });
});
