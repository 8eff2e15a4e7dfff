// Comments are distinguished from code and from strings that contain comment signs.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { commentRanges, commentTest, isInComment } from '../../../src/core/text/isInComment.ts';

const slashes = { line: '//', block: ['/*', '*/'] } as const;

test('distinguishes comments from code and strings', () => {
  for (const [text, expected] of [
    ['// here', true],
    ['call(); // here', true],
    ['/* one\n * here */', true],
    ['/* one */ here', false],
    ["get('http://x', 'here')", false],
    ["glob('src/*.ts')\ncall('here')", false],
    ['here // after', false],
  ] as const)
    assert.equal(isInComment(text, text.indexOf('here'), slashes), expected, text);
  assert.equal(isInComment('x = 1  # here', 9, { line: '#' }), true);
  assert.equal(isInComment('# here', 2, {}), false);
});

test('many offsets in order are told as single ones are', () => {
  const piece = fc.constantFrom('/*', '*/', '//', '"', '\n', 'word ', '/', '*');
  const syntaxes = [slashes, { line: '#', block: ['"""', '"""'] as const }, { block: ['/*', '*/'] as const }, {}];
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 40 }), fc.constantFrom(...syntaxes), (pieces, syntax) => {
      const text = pieces.join('');
      const isComment = commentTest(text, syntax);
      for (let offset = 0; offset <= text.length; offset++)
        assert.equal(isComment(offset), isInComment(text, offset, syntax), `${offset} of ${text}`);
    }),
  );
});

test('ranges of comments hold exactly the offsets in comments', () => {
  const piece = fc.constantFrom('/*', '*/', '//', '"', '\n', 'word ', '/', '*', '#');
  const syntaxes = [slashes, { line: '#' }, { line: '#', block: ['"""', '"""'] as const }, { block: ['/*', '*/'] as const }, {}];
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 40 }), fc.constantFrom(...syntaxes), (pieces, syntax) => {
      const text = pieces.join('');
      const ranges = commentRanges(text, syntax);
      for (let offset = 0; offset <= text.length; offset++)
        assert.equal(
          ranges.some(([from, to]) => from <= offset && offset < to),
          isInComment(text, offset, syntax),
          `${offset} of ${JSON.stringify(text)}: ${JSON.stringify(ranges)}`,
        );
    }),
    { numRuns: 2000 },
  );
});
