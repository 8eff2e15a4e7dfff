// Questions from doc comments: which comments become questions, and how they are removed from the text.
import assert from 'node:assert/strict';
import { suite, test } from 'node:test';
import { asQuestion, docQuestions, withoutDocs } from '../../../src/core/measuring/docQuestions.ts';
import { openFixture } from '../../support/openFixture.ts';
import { nameOf, python } from './shop.ts';

suite('questions from doc comments', () => {
  test('are first sentences of one function that do not contain its name', async () => {
    const { codebase } = await openFixture({ 'shop.py': python, 'test_shop.py': python.replace('Takes the money', 'Has tests') });
    const questions = docQuestions(codebase.graph, 10);
    assert.deepEqual(
      questions.map(({ text }) => text),
      ["Takes the money for an order from the customer's card."],
    );
    const [question] = questions.map((one) => asQuestion(one, nameOf));
    assert.deepEqual(question?.gold, { files: ['shop.py'], symbols: [{ file: 'shop.py', lineStart: 4, lineEnd: 7 }] });
    const without = withoutDocs(python, questions);
    assert.equal(without.split('\n').length, python.split('\n').length, 'no line moves');
    assert.ok(!without.includes('Takes the money') && without.includes('Counts what is'));
  });

  test('keep to the first sentence of comments with links, tags and lists', async () => {
    const doc = (comment: string, name: string): string =>
      [`/** ${comment} */`, `function ${name}() {`, '  one();', '  two();', '}\n'].join('\n');
    const { codebase } = await openFixture({
      'a.js':
        doc('Sends what {@link Queue} holds to `those` who wait e.g. for days\n * @param a b', 'flush') +
        doc('ここでは順番を待っている人たちに送ります。次の文。', 'japanese') +
        doc('Too short.', 'short'),
    });
    assert.deepEqual(
      docQuestions(codebase.graph, 10)
        .map(({ text }) => text)
        .sort(),
      ['Sends what Queue holds to those who wait e.g.', 'ここでは順番を待っている人たちに送ります。'],
    );
  });
});
