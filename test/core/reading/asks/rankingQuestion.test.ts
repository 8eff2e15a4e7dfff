// Questions that rank definitions by a measure. Only whole sentences match.
import assert from 'node:assert/strict';
import { suite, test } from 'node:test';
import { readRankingQuestion } from '../../../../src/core/reading/asks/rankingQuestion.ts';
import { readIntent } from '../../../../src/core/reading/readIntent.ts';

suite('questions for a ranking', () => {
  const cases: readonly (readonly [question: string, of: string, by: readonly string[]])[] = [
    ['Which functions are the longest or most complicated?', 'function', ['lines', 'branches']],
    ['Which functions are the most complex or longest?', 'function', ['branches', 'lines']],
    ['Which code is the hardest to maintain?', 'function', ['branches']],
    ['which parts of the code are most difficult to understand?', 'function', ['branches']],
    ['What is the biggest class?', 'class', ['lines']],
    ['which of our classes is the largest one?', 'class', ['lines']],
    ['which file is largest?', 'file', ['lines']],
    ['Which module is depended on by the most others?', 'file', ['uses']],
    ['which function is called most often?', 'function', ['uses']],
    ['which is the most used class in src/shop', 'class', ['uses']],
    ['Which class has the most methods?', 'class', ['members']],
    ['what is the file with the most lines', 'file', ['lines']],
    ['show me the 5 longest functions', 'function', ['lines']],
    ['list the top 10 largest files', 'file', ['lines']],
    ['Where is the most complicated code?', 'function', ['branches']],
    ['Welche Funktion ist die längste?', 'function', ['lines']],
    ['Was ist die größte Klasse?', 'class', ['lines']],
  ];
  for (const [question, of, by] of cases)
    test(question, () => {
      assert.deepEqual(readRankingQuestion(question), { of, by });
      assert.equal(readIntent(question).mode.value, 'analytical');
    });

  test('does not match a question about something in particular', () => {
    const others = [
      'Why is the longest path chosen?',
      'Which function computes the longest match?',
      'How does the largest file get split?',
      'which class is used for the cache?',
      'what is the most recent file?',
      'Which function is used to find the most used class?',
      'What are the biggest risks here?',
      'which functions call parse most often when the cache is cold?',
    ];
    assert.deepEqual(
      others.filter((each) => readRankingQuestion(each)),
      [],
    );
  });
});
