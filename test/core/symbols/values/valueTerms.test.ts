// Terms as text: a term that is written and parsed again is the same term.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { parseArguments, parseTerm } from '../../../../src/core/symbols/values/termParser.ts';
import { argumentsText, termText, type Term } from '../../../../src/core/symbols/values/valueTerms.ts';

const name = fc.constantFrom('a', 'b', 'handler', 'this', 'self', '$el', '#field', 'größe');
const key = fc.constantFrom('a', 'two words', "it's", '[', '');

const { term } = fc.letrec<{ term: Term }>((tie) => {
  const plain: fc.Arbitrary<Term> = fc.oneof(
    name.map((each): Term => ({ kind: 'name', name: each })),
    fc.nat(99).map((index): Term => ({ kind: 'function', index })),
  );
  const list = fc.array(fc.record({ value: tie('term') }, { noNullPrototype: true }), { maxLength: 3 });
  const some = fc.array(tie('term'), { minLength: 2, maxLength: 3 });
  const deep: fc.Arbitrary<Term> = fc.oneof(
    fc.tuple(tie('term'), name).map(([of, each]): Term => ({ kind: 'member', of, name: each })),
    fc.tuple(tie('term'), key).map(([of, each]): Term => ({ kind: 'index', of, key: each })),
    fc.tuple(plain, list).map(([of, each]): Term => ({ kind: 'call', of, arguments: each })),
    fc.tuple(plain, list).map(([of, each]): Term => ({ kind: 'new', of, arguments: each })),
    some.map((items): Term => ({ kind: 'list', items })),
    fc
      .array(fc.record({ key, value: tie('term') }, { noNullPrototype: true }), { minLength: 1, maxLength: 3 })
      .map((entries): Term => ({ kind: 'record', entries })),
    fc.array(plain, { minLength: 2, maxLength: 3 }).map((options): Term => ({ kind: 'choice', options })),
    tie('term').map((of): Term => ({ kind: 'spread', of })),
  );
  return { term: fc.oneof({ maxDepth: 4, withCrossShrink: true }, plain, deep) };
});

test('property: parsing the text of a term gives the same term', () => {
  fc.assert(fc.property(term, (each) => assert.deepEqual(parseTerm(termText(each)), each)));
});

test('property: parsing the text of arguments gives the same arguments', () => {
  fc.assert(
    fc.property(fc.array(fc.record({ value: term }, { noNullPrototype: true }), { minLength: 1, maxLength: 4 }), (list) =>
      assert.deepEqual(parseArguments(argumentsText(list)), list),
    ),
  );
});

test('text that is nested without an end gives nothing, and no error', () => {
  for (const piece of ['...', '- ', 'await ', '<a>', '(a)', 'not ', '(', '[', '{', 'f(', 'a ? '])
    assert.doesNotThrow(() => parseArguments(piece.repeat(100_000)), piece);
});
