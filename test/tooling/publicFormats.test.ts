// The table of public formats is what its script makes of the rules, and these come out in the syntax of JavaScript.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { suite, test } from 'node:test';
import { root } from '../../scripts/paths.mjs';
import { formatOf } from '../../tools/secrets/format.ts';
import { readGoPattern, writePattern } from '../../tools/secrets/goPattern.ts';
import { publicFormatTable } from '../../tools/secrets/table.ts';

suite('public formats', () => {
  test('are the table that the script makes', () => {
    assert.equal(readFileSync(join(root, 'src/core/secrets/publicFormats.ts'), 'utf8'), publicFormatTable().text);
  });

  test('need no flag, whatever flags the rule has', () => {
    const written = (source: string): string => writePattern(readGoPattern(source));
    assert.equal(written('(?i)ab[c-e]'), '[Aa][Bb][c-eC-E]');
    assert.equal(written('a(?i)b(?-i:c)'), 'a[Bb](?:c)');
    assert.equal(written('(a(?i)b|c)d'), '(?:a[Bb]|[Cc])d');
    assert.equal(written('(?P<name>[[:alnum:]]{3}\\.)\\z'), '(?:[A-Za-z0-9]{3}\\.)(?![^])');
    assert.equal(written('(?s:.)[\\x60"]'), '(?:[^])[\\x60"]');
    assert.throws(() => readGoPattern('(a'), SyntaxError);
    assert.throws(() => readGoPattern('a)'), SyntaxError);
    assert.throws(() => readGoPattern('[[:word:]]'), /No class/);
  });

  test('know what they begin with', () => {
    assert.deepEqual(formatOf('x', '\\b((?:ab|cd)_(?i)[a-z]{9})\\b', []), [
      "form('x', 'ab_ cd_', String.raw`(?:(?:(?:ab|cd)_[a-zA-Z]{9}))(?!\\w)`)",
    ]);
    assert.deepEqual(formatOf('x', '[a-z]{9}-end', ['end-x']), ["anywhere('x', 'end-x', String.raw`(?<!\\w)(?:[a-z]{9}-end)`)"]);
  });
});
