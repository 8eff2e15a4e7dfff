// Yes or no is told of a setting that may say the opposite of what is asked, or not at all.
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

for (const [asked, name, value, said] of rows)
  test(`${asked}: ${name} is ${value}`, () => {
    assert.equal(booleanAnswer(asked, name, value), said);
  });
