// Reviews and overviews by a model: their cost, the notes that are kept, continuing after a stop, and their use in answers.
import assert from 'node:assert/strict';
import { after, before, beforeEach, suite, test } from 'node:test';
import { nodeClock } from '../../../../src/node/clock.ts';
import { memoryRoot } from '../../../support/memory.ts';
import { failure } from '../../../support/scriptedFaults.ts';
import { answer } from '../../../support/scriptedReplies.ts';
import { ScriptedServer } from '../../../support/scriptedServer.ts';
import { ask, openFixture, type OpenedFixture } from '../../../support/openFixture.ts';
import { askWith, modelAt, promptOf, type Outcome } from '../../../support/askModel.ts';
import type { AskOptions } from '../../../../src/core/codebase/api.ts';
import type { ReceivedRequest } from '../../../support/scriptedRequest.ts';
import { dedent } from '../../../support/dedent.ts';

const server = new ScriptedServer();
const discount = 'src/pricing/discount.ts';
let shop: OpenedFixture;

before(async () => server.start());
after(() => server.close());
beforeEach(async () => {
  server.reset();
  shop = await openFixture('shop', nodeClock);
});

const review: AskOptions = { strategy: 'review', mode: 'analytical', scope: 'src/pricing' };
const overviews: AskOptions = { strategy: 'overviews', mode: 'conceptual', scope: 'src/pricing' };

function write(options: AskOptions): Promise<Outcome> {
  return askWith(shop.codebase, 'Write about `src/pricing`', { answering: modelAt(server) }, options);
}

/** The number that a file has in a request. */
function numberIn(request: ReceivedRequest, path: string): string {
  return new RegExp(`^\\[(\\d+)\\] ${path}$`, 'm').exec(promptOf(request))?.[1] ?? assert.fail(`${path} was not sent`);
}

suite('a review', () => {
  const good = '`applyDiscount` compares `expires` with the clock at each call.';

  test('only estimates its cost without a model', async () => {
    const record = await ask(shop.codebase, 'Review `src/pricing`', review);
    assert.match(record.answer, /2 code files, 0 of them reviewed as they are now\. Left: 2 files in 1 request, about [\d,]+ tokens/);
    assert.ok(record.tokens.total > 100);
    assert.deepEqual([record.model, server.requests.length], [null, 0]);
  });

  test('keeps findings whose lines contain their names, counts the others, and an assessment uses them', async () => {
    server.script(
      answer((request) => {
        const n = numberIn(request, discount);
        return [
          `low | performance | [${n}:10] | \`expires\` is read at each call.`,
          `high | correctness | [${n}:10] | ${good}`,
          `high | security | [${n}:10] | \`evalInput\` runs what users type.`,
          `high | correctness | [${n}:999] | \`applyDiscount\` is wrong.`,
          `high | correctness | [99:1] | \`applyDiscount\` is wrong.`,
          'This code could be nicer.',
        ].join('\n');
      }),
    );
    const { record } = await write(review);
    assert.match(record.answer, /4 remarks were dropped/);
    const [citation] = record.citations;
    assert.deepEqual([citation?.file, citation?.lineStart, citation?.status, record.citations.length], [discount, 10, 'verified', 1]);
    assert.match(
      record.answer,
      /\*\*high\*\*, correctness: `applyDiscount`[^\n]* \[1\]\n- \*\*low\*\*, performance: `expires`[^\n]* \[1\]\n/,
    );
    const assessed = await ask(shop.codebase, 'What is wrong with `src/pricing`?', { mode: 'analytical', scope: 'src/pricing' });
    assert.match(assessed.answer, /compares `?expires`? with the clock/);
  });

  test('asks about a file again only after a change, and shows earlier findings', async () => {
    server.script(answer((request) => `high | correctness | [${numberIn(request, discount)}:10] | ${good}`));
    await write(review);
    const { record } = await write(review);
    assert.equal(server.requests.length, 1);
    assert.match(record.answer, /Nothing is left to do\.\n\n.*`applyDiscount` compares `expires`.* \[1\]/s);
    assert.deepEqual([record.citations[0]?.status, record.modelUse], ['verified', null]);
    await shop.codebase.overlay(memoryRoot.key, discount, 'export function applyDiscount() {}\n');
    server.script(answer('none'));
    await write(review);
    assert.equal(server.requests.length, 2);
    assert.match(promptOf(server.requests[1]), /applyDiscount\(\) \{\}/);
    assert.doesNotMatch(promptOf(server.requests[1]), /coupons\.ts/);
  });

  test('continues where a failure ended it', async () => {
    server.script(failure(500));
    const { record } = await write(review);
    assert.deepEqual([record.stop, record.notices.length], ['error', 1]);
    assert.match(record.answer, /Files reviewed: 0, left: 2\./);
    server.reset();
    server.script(answer('none'));
    assert.match((await write(review)).record.answer, /Everything here is reviewed\./);
  });
});

suite('overviews', () => {
  test('are written for files and their folder, and a question about their code gets them as evidence', async () => {
    server.script(
      answer((request) =>
        [discount, 'src/pricing/coupons.ts'].map((path) => `[${numberIn(request, path)}] Zebra prices of \`${path}\`.`).join('\n'),
      ),
      answer('The folder of zebra prices.'),
    );
    const { record } = await write(overviews);
    assert.equal(server.requests.length, 2);
    assert.equal(record.modelUse?.calls, 2);
    assert.match(promptOf(server.requests[1]), /Zebra prices of `src\/pricing\/discount.ts`/);
    server.reset();
    server.script(
      answer(dedent`
        <answer>
        So.
        </answer>
        <missing>
        none
        </missing>`),
    );
    await askWith(shop.codebase, 'What does `applyDiscount` do?', { answering: modelAt(server) });
    const prompt = promptOf(server.requests[0]);
    assert.match(prompt, /overview of src\/pricing\/discount\.ts \(written by a model: cite code instead\): Zebra prices/);
    assert.match(prompt, /overview of the folder of src\/pricing\/discount\.ts \(written by a model\): The folder of zebra prices\./);
  });

  test('of a folder are part of the cost, and are written when only they remain', async () => {
    const perFile = answer((request) =>
      [discount, 'src/pricing/coupons.ts'].map((path) => `[${numberIn(request, path)}] Zebra prices of \`${path}\`.`).join('\n'),
    );
    assert.match(
      (await ask(shop.codebase, 'Write', overviews)).answer,
      /2 files in 1 request.* 1 more request is for the overview of their folder\./,
    );
    server.script(perFile, failure(500));
    const { record, events } = await write(overviews);
    assert.match(record.answer, /those of folders are left/);
    const asked = events.filter((event) => event.kind === 'status').map(({ status, args }) => [status, ...args.slice(0, 2)]);
    assert.deepEqual(asked.slice(0, 2), [
      ['requesting', '1', '2'],
      ['requesting', '2', '2'],
    ]);
    assert.ok((await ask(shop.codebase, 'Write', overviews)).tokens.total > 0);
    server.reset();
    server.script(answer('The folder of zebra prices.'));
    assert.match((await write(overviews)).record.answer, /Everything here has an overview\./);
    assert.equal((await ask(shop.codebase, 'Write', overviews)).tokens.total, 0);
  });

  test('come from the code where no model wrote any', async () => {
    server.script(
      answer(dedent`
        <answer>
        So.
        </answer>
        <missing>
        none
        </missing>`),
    );
    await askWith(shop.codebase, 'What does `applyDiscount` do?', { answering: modelAt(server) });
    assert.match(promptOf(server.requests[0]), /overview of src\/pricing\/discount\.ts: .*exports applyDiscount, subtotal; imported by \d/);
  });
});
