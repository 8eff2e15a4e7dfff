// Several searches before one answer: the requests to the small model, and the searches that its replies lead to.
import assert from 'node:assert/strict';
import { after, before, beforeEach, suite, test } from 'node:test';
import { CancellationSource, CancelledError } from '../../../../src/core/base/cancellation.ts';
import { UserError } from '../../../../src/core/base/wording/errors.ts';
import { countTokens } from '../../../../src/core/packing/tokens.ts';
import type { Model, ModelRequest } from '../../../../src/core/ports.ts';
import { stall } from '../../../support/scriptedFaults.ts';
import { answer, jsonAnswer } from '../../../support/scriptedReplies.ts';
import type { ScriptedServer } from '../../../support/scriptedServer.ts';
import { askWith, modelAt, numberOf, promptOf, statuses, told, type Outcome } from '../../../support/askModel.ts';
import { asked, complete, complex, queriesOf, simple, startAsking, type Asking } from './askMultiStep.ts';
import { openFixture, type OpenedFixture } from '../../../support/openFixture.ts';
import type { AskOptions } from '../../../../src/core/codebase/api.ts';
import type { ReceivedRequest } from '../../../support/scriptedRequest.ts';
import { dedent } from '../../../support/dedent.ts';

let asking: Asking;
let server: ScriptedServer;
let shop: OpenedFixture;
const small = (): Model => asking.small();
const ask: Asking['ask'] = (...parts) => asking.ask(...parts);

before(async () => {
  asking = await startAsking();
  ({ server, shop } = asking);
});
after(() => server.close());
beforeEach(() => server.reset());

/** A model with the requests that it gets, as the gate sees them. */
function watching(model: Model): readonly [Model, readonly ModelRequest[]] {
  const requests: ModelRequest[] = [];
  const chat: Model['chat'] = (request, token) => {
    requests.push(request);
    return model.chat(request, token);
  };
  return [{ info: model.info, chat }, requests];
}

/** Models that were asked, in order. */
function models(): readonly unknown[] {
  return server.chats.map(({ body }) => body?.model);
}

const evidenceOf = (prompt: string): string => prompt.slice(prompt.lastIndexOf('<found-'), prompt.lastIndexOf('</found-'));
const smallPrompt = (n: number): string => promptOf(server.chats[n] as ReceivedRequest);

suite('the analysis of the question', () => {
  test('comes from the small model in JSON mode, and the large one answers from the results of all queries', async () => {
    const queries = ['stock of the warehouse', 'write a file of orders'];
    const outcome = await ask([jsonAnswer({ ...simple, queries }, { usage: { prompt: 90, completion: 20 } })]);
    const { record, events } = outcome;
    assert.deepEqual(models(), ['scripted-small', 'scripted-large']);
    assert.deepEqual(server.chats[0]?.body?.['response_format'], { type: 'json_object' });
    assert.match(smallPrompt(0), /Where is the discount of a coupon decided\?/);
    assert.doesNotMatch(smallPrompt(0), /applyDiscount/, 'nothing of the workspace is needed for that');
    assert.deepEqual(queriesOf(outcome), [`1 question ${asked}`, ...queries.map((query) => `1 analysis ${query}`)]);
    assert.deepEqual([record.strategy, record.model, record.stop], ['multi-step', 'scripted-large', 'one-pass']);
    assert.deepEqual(statuses(events), ['analysing', 'searching', 'searching', 'asking']);
    assert.deepEqual(
      events.flatMap((event) => (event.kind === 'query' ? event.query : [])),
      record.queries,
    );
    assert.deepEqual([record.tokens.small, record.modelUse?.calls], [90, 2]);
    assert.ok(
      record.queries?.some(({ by, fresh, best }) => by === 'analysis' && fresh > 0 && best?.file),
      'a query finds something new',
    );
  });

  test('leads to places that only a further query finds; they can be cited, with the reason', async () => {
    const only = async (strategy: string): Promise<ReadonlySet<string>> => {
      server.reset();
      const { record } = await ask(strategy === 'multi-step' ? [jsonAnswer({ ...simple, queries: ['stock of a warehouse'] })] : [], {
        strategy,
      });
      return new Set(record.evidence.map(({ file }) => file));
    };
    const [alone, together] = [await only('single-pass'), await only('multi-step')];
    const added = [...together].filter((file) => !alone.has(file));
    assert.ok(added.length > 0, [...together].join(', '));
    server.reset();
    server.script(
      jsonAnswer({ ...simple, queries: ['stock of a warehouse'] }),
      answer((request) => `It is there [${numberOf(request, added[0] ?? '')}].`),
    );
    const { record } = await askWith(shop.codebase, asked, { answering: modelAt(server), analysing: small() }, { strategy: 'multi-step' });
    assert.deepEqual(
      record.citations.map(({ file, status }) => [file, status]),
      [[added[0], 'verified']],
    );
    assert.match(record.evidence.find(({ file }) => file === added[0])?.why ?? '', /for the query "stock of a warehouse"/);
  });

  test('makes a complex question search for each component in documents and in code', async () => {
    const components = ['Coupon', 'id', 'Warehouse'];
    const outcome = await ask([jsonAnswer({ ...complex, components }), jsonAnswer(complete)]);
    assert.deepEqual(queriesOf(outcome).slice(1), [
      ...['1 component Coupon documentation', '1 component Coupon code'],
      ...['1 component Warehouse documentation', '1 component Warehouse code'],
    ]);
    assert.deepEqual(outcome.record.analysis, { complex: true, components, followUps: [], defaulted: [] });
    server.reset();
    const settings = { 'multiStep.results': 2, 'multiStep.complexResults': 4 };
    const most = ({ record }: Outcome): number => Math.max(...(record.queries ?? []).map(({ found }) => found));
    assert.equal(most(await ask([jsonAnswer({ ...simple, queries: ['coupon'] })], { settings })), 2);
    server.reset();
    assert.equal(most(await ask([jsonAnswer({ ...complex, queries: ['coupon'] }), jsonAnswer(complete)], { settings })), 4);
  });

  test('decides whether documents or code are searched first', async () => {
    const { record } = await ask(
      [jsonAnswer({ ...complex, components: ['Stock is reserved'] }), jsonAnswer(complete)],
      {},
      'What is a payment?',
    );
    const [inDocuments, inCode] = (record.queries ?? []).slice(1).map(({ best }) => best?.file ?? '');
    assert.match(inDocuments ?? '', /\.md$/);
    assert.match(inCode ?? '', /\.ts$/);
  });

  test('searches with the settings of the question', async () => {
    const reasons = async (settings: NonNullable<AskOptions['settings']>): Promise<string> => {
      server.reset();
      const { record } = await ask([jsonAnswer({ ...simple, queries: ['OutOfStockError'] })], { settings });
      return record.evidence.map(({ why }) => why).join('\n');
    };
    assert.match(await reasons({}), /defines OutOfStockError.*for the query "OutOfStockError"/);
    assert.doesNotMatch(await reasons({ 'features.codeIndex': false }), /defines OutOfStockError/);
  });

  test('puts its results before the rest of a single search', async () => {
    const { record } = await ask([jsonAnswer({ ...simple, queries: ['stock of the warehouse'] })], { mode: 'conceptual' });
    const at = record.evidence.findIndex(({ why }) => why.includes('for the query'));
    assert.ok(at >= 0 && at < 3, record.evidence.map(({ why }) => why).join('\n'));
  });

  test('has the token limit of the settings', async () => {
    await ask([jsonAnswer(simple)], { settings: { 'analyse.maxTokens': 321 } });
    assert.equal(server.chats[0]?.body?.['max_tokens'], 321);
  });

  test('stays within the scope, without evidence that a person excluded', async () => {
    const { record } = await ask([jsonAnswer({ ...simple, queries: ['stock of a warehouse', 'coupon'] })], { scope: 'src/pricing' });
    assert.ok(record.evidence.length > 0);
    assert.deepEqual([...new Set(record.evidence.map(({ file }) => file.startsWith('src/pricing/')))], [true]);
    assert.ok(record.queries?.every(({ best }) => !best || best.file.startsWith('src/pricing/')));
  });

  test('comes from the large model where there is no small one', async () => {
    server.script(jsonAnswer(simple), answer('There.'));
    await askWith(shop.codebase, asked, { answering: modelAt(server) }, { strategy: 'multi-step' });
    assert.deepEqual(models(), ['scripted-large', 'scripted-large']);
  });

  test('keeps the request of the answer under the budget, whatever was found', async () => {
    const queries = ['stock of a warehouse', 'orders', 'fee of a delivery', 'coupon'];
    const { record } = await ask([jsonAnswer({ ...complex, queries, components: ['Order', 'Coupon'] }), jsonAnswer(complete)], {
      budget: 2000,
    });
    assert.ok(record.tokens.total <= 2000, String(record.tokens.total));
    assert.equal(record.passes.length, 1);
  });
});

suite('the judgement of the results', () => {
  const missing = { complete: false, missing: ['how stock is counted'], queries: ['stock of the warehouse'] };

  test('happens only for a question that is complex or leads further', async () => {
    await ask([jsonAnswer(simple)]);
    assert.equal(server.chats.length, 2);
    server.reset();
    await ask([jsonAnswer({ ...simple, follow_ups: ['who may set it'] }), jsonAnswer(complete)]);
    assert.equal(server.chats.length, 3);
  });

  test('sees the best places, which the gate lists, and its gaps are searched for', async () => {
    const outcome = await ask([jsonAnswer(complex), jsonAnswer(missing), jsonAnswer(complete)]);
    const prompt = smallPrompt(1);
    assert.match(prompt, /applyDiscount/);
    assert.equal((prompt.match(/^\[\d+\] /gm) ?? []).length <= 5, true);
    assert.deepEqual(queriesOf(outcome).slice(1), ['2 follow-up stock of the warehouse']);
    assert.deepEqual(outcome.record.judgements, [
      { round: 1, complete: false, missing: ['how stock is counted'] },
      { round: 2, complete: true, missing: [] },
    ]);
    assert.match(smallPrompt(2), /- stock of the warehouse/, 'it is told what was searched for');
    assert.match(smallPrompt(2), /shown to you before:\n(?:- .*\n)*- src\/pricing\/discount\.ts:\d+ applyDiscount/, 'and what it has seen');
    assert.doesNotMatch(evidenceOf(smallPrompt(2)), /discount\.ts/, 'the room is for what was found since');
    assert.match(evidenceOf(smallPrompt(2)), /^\[1\] .*for the query "stock of the warehouse"/m);
    assert.deepEqual(models(), ['scripted-small', 'scripted-small', 'scripted-small', 'scripted-large']);
  });

  test('sees several places, however long the first one is', async () => {
    const body = Array.from({ length: 120 }, (_, i) => `  total += parcels[${i}].weight * ${i}; // weigh parcel ${i}`).join('\n');
    const source = ['a', 'b', 'c', 'd', 'e'].map((name) => `export function weighParcels_${name}(parcels) {\n${body}\n}\n`);
    const opened = await openFixture(Object.fromEntries(source.map((text, i) => [`src/weigh${i}.js`, text])));
    server.script(jsonAnswer(complex), jsonAnswer(complete), answer('There.'));
    const models = { answering: modelAt(server), analysing: small() };
    await askWith(opened.codebase, 'How are parcels weighed?', models, { strategy: 'multi-step' });
    const evidence = evidenceOf(smallPrompt(1));
    assert.ok((await countTokens(evidence)) < 2200, String(await countTokens(evidence)));
    assert.equal((evidence.match(/^\[\d+\] src/gm) ?? []).length, 5, evidence);
  });

  test('sees no place twice, however little is new', async () => {
    await ask([jsonAnswer(complex), jsonAnswer(missing), jsonAnswer(complete)], { settings: { 'multiStep.complexResults': 2 } });
    const shown = [1, 2].map((n) => [...evidenceOf(smallPrompt(n)).matchAll(/^\[\d+\] (\S+)/gm)].map(([, place]) => place));
    assert.ok(shown[0]?.length && shown[1]?.length);
    assert.deepEqual(
      shown[1].filter((place) => shown[0]?.includes(place)),
      [],
    );
  });

  test('sends no line that the gate does not list', async () => {
    const [watched, requests] = watching(small());
    server.script(jsonAnswer(complex), jsonAnswer(complete), answer('There.'));
    await askWith(shop.codebase, asked, { answering: modelAt(server), analysing: watched }, { strategy: 'multi-step' });
    assert.deepEqual(
      requests.map(({ purpose, places }) => [purpose, places.length > 0]),
      [
        ['analyse', false],
        ['analyse', true],
      ],
    );
    const told = requests[1]?.places.map(({ file, lineStart, lineEnd }) => [file, lineStart, lineEnd]) ?? [];
    const sent = [...evidenceOf(smallPrompt(1)).matchAll(/^(?:\[\d+\] (\S+):\d+-\d+|(\d+)\|)/gm)];
    let file = '';
    for (const [, path, line] of sent) {
      if (path) file = path;
      else
        assert.ok(
          told.some(([name, first = 0, last = 0]) => name === file && Number(line) >= Number(first) && Number(line) <= Number(last)),
        );
    }
    assert.ok(sent.length > 5);
  });

  test('happens twice for a complex question, and once for another', async () => {
    const more = ['stock of a warehouse', 'fee of a delivery', 'write orders to a file'].map((query) =>
      jsonAnswer({ ...missing, queries: [query] }),
    );
    const rounds = ({ record }: Outcome): number => Math.max(...(record.queries ?? []).map(({ round }) => round));
    assert.equal(rounds(await ask([jsonAnswer(complex), ...more.slice(0, 2)])), 3);
    assert.equal(server.chats.length, 4);
    server.reset();
    assert.equal(rounds(await ask([jsonAnswer({ ...simple, follow_ups: ['x y'] }), ...more.slice(0, 1)])), 2);
    assert.equal(server.chats.length, 3);
  });
});

suite('the search ends', () => {
  test('when the model only repeats its queries, apart from case', async () => {
    const again = { complete: false, missing: ['it'], queries: ['Stock, of a warehouse!'] };
    const outcome = await ask([jsonAnswer({ ...complex, queries: ['stock of a warehouse', 'STOCK of a warehouse'] }), jsonAnswer(again)]);
    assert.deepEqual(queriesOf(outcome).slice(1), ['1 analysis stock of a warehouse']);
    assert.equal(outcome.record.judgements?.length, 1);
  });

  test('when a follow-up finds nothing new among the best', async () => {
    const same = { complete: false, missing: ['it'], queries: ['discount coupon decided where'] };
    const outcome = await ask([jsonAnswer(complex), jsonAnswer(same)], { settings: { 'multiStep.complexResults': 1 } });
    assert.deepEqual([outcome.record.judgements?.length, server.chats.length], [1, 3]);
  });

  test('when the model names nothing to search for', async () => {
    const outcome = await ask([jsonAnswer(complex), jsonAnswer({ complete: false, missing: [], queries: [] })]);
    assert.deepEqual([outcome.record.queries?.length, server.chats.length], [1, 3]);
  });
});

suite('a judgement that contradicts itself', () => {
  test('leads to a search where something is missing, although it says complete', async () => {
    const outcome = await ask([
      jsonAnswer(complex),
      jsonAnswer({ complete: true, missing: ['stock of a warehouse'], queries: [] }),
      jsonAnswer(complete),
    ]);
    assert.deepEqual(queriesOf(outcome).slice(1), ['2 follow-up stock of a warehouse']);
    assert.equal(outcome.record.judgements?.[0]?.complete, false);
  });

  test('ends the search where nothing is missing, although it has queries', async () => {
    const outcome = await ask([jsonAnswer(complex), jsonAnswer({ complete: true, missing: 'none', queries: ['stock'] })]);
    assert.deepEqual(queriesOf(outcome).slice(1), []);
  });
});

test('the log has the numbers of results and gaps, without any of their words', async () => {
  const from = shop.log.lines.length;
  const missing = { complete: false, missing: ['zanzibar'], queries: ['stock of the warehouse'] };
  await ask([jsonAnswer({ ...complex, components: ['Zanzibar'] }), jsonAnswer(missing), jsonAnswer(complete)]);
  const lines = shop.log.lines.slice(from).join('\n');
  assert.match(lines, /Query of round 1, by question: \d+ places, \d+ new, \d+ ms/);
  assert.match(
    lines,
    /Judged after round 1: incomplete, 1 named[\s\S]*Query of round 2, by follow-up[\s\S]*Judged after round 2: complete/,
  );
  assert.match(lines, /small requests before it \d+/);
  assert.doesNotMatch(lines, /zanzibar|warehouse/i);
});

test('it stops at once when the question is cancelled', async () => {
  const source = new CancellationSource();
  server.script(stall());
  const events = shop.codebase.ask(asked, { strategy: 'multi-step' }, source.token, { answering: modelAt(server), analysing: small() });
  await assert.rejects(async () => {
    for await (const event of events) if (event.kind === 'status' && event.status === 'analysing') source.cancel();
  }, CancelledError);
  assert.equal(server.chats.length <= 1, true);
});

test('a person who declines gets the answer from the code', async () => {
  const declining: Model = {
    info: small().info,
    async *chat() {
      yield { kind: 'consent' };
      throw new UserError('model-declined');
    },
  };
  const { record } = await askWith(shop.codebase, asked, { answering: declining }, { strategy: 'multi-step' });
  assert.deepEqual([told(record), record.model, record.modelUse], [['model-declined'], null, null]);
});

test('secrets of the question and of judged places do not leave', async () => {
  const key = ['sk', 'live', 'A1b2C3d4E5f6G7h8I9j0K1l2'].join('_');
  const opened = await openFixture({
    'src/pay.ts': dedent`
      /** Pays with the key of the shop. */
      export function payWithKey(): string {
        return '${key}';
      }
    `,
  });
  server.script(jsonAnswer(complex), jsonAnswer(complete), answer('There.'));
  const question = `Where is ${key} used by payWithKey?`;
  const [watched, requests] = watching(small());
  await askWith(opened.codebase, question, { answering: modelAt(server), analysing: watched }, { strategy: 'multi-step' });
  assert.deepEqual(
    requests.map(({ secretsReplaced }) => secretsReplaced),
    [1, 2],
  );
  assert.equal(server.chats.length, 3);
  assert.match(smallPrompt(1), /payWithKey/);
  for (const { text } of server.chats) assert.doesNotMatch(text, new RegExp(key));
});
