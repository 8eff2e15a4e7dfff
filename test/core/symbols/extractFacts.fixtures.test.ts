// Every fixture says what must be found in it (see annotations.ts); every language with full extraction needs at least one.
// To begin one: a source in `test/fixtures/symbols/<language>/` whose first line is `// check: def call raises …` (the kinds of annotations.ts
// that it is about), then `CLEW_WRITE_FIXTURES=1 npx node --test test/core/symbols/extractFacts.fixtures.test.ts` writes what is found now under each
// line. Read every line of it: what is wrong there is a fault of the queries, and the file is the test from then on.
import assert from 'node:assert/strict';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { after, before, suite, test } from 'node:test';
import { extractFacts } from '../../../src/core/symbols/extractFacts.ts';
import { languageOf, languages } from '../../../src/core/syntax/languages.ts';
import type { Parsers } from '../../../src/core/syntax/parser.ts';
import { annotate, readFixture, rewrite } from './annotations.ts';
import { testParsers } from './testAssets.ts';

const folder = join(import.meta.dirname, '../../fixtures/symbols');
const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) => /\.\w+$/.test(file));

suite('facts of fixtures', () => {
  let parsers: Parsers;
  before(async () => {
    parsers = await testParsers();
  });
  after(() => parsers.dispose());

  test('covers every language with full extraction', () => {
    const covered = new Set(files.map((file) => languageOf(file)));
    const full = [...languages.values()].filter(({ kind }) => kind === 'full').map(({ id }) => id);
    assert.deepEqual(
      full.filter((id) => !covered.has(id)),
      [],
    );
  });

  for (const file of files) {
    const text = readFileSync(join(folder, file), 'utf8');
    const { source, kinds, expected } = readFixture(text);
    test(`${file}: ${[...kinds].join(' ')}`, async () => {
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
