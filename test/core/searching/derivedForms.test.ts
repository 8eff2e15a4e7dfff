// A question says "inhibited" where code has an `Inhibitor`: the stems differ, and the word is one.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { matchWeight } from '../../../src/core/searching/derivedForms.ts';
import { termsOfText } from '../../../src/core/text/terms.ts';

const formsOf = (word: string): ReadonlyMap<string, number> => new Map(termsOfText(word).map((term) => [term, 1]));
const worthOf = (word: string, other: string): number => matchWeight(termsOfText(other)[0] ?? '', formsOf(word));

test('a word says itself in full and what is derived from it a little less', () => {
  assert.equal(worthOf('inhibited', 'inhibit'), 1);
  assert.ok(worthOf('inhibited', 'inhibitor') > 0.5 && worthOf('inhibited', 'inhibitor') < 1);
  assert.equal(worthOf('inhibitor', 'inhibits'), worthOf('inhibited', 'inhibitor'));
});

test('words that only begin alike say nothing of each other', () => {
  assert.equal(worthOf('port', 'portal'), 0);
  assert.equal(worthOf('format', 'formation'), worthOf('formation', 'format'));
  assert.equal(worthOf('signal', 'signature'), 0);
});
