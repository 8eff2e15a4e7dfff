// A literal at the front of a message with another text after it: `${message} ${error.message}` joins both.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { matchPattern } from '../../../../src/core/messages/matching/match.ts';
import { comparableMessage } from '../../../../src/core/messages/matching/matchText.ts';
import { patternsOf } from '../../../../src/core/messages/pattern.ts';
import { rank, type PatternMatch } from '../../../../src/core/messages/matching/patternMatch.ts';

function match(message: string, literal: string, path = 'a.ts'): PatternMatch | undefined {
  const text = comparableMessage(message);
  const patterns = patternsOf([{ raw: literal, joined: true, line: 0 }], { start: false, end: false }, path);
  const matches = text ? patterns.flatMap((pattern) => matchPattern(text, pattern) ?? []) : [];
  return matches.toSorted((a, b) => rank(b) - rank(a))[0];
}

test('matches a sentence with holes as the front of a message, and returns the rest', () => {
  for (const [literal, path] of [
    ["shelf '${name}' has the number '${value}', which is invalid.", 'a.ts'],
    ["shelf '{name}' has the number '{value}', which is invalid.", 'a.py'],
    ["shelf '%s' has the number '%s', which is invalid.", 'a.go'],
    ["shelf '#{name}' has the number '#{value}', which is invalid.", 'a.rb'],
  ] as const) {
    const front = match("shelf 'top' has the number 'x7', which is invalid. Not a digit: x.", literal, path);
    assert.deepEqual([front?.kind, front?.rest], ['link', 'Not a digit: x.'], path);
  }
});

test('matches a text of several words without final punctuation as the front', () => {
  const front = match('could not read the shelf of the hall lamp is off', 'could not read the shelf of the hall');
  assert.deepEqual([front?.kind, front?.rest], ['link', 'lamp is off']);
});

test('matches no front for few words, a literal further in, or a changed word', () => {
  const rows = [
    ['could not read', 'could not read the shelf of the hall'],
    ['Not now.', 'Not now. Try again in the evening of the day.'],
    ['the shelf of the hall is not there', 'perhaps the shelf of the hall is not there today'],
    ['could not write the shelf of the hall', 'could not read the shelf of the hall lamp is off'],
    ['could not read the shelf of the hall', 'could not read the shelf of the hallway lamp'],
  ] as const;
  for (const [literal, message] of rows) assert.equal(match(message, literal)?.rest, undefined, literal);
});

test('ranks a literal that covers the whole message above one that is its front', () => {
  const message = 'could not read the shelf of the hall today';
  const [whole, front] = [
    match(message, 'could not read the shelf of the hall {}', 'a.py'),
    match(message, 'could not read the shelf of the hall'),
  ];
  assert.ok(whole && front && rank(whole) > rank(front));
});
