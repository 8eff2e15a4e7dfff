// Modes of questions by rules. The questions were written for this test.
import assert from 'node:assert/strict';
import { suite, test } from 'node:test';
import type { Mode } from '../../../src/core/reading/mode.ts';
import { readIntent } from '../../../src/core/reading/readIntent.ts';

const examples: Readonly<Record<Mode, readonly string[]>> = {
  conceptual: [
    'What does the tokenizer do?',
    'Where is the retry limit decided?',
    'Where is it decided in which order plugins are loaded?',
    'How do I add a new language?',
    'Explain the cache',
    'How does authentication work?',
    'Which class reads the settings?',
    'what is a chunk',
    'sessions',
    'What is inside the refactoring tool package?',
    'How are failed payments retried?',
    'Why do we use two queues?',
    'Describe the architecture of the importer',
    '这个配置项是什么意思？',
    '¿Para qué sirve la carpeta `hooks`?',
  ],
  diagnostic: [
    'Why does the login fail after a restart?',
    'Where does the message "trace which module calls the refactoring step by step" come from?',
    '2026-11-20 10:12:01 INFO following the calls from start to end',
    'Woher kommt die Meldung „what calls what is shown here“?',
    'TypeError: Cannot read properties of undefined (reading "id")',
    'The endpoint returns 401 when it should return 200',
    'Saving a file hangs forever',
    'Upload crashes with ENOSPC',
    'I get an empty list instead of the orders',
    'Traceback (most recent call last):\n  File "a.py", line 1, in f\nKeyError: 3',
    'Why is my cache never invalidated?',
    'Totals are wrong: expected 10 but got 12',
    'page is white after login',
    'Architecture diagram page stays blank',
    'websocket disconnects after 60s',
    'main.c:12:5: error: foo undeclared (first use in this function)',
    'error[E0502]: cannot borrow `x` as mutable',
    '502 {"error":"upstream"}',
    'Nach dem Update werden keine Mails mehr verschickt',
    '点击保存后没有反应',
  ],
  exploratory: [
    'Where is ValueError handled?',
    'Trace a request from the route to the database',
    'Walk me through the start of the server',
    'What calls `save`?',
    'In which order are the plugins loaded?',
    'What happens when a user logs in?',
    'How does a message get from the socket to the handler?',
    'Follow the order from the cart to the invoice',
    'Show the call chain of parse()',
    'Who catches TimeoutError?',
    'Does anything call `oldInit` anymore?',
    'how do we get from a click to a saved row',
    'Wer ruft `saveOrder` auf und in welcher Reihenfolge?',
    '`sendInvoice` はどこから呼び出されていますか？',
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
    'Why is the billing module so hard to test?',
    'do we have functions nobody calls',
    'How many places swallow exceptions?',
    'Quels modules sont trop couplés ?',
  ],
};

for (const [mode, questions] of Object.entries(examples)) {
  suite(mode, () => {
    for (const question of questions) {
      test(question.split('\n')[0] ?? '', () => {
        const choice = readIntent(question).mode;
        assert.equal(choice.value, mode, JSON.stringify(choice));
        assert.ok(choice.confidence > 0.3 && choice.confidence < 1);
        assert.match(choice.reason, /^Chosen because .+\.$/);
      });
    }
  });
}

suite('confidence', () => {
  const confidence = (text: string): number => readIntent(text).mode.confidence;

  test('is lower where two modes are near to each other, and where nothing speaks for any', () => {
    const clear = confidence('Which modules are too tightly coupled?');
    assert.ok(confidence('is our startup sequence too slow by design?') < clear);
    assert.ok(confidence('sessions') < clear);
  });
});

test('the text of a log of any length costs no more than its beginning', () => {
  // Each would take forever if a sign could backtrack over all of it.
  for (const unit of ['what ', 'from a ', 'why is ', 'how does ', 'the refactoring ', 'a:1:', '(', '`', 'at x']) {
    assert.ok(readIntent(unit.repeat(20_000)).mode.value);
  }
});

test('kinds of changes in a pasted commit say nothing of what is asked', () => {
  const modeOf = (text: string): Mode => readIntent(text).mode.value;
  assert.notEqual(
    modeOf('#12: prices of rows typed as `never`\n\n* feat: add `Row` type\n\n* refactor: wording `Row` => `Rows`'),
    'analytical',
  );
  assert.equal(modeOf('What in `round` would you refactor?'), 'analytical');
});
