// A word that is broken over lines is joined, and its stretches lie where its parts stood.
import assert from 'node:assert/strict';
import { suite, test } from 'node:test';
import { scrub } from '../../../src/core/secrets/scrub.ts';
import { wrappedRun } from '../../../src/core/secrets/wrappedRun.ts';
import { Maker } from './made.ts';

const never = (): boolean => false;

suite('a word over several lines', () => {
  test('is joined without what stands between its parts', () => {
    for (const joint of ['\n', '\r\n\t', ' \n', '" +\n    "', "'\n  + '", '\\\n', '=\n', '\n// ', '\n# ', '\n * ']) {
      const text = `abcd${joint}efgh${joint}ijkl.`;
      const run = wrappedRun(text, 0, never);
      assert.equal(run?.text, 'abcdefghijkl.', JSON.stringify(joint));
      const parts = run.stretchesOf({ start: 2, end: 9 }).map(({ start, end }) => text.slice(start, end));
      assert.deepEqual(parts, ['cd', 'efgh', 'i'], JSON.stringify(joint));
    }
  });

  test('ends at short lines, empty lines and at the beginning of another key', () => {
    assert.equal(wrappedRun('abcd\nefg', 0, never), undefined);
    assert.equal(wrappedRun('abcd\n\nefgh', 0, never), undefined);
    assert.equal(
      wrappedRun('abcd\nefgh', 0, (at) => at === 5),
      undefined,
    );
  });

  test('keeps the lines where they are, and two keys apart', () => {
    const make = new Maker(5);
    const keys = [1, 2].map(() => `ghp_${make.of('alnum', 36)}`);
    assert.equal(scrub(keys.join('\n')).text, '<secret:github-token:1>\n<secret:github-token:2>');
    const whole = `ghp_${make.of('alnum', 36)}`;
    assert.equal(scrub(`a ${whole.slice(0, 14)}\n  ${whole.slice(14)} b`).text, 'a <secret:github-token:1>\n   b');
  });

  test('is no key where a word follows a whole one', () => {
    const key = `AKIA${new Maker(6).of('upper', 16)}`;
    for (const word of ['CONSTANT', 'somewhere']) assert.equal(scrub(`${key}\n${word}\n`).text, `<secret:aws-access-key:1>\n${word}\n`);
  });

  test('is found where its beginning is broken after four characters, and not before', () => {
    const rest = new Maker(7).of('alnum', 20);
    assert.equal(scrub(`GR134894\n1${rest}`).text, '<secret:gitlab-rrt:1>\n');
    assert.equal(scrub(`GR1\n348941${rest}`).count, 0);
  });
});
