// Golden questions on two tiny repositories, from the text of the question to checked citations.
import assert from 'node:assert/strict';
import { before, suite, test } from 'node:test';
import { unfold } from '../../../src/core/answering/page/folds.ts';
import type { AnswerRecord } from '../../../src/core/answering/record/answerRecord.ts';
import { ask, eventsOf, openFixture, openUnindexed, readFixture, type OpenedFixture } from '../../support/openFixture.ts';
import { costsLittle } from '../../support/hostileTime.ts';
import { dedent } from '../../support/dedent.ts';

let shop: OpenedFixture;
let ledger: OpenedFixture;
let shopTexts: Map<string, string>;

before(async () => {
  shop = await openFixture('shop');
  ledger = await openFixture('ledger');
  shopTexts = await readFixture('shop');
});

/** Text of the lines that a citation leads to. */
function citedText(record: AnswerRecord, title: string, texts: ReadonlyMap<string, string>): string {
  const citation = record.citations.find((each) => each.title === title);
  assert.ok(citation, `no citation titled ${title} among ${record.citations.map((each) => each.title).join(', ')}`);
  return (texts.get(citation.file) ?? '')
    .split('\n')
    .slice(citation.lineStart - 1, citation.lineEnd)
    .join('\n');
}

suite('conceptual', () => {
  test('"where is X decided" shows the deciding function with its doc, callers and callees', async () => {
    const record = await ask(shop.codebase, 'Where is the discount of a coupon decided?');
    assert.equal(record.mode.value, 'conceptual');
    assert.match(
      record.answer,
      /^`src\/pricing` \[1\]: `applyDiscount` fits the words of the question best\. Its comment says: .*\n\n### `applyDiscount`/,
    );
    assert.match(record.answer, /Decides what the cart costs/);
    assert.match(record.answer, /2 places use it\. Used in: `checkout` \[\d+\]/);
    assert.match(record.answer, /Calls: .*`findCoupon` \[\d+\]/);
    assert.match(citedText(record, 'applyDiscount', shopTexts), /^export function applyDiscount[\s\S]*\}$/);
    assert.match(citedText(record, 'checkout → applyDiscount', shopTexts), /applyDiscount\(lines, coupon\)/);
  });

  test('documentation is quoted beside code', async () => {
    const record = await ask(shop.codebase, 'What is a coupon and when does it expire?');
    assert.match(record.answer, /^The documentation says, in `README\.md:7` \[\d+\]: Coupons expire at midnight/);
  });

  test('a name with several definitions is ambiguous, and all are shown', async () => {
    const record = await ask(shop.codebase, 'What does `parse` do?');
    assert.match(record.answer, /`parse` is ambiguous: 2 symbols/);
    assert.deepEqual(
      record.citations
        .filter(({ title }) => title === 'parse')
        .map(({ file }) => file)
        .sort(),
      ['src/config.ts', 'src/http/body.ts'],
    );
    assert.equal(record.confidence.level, 'medium');
  });

  test('a name that does not exist is reported as missing, and similar names are not presented as it', async () => {
    const record = await ask(shop.codebase, 'What does `applyDiscounts` do?');
    assert.match(
      record.answer,
      /^`applyDiscounts` is not defined in this workspace\. Similar names, which are different things: `applyDiscount` \[1\]/,
    );
    assert.equal(record.confidence.level, 'low');
    const other = await ask(shop.codebase, 'Where is frobnicate_quux() defined?');
    assert.match(other.answer, /^`frobnicate_quux` is not defined in this workspace\./);
  });

  test('a name that is defined outside of the scope is reported there, not as missing', async () => {
    const record = await ask(shop.codebase, 'What does `applyDiscount` do?', { scope: 'src/orders' });
    assert.match(record.answer, /^`applyDiscount` is defined outside of the scope of the question: `applyDiscount` \[1\]\./);
    assert.equal(record.citations[0]?.file, 'src/pricing/discount.ts');
  });

  test('no callers, unknown callers and a name without other places give different answers', async () => {
    const record = await ask(ledger.codebase, 'What does `set_limit` do?');
    assert.match(record.answer, /- No use is known in this workspace; code outside of it can use it\./);
    const unsure = await openFixture({
      'a.py': dedent`
        class A:
            def reconcile(self):
                return 1


        class B:
            def reconcile(self):
                return 2
      `,
      'b.py': 'def go(thing):\n    return thing.reconcile()\n',
    });
    const answer = (await ask(unsure.codebase, 'What does `A.reconcile` do?')).answer;
    assert.match(answer, /- No direct use is known\. 1 more place has the name and may mean another one\. The name is in: `go` \[\d+\]\./);
    assert.doesNotMatch(answer, /Used in:/);
  });

  test('callers of a base method are listed as possible callers of an override, except for calls of super', async () => {
    const kinds = Array.from(
      { length: 8 },
      (_, at) => dedent`
        class Kind${at}(Transport):
            def notify(self, text):
                return ${at}


      `,
    );
    const opened = await openFixture({
      'transports.py': `class Transport:\n    def notify(self, text):\n        raise NotImplementedError()\n\n\n${kinds.join('')}class Loud(Transport):\n    def notify(self, text):\n        return super().notify(text)\n`,
      'channel.py': dedent`
        from transports import Transport


        class Channel:
            transport: Transport

            def send(self):
                self.transport.notify("down")
      `,
    });
    const { answer } = await ask(opened.codebase, 'What does `Kind3.notify` do?');
    assert.match(answer, /- No direct use is known; 1 possible through `Transport`\. Possible: `Channel\.send` \[\d+\]\.\n/);
    assert.doesNotMatch(answer, /No direct callers|Loud/);
    const callers = await ask(opened.codebase, 'Who calls `Kind3.notify`?');
    assert.match(callers.answer, /Channel\.send/);
  });
});

suite('diagnostic', () => {
  const trace = [
    'Traceback (most recent call last):',
    '  File "/usr/src/app/ledger/api.py", line 15, in post_transfer',
    '    transfer(body["source"], body["target"], body["amount"])',
    '  File "/usr/src/app/ledger/transfer.py", line 13, in transfer',
    '    giver.withdraw(amount)',
    '  File "/usr/src/app/ledger/account.py", line 19, in withdraw',
    '    raise InsufficientFunds(f"account {self.number} has only {self.balance}")',
    'ledger.errors.InsufficientFunds: account 7 has only 3',
  ].join('\n');

  test('container paths are mapped; the innermost frame comes first; state and callers are named', async () => {
    const record = await ask(ledger.codebase, trace);
    assert.equal(record.mode.value, 'diagnostic');
    const first = /^- `([\w.]+)` `(ledger\/\w+\.py:\d+)` \[\d+\]$/m.exec(record.answer);
    assert.deepEqual(first?.slice(1), ['Account.withdraw', 'ledger/account.py:19']);
    assert.match(
      record.answer,
      /^`Account\.withdraw` raises this: "account … has only …" \[1\]\. Reached if this holds: `if self\.balance - amount < self\.limit`/,
    );
    assert.match(
      record.answer,
      /`Account\.withdraw` reads and changes `self\.balance` \[\d+\]; it is also changed by .*`Account\.deposit`/,
    );
    assert.match(record.answer, /Reached from:\n {2}- `transfer` \[\d+\]/);
    assert.equal(record.confidence.level, 'high');
  });

  test('a frame whose line has moved is found by its name, with a note', async () => {
    const record = await ask(ledger.codebase, trace.replace('line 13, in transfer', 'line 2, in transfer'));
    assert.match(
      record.answer,
      /`transfer` `ledger\/transfer\.py:13` \[\d+\] \(the code has moved since `\/usr\/src\/app\/ledger\/transfer\.py:2`/,
    );
  });

  test('frames of packages are outside the workspace, and the text of an error leads to the code that raises it', async () => {
    const text = [
      'Error: Item tea is out of stock',
      '    at reserve (/app/dist/src/store/inventory.ts:15:11)',
      '    at Layer.handle [as handle_request] (/app/node_modules/express/lib/router/layer.js:95:5)',
    ].join('\n');
    const record = await ask(shop.codebase, text);
    assert.match(record.answer, /layer\.js:95`: outside this workspace/);
    assert.match(record.answer, /^`reserve` raises `OutOfStockError`, whose text is "Item … is out of stock"/);
    const symptom = await ask(shop.codebase, 'Why do I get "is out of stock" although I restocked?');
    assert.equal(symptom.mode.value, 'diagnostic');
    assert.match(symptom.answer, /OutOfStockError|reserve/);
  });

  test('an exception without "error" in its name leads to the code that raises it', async () => {
    const { answer } = await ask(ledger.codebase, 'Why is InsufficientFunds raised?');
    assert.doesNotMatch(answer, /holds no stack trace/);
    assert.match(answer, /^### `Account\.withdraw`/m);
  });

  test('search in diagnostic mode is a flat list with more than the frames', async () => {
    const { mode, ranked } = await ledger.codebase.search(
      trace,
      { limit: 20 },
      (await import('../../../src/core/base/cancellation.ts')).neverCancelled,
    );
    assert.equal(mode.value, 'diagnostic');
    assert.equal(ranked[0]?.symbol, 'Account.withdraw');
    const symbols = ranked.map(({ symbol }) => symbol);
    assert.ok(symbols.includes('transfer') && symbols.includes('InsufficientFunds'), symbols.join(', '));
  });
});

suite('exploratory', () => {
  test('a flow is a nested list, every hop cited at its call', async () => {
    const record = await ask(shop.codebase, 'Trace `checkout`');
    assert.equal(record.mode.value, 'exploratory');
    assert.match(record.answer, /\*\*Flow from `checkout`\*\*/);
    assert.match(record.answer, /^ {3}- `reserve` \[\d+\]/m);
    assert.match(record.answer, /^ {3}- `chargeOrRelease` \[\d+\]\n {6}- `charge` \[\d+\]/m);
    assert.match(citedText(record, 'chargeOrRelease → charge', shopTexts), /await charge\(id, total\)/);
  });

  test('recursion is marked and ends', async () => {
    const record = await ask(ledger.codebase, 'Trace countdown()');
    assert.match(record.answer, /- `countdown` \[\d+\] \(recursive\)/);
  });

  test('"who calls" walks backwards', async () => {
    const record = await ask(ledger.codebase, 'Who calls `find_account`?');
    const { text, folded } = unfold(record);
    assert.match(text, /^3 places call `find_account`\.\n\n- `(?:transfer|statement)` \[\d+\]: `\w+ = find_account\(/);
    assert.doesNotMatch(text, /called from/);
    assert.deepEqual(
      folded.map(({ label }) => label),
      ['What leads to find_account: 3 indirect steps', 'Other uses of find_account: 3 more', 'The code of find_account'],
    );
    assert.match(folded[0]?.text ?? '', /- `transfer` \[\d+\]\n {2}- called from `post_transfer`/);
  });
});

suite('analytical', () => {
  test('the most severe finding comes first, or that there is none, then the figures', async () => {
    const record = await ask(shop.codebase, 'What are the architectural problems here?');
    assert.equal(record.mode.value, 'analytical');
    assert.match(record.answer, /^The workspace: \d+ code files, \d+ functions and methods\. No rule finds a problem/);
    assert.match(record.answer, /\| `checkout` \[\d+\] \| 1 \| 4 \| 10 \|/);
    const { text, folded } = unfold(record);
    assert.match(text, /\*\*Largest, and most connected\*\*/);
    assert.deepEqual(
      folded.map(({ label }) => label.replace(/\d+/, 'n')),
      ['Calls between folders: n', 'Cohesion of modules: n'],
    );
  });

  test('a scope is obeyed by every retriever, and an unknown one finds nothing', async () => {
    const record = await ask(shop.codebase, 'Review the code quality of src/pricing', {});
    assert.equal(record.mode.scope, 'src/pricing');
    assert.ok(
      record.citations.length > 0 && record.citations.every(({ file }) => file.startsWith('src/pricing/')),
      JSON.stringify(record.citations),
    );
    const unknown = await ask(shop.codebase, 'What is a coupon?', { scope: 'src/nowhere' });
    assert.match(unknown.answer, /Nothing in this workspace is named `src\/nowhere`/);
    assert.equal(unknown.citations.length, 0);
  });
});

suite('events and record', () => {
  test('come in order, and the record is whole', async () => {
    const events = await eventsOf(shop.codebase, 'How does checkout work?');
    const kinds = [...new Set(events.map(({ kind }) => kind))];
    assert.deepEqual(kinds, ['classified', 'pictured', 'retrieved', 'pass', 'citation', 'delta', 'done']);
    const last = events.at(-1);
    assert.ok(last?.kind === 'done');
    const { record } = last;
    assert.equal(record.model, null);
    assert.equal(record.strategy, 'extractive');
    assert.ok(record.tokens.prompt > 0 && record.tokens.initial > 0 && record.tokens.initial <= 4000);
    assert.ok(record.search.retrievers.some(({ name, ran }) => name === 'vectors' && !ran));
    assert.ok(record.citations.every(({ status }) => status === 'verified'));
    const mentioned = [...record.answer.matchAll(/\[(\d+)\]/g)].map(([, n]) => Number(n));
    assert.deepEqual(
      [...new Set(mentioned)].sort((a, b) => a - b),
      record.citations.map(({ n }) => n),
    );
    for (const { file, lineStart, lineEnd } of record.citations) {
      assert.ok(record.evidence.some((each) => each.file === file && each.lineStart === lineStart && each.lineEnd === lineEnd));
    }
  });

  test('the answer is about the selection', async () => {
    const focus = { root: 'root', path: 'src/orders/payment.ts', lineStart: 3, lineEnd: 4 };
    const record = await ask(shop.codebase, 'Explain this', { focus });
    assert.match(record.answer, /^### `charge`/);
  });

  test('the user may choose the mode', async () => {
    const record = await ask(shop.codebase, 'checkout', { mode: 'exploratory' });
    assert.equal(record.mode.by, 'user');
    assert.match(record.answer, /Flow from/);
  });

  test('an answer during indexing says that the index is incomplete', async () => {
    const { codebase } = openUnindexed(shopTexts);
    const record = await ask(codebase, 'What is a coupon?');
    assert.match(record.answer, /still being built: this answer covers few of the files/);
    assert.equal(record.confidence.level, 'low');
  });
});

suite('bad questions', () => {
  for (const question of [
    'x',
    '?',
    '🙂🙂',
    '.*+?^${}()|[]\\',
    '__proto__',
    'constructor',
    '\uD800',
    '<script>alert(1)</script>',
    '[1] [2] `',
    'a'.repeat(5000),
  ]) {
    test(`survives ${JSON.stringify(question.slice(0, 30))}`, async () => {
      const record = await ask(shop.codebase, question);
      assert.ok(record.answer.length > 0);
    });
  }

  test('an empty question fails with its own code', async () => {
    const events = await eventsOf(shop.codebase, ' \n ');
    assert.deepEqual(events, [{ kind: 'failed', code: 'empty-question', args: [] }]);
  });

  test('an empty workspace fails with its own code', async () => {
    const { codebase } = await openFixture({});
    assert.deepEqual(await eventsOf(codebase, 'What is this?'), [{ kind: 'failed', code: 'nothing-indexed', args: [] }]);
  });

  test('200 kB of log are read in bounded time', async () => {
    const line = '2024-01-01 12:00:00 ERROR worker-17 something went wrong in `module.function` at /srv/app/x.py:12\n';
    await costsLittle('a long log', async () => {
      const record = await ask(shop.codebase, `Why is stock not released?\n${line.repeat(2100)}`);
      assert.equal(record.mode.value, 'diagnostic');
    });
  });
});
