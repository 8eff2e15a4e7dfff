// Counts of byte pairs are those of the library's encoder, for code, prose of many scripts and bytes that no token begins with.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import fc from 'fast-check';
import { Tiktoken } from 'js-tiktoken/lite';
import { BytePairs } from '../../../src/core/context/bytePairs.ts';
import { o200kBase } from '../../../src/core/context/o200k.ts';

const ours = new BytePairs(o200kBase);
const theirs = new Tiktoken(o200kBase);
const wanted = (text: string): number => theirs.encode(text, [], []).length;

test('counts of a file of code', () => {
  const text = readFileSync(new URL(import.meta.url), 'utf8');
  assert.equal(ours.count(text), wanted(text));
});

test('property: counts are those of the library', () => {
  const part = fc.oneof(
    fc.string({ unit: 'grapheme', maxLength: 12 }),
    fc.constantFrom(
      '<|endoftext|>',
      '漢字かな',
      'Zażółć gęślą jaźń',
      '👩‍👩‍👧',
      '\ud800',
      "you've",
      ' \n\t\r\n  ',
      '0x1F_ffff',
      'getHTTPResponseCode',
      '====>',
    ),
  );
  const text = fc.array(part, { maxLength: 12 }).map((parts) => parts.join(''));
  fc.assert(
    fc.property(text, (each) => assert.equal(ours.count(each), wanted(each))),
    { numRuns: 300 },
  );
});
