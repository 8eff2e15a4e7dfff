// Yes or no for a setting whose name may say the opposite of the question.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { booleanAnswer } from '../../../../../src/core/answering/extractive/lists/booleanAnswer.ts';

const rows = [
  ['frames shown', 'showFrames', true, true],
  ['frames hidden', 'showFrames', true, false],
  ['hidden frames shown', 'show_hidden_frames', false, false],
  ['duplicates kept', 'skip_duplicates', true, false],
  ['cookies ignored', 'ignoreCookies', false, false],
  ['slashes ignored', 'strict_slashes', true, undefined],
  ['duplicates merged', 'skip_duplicates', true, undefined],
] as const;

for (const [words, name, value, meaning] of rows)
  test(`"${words}" with ${name} = ${value} means ${meaning ?? 'neither yes nor no'}`, () => {
    assert.equal(booleanAnswer(words, name, value), meaning);
  });
