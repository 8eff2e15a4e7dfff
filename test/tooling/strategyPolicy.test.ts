// The policy that plays the models of `npm run eval -- strategies` answers each prompt in the requested shape and by its rules.
import assert from 'node:assert/strict';
import { suite, test } from 'node:test';
import { analysisMessages, analysisShape } from '../../src/core/answering/model/prompts/analysisPrompt.ts';
import { judgementMessages, judgementShape } from '../../src/core/answering/model/prompts/judgementPrompt.ts';
import { notingMessages, notingShape } from '../../src/core/answering/model/prompts/notingPrompt.ts';
import { sufficiencyMessages, sufficiencyShape } from '../../src/core/answering/model/prompts/sufficiencyPrompt.ts';
import { jsonIn } from '../../src/core/answering/model/stream/jsonIn.ts';
import { shapeValue, type Shape, type ShapedValue } from '../../src/core/answering/model/small/shapeValue.ts';
import { neverCancelled } from '../../src/core/base/cancellation.ts';
import type { ModelMessage, ModelRequest, ToolCall } from '../../src/core/ports.ts';
import { linesShown, readable } from '../bench/answers/recallScore.ts';
import { evidenceIn, Meter } from '../bench/strategies/meter.ts';
import { policy, replyOf } from '../bench/strategies/policy.ts';
import { openFixture } from '../support/openFixture.ts';
import { dedent } from '../support/dedent.ts';

const request = { temperature: 0, maxTokens: 500, places: [], secretsReplaced: 0 } as const;
const question = 'How does `applyDiscount` lower the total? It is called by checkoutOrder.';
const nonce = 'k1';
const evidence = `[1] src/pricing.ts:1-9 · function applyDiscount · matches discount
1| export function applyDiscount(lines) {
2|   const sum = sumOfLines(lines);
// 5 lines cut
8|   return lowered(sum, Coupon);
9| }`;

function small<S extends Shape>(shape: S, messages: readonly ModelMessage[]): ShapedValue<S>['value'] {
  const { content } = replyOf({ ...request, purpose: 'analyse', messages });
  const { value, defaultedFields } = shapeValue(shape, jsonIn(content));
  assert.deepEqual(defaultedFields, [], 'every field is said, in the type that is asked for');
  return value;
}

function block(name: string, text: string): string {
  return `<${name}-${nonce}>\n${text}\n</${name}-${nonce}>`;
}

const messagesWith = (text: string): readonly ModelMessage[] => [
  { role: 'system', content: 'Rules.' },
  { role: 'user', content: `${block('evidence', text)}\n${block('question', question)}` },
];

suite('the policy of the comparison of strategies', () => {
  test('splits a question into queries of its own words', () => {
    const { complexity, components, queries } = small(analysisShape, analysisMessages(question, true));
    assert.equal(complexity, 'complex');
    assert.deepEqual(components, ['applyDiscount', 'checkoutOrder']);
    assert.equal(queries[0], 'applyDiscount lower total');
    const words = new Set(question.toLowerCase().match(/[a-z]+/g));
    for (const word of queries.join(' ').split(' '))
      assert.ok(
        words.has(word.toLowerCase()) || 'applyDiscount checkoutOrder'.toLowerCase().includes(word),
        `${word} stands in the question`,
      );
    assert.equal(small(analysisShape, analysisMessages('What is a coupon?', true)).complexity, 'simple');
  });

  test('judges by the names that are mentioned but not shown', () => {
    const parts = {
      question,
      analysis: { complex: true, components: [], followUps: [], defaulted: [] },
      earlierPlaces: [],
      evidence,
      nonce,
    };
    const first = small(judgementShape, judgementMessages({ ...parts, queries: ['discount'] }, true));
    assert.equal(first.complete, false);
    assert.ok(first.missing.includes('checkoutOrder'));
    assert.ok(
      first.queries.every((query) => !query.includes('applyDiscount')),
      'it is shown',
    );
    const again = small(judgementShape, judgementMessages({ ...parts, queries: first.queries }, true));
    assert.ok(
      again.queries.every((query) => !first.queries.includes(query)),
      'nothing is searched for twice',
    );
    const nothing = small(judgementShape, judgementMessages({ ...parts, question: 'What is it?', evidence: '', queries: [] }, true));
    assert.equal(nothing.complete, true);
  });

  test('notes each call with its line, once', () => {
    const parts = { question, evidence, graph: '', reasoning: '', nonce };
    const { triples, entities } = small(notingShape, notingMessages(parts, true));
    const first = { from: 'applyDiscount', relation: 'calls', to: 'sumOfLines', at: '1:2' };
    assert.deepEqual(
      triples.items.find(({ to }) => to === 'sumOfLines'),
      first,
    );
    assert.ok(entities.items.includes('applyDiscount') && entities.items.includes('checkoutOrder'));
    const graph = 'applyDiscount -calls-> sumOfLines [src/pricing.ts:2]';
    const further = small(notingShape, notingMessages({ ...parts, graph }, true)).triples.items;
    assert.ok(further.length > 0 && further.every(({ to }) => to !== 'sumOfLines'));
  });

  test('asks for called functions that were not yet shown, read or searched for', () => {
    const parts = { question, evidence, graph: '', queries: [], nonce };
    const first = small(sufficiencyShape, sufficiencyMessages(parts, true));
    assert.equal(first.sufficient, false);
    assert.deepEqual(first.nextQuery, ['checkoutOrder'], 'what the question names comes first');
    const second = { ...parts, queries: ['checkoutOrder'], graph: 'lowered -uses-> Coupon [src/a.ts:3]' };
    const next = small(sufficiencyShape, sufficiencyMessages(second, true)).nextQuery;
    assert.ok(!['checkoutOrder', 'lowered', 'applyDiscount'].includes(next[0] ?? ''));
    const enough = sufficiencyMessages({ ...parts, question: 'What is it?', evidence: '', graph: '' }, true);
    const { content } = replyOf({ ...request, purpose: 'analyse', messages: enough });
    assert.deepEqual(jsonIn(content), { sufficient: true, reasoning: 'All that the code shown refers to has been read.', nextQuery: '' });
  });

  test('rejects an unknown request', () => {
    const messages = [{ role: 'system', content: 'Say "yes" as JSON.' }] as const;
    assert.throws(() => replyOf({ ...request, purpose: 'classify', messages }), /does not know/);
  });
});

suite('the policy as an agent', () => {
  test('calls tools for missing pieces with valid arguments, never twice, and stops', async () => {
    const { codebase } = await openFixture('shop');
    const calledTools = new Set<string>();
    for (const tools of [codebase.tools, codebase.tools.filter(({ name }) => ['search_text', 'read_lines'].includes(name))]) {
      const messages: ModelMessage[] = [...messagesWith(tools === codebase.tools ? evidence : '')];
      const madeCalls: ToolCall[] = [];
      let atOnce = 0;
      for (let step = 0; step < 20; step++) {
        const { calls = [] } = replyOf({ ...request, purpose: 'answer', messages, tools });
        if (calls.length === 0) break;
        messages.push({ role: 'assistant', content: '', calls });
        for (const call of calls) {
          const { text, outcome } = await codebase.callTool(call.name, JSON.parse(call.args), {}, neverCancelled);
          assert.ok(!/arguments are|There is no tool/.test(text), `${call.name} ${call.args}: ${text}`);
          assert.ok(tools.some(({ name }) => name === call.name));
          calledTools.add(`${call.name} ${outcome}`);
          messages.push({ role: 'tool', callId: call.id, content: block('evidence', text) });
        }
        madeCalls.push(...calls);
        atOnce = Math.max(atOnce, calls.length);
      }
      const { calls, content } = replyOf({ ...request, purpose: 'answer', messages, tools });
      assert.equal(calls, undefined, 'it comes to an end');
      assert.ok(content.length > 0);
      assert.equal(new Set(madeCalls.map(({ name, args }) => `${name} ${args}`)).size, madeCalls.length);
      assert.ok(atOnce > 1, 'several calls in one reply');
    }
    for (const call of ['find_symbol', 'find_uses', 'read_lines', 'search_text'])
      assert.ok(
        [...calledTools].some((each) => each.startsWith(call)),
        call,
      );
    assert.ok(calledTools.has('read_lines found') && calledTools.has('search_text found'), [...calledTools].join(', '));
    codebase.dispose();
  });

  test('answers without calls when calls are forbidden', () => {
    const tools = [{ name: 'find_symbol', description: '', parameters: {} }];
    assert.ok(replyOf({ ...request, purpose: 'answer', messages: messagesWith(evidence), tools }).calls?.length);
    const { calls, content } = replyOf({ ...request, purpose: 'answer', messages: messagesWith(evidence), tools, mayCall: false });
    assert.equal(calls, undefined);
    assert.match(content, /\[1:1\]/, 'it cites what it was shown');
  });
});

suite('the measurement of sent code', () => {
  const promptWith = (content: string): ModelMessage => ({ role: 'user', content });
  const result: ModelMessage = {
    role: 'tool',
    callId: '1',
    content: block(
      'evidence',
      dedent`
        2 matches in 1 of 3 indexed files.

        - in pay · src/pay.ts:7: charge(id);
        - src/pay.ts:1 [4:1]: import { charge }

        src/read.ts:3-4
        3| a
        4| b`,
    ),
  };

  test('counts only numbered lines, quoted lines and results of tools', () => {
    const shown = linesShown(
      [promptWith(block('evidence', `${evidence}\n\nRelations\n- calls [2:5] src/shop.ts: buy()`)), result].flatMap(evidenceIn),
    );
    const lines = ['src/pricing.ts:1', 'src/pricing.ts:2', 'src/pricing.ts:8', 'src/pricing.ts:9', 'src/shop.ts:5'];
    assert.deepEqual([...shown].sort(), [...lines, 'src/pay.ts:1', 'src/pay.ts:7', 'src/read.ts:3', 'src/read.ts:4'].sort());
    assert.equal(readable([{ file: 'src/pay.ts', line_start: 6, line_end: 7 }], shown), 0.5);
    assert.deepEqual(evidenceIn({ role: 'assistant', content: block('evidence', evidence) }), [], 'a reply shows nothing');
  });

  test('separates small requests from those for the answer, and counts a repeated line once', async () => {
    const meter = new Meter();
    const model = meter.wrap(policy);
    const send = async (of: Pick<ModelRequest, 'purpose' | 'messages'>): Promise<void> => {
      for await (const event of model.chat({ ...request, ...of }, neverCancelled)) void event;
    };
    await send({ purpose: 'analyse', messages: notingMessages({ question, evidence, graph: '', reasoning: '', nonce }, true) });
    const [first, prompts] = [meter.evidence, meter.prompts];
    assert.ok(meter.shown.has('src/pricing.ts:2') && meter.shownToAnswer.size === 0);
    await send({ purpose: 'answer', messages: messagesWith(evidence) });
    assert.deepEqual(meter.calls, { small: 1, answering: 1 });
    assert.ok(meter.shownToAnswer.has('src/pricing.ts:2'));
    // The delimiters alone are new.
    assert.ok(meter.evidence - first < 20, `${first} and ${meter.evidence}`);
    assert.ok(meter.prompts > prompts);
  });
});
