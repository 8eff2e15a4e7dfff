// Questions for a relation that is no walk over calls: who writes a field, sends an event, extends a type. The list of all uses answers them.
import assert from 'node:assert/strict';
import { before, suite, test } from 'node:test';
import type { Codebase } from '../../../../src/core/api.ts';
import type { AnswerRecord } from '../../../../src/core/answering/record/record.ts';
import { ask, openFixture } from '../openFixture.ts';

const files = {
  'store/order.py':
    'class Order:\n    def __init__(self):\n        self.total = 0\n\n    def add(self, price):\n        self.total += price\n\n    def shown(self):\n        return f"{self.total}"\n\n\n' +
    'class GiftOrder(Order):\n    pass\n\n\nclass Basket:\n    def __init__(self):\n        self.total = 1\n',
  'store/signals.py':
    'from scrapy import signals\n\nstock_low = object()\n\n\ndef refill(**kwargs):\n    return kwargs\n\n\ndef watch(crawler):\n    crawler.signals.connect(refill, signal=stock_low)\n\n\n' +
    'def count(crawler):\n    crawler.signals.send_catch_log(signal=stock_low)\n',
  'store/label.py': 'class Label:\n    def __init__(self):\n        self.shown = ""\n\n    def text(self):\n        return self.shown\n',
  'store/settings.py': 'RETRY_LIMIT = 3\n',
  'store/load.py':
    'def load(settings):\n    try:\n        return settings["RETRY_LIMIT"]\n    except KeyError:\n        raise ValueError("no limit")\n\n\ndef tried(settings):\n    try:\n        return load(settings)\n    except ValueError:\n        return None\n',
};

let codebase: Codebase;
before(async () => {
  codebase = (await openFixture(files)).codebase;
});

const asked = (question: string): Promise<AnswerRecord> => ask(codebase, question);

suite('a relation that is asked for', () => {
  for (const [question, title, lines, others] of [
    [
      'Who writes Order.total?',
      /(?:^|\n\n)\*\*Where `Order\.total` is changed\*\*/,
      ['self.total = 0', 'self.total += price'],
      ['f"{self.total}"', 'self.total = 1'],
    ],
    [
      'where is the field total of Order read?',
      /(?:^|\n\n)\*\*Where `Order\.total` is read\*\*/,
      ['return f"{self.total}"'],
      ['self.total = 0'],
    ],
    // A method has the name too.
    ['Where is the field shown read?', /(?:^|\n\n)\*\*Where `(?:Label\.)?shown` is read\*\*/, ['return self.shown'], ['self.shown = ""']],
    [
      'Wo wird `Order.total` verwendet?',
      /(?:^|\n\n)\*\*Uses of `Order\.total`\*\*/,
      ['self.total = 0', 'self.total += price', 'return f"{self.total}"'],
      ['self.total = 1'],
    ],
    ['where is `stock_low` sent?', /(?:^|\n\n)\*\*Where `stock_low` is sent\*\*/, ['send_catch_log(signal=stock_low)'], ['connect(refill']],
    ['Where is ValueError caught?', /(?:^|\n\n)\*\*Where `ValueError` is caught\*\*/, ['except ValueError:'], ['raise ValueError']],
    ['who handles stock_low?', /(?:^|\n\n)\*\*Where `stock_low` is handled\*\*/, ['connect(refill, signal=stock_low)'], ['send_catch_log']],
  ] as const)
    test(question, async () => {
      const { answer, mode, citations } = await asked(question);
      assert.equal(mode.value, 'exploratory');
      assert.match(answer, title);
      const list = answer.split('\n\n').slice(0, 3).join('\n');
      for (const line of lines) assert.ok(list.includes(line), `${line} is not listed in ${list}`);
      for (const line of others) assert.ok(!list.includes(line), `${line} is listed in ${list}`);
      assert.ok(citations.length >= lines.length);
    });

  test('for subtypes is answered with them', async () => {
    const { answer } = await asked('list all subclasses of `Order`');
    assert.match(answer, /(?:^|\n\n)\*\*What extends or implements `Order`\*\*[^]*?- `GiftOrder`, class/);
  });

  test('for subtypes tells the direct ones first, then those through them, and tests behind a line', async () => {
    const opened = await openFixture({
      'depot/base.py': 'class Crate:\n    pass\n\n\nclass WoodCrate(Crate):\n    pass\n\n\nclass OakCrate(WoodCrate):\n    pass\n',
      'depot/zinc.py': 'from depot.base import Crate\n\n\nclass ZincCrate(Crate):\n    pass\n',
      'tests/test_crate.py': 'from depot.base import Crate\n\n\nclass FakeCrate(Crate):\n    pass\n',
    });
    const { answer } = await ask(opened.codebase, 'What extends `Crate`?');
    assert.match(
      answer,
      /- `WoodCrate`[^]*- `ZincCrate`[^]*- `OakCrate`, class, [^\n]*\(through `WoodCrate`\)[^]*in tests: 1 more[^]*`FakeCrate`/,
    );
  });

  test('for subtypes finds a type under the package that it is written with, and an interface of the library of Go', async () => {
    const opened = await openFixture({
      'coder/coder.go': 'package coder\n\ntype Coder interface {\n\tCode(id int) int\n}\n',
      'shop/shop.go':
        'package shop\n\ntype plain struct{}\n\nfunc (plain) Code(id int) int { return id }\n\nfunc (plain) String() string { return "" }\n',
    });
    const coder = await ask(opened.codebase, 'Which types implement coder.Coder?');
    assert.match(coder.answer, /^1 type extends or implements `coder\.Coder`\.[^]*- `plain`, class/);
    const stringer = await ask(opened.codebase, 'Which types implement fmt.Stringer?');
    assert.match(stringer.answer, /\*\*What extends or implements `fmt\.Stringer`\*\*[^]*- `plain`, class/);
  });

  test('for something that is nowhere tells no flow of something else', async () => {
    const { answer, confidence } = await asked('where is `frobnicateAll` used?');
    assert.match(answer, /^`frobnicateAll` is not defined in this workspace\./);
    assert.doesNotMatch(answer, /Flow from/);
    assert.equal(confidence.level, 'low');
  });

  test('that nobody is known to stand in is not sure where the name stands in quotation marks', async () => {
    const { answer, confidence } = await asked('who reads `RETRY_LIMIT`?');
    assert.match(answer, /No place is known\. No use is known, but its name appears in quotation marks/);
    assert.equal(confidence.level, 'medium');
  });

  test('of a name that dozens of classes have is answered for those that the question tells of, and says so', async () => {
    const kinds = [...Array.from({ length: 30 }, (_, i) => `Kind${i}`), 'FreightParcel'];
    const classes = kinds.map((kind) => `class ${kind}:\n    def __init__(self):\n        self.weight = 0\n`).join('\n\n');
    const reader = '\n\ndef heavy(parcel: FreightParcel):\n    return parcel.weight > 40\n';
    const opened = await openFixture({ 'depot/kinds.py': classes + reader });
    const { answer } = await ask(opened.codebase, 'Where is the field `weight` of a freight parcel read?');
    assert.match(answer, /31 definitions have this name\. These are the uses of the 12 that match the question best/);
    assert.match(answer, /`heavy`.*reads.*`return parcel\.weight > 40`/);
  });
});

test('an error is told with its text', async () => {
  const { answer } = await asked('What can `load` raise?');
  assert.match(answer, /Raises `ValueError`[^\n]*: `no limit`/);
});
