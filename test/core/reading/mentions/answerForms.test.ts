// Phrases for the form of an answer are no content: a question is searched as if it did not have them.
import assert from 'node:assert/strict';
import { suite, test } from 'node:test';
import { withoutAnswerForms } from '../../../../src/core/reading/mentions/answerForms.ts';
import { readIntent } from '../../../../src/core/reading/readIntent.ts';

suite('phrases for the form of an answer', () => {
  const pairs: readonly (readonly [given: string, without: string])[] = [
    ['What happens step by step when the worker starts?', 'What happens when the worker starts?'],
    ['What exactly happens when a lease ends?', 'What happens when a lease ends?'],
    ['How does the parser read a header, in detail?', 'How does the parser read a header?'],
    ['In short, how are keys signed?', 'how are keys signed?'],
    ['How does an order go from start to finish?', 'How does an order go?'],
    ['How are the filters run, one after the other?', 'How are the filters run?'],
    ['Was passiert Schritt für Schritt, wenn der Server startet?', 'Was passiert, wenn der Server startet?'],
    ['Was passiert genau, wenn der Server startet?', 'Was passiert, wenn der Server startet?'],
    ['Que se passe-t-il étape par étape quand le serveur démarre ?', 'Que se passe-t-il quand le serveur démarre ?'],
    ['¿Qué ocurre paso a paso cuando arranca el servidor?', '¿Qué ocurre cuando arranca el servidor?'],
  ];

  for (const [given, without] of pairs) {
    test(given, () => {
      const [read, plain] = [readIntent(given), readIntent(without)];
      assert.deepEqual(read.terms, plain.terms);
      assert.deepEqual(
        read.prose.map(({ text }) => text),
        plain.prose.map(({ text }) => text),
      );
      assert.deepEqual(read.titleWords, plain.titleWords);
    });
  }

  test('stay where they describe a thing', () => {
    const questions = [
      'Where is the step by step debugger?',
      'Does a route match exactly?',
      'Where is it logged in detail mode?',
      'Who calls `step by step`?',
      'How is "in short" parsed?',
      'Where does it count one step?',
    ];
    assert.deepEqual(questions.map(withoutAnswerForms), questions);
  });

  test('are not read as the ends of a flow', () => {
    assert.equal(readIntent('From start to finish, how does an order go?').flow, undefined);
    assert.equal(readIntent('Step by step, how does a request get from the router to the handler?').flow?.kind, 'between');
  });
});
