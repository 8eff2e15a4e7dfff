// What a question mentions, from plain sentences to pasted issue forms: names, paths, messages, codes and weighted words.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { readMentions } from '../../../src/core/reading/readMentions.ts';
import { termsOfText } from '../../../src/core/text/tokenizer.ts';
import { costsLittle } from '../../support/hostileTime.ts';
import { dedent } from '../../support/dedent.ts';

const namesOf = (text: string): string[] => readMentions(text).names.map(({ name }) => name);

test('finds names by their spelling', () => {
  assert.deepEqual(namesOf('Where is `load` called?'), ['load']);
  assert.deepEqual(namesOf('What does parseHeader do with max_size and HTTPError?').sort(), ['HTTPError', 'max_size', 'parseHeader']);
  assert.ok(namesOf('Session.get_cookies() hangs').includes('get_cookies'));
  assert.deepEqual(namesOf('Who calls Order.Total of shop.Order?'), ['Order.Total', 'Total', 'shop.Order', 'Order']);
  assert.ok(namesOf('Foo::bar and baz->qux').includes('Foo.bar'));
  assert.deepEqual(namesOf('How does the shop work? E.g. what happens first.'), []);
});

test('ends a name or path at the first character of a script without spaces', () => {
  assert.deepEqual(namesOf('누가 parseHeader를 호출하나요?'), ['parseHeader']);
  assert.deepEqual(namesOf('Order.totalを呼ぶ').sort(), ['Order.total', 'total']);
  assert.deepEqual(namesOf('`価格を読む` はどこ'), ['価格を読む']);
  for (const text of ['lib/reply.js가 import하는 모듈', 'lib/reply.jsは何を', 'lib/reply.js导入了什么'])
    assert.deepEqual([readMentions(text).paths, namesOf(text)], [[{ path: 'lib/reply.js' }], []], text);
  assert.deepEqual(readMentions('docs/api说明.md を見る').paths, [{ path: 'docs/api说明.md' }]);
});

test('finds paths with their lines, also in links to code hosts', () => {
  const { paths } = readMentions(
    'See src/app/main.ts:42, lib\\win\\a.py and https://host.example/o/r/blob/abc123/pkg/mod.go#L7 but not http://host.example/x.html',
  );
  assert.deepEqual(paths, [{ path: 'src/app/main.ts', line: 41 }, { path: 'lib/win/a.py' }, { path: 'pkg/mod.go', line: 6 }]);
});

test('finds the message, exception type and codes of a failure', () => {
  const question = readMentions('TypeError: cannot read "length" of undefined\nreturns 404, then ECONNRESET');
  assert.deepEqual(question.quotedTexts, ['cannot read "length" of undefined']);
  assert.deepEqual(question.exceptions, ['TypeError']);
  assert.deepEqual(question.codes.toSorted(), ['404', 'ECONNRESET']);
});

test('weighs the title of an issue above its log, and ignores the text of the issue form', () => {
  const { terms } = readMentions(
    [
      'Discount ignored',
      '### Steps to reproduce',
      '- [x] I have searched existing duplicates',
      '<!-- please fill in the browserstack -->',
      'Order with a voucher.',
      '```',
      ...Array.from({ length: 50 }, () => '2024-01-01 10:00:00 INFO heartbeat'),
      '```',
    ].join('\n'),
  );
  const [first] = [...terms.keys()];
  assert.equal(first, 'discount');
  assert.ok((terms.get('voucher') ?? 0) > (terms.get('heartbeat') ?? 0));
  for (const word of ['duplic', 'browserstack', 'reproduc']) assert.equal(terms.has(word), false, word);
});

test('wants tests or documentation only if the question asks for them', () => {
  assert.equal(readMentions('Which tests cover the parser?').wants, 'tests');
  assert.equal(readMentions('Where is the documentation of the parser?').wants, 'documentation');
  assert.equal(readMentions('All pages are down. An error is shown on your readme too').wants, 'code');
  assert.equal(readMentions('Brittle test in parser').wants, 'code');
  assert.equal(readMentions('Which tests fail with the new parser?').wants, 'code');
  assert.equal(readMentions('How is the parser tested?').wants, 'tests');
});

test('reads any text in time linear in its length', async () => {
  fc.assert(fc.property(fc.string({ unit: 'binary', maxLength: 300 }), (text) => readMentions(text).question.verbatim() === text));
  for (const unit of [
    'a',
    'A$',
    'a.',
    '/a',
    '`a',
    '"a',
    ' ',
    'Error ',
    '(',
    '[x](',
    `${'x'.repeat(590)}.py\n`,
    `${'at '.repeat(190)}(\n`,
    `${'a.a'.repeat(1300)}\n`,
  ]) {
    await costsLittle(unit.slice(0, 20), () => {
      const { unread } = readMentions(unit.repeat(Math.ceil(250_000 / unit.length)));
      assert.ok(unread >= 50_000, 'what is not read is counted');
    });
  }
});

test('tells questions, statements and long reports apart', () => {
  const acts = (...texts: string[]): string[] => texts.map((text) => readMentions(text).act);
  assert.deepEqual(acts('Where are discounts applied', 'Warum fehlt der Rabatt?', 'trace the checkout'), [
    'question',
    'question',
    'question',
  ]);
  assert.deepEqual(acts('Discount ignored for members', 'Rounds a price to cents.'), ['statement', 'statement']);
  assert.deepEqual(acts(`Why is the discount ignored?\n${'It worked before the release. '.repeat(20)}`), ['report']);
});

test('searches only the scope of a commit prefix such as "fix(router):"', () => {
  const { terms } = readMentions('fix(router): avoid a second match');
  assert.ok(!terms.has('fix') && terms.get('router') === 1, JSON.stringify([...terms]));
  assert.ok(readMentions('fix: a thing').terms.size === 1);
});

test('ignores the instructions of issue forms', () => {
  const { terms } = readMentions(
    dedent`
      Support uuid
      **Is your feature request related to a problem? Please describe.**
      A clear and concise description of what the problem is. Ex. I'm always frustrated when [...]
      Describe alternatives you've considered
      Real words.`,
  );
  assert.ok(terms.has('uuid') && terms.has('real'));
  for (const word of ['concis', 'frustrat', 'altern']) assert.ok(!terms.has(word), word);
});

test('weighs the verb of a place question less than the thing', () => {
  const weights = ({ terms }: ReturnType<typeof readMentions>): readonly number[] => [terms.get('cooki') ?? 0, terms.get('store') ?? 0];
  const [thing = 0, done = 0] = weights(readMentions('Where are cookies stored?'));
  assert.ok(thing > done && done > 0);
  assert.deepEqual(weights(readMentions('How does the store keep cookies?')), [1, 1]);
});

test('weighs general verbs such as "change" less in questions than in statements', () => {
  const weight = (text: string): number => readMentions(text).terms.get('chang') ?? 0;
  assert.ok(weight('How does a payment change the state of an order?') < 0.5);
  assert.equal(weight('Change the state of an order.'), 1);
});

test('weighs words such as "supported" and "option" less than the subject, only in questions', () => {
  const weights = (text: string): ReadonlyMap<string, number> => readMentions(text).terms;
  const [support = ''] = termsOfText('supported');
  const questionWeights = weights('is gzip supported?');
  assert.ok((questionWeights.get(support) ?? 1) < (questionWeights.get('gzip') ?? 0) / 2);
  const statementWeights = weights('gzip is supported');
  assert.equal(statementWeights.get(support), statementWeights.get('gzip'));
  const [option = ''] = termsOfText('option');
  assert.ok((weights('what does the option ignoreCase do?').get(option) ?? 1) < 0.5);
  assert.ok((weights('how is an option kept?').get(option) ?? 0) > 0.5);
});
