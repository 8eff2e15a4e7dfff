// Questions for all definitions of a kind. Only whole sentences match, so that a question about something in particular never does.
import assert from 'node:assert/strict';
import { suite, test } from 'node:test';
import { readInventoryQuestion } from '../../../../src/core/reading/asks/inventoryQuestion.ts';
import { readIntent } from '../../../../src/core/reading/readIntent.ts';

suite('questions for all definitions of a kind', () => {
  const cases: readonly (readonly [question: string, kind: string, words: readonly string[]])[] = [
    ['how many error classes are defined?', 'failures', []],
    ['Which middleware classes are there?', 'class', ['middleware']],
    ['list all endpoints', 'route', []],
    ['What are the exceptions?', 'failures', []],
    ['How many tests are there in this project?', 'test', []],
    ['show me all the `cache` functions', 'function', ['cache']],
    ['what types does this library define', 'class', []],
    ['Welche Klassen gibt es?', 'class', []],
    ['有哪些异常类？', 'failures', []],
    ['列出所有接口', 'interface', []],
  ];
  for (const [question, kind, words] of cases)
    test(question, () => {
      const asked = readInventoryQuestion(question);
      assert.deepEqual([asked?.areFailures ? 'failures' : asked?.kinds[0], asked?.words], [kind, words]);
    });

  test('does not match a question for a relation, a place or a judgement', () => {
    const others = [
      'Which functions call parseHeader?',
      'what classes implement Exporter',
      'Where are the routes registered?',
      'how many places use Order',
      'list all callers of send',
      'which tests cover the parser?',
      'what errors can open() raise',
      'Which of the classes holds the state?',
    ];
    assert.equal(readIntent('How many places swallow exceptions?').inventory, undefined, 'a judgement is none, either');
    assert.deepEqual(
      others.filter((each) => readInventoryQuestion(each)),
      [],
    );
  });
});
