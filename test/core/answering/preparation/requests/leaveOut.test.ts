// Evidence that a reply does not cite makes room for its gaps, over real HTTP, read from the requests that arrived.
import assert from 'node:assert/strict';
import { after, before, beforeEach, suite, test } from 'node:test';
import type { Codebase, AskOptions } from '../../../../../src/core/codebase/api.ts';
import type { Steering } from '../../../../../src/core/answering/input/steering.ts';
import { noWishes } from '../../../../../src/core/answering/input/steering.ts';
import { answer } from '../../../../support/scriptedReplies.ts';
import { ScriptedServer } from '../../../../support/scriptedServer.ts';
import { askWith, modelAt, numberOf, promptOf, reply, type Outcome } from '../../../../support/askModel.ts';
import { openFixture } from '../../../../support/openFixture.ts';

const server = new ScriptedServer();
let codebase: Codebase;

/** A function of `count` lines, each of which can be told from all others. */
function long(name: string, count: number, doc: string): string {
  const steps = Array.from({ length: count }, (_, i) => `    ledger.append(("${name}", ${i}, entry.amount, entry.currency))`);
  return `def ${name}(ledger, entry):\n    """${doc}"""\n${steps.join('\n')}\n    return ledger\n`;
}

const files = {
  'bank/post.py': long('post_entry', 40, 'Posts an entry to the ledger of the bank.'),
  'bank/void.py': long('void_entry', 40, 'Voids an entry of the ledger of the bank.'),
  'bank/audit.py': long('audit_entry', 40, 'Audits an entry of the ledger of the bank.'),
  'bank/close.py': long('close_entry', 40, 'Closes an entry of the ledger of the bank.'),
  'rates/table.py': long('rate_table', 120, 'Rates of currencies.'),
  'rates/fees.py': long('fee_table', 100, 'Fees of currencies.'),
};
const question = 'How does the bank post an entry to the ledger?';

before(async () => {
  ({ codebase } = await openFixture(files));
  await server.start();
});
after(() => server.close());
beforeEach(() => server.reset());

function ask(options: AskOptions = {}, steering?: Steering): Promise<Outcome> {
  const models = { answering: modelAt(server), ...(steering ? { steering } : {}) };
  return askWith(codebase, question, models, { mode: 'conceptual', budget: 6000, ...options });
}

/** The number of `path` in the first request. */
function firstNumber(path: string): number {
  const [request] = server.chats;
  assert.ok(request);
  return numberOf(request, path);
}

/** Whether one of the first lines of the function `name` can be read in request `at`. */
function holds(at: number, name: string): boolean {
  return promptOf(server.chats[at]).includes(`ledger.append(("${name}", 2,`);
}

/** Cites post_entry and misses a function that does not fit beside all that was sent. */
const first = answer((request) => reply(`It posts [${numberOf(request, 'bank/post.py')}:3].`, '`rate_table`'));

suite('evidence that the reply does not cite', () => {
  test('is left out where a gap would find no room, while cited evidence stays', async () => {
    server.script(first, answer(reply('The answer.')));
    const { record } = await ask();
    assert.deepEqual(
      ['post_entry', 'void_entry', 'audit_entry', 'close_entry'].map((name) => holds(0, name)),
      [true, true, true, true],
    );
    assert.deepEqual([holds(1, 'post_entry'), holds(1, 'rate_table')], [true, true]);
    const out = ['void_entry', 'audit_entry', 'close_entry'].filter((name) => !holds(1, name));
    assert.ok(out.length > 0, 'all is still there');
    const second = promptOf(server.chats[1]);
    assert.equal(record.passes[1]?.leftOut?.length, out.length);
    for (const name of out) assert.match(second, new RegExp(`^- bank/\\w+\\.py:1-\\d+ function ${name}$`, 'm'));
    assert.match(second, /does not cite was left out/);
    const [gap] = record.passes[0]?.gaps ?? [];
    assert.equal(gap?.outcome, 'found');
    assert.match(second, /"rate_table", 119,/);
  });

  test('stays unchanged where there is room', async () => {
    server.script(first, answer(reply('The answer.')));
    await ask({ budget: 24_000 });
    assert.equal(server.chats.length, 2);
    const [before_, after_] = [server.chats[0]?.body?.messages ?? [], server.chats[1]?.body?.messages ?? []];
    assert.deepEqual(after_.slice(0, before_.length), before_);
  });

  test('stays in the record, and the tokens of the passes are those of the last request', async () => {
    server.script(first, answer(reply('The answer.')));
    const { record } = await ask();
    for (const file of ['bank/post.py', 'bank/void.py', 'bank/audit.py', 'bank/close.py', 'rates/table.py'])
      assert.ok(
        record.evidence.some((each) => each.file === file),
        file,
      );
    assert.equal(
      record.tokens.byPass.reduce((sum, each) => sum + each, 0),
      record.tokens.total,
    );
    assert.ok(record.tokens.byPass.every((tokens) => tokens > 0));
  });

  test('is followed by lines far from the citations, where that is not enough', async () => {
    const banks = ['post', 'void', 'audit', 'close'];
    const citing = answer((request) => {
      const said = banks.map((name) => `It does [${numberOf(request, `bank/${name}.py`)}:3].`);
      return reply(said.join(' '), '`rate_table`', '`fee_table`');
    });
    server.script(
      citing,
      answer((request) => reply(`It posts [${numberOf(request, 'bank/post.py')}:3].`)),
    );
    const { record } = await ask();
    const line = (name: string, i: number): string => `ledger.append(("${name}_entry", ${i},`;
    const [before_, after_] = [promptOf(server.chats[0]), promptOf(server.chats[1])];
    const far = banks.filter((name) => before_.includes(line(name, 12)) && !after_.includes(line(name, 12)));
    assert.ok(far.length > 0, 'nothing was cut');
    for (const name of banks) assert.ok(after_.includes(line(name, 0)), `${name}: what is cited is gone`);
    assert.deepEqual(
      record.citations.map(({ file, lineStart, status }) => [file, lineStart, status]),
      [['bank/post.py', 3, 'verified']],
    );
  });

  test('returns under its number when the model asks for it again', async () => {
    let number = 0;
    server.script(
      first,
      answer((request) => {
        const prompt = promptOf(request);
        number = firstNumber('bank/close.py');
        assert.ok(!holds(1, 'close_entry'), prompt);
        return reply(`It posts [${numberOf(request, 'bank/post.py')}:3].`, '`close_entry`');
      }),
      answer((request) => reply(`It closes [${numberOf(request, 'bank/close.py')}:22].`)),
    );
    const { record } = await ask();
    assert.equal(server.chats.length, 3);
    assert.match(promptOf(server.chats[2]), new RegExp(`^\\[${number}\\] bank/close\\.py:`, 'm'));
    assert.ok(holds(2, 'close_entry'));
    assert.deepEqual(
      record.citations.map(({ file, status }) => [file, status]),
      [['bank/close.py', 'verified']],
    );
  });

  test('leaves together with earlier drafts, and gaps that were not found are repeated', async () => {
    server.script(
      answer((request) => reply(`Draft one [${numberOf(request, 'bank/post.py')}:3].`, '`nowhere_at_all`', '`rate_table`')),
      answer((request) => reply(`Draft two [${numberOf(request, 'bank/post.py')}:3].`, '`fee_table`')),
      answer(reply('The answer.')),
    );
    await ask();
    const third = promptOf(server.chats[2]);
    assert.doesNotMatch(third, /Draft one/);
    assert.match(third, /Draft two/);
    assert.match(third, /- nowhere_at_all: not found/);
    assert.equal((third.match(/^- nowhere_at_all/gm) ?? []).length, 1);
  });

  test('stays when a person pinned it, and leaves first when they excluded it', async () => {
    server.script(first, answer(reply('The answer.')));
    await ask(
      {},
      {
        wishes: () =>
          Promise.resolve({
            ...noWishes,
            pin: [firstNumber('bank/close.py')],
            exclude: [firstNumber('bank/post.py')],
          }),
      },
    );
    assert.deepEqual([holds(1, 'close_entry'), holds(1, 'post_entry')], [true, false]);
  });
});
