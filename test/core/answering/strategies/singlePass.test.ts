// A model answers in one request: the prompt, the citations, and the record at the end.
import assert from 'node:assert/strict';
import { after, before, beforeEach, suite, test } from 'node:test';
import { nodeClock } from '../../../../src/node/clock.ts';
import { countTokens, estimateTokens } from '../../../../src/core/packing/tokens.ts';
import { answer } from '../../../support/scriptedReplies.ts';
import { ScriptedServer } from '../../../support/scriptedServer.ts';
import { askWith, modelAt, numberOf, promptOf, statuses, told } from '../../../support/askModel.ts';
import { openFixture, readFixture, type OpenedFixture } from '../../../support/openFixture.ts';

const server = new ScriptedServer();
let shop: OpenedFixture;
let ledger: OpenedFixture;
const discount = 'src/pricing/discount.ts';
const asked = 'Where is the discount of a coupon decided?';

before(async () => {
  await server.start();
  shop = await openFixture('shop', nodeClock);
  ledger = await openFixture('ledger', nodeClock);
});
after(() => server.close());
beforeEach(() => server.reset());

suite('the answer', () => {
  test('streams with numbered citations that lead to the current lines', async () => {
    server.script(
      answer((request) => {
        const n = numberOf(request, discount);
        return `\`applyDiscount\` decides it [${n}:6-14]. An expired coupon raises an error [${n}:10-11], see \`${discount}:11\`. Again [${n}:6-14].`;
      }),
    );
    const { events, record } = await askWith(shop.codebase, asked, { answering: modelAt(server) });
    assert.equal(
      record.answer,
      `\`applyDiscount\` decides it [1]. An expired coupon raises an error [2], see \`${discount}:11\` [3]. Again [1].`,
    );
    const lines = ((await readFixture('shop')).get(discount) ?? '').split('\n');
    assert.deepEqual(
      record.citations.map(({ n, file, lineStart, lineEnd, status }) => [n, file, lineStart, lineEnd, status]),
      [
        [1, discount, 6, 14, 'verified'],
        [2, discount, 10, 11, 'verified'],
        [3, discount, 11, 11, 'verified'],
      ],
    );
    assert.match(lines[5] ?? '', /applyDiscount/);
    assert.deepEqual(statuses(events), ['asking']);
    assert.ok(events.filter(({ kind }) => kind === 'delta').length > 5, 'it comes in pieces');
    assert.equal(record.model, 'scripted-large');
    assert.equal(record.strategy, 'gap-filling');
    assert.equal(record.stop, 'no-gaps');
    assert.equal(record.unsupportedSentences, 0);
    assert.deepEqual(record.notices, []);
  });

  test('comes without a model where the scope contains no code', async () => {
    const { record } = await askWith(shop.codebase, asked, { answering: modelAt(server) }, { scope: 'no/such/folder' });
    assert.deepEqual([server.requests.length, record.model, record.strategy], [0, null, 'extractive']);
  });

  test('without a model, the tokens of a piece of evidence are those of all its lines', async () => {
    const { record } = await askWith(shop.codebase, asked, {});
    const texts = await readFixture('shop');
    const long = record.evidence.filter(({ lineStart, lineEnd }) => lineEnd > lineStart);
    assert.ok(long.length > 0);
    for (const { file, lineStart, lineEnd, tokens } of long) {
      const lines = (texts.get(file) ?? '').split('\n').slice(lineStart - 1, lineEnd);
      assert.equal(tokens, estimateTokens(lines.join('\n')), file);
    }
  });

  test('has one form of citation, whichever way the model writes them', async () => {
    server.script(
      answer((request) => {
        const n = numberOf(request, discount);
        return `A【${n}:6】 b [${n}:L7-L8] c [${n}:9, ${n}:10] d [${discount}:11-12] e [discount.ts:13](x/y.ts#L13) f [${n}].`;
      }),
    );
    const { record } = await askWith(shop.codebase, asked, { answering: modelAt(server) });
    assert.match(record.answer, /^A\[1\] b \[2\] c \[3\] \[4\] d \[5\] e \[6\] f \[7\]\.$/);
    assert.ok(record.citations.every(({ status, file }) => status === 'verified' && file === discount));
  });

  test('marks citations of unsent lines, missing pieces and missing files as unverified', async () => {
    server.script(
      answer(
        (request) =>
          `One [${numberOf(request, discount)}:400]. Two [99:1]. Three [src/ghost.ts:3]. Four \`src/ghost.ts:4\`. Five [98]. a[97] b.ts:5`,
      ),
    );
    const { record } = await askWith(shop.codebase, asked, { answering: modelAt(server) });
    assert.equal(record.answer, 'One [1]. Two [2]. Three [3]. Four `src/ghost.ts:4`. Five [4]. a\\[97] b.ts:5');
    assert.ok(record.citations.every(({ status, reason }) => status === 'unsupported' && reason));
    assert.equal(record.confidence.level, 'low');
    assert.ok(record.unsupportedSentences > 0);
  });

  test('does not cite an unread line that prose mentions, unless its file has no such line', async () => {
    const opened = await openFixture({ 'src/fee.ts': `export function fee(): number {\n  return 1;\n}\n${'const x = 1;\n'.repeat(300)}` });
    server.script(
      answer((request) => `It adds one [${numberOf(request, 'src/fee.ts')}:1-2], long before \`src/fee.ts:290\` and src/fee.ts:999.`),
    );
    const { record } = await askWith(opened.codebase, 'What does `fee` do?', { answering: modelAt(server) });
    assert.equal(record.answer, 'It adds one [1], long before `src/fee.ts:290` and src/fee.ts:999 [2].');
    assert.deepEqual(
      record.citations.map(({ status }) => status),
      ['verified', 'unsupported'],
    );
  });

  test('notices a file that changes meanwhile, and follows lines that move', async () => {
    const opened = await openFixture('shop', nodeClock);
    const text = (await readFixture('shop')).get(discount) ?? '';
    server.script(
      answer((request) => {
        opened.files.write(discount, `// new\n${text.replace('coupon.expires < Date.now()', 'false')}`);
        const n = numberOf(request, discount);
        return `It finds the coupon first [${n}:9]. Then it compares the dates of it [${n}:10].`;
      }),
    );
    const { record } = await askWith(opened.codebase, asked, { answering: modelAt(server) });
    assert.deepEqual(
      record.citations.map(({ lineStart, status }) => [lineStart, status]),
      [
        [10, 'moved'],
        [10, 'unsupported'],
      ],
    );
    assert.equal(record.unsupportedSentences, 1);
  });

  test('notices at the end a file that changed after its citation', async () => {
    const opened = await openFixture('shop', nodeClock);
    const model = modelAt(server);
    server.script(answer((request) => [`First it decides [${numberOf(request, discount)}:6-14]. `, 'More ', 'and more.'], { pauseMs: 60 }));
    const events = [];
    for await (const event of opened.codebase.ask(
      asked,
      {},
      { isCancellationRequested: false, onCancellationRequested: () => ({ dispose() {} }) },
      { answering: model },
    )) {
      if (event.kind === 'citation') opened.files.write(discount, 'export const nothing = 0;\n');
      events.push(event);
    }
    const last = events.at(-1);
    assert.ok(last?.kind === 'done');
    assert.deepEqual(
      events.flatMap((event) => (event.kind === 'citation' ? event.citation.status : [])),
      ['verified', 'unsupported'],
    );
    assert.equal(last.record.citations[0]?.status, 'unsupported');
  });

  test('links lines only where they show something of the sentence', async () => {
    server.script(
      answer((request) => {
        const n = numberOf(request, discount);
        return `\`applyDiscount\` asks \`findCoupon\` first [${n}:9]. Then \`sendReceipt\` writes to the customer [${n}:13].`;
      }),
    );
    const { record } = await askWith(shop.codebase, asked, { answering: modelAt(server) });
    assert.deepEqual(
      record.citations.map(({ lineStart, status }) => [lineStart, status]),
      [
        [9, 'verified'],
        [13, 'unsupported'],
      ],
    );
    assert.match(record.citations[1]?.reason ?? '', /sendReceipt/);
    assert.equal(record.unsupportedSentences, 1);
  });

  test('has its sentences counted in another language as well', async () => {
    server.script(
      answer((request) => `折扣由 applyDiscount 函数决定[${numberOf(request, discount)}:6-14]。过期的优惠券会抛出错误而不是被忽略。`),
    );
    const { record } = await askWith(shop.codebase, '折扣在哪里决定？ applyDiscount', { answering: modelAt(server) });
    assert.equal(record.unsupportedSentences, 1);
    assert.match(promptOf(server.chats[0]), /language of the question/);
    await askWith(shop.codebase, asked, { answering: modelAt(server) }, { language: 'German' });
    assert.match(promptOf(server.chats[1]), /Answer in German;/);
  });

  test('never shows thinking, whichever form it has', async () => {
    server.script(answer(['<thi', 'nk>secret', ' [1:2]</think>', '\n\nShown.']));
    const tagged = await askWith(shop.codebase, asked, { answering: modelAt(server) });
    assert.equal(tagged.record.answer, 'Shown.');
    assert.deepEqual(statuses(tagged.events), ['asking', 'thinking']);
    server.script(answer('Shown too.', { reasoning: ['hm', 'hm'] }));
    const apart = await askWith(shop.codebase, asked, { answering: modelAt(server) });
    assert.equal(apart.record.answer, 'Shown too.');
    assert.deepEqual(statuses(apart.events), ['asking', 'thinking']);
  });

  test('never passes control characters on to a reader', async () => {
    server.script(answer(['a\r', '\nb\u0007\u001b[2J', ' c\u202e']));
    const { record } = await askWith(shop.codebase, asked, { answering: modelAt(server) });
    assert.equal(record.answer, 'a\nb[2J c');
  });
});

suite('the request', () => {
  test('has a list of all its places, and a number before each line', async () => {
    const places: unknown[] = [];
    const model = modelAt(server);
    const spied = {
      info: model.info,
      chat: (...[request, token]: Parameters<typeof model.chat>) => {
        places.push(...request.places);
        return model.chat(request, token);
      },
    };
    const { record } = await askWith(shop.codebase, asked, { answering: spied });
    const prompt = promptOf(server.chats[0]);
    const sent = places as { file: string; lineStart: number; lineEnd: number; tokens: number }[];
    assert.ok(sent.length > 3 && sent.every(({ tokens }) => tokens > 0));
    const texts = await readFixture('shop');
    for (const [, path = '', body = ''] of prompt.matchAll(/^\[\d+\] (\S+):\d+-\d+ ·.*\n((?:\d+\|.*\n|….*\n)*)/gm)) {
      for (const [, line, text] of body.matchAll(/^(\d+)\| (.*)$/gm)) {
        assert.equal((texts.get(path) ?? '').split('\n')[Number(line) - 1], text);
        assert.ok(sent.some((each) => each.file === path && each.lineStart <= Number(line) && Number(line) <= each.lineEnd));
      }
    }
    for (const { file, lineStart, lineEnd } of sent) {
      assert.ok(record.evidence.some((each) => each.file === file && each.lineStart <= lineStart && lineEnd <= each.lineEnd));
    }
  });

  test('has an exact token count; usage and cost are those of the provider', async () => {
    server.script(answer('Yes.', { usage: { prompt: 1000, completion: 100, cached: 400 } }));
    const price = { input: 2, output: 10, cachedInput: 1, currency: 'EUR' };
    const { record } = await askWith(shop.codebase, asked, { answering: modelAt(server, { price }) });
    let total = 0;
    for (const { content } of server.chats[0]?.body?.messages ?? []) total += await countTokens(content);
    assert.equal(record.tokens.total, total);
    assert.equal(record.tokens.prompt + record.tokens.initial, total);
    assert.ok(record.tokens.initial <= 4000 && record.tokens.prompt < 900, JSON.stringify(record.tokens));
    assert.equal(record.tokens.cached, 400);
    assert.deepEqual(
      { ...record.modelUse, where: '' },
      {
        where: '',
        calls: 1,
        promptTokens: 1000,
        completionTokens: 100,
        cachedTokens: 400,
        estimated: false,
        cost: 0.0026,
        currency: 'EUR',
      },
    );
  });

  test('has callers, raises and state for a failure, the tree for a flow, and figures for structure', async () => {
    const models = { answering: modelAt(server) };
    await askWith(ledger.codebase, 'Why do I get InsufficientFunds in `withdraw`?', models, { mode: 'diagnostic' });
    assert.match(promptOf(server.chats[0]), /- transfer calls Account\.withdraw.* \[\d+:\d+\]/);
    assert.match(promptOf(server.chats[0]), /- Account\.withdraw raises InsufficientFunds \[\d+:\d+\]/);
    assert.match(promptOf(server.chats[0]), /Account\.deposit changes self\.balance too \[\d+:\d+\]/);
    await askWith(shop.codebase, 'Trace `checkout`', models);
    assert.match(promptOf(server.chats[1]), /^- flow from checkout \[\d+:\d+\]/m);
    assert.match(promptOf(server.chats[1]), /^ {2}- → chargeOrRelease \[\d+:\d+\].*\n {4}- → charge \[\d+:\d+\]/m);
    await askWith(shop.codebase, 'What are the architectural problems here?', models);
    assert.match(promptOf(server.chats[2]), /- measured: \d+ code files, \d+ functions/);
    assert.match(promptOf(server.chats[2]), /- measured: checkout: called from other files by 1, calls 4, 10 lines \[\d+:\d+\]/);
    await askWith(shop.codebase, 'What does `applyDiscounts` do?', models);
    assert.match(
      promptOf(server.chats[3]),
      /no definition of applyDiscounts is known in this workspace; names near it, which are something else: applyDiscount/,
    );
  });

  test('has only relations that the answer can cite', async () => {
    server.script(answer((request) => [...promptOf(request).matchAll(/^ *- .*(\[\d+:\d+\])/gm)].map(([, mark]) => `It is so ${mark}. `)));
    const { record } = await askWith(shop.codebase, 'Trace `checkout`', { answering: modelAt(server) });
    assert.ok(record.citations.length > 4);
    assert.deepEqual([...new Set(record.citations.map(({ status }) => status))], ['verified']);
  });

  test('has the rules beside the question for a model without a system role', async () => {
    const model = modelAt(server);
    const plain = { ...model, info: { ...model.info, capabilities: { ...model.info.capabilities, system: false } } };
    await askWith(shop.codebase, asked, { answering: plain });
    assert.deepEqual(
      server.chats[0]?.body?.messages?.map(({ role }) => role),
      ['user'],
    );
    assert.match(promptOf(server.chats[0]), /^Answer a developer's question/);
  });

  test('fits the context window, with room for the answer', async () => {
    await askWith(shop.codebase, asked, { answering: modelAt(server) }, { maxOutputTokens: 500 });
    const full = await countTokens(promptOf(server.chats[0]));
    const most = full - 300;
    await askWith(shop.codebase, asked, { answering: modelAt(server, { maxInputTokens: most + 500 }) }, { maxOutputTokens: 500 });
    assert.ok((await countTokens(promptOf(server.chats[1]))) <= most);
    assert.equal(server.chats[1]?.body?.['max_tokens'], 500);
  });

  test('cuts a long question in the middle, with a note', async () => {
    const { record } = await askWith(shop.codebase, `Why is stock not released?\n${'2024 ERROR in worker\n'.repeat(2000)}the end`, {
      answering: modelAt(server),
    });
    assert.ok(promptOf(server.chats[0]).length < 45_000);
    assert.match(promptOf(server.chats[0]), /characters left out[\s\S]*the end/);
    assert.match(record.confidence.reasons.join(' '), /The question is long: \d+ characters/);
  });
});

test('a person can choose the strategy without a model', async () => {
  const { record } = await askWith(shop.codebase, asked, { answering: modelAt(server) }, { strategy: 'extractive' });
  assert.equal(record.model, null);
  assert.equal(server.requests.length, 0);
  assert.deepEqual(told(record), []);
});
