// Wishes of a person between two passes: skipped gaps, added files, evidence that is pinned or not relevant.
import assert from 'node:assert/strict';
import { after, before, beforeEach, suite, test } from 'node:test';
import { CancelledError } from '../../../../src/core/base/cancellation.ts';
import { noWishes, type MissingList, type Wishes } from '../../../../src/core/answering/input/steering.ts';
import { nodeClock } from '../../../../src/node/clock.ts';
import { answer } from '../../../support/scriptedReplies.ts';
import { ScriptedServer } from '../../../support/scriptedServer.ts';
import { askWith, modelAt, numberOf, promptOf, reply, type Outcome } from '../../../support/askModel.ts';
import { openFixture, type OpenedFixture } from '../../../support/openFixture.ts';
import type { AskOptions } from '../../../../src/core/codebase/api.ts';

const server = new ScriptedServer();
let shop: OpenedFixture;
const discount = 'src/pricing/discount.ts';
const inventory = 'src/store/inventory.ts';
const asked = 'Where is the discount of a coupon decided?';

before(async () => {
  await server.start();
  shop = await openFixture('shop', nodeClock);
});
after(() => server.close());
beforeEach(() => server.reset());

/** Asks, and says `first` after the first pass and nothing later. */
async function ask(
  first: Partial<Wishes> | ((round: MissingList) => Partial<Wishes>),
  options: AskOptions = {},
): Promise<Outcome & { readonly rounds: readonly MissingList[] }> {
  const rounds: MissingList[] = [];
  const wishes = (round: MissingList): Promise<Wishes> => {
    rounds.push(round);
    return Promise.resolve(rounds.length > 1 ? noWishes : { ...noWishes, ...(typeof first === 'function' ? first(round) : first) });
  };
  const outcome = await askWith(shop.codebase, asked, { answering: modelAt(server), steering: { wishes } }, options);
  return { ...outcome, rounds };
}

suite('a person who steers an answer', () => {
  test('skips a gap: it is not looked up, and model and record say so', async () => {
    server.script(answer(reply('A draft.', '`reserve` in `src/store/inventory.ts`', '`restock`')), answer(reply('The answer.')));
    const { record, rounds } = await ask(({ missing }) => ({
      skip: [missing[0]?.normalized ?? ''],
      add: [{ root: '', path: 'docs/errors.md', lineStart: 1, lineEnd: 0 }],
    }));
    assert.deepEqual(
      rounds.map(({ pass, missing }) => [pass, missing.map(({ normalized }) => normalized)]),
      [
        [1, ['reserve in src/store/inventory.ts', 'restock']],
        [2, []],
      ],
    );
    assert.equal(record.passes[0]?.gaps.find(({ normalized }) => normalized.startsWith('reserve'))?.outcome, 'skipped');
    assert.equal(server.requests.length, 2);
    assert.equal(record.passes.length, 2);
    assert.match(promptOf(server.requests[1]), /reserve in src\/store\/inventory\.ts: not looked up: the developer says/);
  });

  test('skips all gaps: the answer stands, and the record names the person as its end', async () => {
    server.script(answer(reply('The draft.', '`reserve` in `src/store/inventory.ts`')));
    const { record } = await ask(({ missing }) => ({ skip: missing.map(({ normalized }) => normalized) }));
    assert.equal(record.answer, 'The draft.');
    assert.equal(record.stop, 'user');
    assert.equal(server.requests.length, 1);
    assert.deepEqual([record.gaps.notPursued, record.gaps.unresolved], [['reserve in src/store/inventory.ts'], []]);
  });

  test('adds a file: it is read for a further pass, even without gaps', async () => {
    server.script(
      answer(reply('The draft.')),
      answer((request) => reply(`Stock is kept [${numberOf(request, inventory)}].`)),
    );
    const { record } = await ask({ add: [{ root: '', path: inventory, lineStart: 1, lineEnd: 0 }] });
    assert.equal(record.passes.length, 2);
    const [gap] = record.passes[0]?.gaps ?? [];
    assert.deepEqual([gap?.normalized, gap?.outcome, gap?.byUser], [inventory, 'found', true]);
    assert.match(record.answer, /^Stock is kept \[\d+\]\.$/);
    assert.equal(record.citations[0]?.file, inventory);
  });

  test('excludes evidence: the next pass is told, and it proves nothing any more', async () => {
    let n = 0;
    server.script(
      answer((request) => {
        n = numberOf(request, discount);
        return reply(`It is decided here [${n}:6-14].`);
      }),
      answer(() => reply(`It is still decided here [${n}:6-14].`)),
    );
    const { record } = await ask(() => ({ exclude: [n] }));
    assert.match(promptOf(server.requests[1]), new RegExp(`evidence \\[${n}\\] is not relevant`));
    assert.equal(record.evidence.find((each) => each.n === n)?.mark, 'excluded');
    assert.ok(record.citations.every(({ status }) => status === 'unsupported'));
    assert.equal(record.passes.length, 2);
  });

  test('pins evidence: the next pass is told that it matters', async () => {
    let n = 0;
    server.script(
      answer((request) => {
        n = numberOf(request, discount);
        return reply('The draft.');
      }),
      answer(reply('The answer.')),
    );
    const { record } = await ask(() => ({ pin: [n] }));
    assert.match(promptOf(server.requests[1]), new RegExp(`evidence \\[${n}\\] matters`));
    assert.equal(record.evidence.find((each) => each.n === n)?.mark, 'pinned');
  });

  test('stops while looking at the gaps: the answer so far stays', async () => {
    server.script(answer(reply('The draft.', '`reserve` in `src/store/inventory.ts`')));
    const steering = { wishes: () => Promise.reject(new CancelledError()) };
    const { record } = await askWith(shop.codebase, asked, { answering: modelAt(server), steering });
    assert.equal(record.answer, 'The draft.');
    assert.equal(record.stop, 'user');
    assert.equal(record.passes[0]?.gaps[0]?.outcome, 'not-pursued');
  });

  test('is not asked where no further pass is possible', async () => {
    server.script(answer(reply('The answer.', '`reserve`')));
    const { rounds } = await ask({}, { maxPasses: 1 });
    assert.deepEqual(rounds, []);
  });
});
