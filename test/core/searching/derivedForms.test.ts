// A question says "inhibited" where code has an `Inhibitor`: the stems differ, but the words are forms of one word.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { matchWeight } from '../../../src/core/searching/derivedForms.ts';
import { termsOfText } from '../../../src/core/text/tokenizer.ts';

const formsOf = (word: string): ReadonlyMap<string, number> => new Map(termsOfText(word).map((term) => [term, 1]));
const weightBetween = (questionWord: string, codeWord: string): number =>
  matchWeight(termsOfText(codeWord)[0] ?? '', formsOf(questionWord));

test('gives full weight to the word itself and less to a derived word', () => {
  assert.equal(weightBetween('inhibited', 'inhibit'), 1);
  assert.ok(weightBetween('inhibited', 'inhibitor') > 0.5 && weightBetween('inhibited', 'inhibitor') < 1);
  assert.equal(weightBetween('inhibitor', 'inhibits'), weightBetween('inhibited', 'inhibitor'));
});

test('gives no weight to words that only share a beginning', () => {
  assert.equal(weightBetween('port', 'portal'), 0);
  assert.equal(weightBetween('format', 'formation'), weightBetween('formation', 'format'));
  assert.equal(weightBetween('signal', 'signature'), 0);
});
