// Conditions, negations and comparisons of a sentence, checked against the guards and comparisons of its lines.
import assert from 'node:assert/strict';
import { suite, test } from 'node:test';
import { prove, type SentenceState } from '../../../../src/core/answering/proof/proof.ts';
import { dedent } from '../../../support/dedent.ts';

const limit = 'if (tries >= mostTries) {\n  throw new TooMany(tries);\n}';
const stock = 'if (!this.isClosed) {\n  this.ship(order);\n}';
const user = dedent`
  if user is None:
      return anonymous
  if user.active:
      greet(user)`;
const empty = 'if (name.isEmpty()) {\n  name = fallback;\n}';
const doc = '# An explicit delay does not advance the backoff of the task.\ndelay = explicit';
const search = dedent`
  for (const each of all) {
    if (each.isOpen) {
      return true;
    }
  }
  return false;`;
const clamp = 'const size = Math.max(0, given);';

function state(sentence: string, text: string): SentenceState | undefined {
  return [...prove(sentence, { citedText: () => ({ text, around: [] }) }).states.values()][0];
}

suite('a condition that the lines have is proven', () => {
  const held: readonly (readonly [string, string])[] = [
    ['A `TooMany` is thrown when `tries` is at least `mostTries` [1].', limit],
    ['It throws `TooMany` as soon as `tries` reaches `mostTries` [1].', limit],
    ['Ein `TooMany` wird geworfen, das wirft der Code, wenn `tries` mindestens `mostTries` ist [1].', limit],
    ['如果 `tries` 大于或等于 `mostTries`,就抛出 `TooMany` [1]。', limit],
    ['`ship` is called unless `isClosed` is set [1].', stock],
    ['`ship` is called when `isClosed` is not set [1].', stock],
    ['`ship` wird aufgerufen, es sei denn, dass `isClosed` gesetzt ist [1].', stock],
    ['It gives `anonymous` back when `user` is None, and returns [1].', user],
    ['`name` becomes `fallback` when `name` is empty [1].', empty],
    ['An explicit `delay` does not advance the backoff of the task [1].', doc],
    ['The `size` is never below 0 [1].', clamp],
    ['It returns true as soon as `isOpen` holds for one [1].', search],
  ];
  for (const [sentence, text] of held) test(sentence, () => assert.equal(state(sentence, text), 'proven'));
});

const found = dedent`
  item, found := items[key]
  if !found {
    return nil, false
  }
  return item, true`;
const kept = dedent`
  if key in self.data:
      value = self.data[key]
  elif default is marker:
      raise KeyError(key)`;
const variable = 'if ($order === null) {\n  return null;\n}';
const pick = 'key = typedkey if typed else hashkey';
const open = dedent`
  if (d === Default) {
    d = usual;
  } else {
    given(d);
  }`;
const both = dedent`
  if (
    count > 0 &&
    this.isReady
  ) {
    start(this);
  }`;

suite('the branch of a condition decides, also through derived values', () => {
  const rows: readonly (readonly [string, string, string])[] = [
    ['It returns `nil, false` if the key is not in `items` [1].', 'It returns `nil, false` if the key is in `items` [1].', found],
    ['It returns `item, true` if the key is in `items` [1].', 'It returns `item, true` if the key is not in `items` [1].', found],
    ['A `KeyError` is raised when the key is missing [1].', 'A `KeyError` is raised when the key is there [1].', kept],
    ['If `$order` is `null`, it returns `null` at once [1].', 'If `$order` is not `null`, it returns `null` at once [1].', variable],
    ['If `typed` is set, `typedkey` is taken [1].', 'If `typed` is set, `hashkey` is taken [1].', pick],
    ['If `typed` is not set, `hashkey` is taken [1].', 'If `typed` is not set, `typedkey` is taken [1].', pick],
    ['When `d` equals `Default`, it becomes `usual` [1].', 'When `d` is not `Default`, it becomes `usual` [1].', open],
    ['Unless `d` is `Default`, it is handed to `given` [1].', 'Unless `d` is `Default`, it becomes `usual` [1].', open],
    ['`start` is called only when `isReady` is set [1].', '`start` is called only when `isReady` is not set [1].', both],
  ];
  for (const [right, wrong, text] of rows) {
    test(right, () => assert.equal(state(right, text), 'proven'));
    test(`not: ${wrong}`, () => assert.notEqual(state(wrong, text), 'proven'));
  }
});

suite('a note on a condition appears only where the sentence depends on it', () => {
  const noteOf = (sentence: string, text: string): string | undefined =>
    prove(sentence, { citedText: () => ({ text, around: [] }) }).partialDoubts.get(1)?.kind;
  test('and not for a side remark', () => {
    for (const [sentence, text] of [
      ['`size` counts what has not started yet [1].', 'get size() {\n  return queue.length;\n}'],
      ['Each `link` remembers when it runs out [1].', 'link.expires = now + ttl;'],
      ['`reset` takes the timer off the `list` [1].', 'reset(list);'],
    ] as const)
      assert.equal(noteOf(sentence, text), undefined, sentence);
  });

  test('so it appears where the condition is reversed', () => {
    assert.equal(noteOf('`ship` is called when `isClosed` is set [1].', stock), 'condition');
    assert.equal(noteOf('It returns `nil, false` if the key is in `items` [1].', found), 'condition');
  });
});

suite('a condition that the lines lack is never proven by names alone', () => {
  const wrong: readonly (readonly [string, string])[] = [
    ['A `TooMany` is thrown when `tries` is less than `mostTries` [1].', limit],
    ['It goes on as long as `tries` is at least `mostTries` [1].', limit],
    ['`ship` is called when `isClosed` is set [1].', stock],
    ['`ship` is called if `isClosed` [1].', stock],
    ['`ship` wird aufgerufen, wenn `isClosed` gesetzt ist [1].', stock],
    ['`ship` est appelée même si `isClosed` est vrai [1].', stock],
    ['`ship` se llama cuando `isClosed` está activo [1].', stock],
    ['如果 `isClosed` 为真,就调用 `ship` [1]。', stock],
    ['It gives `anonymous` back when `user` is not None, and returns [1].', user],
    ['`name` becomes `fallback` when `name` is not empty [1].', empty],
    ['Orders that are closed are handed to `ship` as well [1].', stock],
    ['An explicit `delay` also advances the backoff of the task [1].', doc],
    ['It never calls `refund` for an order [1].', stock],
    ['`ship` is called even if `isClosed` is not set [1].', stock],
    ['`ship` wird aufgerufen, es sei denn, dass `isClosed` nicht gesetzt ist [1].', stock],
    ['It returns false as soon as `isOpen` holds for one [1].', search],
  ];
  for (const [sentence, text] of wrong) test(sentence, () => assert.notEqual(state(sentence, text), 'proven'));
});

suite('a comparison that differs at the limit itself is wrong', () => {
  const wrong = [
    'A `TooMany` is thrown when `tries` is greater than `mostTries` [1].',
    'Ein `TooMany` wirft er, wenn `tries` größer als `mostTries` ist [1].',
    '如果 `tries` 大于 `mostTries`,就抛出 `TooMany` [1]。',
    'It throws `TooMany` on `tries > mostTries` as a guard [1].',
  ];
  for (const sentence of wrong) test(sentence, () => assert.equal(state(sentence, limit), 'unfounded'));
});

test('an unchecked condition is noted at its citation once, with its sentence', () => {
  const { partialDoubts, unfoundedCitations } = prove('It calls `ship` when `isClosed` is set [1].', {
    citedText: () => ({ text: stock, around: [] }),
  });
  assert.equal(unfoundedCitations.size, 0);
  assert.deepEqual(partialDoubts.get(1)?.kind, 'condition');
});

test('a plain fact needs no condition of its lines', () => {
  assert.equal(state('It calls `ship` with the order [1].', stock), 'proven');
});
