// Questions for a relation other than calls, such as writers of a field or subtypes, are answered by the list of all uses.
import assert from 'node:assert/strict';
import { before, suite, test } from 'node:test';
import type { Codebase } from '../../../../../src/core/codebase/api.ts';
import type { AnswerRecord } from '../../../../../src/core/answering/record/answerRecord.ts';
import { ask, openFixture } from '../../../../support/openFixture.ts';
import { dedent } from '../../../../support/dedent.ts';

const files = {
  'store/order.py': dedent`
    class Order:
        def __init__(self):
            self.total = 0

        def add(self, price):
            self.total += price

        def shown(self):
            return f"{self.total}"


    class GiftOrder(Order):
        pass


    class Basket:
        def __init__(self):
            self.total = 1
  `,
  'store/signals.py': dedent`
    from scrapy import signals

    stock_low = object()


    def refill(**kwargs):
        return kwargs


    def watch(crawler):
        crawler.signals.connect(refill, signal=stock_low)


    def count(crawler):
        crawler.signals.send_catch_log(signal=stock_low)
  `,
  'store/label.py': dedent`
    class Label:
        def __init__(self):
            self.shown = ""

        def text(self):
            return self.shown
  `,
  'store/settings.py': 'RETRY_LIMIT = 3\n',
  'store/load.py': dedent`
    def load(settings):
        try:
            return settings["RETRY_LIMIT"]
        except KeyError:
            raise ValueError("no limit")


    def tried(settings):
        try:
            return load(settings)
        except ValueError:
            return None
  `,
};

let codebase: Codebase;
before(async () => {
  codebase = (await openFixture(files)).codebase;
});

const answerTo = (question: string): Promise<AnswerRecord> => ask(codebase, question);

suite('the answer about a relation', () => {
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
    test(`lists its members: ${question}`, async () => {
      const { answer, mode, citations } = await answerTo(question);
      assert.equal(mode.value, 'exploratory');
      assert.match(answer, title);
      const list = answer.split('\n\n').slice(0, 3).join('\n');
      for (const line of lines) assert.ok(list.includes(line), `${line} is not listed in ${list}`);
      for (const line of others) assert.ok(!list.includes(line), `${line} is listed in ${list}`);
      assert.ok(citations.length >= lines.length);
    });

  test('lists subtypes', async () => {
    const { answer } = await answerTo('list all subclasses of `Order`');
    assert.match(answer, /(?:^|\n\n)\*\*What extends or implements `Order`\*\*[^]*?- `GiftOrder`, class/);
  });

  test('lists direct subtypes first, then indirect ones, and collapses those in tests', async () => {
    const fixture = await openFixture({
      'depot/base.py': dedent`
        class Crate:
            pass


        class WoodCrate(Crate):
            pass


        class OakCrate(WoodCrate):
            pass
      `,
      'depot/zinc.py': dedent`
        from depot.base import Crate


        class ZincCrate(Crate):
            pass
      `,
      'tests/test_crate.py': dedent`
        from depot.base import Crate


        class FakeCrate(Crate):
            pass
      `,
    });
    const { answer } = await ask(fixture.codebase, 'What extends `Crate`?');
    assert.match(
      answer,
      /- `WoodCrate`[^]*- `ZincCrate`[^]*- `OakCrate`, class, [^\n]*\(through `WoodCrate`\)[^]*in tests: 1 more[^]*`FakeCrate`/,
    );
  });

  test('finds subtypes of a type with its package, and of an interface of the Go library', async () => {
    const fixture = await openFixture({
      'coder/coder.go': dedent`
        package coder

        type Coder interface {
        	Code(id int) int
        }
      `,
      'shop/shop.go': dedent`
        package shop

        type plain struct{}

        func (plain) Code(id int) int { return id }

        func (plain) String() string { return "" }
      `,
    });
    const coder = await ask(fixture.codebase, 'Which types implement coder.Coder?');
    assert.match(coder.answer, /^1 type extends or implements `coder\.Coder`\.[^]*- `plain`, class/);
    const stringer = await ask(fixture.codebase, 'Which types implement fmt.Stringer?');
    assert.match(stringer.answer, /\*\*What extends or implements `fmt\.Stringer`\*\*[^]*- `plain`, class/);
  });

  test('about an unknown name shows no flow of other code', async () => {
    const { answer, confidence } = await answerTo('where is `frobnicateAll` used?');
    assert.match(answer, /^`frobnicateAll` is not defined in this workspace\./);
    assert.doesNotMatch(answer, /Flow from/);
    assert.equal(confidence.level, 'low');
  });

  test('without members is uncertain if the name appears in quotation marks', async () => {
    const { answer, confidence } = await answerTo('who reads `RETRY_LIMIT`?');
    assert.match(answer, /No place is known\. No use is known, but its name appears in quotation marks/);
    assert.equal(confidence.level, 'medium');
  });

  test('about a name of many classes is limited to the classes of the question, and says so', async () => {
    const kinds = [...Array.from({ length: 30 }, (_, i) => `Kind${i}`), 'FreightParcel'];
    const classes = kinds.map((kind) => `class ${kind}:\n    def __init__(self):\n        self.weight = 0\n`).join('\n\n');
    const reader = dedent`


      def heavy(parcel: FreightParcel):
          return parcel.weight > 40
    `;
    const fixture = await openFixture({ 'depot/kinds.py': classes + reader });
    const { answer } = await ask(fixture.codebase, 'Where is the field `weight` of a freight parcel read?');
    assert.match(answer, /31 definitions have this name\. These are the uses of the 12 that match the question best/);
    assert.match(answer, /`heavy`.*reads.*`return parcel\.weight > 40`/);
  });
});

test('an error is listed with its text', async () => {
  const { answer } = await answerTo('What can `load` raise?');
  assert.match(answer, /Raises `ValueError`[^\n]*: `no limit`/);
});

test('a long list names each user before it repeats one, and tests come last', async () => {
  const checks = (count: number): string => Array.from({ length: count }, (_, i) => `    if mode == Mode.DAY: log(${i})\n`).join('');
  const { codebase } = await openFixture({
    'mode.py': 'class Mode:\n    DAY = 1\n',
    'a_test.py': `from mode import Mode\n\ndef test_mode(mode):\n${checks(3)}`,
    'plan.py': `from mode import Mode\n\ndef plan(mode):\n${checks(14)}\n\ndef rest(mode):\n${checks(1)}`,
  });
  const { answer } = await ask(codebase, 'Where is `Mode` read?');
  const users = [...answer.matchAll(/^- `(\w+)` \[\d+\] reads it/gm)].map(([, name]) => name);
  assert.deepEqual(users.slice(0, 3), ['plan', 'rest', 'test_mode']);
});

test('sentences of a page are no uses of a product that the code does not define', async () => {
  const { codebase } = await openFixture({
    'site/index.html': '<p>Parcelix sends Parcelix parcels.</p>\n',
    'src/send.ts': "import { open } from 'parcelix';\nexport const send = () => open();\n",
  });
  const { answer } = await ask(codebase, 'Which modules depend on Parcelix?');
  assert.doesNotMatch(answer, /reads it/);
});
