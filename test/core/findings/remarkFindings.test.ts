// Warnings in documentation: every row matches its examples and no counterexample, and a question for risks shows them first.
import assert from 'node:assert/strict';
import { suite, test } from 'node:test';
import { remarkRows } from '../../../src/core/findings/remarkFindings.ts';
import { isWarningsQuestion } from '../../../src/core/reading/asks/warnings.ts';
import { ask, openFixture } from '../../support/openFixture.ts';
import { dedent } from '../../support/dedent.ts';

suite('warnings in documentation', () => {
  for (const { kind, pattern, examples, counterExamples } of remarkRows) {
    test(`match the examples for ${kind}, and no counterexample`, () => {
      for (const example of examples) assert.match(example, pattern);
      for (const counterExample of counterExamples) assert.doesNotMatch(counterExample, pattern);
    });
  }

  const files = {
    'shop/till.py': dedent`
      def open_all():
          """Opens all.

          It is fast. Do not use this in
          production. Ask first.
          """
          return 1


      def old():
          """.. deprecated:: 2.0
          """
          return 2


      def plain():
          """Is used in production."""
          return 3
    `,
    'Till.java': dedent`
      class Till {
        @Deprecated
        int shut() {
          return 1;
        }
      }
    `,
  };

  test('come first with their line in the answer to a question for risks', async () => {
    const { codebase } = await openFixture(files);
    const { answer, mode, citations } = await ask(codebase, 'What is dangerous or deprecated here?');
    assert.equal(mode.value, 'analytical');
    assert.match(answer, /its documentation warns in 3 places, the first of which is: open.*Do not use this in production\./);
    assert.match(answer, /Till\.shut.* is marked as deprecated/);
    assert.doesNotMatch(answer, /plain/);
    assert.ok(citations.some(({ file, lineStart }) => file === 'shop/till.py' && lineStart === 4));
  });

  test('are reported as absent where there are none', async () => {
    const { codebase } = await openFixture({
      'shop/till.py': dedent`
        # FIXME: it never shuts
        def open_all():
            return 1
      `,
    });
    const { answer } = await ask(codebase, 'Which risks are there?');
    assert.match(answer, /Its documentation has no warnings\. The most serious finding: .*it never shuts/);
  });

  test('are asked for only by questions about the code as a whole', () => {
    const riskQuestions = [
      'What is dangerous or insecure here?',
      'what are the risks of this code',
      'Is anything deprecated in this library?',
      'Welche Risiken gibt es?',
      'Is this library safe for concurrent use?',
      '这里有哪些不安全的代码？',
    ];
    const otherQuestions = [
      'What is dangerous about `open`?',
      'is open deprecated?',
      'what is the risk manager?',
      'which risks does the insurance module compute?',
    ];
    assert.deepEqual([...riskQuestions, ...otherQuestions].filter(isWarningsQuestion), riskQuestions);
  });
});
