// Comments are distinguished from code and from strings that contain comment signs.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { isInComment } from '../../../src/core/text/isInComment.ts';

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
