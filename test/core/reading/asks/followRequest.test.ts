// Explicit requests to follow code, starts of a flow without a name, and the words that explain the kind of a question.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readIntent } from '../../../../src/core/reading/readIntent.ts';

test('reads requests such as "walk me through" and "trace" as exploratory, whatever the other words weigh', () => {
  for (const text of [
    'Walk me through how a logger is created from its configuration.',
    'Could you please walk us through how the size of a column is chosen?',
    'Trace what the cache is for.',
  ])
    assert.equal(readIntent(text).mode.value, 'exploratory', text);
  assert.equal(
    readIntent('Walk me through the architecture').asksAboutProject || readIntent('Explain the architecture').asksAboutProject,
    true,
  );
});

test('starts a flow at the start of the program or at a command-line option', () => {
  const anchorOf = (text: string): unknown => {
    const { flow } = readIntent(text);
    return flow?.kind === 'between' || flow?.kind === 'from' ? flow.anchor : undefined;
  };
  assert.deepEqual(anchorOf('What happens when I run grep with a pattern?'), { of: 'program' });
  assert.deepEqual(anchorOf('What happens when the server starts?'), { of: 'program' });
  assert.deepEqual(anchorOf('Trace from the command line to the printed line'), { of: 'program' });
  assert.deepEqual(anchorOf('What happens when a user passes --dry-run?'), { of: 'option', options: ['--dry-run'] });
  assert.equal(anchorOf('Trace from the command line parser to the printer'), undefined);
  assert.equal(anchorOf('Trace from the parser to the handling of --dry-run'), undefined);
  // A function that is named is where it begins.
  assert.equal(anchorOf('What happens when I run `Shop.open`?'), undefined);
});

test('asks for no decision when the question is about a call, a start or an option', () => {
  for (const text of [
    'What happens when I call Client.request?',
    'What happens when I run grep with a pattern?',
    'What happens when someone passes --dry-run?',
  ])
    assert.equal(readIntent(text).decision, undefined, text);
  assert.equal(readIntent('What happens when I call Client.request without a host?').decision?.ask, 'case');
});

test('recognises several ways to ask for an overview', () => {
  for (const text of ['Give me an overview of the architecture.', 'Which layers does this have?', 'What modules does it have?'])
    assert.ok(readIntent(text).asksAboutProject, text);
});

test('explains the kind of a question only by words of questions, not by names of things', () => {
  const words = (text: string): readonly string[] => readIntent(text).mode.words ?? [];
  for (const text of [
    'What does length mean when a worker gives zero for the name?',
    'Trace a message from a log call to the sinks.',
    'How does a template get from the log call to the tokens?',
    'The worker crashes since yesterday, why?',
  ])
    for (const word of words(text)) assert.doesNotMatch(word, /\b(?:length|name|zero|worker|message|log|tokens?|template)\b/, text);
  assert.ok(words('The worker crashes since yesterday, why?').some((word) => /why|crashes/.test(word)));
  assert.deepEqual(words('Explain the retry logic'), ['explain']);
  assert.ok(words('Trace what happens when an order is placed').some((word) => /trace|happens/.test(word)));
});
