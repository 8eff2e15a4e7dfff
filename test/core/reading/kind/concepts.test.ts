// Words of concepts: each language has the same rows and finds them in its own sentences.
import assert from 'node:assert/strict';
import { suite, test } from 'node:test';
import { questionLanguages } from '../../../../src/core/reading/cue.ts';
import { conceptsIn, conceptWords } from '../../../../src/core/reading/kind/concepts.ts';

const rowsOf = (text: string): string[] =>
  text
    .trim()
    .split('\n')
    .map((line) => line.slice(0, line.indexOf(':')));

suite('concepts', () => {
  for (const language of questionLanguages)
    test(`have words for every row in ${language}`, () => {
      assert.deepEqual(rowsOf(conceptWords[language]), rowsOf(conceptWords.en));
      for (const line of conceptWords[language].trim().split('\n')) assert.match(line, /^[a-z]+: \S/);
    });

  test('are found by whole words, prefixes and phrases, and in text without spaces', () => {
    const named = (text: string, language: Parameters<typeof conceptsIn>[1]): string[] =>
      conceptsIn(text, language).map(({ concept }) => concept);
    assert.ok(named('who instantiates the cache', 'en').includes('who'));
    assert.ok(named('who instantiates the cache', 'en').includes('create'));
    assert.ok(named('what breaks if i change it', 'en').includes('ifchange'));
    assert.ok(named('wer überschreibt die methode', 'de').includes('override'));
    assert.ok(named('谁调用了它', 'zh').includes('call'));
    assert.deepEqual(named('', 'en'), []);
  });

  test('are in text order', () => {
    const places = conceptsIn('who calls it and where is it tested', 'en').map(({ at }) => at);
    assert.deepEqual(
      places,
      places.toSorted((a, b) => a - b),
    );
  });
});
