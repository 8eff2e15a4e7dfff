// A reading by a model counts only as far as the question and the workspace confirm it.
import assert from 'node:assert/strict';
import { suite, test } from 'node:test';
import { modelReadingOf } from '../../../src/core/reading/modelReading.ts';
import { readIntent } from '../../../src/core/reading/readIntent.ts';
import type { Vocabulary } from '../../../src/core/reading/vocabulary.ts';
import { PathIndex } from '../../../src/core/workspace/pathIndex.ts';

const question = 'is anything still relying on basket totals in src/pricing, or on `Cart.total`?';
const output = { mode: 'exploratory', asks: 'uses', form: 'list', of: 'Cart.total', scope: 'src/pricing', confidence: 0.9 };
const readingWith = (changes: object): ReturnType<typeof modelReadingOf> => modelReadingOf({ ...output, ...changes }, question);

suite('the reply of a model', () => {
  test('is taken over when all parts are valid', () => {
    assert.deepEqual(readingWith({}), {
      mode: 'exploratory',
      aim: 'uses',
      form: 'list',
      subject: 'Cart.total',
      scope: 'src/pricing',
      confidence: 0.9,
    });
  });

  test('is rejected without a valid mode and confidence', () => {
    for (const wrong of [{ mode: 'poetic' }, { confidence: '1' }, { confidence: 7 }, { mode: undefined }])
      assert.equal(readingWith(wrong), undefined);
    for (const value of [null, [], 'exploratory', 3]) assert.equal(modelReadingOf(value, question), undefined);
  });

  test('loses an aim that its mode does not allow or that is unknown', () => {
    assert.equal(readingWith({ mode: 'diagnostic' })?.aim, undefined);
    assert.equal(readingWith({ asks: 'unused' })?.aim, undefined);
    assert.equal(readingWith({ mode: 'analytical', asks: 'unused' })?.aim, 'unused');
    assert.equal(readingWith({ asks: 'poems' })?.aim, undefined);
    assert.equal(readingWith({ asks: 'conceptual' })?.aim, undefined);
  });

  test('loses an unknown form', () => {
    for (const form of ['poem', null, 3, undefined]) assert.equal(readingWith({ form })?.form, undefined);
  });

  test('loses names that the question does not contain as whole words', () => {
    assert.equal(readingWith({ of: 'Basket.sum' })?.subject, undefined);
    assert.equal(readingWith({ of: 'ask' })?.subject, undefined);
    assert.equal(readingWith({ of: '`Cart.total`' })?.subject, 'Cart.total');
    assert.equal(readingWith({ scope: 'src/other' })?.scope, undefined);
    assert.equal(readingWith({ of: 7 })?.subject, undefined);
    assert.equal(readingWith({ of: '' })?.subject, undefined);
  });
});

suite('a question with the reading of a model', () => {
  const workspace: Vocabulary = {
    files: new PathIndex([{ root: '', path: 'src/pricing/cart.ts', role: 'code' }]),
    definitions: (name) => (name === 'total' || name === 'basket' ? 1 : 0),
    projectNames: [],
  };

  test('has the mode, relation and subject of the reading', () => {
    const { mode, aim, relation, confidence } = readIntent(question, workspace, readingWith({}));
    assert.deepEqual([mode.value, mode.by, aim, confidence], ['exploratory', 'model', 'uses', 0.9]);
    assert.deepEqual(relation, { relation: 'uses', name: 'Cart.total', isCode: true });
  });

  test('has the form of the reading, or the form by the rules when the reading has none', () => {
    assert.deepEqual(readIntent(question, workspace, readingWith({})).form, { value: 'list', confidence: 0.9 });
    assert.equal(readIntent(question, workspace, readingWith({ form: 'poem' })).form.value, 'yes-no');
  });

  test('has a plain word as its subject only if the workspace defines it', () => {
    assert.deepEqual(readIntent(question, workspace, readingWith({ of: 'basket' })).relation, {
      relation: 'uses',
      name: 'basket',
      isCode: false,
    });
    assert.notEqual(readIntent(question, workspace, readingWith({ of: 'relying' })).relation?.name, 'relying');
  });

  test('has the scope of the reading only if such a folder exists', () => {
    const elsewhere: Vocabulary = { ...workspace, files: new PathIndex([{ root: '', path: 'lib/cart.ts', role: 'code' }]) };
    const bare = 'src/pricing: who relies on it?';
    const reading = modelReadingOf({ ...output, of: null }, bare);
    assert.equal(readIntent(bare, workspace, reading).scopeByMode.exploratory, 'src/pricing');
    assert.equal(readIntent(bare, elsewhere, reading).scopeByMode.exploratory, null);
    assert.equal(readIntent(bare, workspace).scopeByMode.exploratory, null);
  });

  test('is read by the rules alone without a model', () => {
    assert.equal(readIntent(question, workspace).mode.by, 'rules');
  });
});
