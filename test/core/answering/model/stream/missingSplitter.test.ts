// Separates an answer from the list of gaps: in all forms, wherever the stream is cut, without a letter of the list in the answer.
import assert from 'node:assert/strict';
import { suite, test } from 'node:test';
import fc from 'fast-check';
import { MissingSplitter } from '../../../../../src/core/answering/model/stream/missingSplitter.ts';
import { dedent } from '../../../../support/dedent.ts';

interface Split {
  readonly shown: string;
  readonly missing: string;
}

function split(pieces: readonly string[]): Split {
  const splitter = new MissingSplitter();
  const shown = pieces.map((piece) => splitter.push(piece)).join('') + splitter.end();
  return { shown: shown.trim(), missing: splitter.missing.trim() };
}

const forms: readonly (readonly [name: string, reply: string, shown: string, missing: string])[] = [
  [
    'tags',
    dedent`
      <answer>
      It works [1].
      </answer>
      <missing>
      - \`get_db\`
      </missing>`,
    'It works [1].',
    '- `get_db`',
  ],
  ['tags in one line', '<answer>It works.</answer><missing>none</missing>', 'It works.', 'none'],
  [
    'no tag closed',
    dedent`
      <answer>It works.
      <missing>
      \`a\`
      \`b\``,
    'It works.',
    '`a`\n`b`',
  ],
  [
    'only the list in tags',
    dedent`
      It works.

      <missing>
      \`a\`
      </missing>`,
    'It works.',
    '`a`',
  ],
  [
    'a heading after the end of the answer',
    dedent`
      <answer>It works.</answer>

      **Missing:**
      - a`,
    'It works.',
    '- a',
  ],
  ['headings', 'ANSWER: It works.\nMISSING:\n- a', 'It works.', '- a'],
  [
    'bold headings',
    dedent`
      **ANSWER:**
      It works.

      **MISSING:**
      1. a`,
    'It works.',
    '1. a',
  ],
  [
    'headings of Markdown',
    dedent`
      ## ANSWER
      It works.

      ## MISSING:
      - a`,
    'It works.',
    '- a',
  ],
  [
    'a small heading',
    dedent`
      It works.

      ### Missing
      - a`,
    'It works.',
    '- a',
  ],
  [
    'bold word',
    dedent`
      It works.

      **Missing:**
      - a`,
    'It works.',
    '- a',
  ],
  ['list first', '<missing>none</missing>\n<answer>It works.</answer>', 'It works.', 'none'],
  [
    'a fence around all',
    dedent`
      \`\`\`xml
      <answer>It works.</answer>
      <missing>none</missing>
      \`\`\``,
    'It works.',
    'none',
  ],
  ['capitals', '<ANSWER>It works.</ANSWER><MISSING>none</MISSING>', 'It works.', 'none'],
  ['no form at all', 'It works because of `x < y`.', 'It works because of `x < y`.', ''],
  [
    'words that only begin alike',
    'An answer: yes.\nMissing values are dropped.\n**Missing** keys too.',
    'An answer: yes.\nMissing values are dropped.\n**Missing** keys too.',
    '',
  ],
  [
    'a heading inside tags',
    dedent`
      <answer>Two things.

      **Missing:**
      - a lock
      </answer><missing>none</missing>`,
    dedent`
      Two things.

      **Missing:**
      - a lock`,
    'none',
  ],
  ['a tag that is quoted', 'It writes `<missing>` there.', 'It writes `<missing>` there.', ''],
  ['text after the end of the answer', '<answer>One.</answer>\nTwo.', 'One.\nTwo.', ''],
  ['a heading in the middle of a line', 'It says `**Missing**:\nnothing` there.', 'It says `**Missing**:\nnothing` there.', ''],
  ['a heading behind a word', 'a </think>**Missing**:\n- b', 'a </think>**Missing**:\n- b', ''],
  ['a second answer with nothing but spaces', 'One.</answer> <missing>none</missing><answer> \n \n', 'One.', 'none'],
  ['empty', '', '', ''],
];

suite('the list of gaps', () => {
  for (const [name, reply, shown, missing] of forms) {
    test(name, () => assert.deepEqual(split([reply]), { shown, missing }));
  }

  test('is the same wherever the stream is cut, and is never shown', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...forms),
        fc.array(fc.integer({ min: 0, max: 120 }), { maxLength: 12 }),
        ([, reply, shown, missing], at) => {
          const cuts = [...new Set([0, ...at.map((each) => Math.min(each, reply.length)), reply.length])].sort((a, b) => a - b);
          const pieces = cuts.slice(1).map((end, i) => reply.slice(cuts[i], end));
          assert.deepEqual(split(pieces), { shown, missing });
          const splitter = new MissingSplitter();
          let soFar = '';
          for (const piece of pieces) {
            soFar += splitter.push(piece);
            assert.ok(shown.startsWith(soFar.trim()), `${JSON.stringify(soFar)} is not the beginning of the answer`);
          }
        },
      ),
      { numRuns: 2000 },
    );
  });

  test('delays only text that may be a mark', () => {
    const splitter = new MissingSplitter();
    assert.equal(splitter.push('<answer>It works, and '), 'It works, and ');
    assert.equal(splitter.push('more <'), 'more ');
    assert.equal(splitter.push('b'), '<b');
  });
});

test('a carriage return alone begins no line, wherever the stream is cut', () => {
  for (const text of ['It works.\r**Missing**:\n- a', '<missing>a\rANSWER: b</missing>c']) {
    const whole = split([text]);
    for (let at = 0; at <= text.length; at++)
      assert.deepEqual(split([text.slice(0, at), text.slice(at)]), whole, `${JSON.stringify(text)} at ${at}`);
  }
});
