// Relations of questions: the examples and counter-examples of every row, in every language.
import assert from 'node:assert/strict';
import { suite, test } from 'node:test';
import fc from 'fast-check';
import { languageCues, readRelation } from '../../../src/core/reading/readRelation.ts';
import { relations } from '../../../src/core/reading/relations.ts';

suite('the relation of a question', () => {
  for (const { language, rows } of Object.values(languageCues)) {
    test(`matches all examples and no counter-example in ${language}`, () => {
      for (const { relation, examples, counterExamples = [] } of rows) {
        assert.ok(examples.length > 0, `${language} ${relation} has no example`);
        for (const [question, name] of examples) {
          const read = readRelation(question);
          assert.deepEqual([read?.relation, read?.name], [relation, name], `${question} (${read?.language}: ${read?.cueText})`);
        }
        for (const question of counterExamples) assert.notEqual(readRelation(question)?.relation, relation, question);
      }
    });

    test(`has a row for every relation in ${language}`, () => {
      assert.deepEqual(
        relations.filter((relation) => !rows.some((row) => row.relation === relation)),
        [],
      );
    });
  }

  test('counts a plain word as a name of code only after a noun such as "field"', () => {
    const isCode = (question: string): boolean | undefined => readRelation(question)?.isCode;
    for (const question of ['Where is the field size read?', 'Wo wird das Feld size gelesen?', '哪里读取字段size？'])
      assert.equal(isCode(question), true, question);
    assert.equal(isCode('Where is the size read?'), false);
  });

  test('is undefined for questions that ask for something else', () => {
    for (const question of [
      'How does the retry policy work?',
      'Why does placeOrder fail when the cart is empty?',
      'Why is `placeOrder` called twice?',
      'Warum wird placeOrder zweimal aufgerufen?',
      'What is wrong with this module?',
      'Explain the architecture',
      'What does parseHeader return for an empty line?',
    ])
      assert.equal(readRelation(question), undefined, question);
  });

  test('is not read from a clause that says what is decided', () => {
    assert.equal(readRelation('Where does QueueClient decide which worker a job is sent to?'), undefined);
    assert.equal(readRelation('Where is `pick` called to decide which worker is used?')?.name, 'pick');
    assert.equal(readRelation('Where is `pick` called?')?.relation, 'callers');
  });

  test('is read quickly from any text', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 400 }), fc.constantFrom('who ', 'where is ', 'which ', 'wo wird ', 'qué '), (text, front) => {
        readRelation(front.repeat(20) + text);
      }),
    );
  });
});

test('a plain word beside a noun for a shared name is a name of code', () => {
  for (const question of ['who writes to the table orders?', 'who writes to the orders table?', 'what reads from the queue orders?'])
    assert.deepEqual([readRelation(question)?.name, readRelation(question)?.isCode], ['orders', true], question);
  assert.equal(readRelation('who writes to orders?')?.isCode, false);
});
