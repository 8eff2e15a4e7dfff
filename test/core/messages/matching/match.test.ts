// A message compared with the literals that may have written it: values fill holes, wrappers stay outside, and a changed word is no match.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { matchPattern } from '../../../../src/core/messages/matching/match.ts';
import { comparableMessage } from '../../../../src/core/messages/matching/matchText.ts';
import { patternsOf } from '../../../../src/core/messages/pattern.ts';
import { costsLittle } from '../../../support/hostileTime.ts';
import { rank, type PatternMatch } from '../../../../src/core/messages/matching/patternMatch.ts';

function match(message: string, literal: string, opens = { start: false, end: false }, path = 'a.py'): PatternMatch | undefined {
  const text = comparableMessage(message);
  if (!text) return undefined;
  const matches = patternsOf([{ raw: literal, joined: true, line: 0 }], opens, path).flatMap(
    (pattern) => matchPattern(text, pattern) ?? [],
  );
  return matches.toSorted((a, b) => rank(b) - rank(a))[0];
}

/** Holes as languages and libraries write them, and the message with a value in each. */
const whole: readonly (readonly [literal: string, message: string])[] = [
  ['cannot open %s: %d tries left', 'cannot open a/b.txt: 3 tries left'],
  ['cannot open %(path)s: %(count)5.2f tries', 'cannot open a/b.txt: 3.00 tries'],
  ['cannot open %<path>s or %{other}', 'cannot open a or b'],
  ['cannot open %1$s and %-10s and %#x', 'cannot open a and b and 0x7'],
  ['lid=%d, message=%v, cause=%v', 'lid=4, message=the lid does not fit the box, cause=it was bent by hand'],
  ['cannot open %q, want %T', 'cannot open "a b", want *os.File'],
  ['cannot open %1 of %2', 'cannot open a.txt of 7'],
  ['cannot open {} and {0} and {name:>10} and {0,-5:N2}', 'cannot open a and b and c and d'],
  ['cannot open ${path} and #{other} and $name', 'cannot open a and b and c'],
  ['cannot open ${a.map((x) => { x.y }).join()} now', 'cannot open a,b now'],
  ['cannot open {{path}} for {{ user.name }}', 'cannot open a for b'],
  ['No lamp in the hall is called %s', 'No lamp in the hall is called lamp==9 (from the long list (line 1))'],
  ['100%% of {count, plural, one {# file} other {# files}} done', '100% of 7 done'],
  ['it\\u2019s \\"closed\\" by the owner', 'it\'s "closed" by the owner'],
  ['<info>No file in the folder</info>', 'No file in the folder'],
  ['Click <b>here</b> to go on', 'Click here to go on'],
  ['Nothing to\\\n   commit here', 'Nothing to commit here'],
  ['caf\\u00e9 is \\x41 closed', 'café is A closed'],
  ['\\x1b[31mthe disk is full\\x1b[0m', 'the disk is full'],
  ["couldn't reach the host", 'couldn\u2019t  reach\tthe host.'],
];

for (const [literal, message] of whole) {
  test(`matches as a whole: ${literal.replaceAll('\n', ' ')}`, () => {
    assert.equal(match(message, literal)?.kind, 'whole');
  });
}

test('reads a word with a colon as a hole only in PHP', () => {
  const opens = { start: false, end: false };
  assert.equal(match('The name field is required.', 'The :attribute field is required.', opens, 'lang/validation.php')?.kind, 'whole');
  assert.equal(match('one of :a or :c is expected here', 'one of :a or :b is expected here', opens, 'a.rb')?.kind, 'part');
});

test('matches a literal with a wrapper around it as a link of a chain', () => {
  for (const message of ['read config: the file is not valid', 'Error: the file is not valid (code 7)', 'x failed - the file is not valid'])
    assert.equal(match(message, 'the file is not valid')?.kind, 'link', message);
  assert.equal(match('sync: cannot read a.txt: no such file', 'cannot read %s: %w')?.kind, 'link', 'the inner message is a value');
  assert.equal(match('outer step: job 7 was not sent', ' was not sent', { start: true, end: false })?.kind, 'link');
});

test('matches a message inside a longer literal only at word boundaries', () => {
  assert.equal(match('is not a valid size', 'The value is not a valid size, see the manual')?.kind, 'holds');
  assert.notEqual(match('or a valid siz', 'The value is for a valid size')?.kind, 'holds');
});

test('does not match a literal that only resembles the message or is a single word of it', () => {
  const rows = [
    ['no basket matched %q', 'no basket was matched'],
    ['the number of baskets is odd', 'number'],
    ['failed: %s', 'failed: the whole of the basket'],
    ['the basket number is odd', 'never mind whether the basket number is odd today'],
  ] as const;
  for (const [literal, message] of rows) assert.ok([undefined, 'part'].includes(match(message, literal)?.kind), literal);
  assert.equal(match('working beside the basket', 'Working beside the basket. Set one up first.')?.kind, 'holds');
});

test('matches only a part if one word is changed', () => {
  const found = match('cannot close the second file for reading', 'cannot open the second file for reading');
  assert.equal(found?.kind, 'part');
  assert.deepEqual(
    found?.spans.map(({ from, to }) => 'cannot close the second file for reading'.slice(from, to)),
    ['the second file for reading'],
  );
  assert.ok(found && found.coveredShare > 0.5 && found.coveredShare < 0.9);
});

test('does not match a message that is made of halves of two literals', () => {
  const mixed = 'cannot open the second file because nobody is at home';
  for (const literal of ['cannot open the second file for reading', 'the door is shut because nobody is at home'])
    assert.ok([undefined, 'part'].includes(match(mixed, literal)?.kind), literal);
});

test('does not match a literal of holes alone, or of one ordinary word with holes', () => {
  for (const literal of ['{}: {}', '%s is %s', '{} failed'])
    assert.notEqual(match('the job is done and failed', literal)?.kind, 'whole', literal);
  assert.equal(match('a long sentence of many words is not what stands here at all', '{} is not {}')?.kind, undefined);
});

test('makes a pattern of each line of a short text, and one of all lines', () => {
  const patterns = patternsOf(
    [{ raw: 'Usage: tool [file]\nNo file was given\\nTry again later', joined: true, line: 0 }],
    {
      start: false,
      end: false,
    },
    'a.py',
  );
  assert.deepEqual(
    patterns.map(({ text, line }) => [text, line]),
    [
      ['Usage: tool [file]', 0],
      ['No file was given', 1],
      ['Try again later', 1],
      ['Usage: tool [file] No file was given Try again later', 0],
    ],
  );
});

test('compares hostile literals and messages in linear time', async () => {
  const bodies = [
    '{'.repeat(50_000),
    '%('.repeat(50_000),
    '<a '.repeat(50_000),
    '${'.repeat(50_000),
    '\\'.repeat(50_001),
    'a b '.repeat(50_000),
  ];
  for (const body of bodies)
    await costsLittle(body.slice(0, 4), () => [match('a b c d e f g '.repeat(40), body), match(body, 'a {} b {} c')]);
});
