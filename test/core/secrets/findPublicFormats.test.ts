// Public formats are found by their beginnings, after names, and by a word in the text.
import assert from 'node:assert/strict';
import { suite, test } from 'node:test';
import { findPublicFormats } from '../../../src/core/secrets/findPublicFormats.ts';
import { Maker } from './made.ts';

const make = new Maker(3);
const found = (text: string): string[] =>
  findPublicFormats(text).flatMap(({ kind, stretches }) => stretches.map(({ start, end }) => `${kind} ${text.slice(start, end)}`));

suite('public formats', () => {
  const prefect = `pnu_${make.of('alnum', 36)}`;
  const twitter = make.of('alnum', 50);
  const maxMind = `${make.of('alnum', 6)}_${make.of('alnum', 29)}_mmk`;

  test('are found by their beginning, at the edges of a text and after an escape', () => {
    for (const [before, after] of [
      ['', ''],
      ['("', '")'],
      ['\\n', '\\n'],
      ['t%3D', '%26'],
    ])
      assert.deepEqual(found(`${before}${prefect}${after}`), [`prefect-api-token ${prefect}`]);
  });

  test('are not found inside words', () => {
    assert.deepEqual(found(`x${prefect}`), []);
    assert.deepEqual(found(`${prefect}x`), []);
  });

  test('are found after a name in any case, in code and in strings of JSON', () => {
    for (const text of [`TWITTER_SECRET=${twitter}`, `twitter: "${twitter}"`, `{\\"twitterSecret\\": \\"${twitter}\\"}`])
      assert.deepEqual(found(text), [`twitter-api-secret ${twitter}`]);
    assert.deepEqual(found(`twitter: "${'some-name-of-a-thing-'.repeat(3).slice(0, 50)}"`), []);
  });

  test('are found by a word that stands in the text', () => {
    assert.deepEqual(found(`key ${maxMind}.`), [`maxmind-license-key ${maxMind}`]);
  });

  test('leave masks and identifiers of another length', () => {
    assert.deepEqual(found(`pnu_${'x'.repeat(36)}`), []);
    assert.deepEqual(found(`twitter = "${make.of('alnum', 49)}"`), []);
  });
});
