// Chats over real HTTP: what a later question brings along, what it sends, and what happens to evidence that changed or is gone.
import assert from 'node:assert/strict';
import { after, before, beforeEach, suite, test } from 'node:test';
import { neverCancelled } from '../../../../src/core/base/cancellation.ts';
import { earlierTurn, type EarlierTurn } from '../../../../src/core/answering/session/earlierTurn.ts';
import { nodeClock } from '../../../../src/node/clock.ts';
import { memoryDigest, memoryRoot } from '../../../support/memory.ts';
import { answer } from '../../../support/scriptedReplies.ts';
import { ScriptedServer } from '../../../support/scriptedServer.ts';
import { askWith, modelAt, numberOf, promptOf, told, type Outcome } from '../askModel.ts';
import { openFixture, readFixture, type OpenedFixture } from '../openFixture.ts';
import type { AskOptions } from '../../../../src/core/codebase/api.ts';
import { dedent } from '../../../support/dedent.ts';

const server = new ScriptedServer();
const discount = 'src/pricing/discount.ts';
let shop: OpenedFixture;
let first: EarlierTurn;

before(() => server.start());
after(() => server.close());
beforeEach(async () => {
  server.reset();
  shop = await openFixture('shop', nodeClock);
  server.script(answer((request) => `\`applyDiscount\` lowers the sum [${numberOf(request, discount)}:6-14].`));
  const { record } = await ask('What does applyDiscount do?', { strategy: 'single-pass' });
  first = earlierTurn(record, Date.now());
});

function ask(question: string, options: AskOptions = {}): Promise<Outcome> {
  return askWith(shop.codebase, question, { answering: modelAt(server) }, options);
}

/** Asks with `earlier` before it; gives the outcome and all that was sent. */
async function goOn(question: string, earlier: readonly EarlierTurn[] = [first]): Promise<Outcome & { readonly sent: string }> {
  server.reset();
  server.script(answer('That is all that is known.'));
  const outcome = await ask(question, { earlier, strategy: 'single-pass' });
  return { ...outcome, sent: promptOf(server.requests[0]) };
}

/** The first turn, as if its answer rested on a definition that search does not find for what is asked next. */
async function citing(file: string, name: string): Promise<EarlierTurn> {
  const symbol = shop.codebase.graph.inFile(memoryRoot.key, file).find(({ fact }) => fact.name === name);
  assert.ok(symbol);
  const { start, end } = symbol.fact.range;
  const lines = ((await readFixture('shop')).get(file) ?? '').split('\n').slice(start.line, end.line + 1);
  const hash = memoryDigest(lines.join('\n'));
  const place = { n: 9, root: '', file, lineStart: start.line + 1, lineEnd: end.line + 1 };
  return {
    ...first,
    citations: [...first.citations, { ...place, status: 'verified' }],
    evidence: [...first.evidence, { ...place, symbol: name, why: 'is called', hash }],
  };
}

async function write(path: string, text: string): Promise<void> {
  shop.files.write(path, text);
  await shop.codebase.apply([{ root: memoryRoot.key, path, type: 'changed' }], neverCancelled);
}

suite('a later question of a chat', () => {
  test('is answered about the code of the one before, which is said, and asked as it was typed', async () => {
    const { record, sent } = await goOn('and who calls it?');
    assert.equal(record.question, 'and who calls it?');
    assert.equal(record.mode.value, 'exploratory');
    assert.deepEqual(record.notices, [{ code: 'follow-up', args: ['applyDiscount', 'src/pricing/discount.ts:6', 'it'] }]);
    assert.match(sent, /^- checkout calls applyDiscount \[\d+:14\]/m);
    assert.match(sent, /and who calls it\?/);
  });

  test('takes along what was said, without the numbers of its citations', async () => {
    const { sent } = await goOn('Where are orders stored?');
    assert.match(
      sent,
      /<conversation-[\w-]+>\nQuestion: What does applyDiscount do\?\nAnswer: `applyDiscount` lowers the sum\.\n<\/conversation/,
    );
  });

  test('sends at most three turns in 800 tokens, newest first, and says what it cut', async () => {
    const turns = Array.from({ length: 6 }, (_, i) => ({
      ...first,
      question: `Question number ${i}?`,
      answer: `${'word '.repeat(900)}${i}`,
    }));
    const { sent } = await goOn('Where are orders stored?', turns);
    assert.doesNotMatch(sent, /Question number [0-2]\?/);
    assert.match(sent, /Question number 5\?/);
    const said = /<conversation-([\w-]+)>([\s\S]*)<\/conversation-\1>/.exec(sent)?.[2] ?? '';
    assert.ok(said.length > 1000 && said.length < 4000, `${said.length} characters`);
    assert.match(said, /characters left out/);
  });

  test('goes on with what was read, and says that it does', async () => {
    // What only the first answer read.
    const kept = 'src/orders/payment.ts';
    const { record, sent } = await goOn('why?', [await citing(kept, 'charge')]);
    assert.match(sent, /^\[\d+\] src\/pricing\/discount\.ts:/m);
    assert.ok(record.evidence.some(({ file }) => file === kept));
    assert.equal(record.contextFromCache, true);
  });

  test('takes along what was read and not cited where it touches what the question is about, and nothing else', async () => {
    const uncited = async (file: string, name: string): Promise<EarlierTurn> => ({
      ...(await citing(file, name)),
      citations: first.citations,
    });
    const withCallee = await goOn('why?', [await uncited('src/pricing/coupons.ts', 'findCoupon')]);
    const withOther = await goOn('why?', [await uncited('src/orders/payment.ts', 'charge')]);
    assert.match(withCallee.sent, /^\[\d+\] src\/pricing\/coupons\.ts:/m);
    assert.doesNotMatch(withOther.sent, /^\[\d+\] src\/pricing\/coupons\.ts:/m);
    assert.doesNotMatch(withOther.sent, /src\/orders\/payment\.ts/);
  });

  test('reads at most fifty pieces that were read before, and the setting says how many', async () => {
    const name = (i: number): string => `keptHelper${i}`;
    const text = Array.from(
      { length: 60 },
      (_, i) => `export function ${name(i)}(value: number): number {\n  return value + ${i};\n}\n`,
    ).join('');
    await write('src/helpers/kept.ts', text);
    const lines = text.split('\n');
    const evidence = Array.from({ length: 60 }, (_, i) => {
      const at = { n: 20 + i, root: '', file: 'src/helpers/kept.ts', lineStart: 3 * i + 1, lineEnd: 3 * i + 3 };
      return { ...at, symbol: name(i), why: 'is called', hash: memoryDigest(lines.slice(3 * i, 3 * i + 3).join('\n')) };
    });
    const citations = evidence.map(({ n, root, file, lineStart, lineEnd }) => ({
      n,
      root,
      file,
      lineStart,
      lineEnd,
      status: 'verified' as const,
    }));
    const keptOf = async (options: AskOptions): Promise<number> => {
      server.reset();
      server.script(answer('That is all that is known.'));
      const earlier = [{ ...first, evidence: [...first.evidence, ...evidence], citations: [...first.citations, ...citations] }];
      const { record } = await ask('why?', { earlier, strategy: 'single-pass', budget: 100_000, ...options });
      return record.evidence.filter(({ symbol }) => symbol?.startsWith('keptHelper')).length;
    };
    const own = first.evidence.filter(({ lineStart, lineEnd }) => lineEnd > lineStart).length;
    assert.equal(await keptOf({}), 50 - own);
    assert.equal(await keptOf({ settings: { 'session.keptEvidence': own + 3 } }), 3);
  });

  test('reads evidence that moved or changed as it is now', async () => {
    const text = (await readFixture('shop')).get(discount) ?? '';
    await write(discount, `// One.\n// Two.\n${text.replace('1 - coupon.share', '1 - 2 * coupon.share')}`);
    const { sent } = await goOn('why?');
    assert.match(sent, /16\| .*return sum \* \(1 - 2 \* coupon\.share\)|15\| .*1 - 2 \* coupon\.share/);
    assert.doesNotMatch(sent, /\(1 - coupon\.share\)/);
  });

  test('does without evidence that is gone, and says so', async () => {
    const path = 'src/orders/payment.ts';
    const earlier = [await citing(path, 'charge')];
    shop.files.remove(path);
    await shop.codebase.apply([{ root: memoryRoot.key, path, type: 'deleted' }], neverCancelled);
    const { record, sent } = await goOn('and who calls it?', earlier);
    assert.ok(told(record).includes('evidence-gone'));
    assert.doesNotMatch(sent, /^\[\d+\] src\/orders\/payment\.ts/m);
  });

  test('after a long rest looks everything up anew, and says so', async () => {
    const { record, sent } = await goOn('and who calls it?', [{ ...first, at: Date.now() - 31 * 60 * 1000 }]);
    assert.deepEqual(told(record), ['session-idle', 'follow-up']);
    assert.equal(record.contextFromCache, false);
    assert.match(sent, /lowers the sum/);
  });

  test('knows what could not be found before, unless it is there by now', async () => {
    const earlier = [{ ...first, unresolved: ['getVoucher'] }];
    const reply = dedent`
      <answer>
      Nothing is known of it here.
      </answer>
      <missing>
      - \`getVoucher\`
      </missing>`;
    const outcomeOf = async (): Promise<string | undefined> => {
      server.reset();
      server.script(answer(reply), answer(reply));
      const { record } = await ask('Where are orders stored?', { earlier });
      return record.passes[0]?.gaps[0]?.outcome;
    };
    assert.equal(await outcomeOf(), 'known-unresolvable');
    await write(
      'src/voucher.ts',
      dedent`
        export function getVoucher(): number {
          return 1;
        }
      `,
    );
    assert.equal(await outcomeOf(), 'found');
  });
});
