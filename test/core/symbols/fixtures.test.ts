// Every fixture says what must be found in it. `CLEW_WRITE_FIXTURES=1` writes what is found now, for review with git diff.
import assert from 'node:assert/strict';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { after, before, describe, it } from 'node:test';
import { extractFacts } from '../../../src/core/symbols/extract.ts';
import { languageOf } from '../../../src/core/syntax/languages.ts';
import type { Parsers } from '../../../src/core/syntax/parser.ts';
import { annotate, readFixture, rewrite } from './annotations.ts';
import { testParsers } from './testAssets.ts';

const folder = join(import.meta.dirname, '../../fixtures/symbols');
const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) => /\.\w+$/.test(file));

describe('facts of fixtures', () => {
  let parsers: Parsers;
  before(async () => {
    parsers = await testParsers();
  });
  after(() => parsers.dispose());

  it('covers every language with full extraction', () => {
    const covered = new Set(files.map((file) => languageOf(file)));
    assert.deepEqual([...covered].sort(), ['java', 'javascript', 'python', 'tsx', 'typescript']);
  });

  for (const file of files) {
    it(file, async () => {
      const text = readFileSync(join(folder, file), 'utf8');
      const { source, kinds, expected } = readFixture(text);
      const facts = await extractFacts(source, languageOf(file) ?? '', parsers);
      assert.deepEqual(parsers.failures, []);
      const found = annotate(facts, kinds);
      if (process.env['CLEW_WRITE_FIXTURES']) writeFileSync(join(folder, file), rewrite(text, found));
      else assert.deepEqual(lines(found), lines(expected));
    });
  }
});

function lines(annotations: readonly { line: number; text: string }[]): string[] {
  return annotations.map(({ line, text }) => `${line + 1}: ${text}`);
}
