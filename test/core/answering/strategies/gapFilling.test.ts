// The loop over real HTTP: gaps are looked up, the model is asked again with the results, and every rule ends the loop in time.
import assert from 'node:assert/strict';
import { after, before, beforeEach, suite, test } from 'node:test';
import { CancellationSource } from '../../../../src/core/base/cancellation.ts';
import { UserError } from '../../../../src/core/base/wording/errors.ts';
import type { Model } from '../../../../src/core/ports.ts';
import type { AnswerRecord, GapRecord } from '../../../../src/core/answering/record/answerRecord.ts';
import { nodeClock } from '../../../../src/node/clock.ts';
import { answer } from '../../../support/scriptedReplies.ts';
import { empty, endAfter, failure } from '../../../support/scriptedFaults.ts';
import { ScriptedServer } from '../../../support/scriptedServer.ts';
import { askWith, modelAt, numberOf, promptOf, reply, statuses, told, type Outcome } from '../../../support/askModel.ts';
import { openFixture, type OpenedFixture } from '../../../support/openFixture.ts';
import type { AskOptions } from '../../../../src/core/codebase/api.ts';

const server = new ScriptedServer();
let shop: OpenedFixture;
const discount = 'src/pricing/discount.ts';
const asked = 'Where is the discount of a coupon decided?';

before(async () => {
  await server.start();
  shop = await openFixture('shop', nodeClock);
});
after(() => server.close());
beforeEach(() => server.reset());

async function ask(options: AskOptions = {}): Promise<Outcome> {
  return askWith(shop.codebase, asked, { answering: modelAt(server) }, options);
}

function outcomes(record: AnswerRecord): readonly (readonly [string, GapRecord['outcome']])[] {
  return record.passes.flatMap(({ gaps }) => gaps.map(({ normalized, outcome }) => [normalized, outcome] as const));
}

/** Asks with one gap, and tells what became of it. */
async function gapOf(text: string): Promise<{ readonly gap: GapRecord; readonly record: AnswerRecord }> {
  server.reset();
  server.script(answer(reply('A draft about coupons.', text)), answer(reply('The rest of the answer.')));
  const { record } = await ask();
  const gap = record.passes[0]?.gaps[0];
  assert.ok(gap);
  return { gap, record };
}

suite('a further pass', () => {
  test('appends the results to the earlier request, and its answer replaces the draft', async () => {
    server.script(
      answer((request) =>
        reply(`\`applyDiscount\` decides it [${numberOf(request, discount)}:6-14].`, '`reserve` in `src/store/inventory.ts`'),
      ),
      answer((request) => reply(`It is decided, and then stock is kept [${numberOf(request, 'src/store/inventory.ts')}].`)),
    );
    const { record, events } = await ask();
    const [first, second] = server.requests;
    assert.ok(first && second);
    assert.match(record.answer, /^It is decided, and then stock is kept \[\d+\]\.$/);
    assert.deepEqual(outcomes(record), [['reserve in src/store/inventory.ts', 'found']]);
    const [before_, after_] = [first.body?.messages ?? [], second.body?.messages ?? []];
    assert.deepEqual(after_.slice(0, before_.length), before_, 'what was sent is only added to');
    assert.match(promptOf(second), /reserve in src\/store\/inventory\.ts: found \[\d+\]/);
    assert.deepEqual(statuses(events), ['asking', 'looking-up', 'asking']);
    assert.deepEqual(
      events.flatMap((event) => (event.kind === 'pass' ? [[event.n, event.of]] : [])),
      [
        [1, 3],
        [2, 3],
      ],
    );
    assert.equal(record.stop, 'no-gaps');
    assert.equal(record.strategy, 'gap-filling');
    assert.equal(record.passes.length, 2);
    const added = record.passes[1]?.evidenceAdded ?? [];
    assert.ok(added.length > 0);
    for (const n of added) assert.equal(record.evidence.find((each) => each.n === n)?.pass, 2);
    assert.ok(record.citations.every(({ status }) => status === 'verified'));
    assert.equal(record.modelUse?.calls, 2);
    assert.deepEqual(record.gaps, {
      identified: ['reserve in src/store/inventory.ts'],
      resolved: ['reserve in src/store/inventory.ts'],
      unresolved: [],
      notPursued: [],
      external: [],
    });
    assert.equal(record.tokens.byPass.length, 2);
    assert.ok(record.tokens.initial > 0 && record.tokens.prompt > 0 && record.tokens.prompt + record.tokens.initial < record.tokens.total);
    assert.equal(
      record.tokens.byPass.reduce((sum, each) => sum + each, 0),
      record.tokens.total,
    );
  });

  test('never shows the list of gaps', async () => {
    server.script(answer(reply('A draft.', 'src/errors.ts')), answer(reply('The answer.')));
    const { events, record } = await ask();
    const shown = events.flatMap((event) => (event.kind === 'delta' ? [event.text] : [])).join('');
    assert.doesNotMatch(shown + record.answer, /missing|answer>|errors\.ts/i);
  });

  test('does not send lines again', async () => {
    server.script(answer(reply('A draft.', 'applyDiscount', 'src/errors.ts')), answer(reply('The answer.')));
    const { record } = await ask();
    const [first] = outcomes(record);
    assert.deepEqual(first, ['applyDiscount', 'found']);
    const places = record.evidence.map(({ file, lineStart, lineEnd }) => `${file}:${lineStart}-${lineEnd}`);
    assert.equal(new Set(places).size, places.length);
    assert.equal(promptOf(server.requests[1]).split('export function applyDiscount').length, 2);
  });
});

suite('a definition that is cut', () => {
  test('has its last line in the request and in the record', async () => {
    const methods = Array.from({ length: 80 }, (_, i) => `  step${i}(): number {\n    return ${i};\n  }\n`).join('');
    const { codebase } = await openFixture({ 'src/pipeline.ts': `export class Pipeline {\n${methods}}\n` });
    server.script(answer(reply('The answer.')));
    const { record } = await askWith(codebase, 'What is Pipeline?', { answering: modelAt(server) });
    assert.match(promptOf(server.requests[0]), /^\/\/ class Pipeline goes on to line 242$/m);
    const piece = record.evidence.find(({ symbol }) => symbol === 'Pipeline');
    assert.equal(piece?.goesOnTo, 242);
    assert.ok((piece?.lineEnd ?? 0) < 242);
  });
});

suite('end of the loop of passes', () => {
  test('the loop ends when the model names no gaps', async () => {
    server.script(answer(reply('All there.')));
    const { record } = await ask();
    assert.deepEqual([record.stop, server.requests.length, record.gaps.identified.length], ['no-gaps', 1, 0]);
  });

  test('the loop ends when the passes are used up, and records the gaps that were not pursued', async () => {
    server.script(answer(reply('One.', 'src/errors.ts')), answer(reply('Two.', 'src/config.ts')));
    const { record } = await ask({ maxPasses: 2 });
    assert.equal(record.stop, 'max-passes');
    assert.equal(record.answer, 'Two.');
    assert.deepEqual(outcomes(record), [
      ['src/errors.ts', 'found'],
      ['src/config.ts', 'not-pursued'],
    ]);
    assert.match(promptOf(server.requests[1]), /Nothing more is looked up after this/);
  });

  test('the loop ends after one pass when one is asked for, or single-pass', async () => {
    for (const options of [{ maxPasses: 1 }, { strategy: 'single-pass' }]) {
      server.reset();
      server.script(answer('Just an answer.'));
      const { record } = await ask(options);
      assert.deepEqual([record.answer, record.strategy, server.requests.length], ['Just an answer.', 'single-pass', 1]);
      assert.doesNotMatch(promptOf(server.requests[0]), /<missing>/);
    }
  });

  test('the loop ends when nothing in the workspace fits the gaps', async () => {
    server.script(answer(reply('A draft.', '`frobnicateLedger`', 'src/nowhere/at_all.ts')));
    const { record } = await ask();
    assert.deepEqual([record.stop, server.requests.length], ['unresolvable', 1]);
    assert.deepEqual(record.gaps.unresolved, ['frobnicateLedger', 'src/nowhere/at_all.ts']);
    assert.equal(record.confidence.level === 'high', false);
  });

  test('the loop ends when the gaps were read before', async () => {
    server.script(answer(reply('A draft.', 'applyDiscount')));
    const { record } = await ask();
    assert.deepEqual([record.stop, server.requests.length, record.answer], ['nothing-new', 1, 'A draft.']);
  });

  test('the loop ends one pass later when the setting lets it go on without news', async () => {
    server.script(answer(reply('A draft.', 'frobnicateLedger')), answer(reply('There is no frobnicateLedger.', 'frobnicateLedger')));
    const { record } = await ask({ stopOnNoNewContext: false });
    assert.deepEqual([record.stop, record.answer], ['unresolvable', 'There is no frobnicateLedger.']);
    assert.deepEqual(outcomes(record), [
      ['frobnicateLedger', 'not-found'],
      ['frobnicateLedger', 'known-unresolvable'],
    ]);
    assert.match(promptOf(server.requests[1]), /frobnicateLedger: not found/);
  });

  test('the loop ends when the budget for gaps is spent, and records further gaps as not pursued', async () => {
    server.script(answer(reply('One.', ...Array.from({ length: 12 }, (_, i) => `made_up_${i}`), 'src/errors.ts')));
    const { record } = await ask({ budget: 900 });
    assert.ok(outcomes(record).some(([, outcome]) => outcome === 'not-pursued'));
    assert.equal(outcomes(record).length, 13);
  });

  test('the loop ends when the model can read no more', async () => {
    server.script(answer(reply('One.', 'src/errors.ts')));
    const { record } = await askWith(shop.codebase, asked, { answering: modelAt(server, { maxInputTokens: 2250 }) });
    assert.deepEqual([record.stop, server.requests.length], ['budget', 1]);
    assert.deepEqual(outcomes(record), [['src/errors.ts', 'not-pursued']]);
  });

  test('the draft is the answer when the next pass fails', async () => {
    for (const fault of [failure(500), endAfter('<answer>Half of'), empty()]) {
      server.reset();
      server.script(answer(reply('A good draft.', 'src/errors.ts')), fault);
      const { record } = await ask();
      assert.deepEqual([record.stop, record.answer], ['error', 'A good draft.']);
      assert.equal(told(record).length, 1);
    }
  });

  test('the draft is the answer when a person declines the next request', async () => {
    server.script(answer(reply('A good draft.', 'src/errors.ts')));
    const model = modelAt(server);
    let calls = 0;
    const gated: Model = {
      info: model.info,
      chat: (request, token) => {
        if (++calls > 1) throw new UserError('model-declined');
        return model.chat(request, token);
      },
    };
    const { record } = await askWith(shop.codebase, asked, { answering: gated });
    assert.deepEqual([record.stop, record.answer, told(record)], ['user', 'A good draft.', []]);
  });

  test('the draft is the answer when a person stops the next pass', async () => {
    const source = new CancellationSource();
    server.script(answer(reply('A good draft.', 'src/errors.ts')), answer('<answer>More and more and more', { pauseMs: 20 }));
    const answering = modelAt(server);
    let record: AnswerRecord | undefined;
    for await (const event of shop.codebase.ask(asked, {}, source.token, { answering })) {
      if (event.kind === 'pass' && event.n === 2) source.cancel();
      if (event.kind === 'done') record = event.record;
    }
    assert.deepEqual([record?.stop, record?.answer], ['user', 'A good draft.']);
  });
});

suite('a look-up', () => {
  const cases: readonly (readonly [text: string, outcome: GapRecord['outcome'], how: GapRecord['how']])[] = [
    ['reserve', 'found', 'symbol'],
    ['src/store/inventory.ts', 'found', 'file'],
    ['src/store/inventory.ts:1-5', 'found', 'file'],
    ['store/inventory.ts::reserve', 'found', 'symbol-in-file'],
    ['reserve in src/config.ts', 'near', 'symbol-in-file'],
    ['where `OutOfStockError` is raised', 'found', 'facts'],
    ['frobnicateLedger', 'not-found', 'none'],
    ['frobnicate in src/config.ts', 'not-found', 'none'],
    ['src/nowhere.ts', 'not-found', 'none'],
    ['how zebras migrate across savannas in winter', 'not-found', 'none'],
  ];
  for (const [text, outcome, how] of cases) {
    test(`${text}: ${outcome}`, async () => {
      const { gap } = await gapOf(text);
      assert.deepEqual([gap.outcome, gap.how], [outcome, how]);
      assert.equal(gap.evidence.length > 0, outcome === 'found' || outcome === 'near');
    });
  }
});
