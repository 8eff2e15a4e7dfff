// Questions for the parts of a thing, and others with the same words.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { asksForParts } from '../../../../src/core/reading/asks/partsQuestion.ts';
import { readIntent } from '../../../../src/core/reading/readIntent.ts';

test('asks for the options, fields or parameters of a thing', () => {
  const asked = [
    'What are all the options I can set in box.Config?',
    'Which settings can be configured for the Client?',
    'What fields does box.Config have?',
    'Which parameters does createBox accept?',
    'Welche Optionen kann ich in Config setzen?',
  ];
  assert.deepEqual(asked.filter(asksForParts), asked);
  assert.deepEqual(
    asked.map((text) => readIntent(text).relation),
    asked.map(() => undefined),
  );
});

test('does not match where the change of an option is asked for', () => {
  const others = [
    'Where is the option timeout set?',
    'Who sets Config.retries?',
    'Which functions change the options of Client?',
    'What happens if I set an option twice?',
    'Which option decides the colour?',
  ];
  assert.deepEqual(others.filter(asksForParts), []);
});
