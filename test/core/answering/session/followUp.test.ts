// Detects whether a question continues an earlier one, and which code it is then about, on a real index.
import assert from 'node:assert/strict';
import { before, suite, test } from 'node:test';
import { earlierTurn, type EarlierTurn } from '../../../../src/core/answering/session/earlierTurn.ts';
import { findFollowUp } from '../../../../src/core/answering/session/followUp.ts';
import { memoryRoot } from '../../../support/memory.ts';
import { ask, openFixture, type OpenedFixture } from '../../../support/openFixture.ts';

let shop: OpenedFixture;
let aboutDiscount: EarlierTurn;
let aboutStock: EarlierTurn;

before(async () => {
  shop = await openFixture('shop');
  aboutDiscount = earlierTurn(await ask(shop.codebase, 'What does applyDiscount do?'), 1);
  aboutStock = earlierTurn(await ask(shop.codebase, 'takes items off the shelf for an order'), 2);
});

function read(text: string, earlier: readonly EarlierTurn[] = [aboutDiscount]): ReturnType<typeof findFollowUp> {
  return findFollowUp(text, earlier, { graph: shop.codebase.graph, roots: [memoryRoot] });
}

suite('a question that continues an earlier one', () => {
  const forms: readonly (readonly [string, string])[] = [
    ['and who calls it?', 'and who calls `applyDiscount`?'],
    ['What does it raise?', 'What does `applyDiscount` raise?'],
    ['Why does this fail?', 'Why does `applyDiscount` fail?'],
    ['Where is that function tested?', 'Where is `applyDiscount` tested?'],
    ['What are its callers?', "What are `applyDiscount`'s callers?"],
    ['why?', 'why `applyDiscount`?'],
    ['and the tests?', 'and the tests `applyDiscount`?'],
    ['What about errors?', 'What about errors `applyDiscount`?'],
    ['Wer ruft das auf?', 'Wer ruft `applyDiscount` auf?'],
  ];
  for (const [asked, meant] of forms) {
    test(asked, () => assert.equal(read(asked)?.question, meant));
  }

  test('is about the chosen part of the workspace, unless a word refers back', () => {
    const kept = (text: string): string | undefined =>
      findFollowUp(text, [aboutDiscount], { graph: shop.codebase.graph, roots: [memoryRoot], isScoped: true })?.symbol.fact.name;
    assert.deepEqual(['What is decided here?', 'why?', 'who calls it?'].map(kept), [undefined, 'applyDiscount', 'applyDiscount']);
    assert.equal(read('What is decided here?')?.symbol.fact.name, 'applyDiscount');
  });

  test('is about the code that the newest turn named, selected or cited', () => {
    assert.equal(read('who calls it?', [aboutStock, aboutDiscount])?.symbol.fact.name, 'applyDiscount');
    assert.equal(read('who calls it?', [aboutDiscount, aboutStock])?.symbol.fact.name, 'reserve');
    const focus = { root: memoryRoot.key, path: 'src/pricing/coupons.ts', lineStart: 12, lineEnd: 12 };
    const pointed = read('who calls it?', [{ ...aboutDiscount, question: 'Explain this', focus }]);
    assert.equal(pointed?.symbol.path, 'src/pricing/coupons.ts');
  });

  test('is about the subject of a trace, not about the step before it', () => {
    const [first] = aboutDiscount.citations;
    const other = aboutStock.citations[0];
    assert.ok(first && other);
    const trace = { ...aboutStock, question: 'What happens?', answer: '`reserve` comes first, then `applyDiscount` does the work.' };
    const inside = { ...first, lineStart: first.lineStart + 1, lineEnd: first.lineStart + 1 };
    assert.equal(read('who calls it?', [{ ...trace, citations: [other, first, inside] }])?.symbol.fact.name, 'applyDiscount');
    assert.equal(read('who calls it?', [{ ...trace, citations: [other] }])?.symbol.fact.name, 'reserve');
  });
});

suite('an independent question', () => {
  for (const asked of [
    'Who calls reserve?',
    'What does src/store/inventory.ts hold?',
    'Is it possible to run the tests in parallel on several machines?',
    'What does this project do, and where does it start?',
    'How does this project decide what a cart costs when there is no coupon?',
    'Where is "out of stock" shown to people?',
    '',
  ]) {
    test(asked || 'nothing', () => assert.equal(read(asked), undefined));
  }

  test('is every question of a new chat, and one after answers that lead to no code', () => {
    assert.equal(read('who calls it?', []), undefined);
    assert.equal(read('who calls it?', [{ ...aboutDiscount, question: 'Hello', answer: '', citations: [] }]), undefined);
  });

  test('is one whose pronoun stands for something in its own sentence', () => {
    assert.equal(read('Was passiert danach, wenn es scheitert?'), undefined);
  });

  test('is a long text, even with pronouns in it', () => {
    assert.equal(
      read('it fails when the server restarts because it keeps the old sockets and then nothing answers them any more at all'),
      undefined,
    );
  });
});
