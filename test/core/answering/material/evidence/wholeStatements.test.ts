// Excerpts of a function end with a statement, and quotations of documents are about the question.
import assert from 'node:assert/strict';
import { suite, test } from 'node:test';
import { firstSentence, prose } from '../../../../../src/core/answering/page/markdownText.ts';
import { wholeStatements } from '../../../../../src/core/answering/material/evidence/wholeStatements.ts';
import { memoryRoot } from '../../../../support/memory.ts';
import { ask, openFixture } from '../../../../support/openFixture.ts';
import { dedent } from '../../../../support/dedent.ts';

const lines = (text: string): readonly string[] => text.split('\n');

suite('the excerpt of a function', () => {
  test('continues to the end of a call', () => {
    const text = lines(dedent`
      head() {
        a();
        show(
          one,
          "(",
        );
        b();
      }`);
    assert.deepEqual(wholeStatements(text, 1, { from: 1, to: 3 }), { from: 1, to: 6 });
    assert.deepEqual(wholeStatements(text, 1, { from: 4, to: 7 }), { from: 2, to: 7 });
  });

  test('continues along a chain, a condition and an operator', () => {
    const text = lines(dedent`
      head
      x = a
        .map(f)
        .join();
      if (a
        && b) {
        c = 1 +
          2;
      }`);
    assert.deepEqual(wholeStatements(text, 1, { from: 1, to: 2 }), { from: 1, to: 4 });
    assert.deepEqual(wholeStatements(text, 1, { from: 5, to: 7 }), { from: 4, to: 8 });
  });

  test('stays as it is inside a long statement, and may cut a block', () => {
    const long = lines(`head\ncall(\n${'  x,\n'.repeat(30)});\nend();`);
    assert.deepEqual(wholeStatements(long, 1, { from: 12, to: 15 }), { from: 12, to: 15 });
    assert.deepEqual(
      wholeStatements(
        lines(dedent`
          head
          if (a) {
            b();
            c();
          }`),
        1,
        { from: 1, to: 3 },
      ),
      { from: 1, to: 3 },
    );
  });
});

suite('the quotation of a document', () => {
  test('has no marks of Markdown dialects and no tags', () => {
    assert.equal(prose('Rate Limits {: #limits .rule }<br>per minute'), 'Rate Limits per minute');
    assert.equal(prose('A `List<T>[0]` of __init__ <b>'), 'A `List<T>[0]` of \\_\\_init\\_\\_ \\<b\\>');
    assert.equal(firstSentence('@see https://example.com/docs'), '');
  });

  test('has the words of the question, and links as plain words', async () => {
    const { codebase } = await openFixture('shop');
    await codebase.overlay(
      memoryRoot.key,
      'README.md',
      dedent`
        # Coupon limits

        Please be nice to our staff. See [the terms](terms.md) for what a coupon limits.
        A cart takes at most 3 coupons, whatever they are worth.

        \`\`\`
        coupon limits at most
        \`\`\`
      `,
    );
    const { answer } = await ask(codebase, 'How many coupons does a cart take at most?', { mode: 'conceptual' });
    assert.match(answer, /README\.md` \(Coupon limits\) \[\d+\]: A cart takes at most 3 coupons, whatever they are worth\./);
  });
});
