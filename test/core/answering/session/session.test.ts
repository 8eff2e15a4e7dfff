// Chats over real HTTP: the earlier turns that a later question sends, and evidence that changed or is gone.
import assert from 'node:assert/strict';
import { after, before, beforeEach, suite, test } from 'node:test';
import { neverCancelled } from '../../../../src/core/base/cancellation.ts';
import { earlierTurn, type EarlierTurn } from '../../../../src/core/answering/session/earlierTurn.ts';
import { nodeClock } from '../../../../src/node/clock.ts';
import { memoryDigest, memoryRoot } from '../../../support/memory.ts';
import { answer } from '../../../support/scriptedReplies.ts';
import { ScriptedServer } from '../../../support/scriptedServer.ts';
import { askWith, modelAt, numberOf, promptOf, told, type Outcome } from '../../../support/askModel.ts';
import { openFixture, readFixture, type OpenedFixture } from '../../../support/openFixture.ts';
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
async function askLater(question: string, earlier: readonly EarlierTurn[] = [first]): Promise<Outcome & { readonly sent: string }> {
  server.reset();
  server.script(answer('That is all that is known.'));
  const outcome = await ask(question, { earlier, strategy: 'single-pass' });
  return { ...outcome, sent: promptOf(server.requests[0]) };
}

/** The first turn, as if its answer rested on a definition that search does not find for what is asked next. */
async function turnCiting(file: string, name: string): Promise<EarlierTurn> {
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
  test('is answered about the subject of the earlier one, with a notice, and is sent as typed', async () => {
    const { record, sent } = await askLater('and who calls it?');
    assert.equal(record.question, 'and who calls it?');
    assert.equal(record.mode.value, 'exploratory');
    assert.deepEqual(record.notices, [{ code: 'follow-up', args: ['applyDiscount', 'src/pricing/discount.ts:6', 'it'] }]);
    assert.match(sent, /^- checkout calls applyDiscount \[\d+:14\]/m);
    assert.match(sent, /and who calls it\?/);
  });

  test('sends the earlier answer without the numbers of its citations', async () => {
    const { sent } = await askLater('Where are orders stored?');
    assert.match(
      sent,
      /<conversation-[\w-]+>\nQuestion: What does applyDiscount do\?\nAnswer: `applyDiscount` lowers the sum\.\n<\/conversation/,
    );
  });

  test('sends at most three turns in 800 tokens, newest first, and marks cuts', async () => {
    const turns = Array.from({ length: 6 }, (_, i) => ({
      ...first,
      question: `Question number ${i}?`,
      answer: `${'word '.repeat(900)}${i}`,
    }));
    const { sent } = await askLater('Where are orders stored?', turns);
    assert.doesNotMatch(sent, /Question number [0-2]\?/);
    assert.match(sent, /Question number 5\?/);
    const said = /<conversation-([\w-]+)>([\s\S]*)<\/conversation-\1>/.exec(sent)?.[2] ?? '';
    assert.ok(said.length > 1000 && said.length < 4000, `${said.length} characters`);
    assert.match(said, /characters left out/);
  });

  test('sends the evidence of the earlier answer again, and records that', async () => {
    // What only the first answer read.
    const kept = 'src/orders/payment.ts';
    const { record, sent } = await askLater('why?', [await turnCiting(kept, 'charge')]);
    assert.match(sent, /^\[\d+\] src\/pricing\/discount\.ts:/m);
    assert.ok(record.evidence.some(({ file }) => file === kept));
    assert.equal(record.contextFromCache, true);
  });

  test('sends evidence that was not cited only where it is near the subject of the question', async () => {
    const uncited = async (file: string, name: string): Promise<EarlierTurn> => ({
      ...(await turnCiting(file, name)),
      citations: first.citations,
    });
    const withCallee = await askLater('why?', [await uncited('src/pricing/coupons.ts', 'findCoupon')]);
    const withOther = await askLater('why?', [await uncited('src/orders/payment.ts', 'charge')]);
    assert.match(withCallee.sent, /^\[\d+\] src\/pricing\/coupons\.ts:/m);
    assert.doesNotMatch(withOther.sent, /^\[\d+\] src\/pricing\/coupons\.ts:/m);
    assert.doesNotMatch(withOther.sent, /src\/orders\/payment\.ts/);
  });

  test('reads at most fifty earlier pieces again, or as many as the setting allows', async () => {
    const name = (i: number): string => `keptHelper${i}`;
    const text = Array.from(
      { length: 60 },
      (_, i) => dedent`
        export function ${name(i)}(value: number): number {
          return value + ${i};
        }
      `,
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
    const { sent } = await askLater('why?');
    assert.match(sent, /16\| .*return sum \* \(1 - 2 \* coupon\.share\)|15\| .*1 - 2 \* coupon\.share/);
    assert.doesNotMatch(sent, /\(1 - coupon\.share\)/);
  });

  test('omits evidence that is gone, with a notice', async () => {
    const path = 'src/orders/payment.ts';
    const earlier = [await turnCiting(path, 'charge')];
    shop.files.remove(path);
    await shop.codebase.apply([{ root: memoryRoot.key, path, type: 'deleted' }], neverCancelled);
    const { record, sent } = await askLater('and who calls it?', earlier);
    assert.ok(told(record).includes('evidence-gone'));
    assert.doesNotMatch(sent, /^\[\d+\] src\/orders\/payment\.ts/m);
  });

  test('retrieves everything anew after a long pause, with a notice', async () => {
    const { record, sent } = await askLater('and who calls it?', [{ ...first, at: Date.now() - 31 * 60 * 1000 }]);
    assert.deepEqual(told(record), ['session-idle', 'follow-up']);
    assert.equal(record.contextFromCache, false);
    assert.match(sent, /lowers the sum/);
  });

  test('remembers gaps that could not be found, unless they exist by now', async () => {
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
