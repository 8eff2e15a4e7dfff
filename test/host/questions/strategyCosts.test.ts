// Costs of strategies before their first request: figures by the settings, shown once per workspace, with or without consent.
import assert from 'node:assert/strict';
import { beforeEach, suite, test } from 'node:test';
import type * as vscode from 'vscode';
import { neverCancelled } from '../../../src/core/base/cancellation.ts';
import type { StrategyName } from '../../../src/core/base/settings/strategies.ts';
import type { Model, ModelRequest } from '../../../src/core/ports.ts';
import { Gate } from '../../../src/models/gate/gate.ts';
import type { GateDecision } from '../../../src/models/gate/gateDecision.ts';
import type { UsageLedger } from '../../../src/models/gate/ledger.ts';
import type { ChoicesView } from '../../../src/protocol/fromPanel.ts';
import type { GateView } from '../../../src/protocol/toPanel.ts';
import { promptsText } from '../../../src/vscode/sentRequests/promptsText.ts';
import { readSettings } from '../../../src/vscode/settings/settings.ts';
import { StrategyCosts } from '../../../src/vscode/questions/strategyCosts.ts';
import { MemoryLog } from '../../support/memory.ts';
import type { AskOptions } from '../../../src/core/codebase/api.ts';

const configured: Readonly<Record<string, unknown>> = {
  'clew.model.provider': 'endpoint',
  'clew.model.baseUrl': 'https://models.example/v1',
  'clew.model.large': 'large',
  'clew.model.small': 'little',
  'clew.classify.byModel': 'never',
};

let storedValues: Map<string, unknown>;
beforeEach(() => (storedValues = new Map()));

function createStrategyCosts(over: Readonly<Record<string, unknown>> = {}, choices: ChoicesView = {}): StrategyCosts {
  const state = {
    get: (key: string) => storedValues.get(key),
    update: (key: string, value: unknown) => Promise.resolve(void storedValues.set(key, value)),
  } as unknown as vscode.Memento;
  return new StrategyCosts({ settings: () => readSettings((name) => ({ ...configured, ...over })[name]), choices: () => choices, state });
}

suite('StrategyCosts', () => {
  test('names the model and the number of requests of each step by the settings', () => {
    const plan = createStrategyCosts().planOf({ strategy: 'multi-step', budget: 8000 });
    assert.deepEqual(
      plan.steps.map(({ kind, model, least, most }) => [kind, model, least, most]),
      [
        ['analyse', 'little', 1, 1],
        ['judge', 'little', 0, 2],
        ['answer', 'large', 1, 1],
      ],
    );
    assert.deepEqual([plan.budget, plan.least, plan.most], [8000, 2, 4]);
    const alone = createStrategyCosts({ 'clew.model.small': '' }).planOf({ strategy: 'multi-step' }, 'another');
    assert.deepEqual(new Set(alone.steps.map(({ model }) => model)), new Set(['another']));
    assert.equal(createStrategyCosts({ 'clew.classify.byModel': 'auto' }).planOf({}).steps[0]?.kind, 'read');
  });

  test('follows settings and choices in the panel, and ignores Quick for the list of strategies', () => {
    const { strategies, quick, deep } = createStrategyCosts(
      { 'clew.knowledgeGraph.rounds': 2, 'clew.loop.maxPasses': 4 },
      { depth: 'quick', budget: 4000 },
    ).view;
    const most = (name: StrategyName): number | undefined => strategies[name]?.most;
    assert.deepEqual([most('knowledge-graph'), most('gap-filling'), most('extractive'), quick.most, deep.most], [4, 4, 0, 1, 6]);
    assert.equal(strategies['gap-filling']?.tokens, 16_000);
    assert.equal(createStrategyCosts({ 'clew.strategy': 'knowledge-graph' }).view.deep.most, 12);
    assert.equal(createStrategyCosts({}, { depth: 'deep' }).view.strategies['knowledge-graph']?.most, 12);
  });

  test('writes a document with the prompts of a strategy', () => {
    const promptsFor = (strategy: string): string =>
      promptsText(createStrategyCosts().planOf({ strategy }), createStrategyCosts().costInputOf({ strategy }));
    for (const part of [
      'You plan how to search',
      'You judge whether',
      "Answer a developer's question",
      '2 to 4 requests',
      'little',
      'large',
    ])
      assert.ok(promptsFor('multi-step').includes(part), part);
    assert.ok(promptsFor('knowledge-graph').includes('note what they say, as triples'));
    assert.ok(promptsFor('agent').includes('look it up with the tools') && promptsFor('agent').includes('Write the answer now'));
    assert.ok(promptsFor('gap-filling').includes('was looked up for what you missed'));
    assert.ok(!promptsFor('single-pass').includes('was looked up for what you missed'));
    assert.ok(promptsFor('auto').includes("Answer a developer's question"));
  });
});

suite('the first request of a strategy', () => {
  const request: ModelRequest = { purpose: 'answer', messages: [], temperature: 0, maxTokens: 1, places: [], secretsReplaced: 0 };
  const model = {
    info: {
      name: 'large',
      where: 'models.example',
      maxInputTokens: undefined,
      capabilities: { system: true, json: true, tools: true, usage: true },
    },
    async *chat() {
      yield await Promise.resolve({ kind: 'end', reason: 'stop' } as const);
    },
  } satisfies Model;

  /** Sends two requests for each of the questions with these options, and returns what the gate showed for it; the person always allows. */
  async function gateViews(
    questions: readonly AskOptions[],
    consented = true,
    purpose: ModelRequest['purpose'] = 'answer',
  ): Promise<readonly (GateView | undefined)[]> {
    const ledger = { reserve: () => Promise.resolve(undefined), record: () => Promise.resolve() } as unknown as UsageLedger;
    const views: (GateView | undefined)[] = [];
    for (const options of questions) {
      const introduction = createStrategyCosts().introductionOf(options);
      let view: GateView | undefined;
      const gate = new Gate({
        ...{ localOnly: () => false, dailyCap: () => undefined, onSent: () => undefined, ledger, log: new MemoryLog(), now: () => 0 },
        consents: { isGiven: () => consented, remember: () => Promise.resolve() },
        mustShow: () => introduction?.isDue() ?? false,
        consent: (pending): Promise<GateDecision> => {
          view = introduction?.addTo(pending) ?? pending;
          introduction?.markSeen();
          return Promise.resolve('once');
        },
      });
      const gated = gate.gateModel(model, { key: 'k', local: false });
      for (let i = 0; i < 2; i++) for await (const _ of gated.chat({ ...request, purpose }, neverCancelled)) continue;
      views.push(view);
    }
    return views;
  }

  test('is shown once with its plan despite consent, except for strategies with few requests', async () => {
    const [plain, first, second, other] = await gateViews([
      {},
      { strategy: 'multi-step' },
      { strategy: 'multi-step' },
      { strategy: 'agent' },
    ]);
    assert.equal(plain, undefined);
    assert.deepEqual([first?.consented, first?.plan?.strategy, first?.plan?.most], [true, 'multi-step', 4]);
    assert.equal(second, undefined);
    assert.equal(other?.plan?.strategy, 'agent');
    await createStrategyCosts().forget();
    assert.equal((await gateViews([{ strategy: 'multi-step' }]))[0]?.plan?.strategy, 'multi-step');
  });

  test('adds the plan to the question of the gate, for the usual strategy only the first time', async () => {
    const [first, second, graph] = await gateViews([{}, {}, { strategy: 'knowledge-graph' }], false);
    assert.deepEqual([first?.plan?.strategy, first?.consented], ['gap-filling', undefined]);
    assert.deepEqual([second?.plan, graph?.plan?.strategy], [undefined, 'knowledge-graph']);
  });

  test('is not introduced for special commands, continuations, Quick, and classification', async () => {
    assert.equal(createStrategyCosts().introductionOf({ strategy: 'overview' }), undefined);
    assert.equal(createStrategyCosts().introductionOf({ continuation: { answer: '', citations: [], evidence: [] } }), undefined);
    assert.deepEqual(await gateViews([{ strategy: 'multi-step', depth: 'quick' }]), [undefined]);
    assert.deepEqual(await gateViews([{ strategy: 'multi-step' }], true, 'classify'), [undefined]);
  });
});
