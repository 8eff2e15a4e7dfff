// The counter gives the same counts as the library whose table it reads, on code, on prose of many scripts and on arbitrary characters.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import fc from 'fast-check';
import { Tiktoken } from 'js-tiktoken/lite';
import { o200kBase } from '../../../src/core/packing/o200k.ts';
import { TokenCounter } from '../../../src/core/packing/tokenCounter.ts';

const library = new Tiktoken(o200kBase);
const counter = new TokenCounter(o200kBase);
const assertSameCount = (text: string): void =>
  assert.equal(counter.count(text), library.encode(text, [], []).length, JSON.stringify(text));

test('counts code and prose as js-tiktoken does', () => {
  assertSameCount(readFileSync(import.meta.filename, 'utf8'));
  for (const text of [
    '',
    ' ',
    '\r\n\n',
    "we'll SHOUT it's 1234567",
    '<|endoftext|>',
    'Größe größer größte',
    'これは関数です。',
    '👩‍👩‍👧 \ud800 lone',
  ])
    assertSameCount(text);
});

test('counts arbitrary characters as js-tiktoken does', () => {
  fc.assert(fc.property(fc.string({ unit: 'binary', maxLength: 60 }), assertSameCount), { numRuns: 300 });
  fc.assert(
    fc.property(fc.string({ unit: fc.constantFrom('a', 'B', '7', ' ', '\n', '=', "'s", 'é', '漢'), maxLength: 60 }), assertSameCount),
    {
      numRuns: 300,
    },
  );
});
