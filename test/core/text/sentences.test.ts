// The ends of sentences: dots of words, names and short forms end none.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { firstSentence } from '../../../src/core/answering/page/markdownText.ts';
import { sentencesOf } from '../../../src/core/text/sentences.ts';

test('does not end a sentence at a dot inside of it', () => {
  const whole = [
    'It returns the path without . and .. elements.',
    'Takes a name, e.g. of a file, i.e. a path.',
    'Reads a file (e.g. README.md) as a whole.',
    'Wants a type, e.g. Reader, that gives bytes.',
    'Waits... and then goes on.',
    'Is it v1.2.3 or a newer one?',
  ];
  for (const sentence of whole) assert.equal(firstSentence(`${sentence} Then another one.`), sentence);
  assert.equal(firstSentence('没有。Then more.'), '没有。');
});

test('splits a text into its sentences', () => {
  assert.deepEqual(sentencesOf('One. Two two!  Three . and .. three'), ['One.', 'Two two!', 'Three . and .. three']);
  assert.deepEqual(sentencesOf(' '), []);
});
