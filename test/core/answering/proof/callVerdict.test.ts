// Statements about calls and order: shown by the lines, not shown, or shown the other way round.
import assert from 'node:assert/strict';
import { suite, test } from 'node:test';
import { prove, type Proof } from '../../../../src/core/answering/proof/proof.ts';

const code = ['function checkout(order) {', '  const total = sum(order);', '  await ship(order);', '  notify(order);', '}'];
const owners = code.map(() => ['Shop', 'checkout']);

function proofOf(sentence: string, more: { owners?: readonly (readonly string[])[] } = { owners }): Proof {
  return prove(sentence, { citedText: () => ({ text: code.join('\n'), around: ['Shop', 'checkout'], ...more }) });
}

function stateOf(sentence: string): string | undefined {
  return [...proofOf(sentence).states.values()][0];
}

suite('a call that the lines show', () => {
  const held = [
    '`checkout` calls `ship` with the order [1].',
    '`Shop.checkout` then calls `ship()` and `notify` [1].',
    '`checkout` calls `ship` [1].',
    '`ship` is called by `checkout` [1].',
    '`checkout` ruft `ship` auf [1].',
    '`checkout` appelle `ship` pour la commande [1].',
    '`checkout` は `ship` を呼び出します [1]。',
    '`checkout` 调用 `ship` 来发货 [1]。',
  ];
  for (const sentence of held) test(sentence, () => assert.equal(stateOf(sentence), 'proven'));
});

suite('a reversed call is flagged', () => {
  const wrong = [
    '`ship` calls `checkout` with the order [1].',
    '`ship` calls `checkout` [1].',
    '`checkout` is called by `ship` [1].',
    '`ship` ruft `checkout` auf, und zwar sofort [1].',
    '`ship` は `checkout` を呼び出します [1]。',
  ];
  const inside = { owners: code.map(() => ['Shop', 'ship']) };
  const reversed = code.map((line) => line.replace('ship(', 'checkout(').replace('function checkout', 'function ship'));
  for (const sentence of wrong) {
    test(sentence, () => assert.equal(stateOf(sentence), 'unfounded'));
    test(`${sentence} (true where the lines have it so)`, () => {
      const { states } = prove(sentence, { citedText: () => ({ text: reversed.join('\n'), around: ['Shop', 'ship'], ...inside }) });
      assert.equal([...states.values()][0], 'proven');
    });
  }

  test('with its reason', () => {
    const doubt = [...proofOf('`ship` calls `checkout` with the order [1].').doubts.values()][0];
    assert.deepEqual([doubt?.kind, doubt?.lacking], ['reversed', ['ship', 'checkout']]);
  });
});

suite('a call that the lines do not show', () => {
  test('is open, with a note', () => {
    const { states, partialDoubts } = proofOf('`sum` calls `notify` with the order [1].');
    assert.equal([...states.values()][0], 'open');
    assert.equal(partialDoubts.get(1)?.kind, 'call');
  });

  test('is not checked where the sentence denies it or is about something else', () => {
    for (const sentence of ['`notify` never calls `ship` [1].', 'The caller of `notify` uses `ship` for it [1].'])
      assert.notEqual(proofOf(sentence).partialDoubts.get(1)?.kind, 'call');
  });

  test('is not checked in documents, where nothing is defined', () => {
    assert.equal([...proofOf('`sum` calls `notify` with the order [1].', { owners: code.map(() => []) }).states.values()][0], 'proven');
  });
});

suite('an order that the lines have', () => {
  const held = [
    'First `sum` adds it up, then `ship` sends it [1].',
    '`checkout` first adds up the total, and then `ship` sends it [1].',
    '`sum` is done before `ship` is called [1].',
    'Zuerst wird `sum` gerufen, danach `notify` [1].',
    '先调用 `sum`,然后调用 `ship` [1]。',
  ];
  for (const sentence of held) test(sentence, () => assert.equal(stateOf(sentence), 'proven'));
});

suite('another order', () => {
  const wrong = [
    'First `ship` sends it, then `sum` adds it up [1].',
    'It calls `notify` first and then `ship` [1].',
    'Zuerst wird `notify` gerufen, danach `sum` [1].',
    '先调用 `notify`,然后调用 `sum` [1]。',
  ];
  for (const sentence of wrong) test(`is flagged: ${sentence}`, () => assert.equal(stateOf(sentence), 'unfounded'));

  test('is open for "before" and "after", which may describe times', () => {
    for (const sentence of ['`notify` is done before `ship` is called [1].', '`sum` runs after `notify` has been called [1].'])
      assert.equal(stateOf(sentence), 'open');
  });

  test('is ignored for deferred code', () => {
    const { states } = prove('First `lock` is taken, then it is given back with `unlock` [1].', {
      citedText: () => ({ text: 'defer unlock()\nlock()\nwork()', around: [] }),
    });
    assert.notEqual([...states.values()][0], 'unfounded');
  });
});
