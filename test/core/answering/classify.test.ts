// Modes of questions by rules. The questions were written for this test.
import assert from 'node:assert/strict';
import { suite, test } from 'node:test';
import { classify } from '../../../src/core/answering/classify.ts';
import type { Mode } from '../../../src/core/answering/record.ts';
import { readQuestion } from '../../../src/core/retrieval/question.ts';

const examples: Readonly<Record<Mode, readonly string[]>> = {
  conceptual: [
    'What does the tokenizer do?',
    'Where is the retry limit decided?',
    'Where is it decided in which order plugins are loaded?',
    'How do I add a new language?',
    'Explain the cache',
    'How does authentication work?',
    'Which class reads the settings?',
    'Where is ValueError handled?',
    'what is a chunk',
    'sessions',
  ],
  diagnostic: [
    'Why does the login fail after a restart?',
    'TypeError: Cannot read properties of undefined (reading "id")',
    'The endpoint returns 401 when it should return 200',
    'Saving a file hangs forever',
    'Upload crashes with ENOSPC',
    'I get an empty list instead of the orders',
    'Traceback (most recent call last):\n  File "a.py", line 1, in f\nKeyError: 3',
    'Why is my cache never invalidated?',
    'Totals are wrong: expected 10 but got 12',
  ],
  exploratory: [
    'Trace a request from the route to the database',
    'Walk me through the start of the server',
    'What calls `save`?',
    'In which order are the plugins loaded?',
    'What happens when a user logs in?',
    'How does a message get from the socket to the handler?',
    'Follow the order from the cart to the invoice',
    'Show the call chain of parse()',
  ],
  analytical: [
    'What are the architectural flaws of the API?',
    'Which modules are too tightly coupled?',
    'Are there circular imports?',
    "What's wrong with the caching layer?",
    'Review the code quality of src/store',
    'Where is technical debt?',
    'Which functions are too long?',
    'Evaluate the design of the parser',
  ],
};

for (const [mode, questions] of Object.entries(examples)) {
  suite(mode, () => {
    for (const question of questions) {
      test(question.split('\n')[0] ?? '', () => {
        const choice = classify(readQuestion(question), null);
        assert.equal(choice.value, mode, JSON.stringify(choice));
        assert.ok(choice.confidence > 0.3 && choice.confidence < 1);
        assert.match(choice.reason, /^Chosen because .+\.$/);
      });
    }
  });
}
