// Every example of the table of styles has the names that its row says, in each of its languages.
import assert from 'node:assert/strict';
import { suite, test } from 'node:test';
import { withoutMarkupComments } from '../../../../../src/core/services/names/markupText.ts';
import { withTemplateHoles } from '../../../../../src/core/services/names/styles/classLists.ts';
import { namesOfRow } from '../../../../../src/core/services/names/styles/styleRow.ts';
import { styleRows } from '../../../../../src/core/services/names/styles/styleRows.ts';
import { codeIn } from '../../../../../src/core/uses/places/recentCode.ts';
import { costsLittle } from '../../../../support/hostileTime.ts';

const pages: ReadonlySet<string> = new Set(['html', 'template', 'php', 'astro']);

suite('ways to use a style', () => {
  for (const row of styleRows) {
    test(`${row.framework}: ${row.pattern.source}`, async () => {
      assert.ok(row.examples.length);
      for (const language of row.languages) {
        for (const [code, ...names] of row.examples) {
          const text = row.inTags ? code : withTemplateHoles(code);
          const codeText = pages.has(language) ? withoutMarkupComments(code) : codeIn(code, language).text;
          const places = namesOfRow(row, text, codeText);
          const selectors = places.map(({ type, name, isStart }) => `${type === 'id' ? '#' : '.'}${name}${isStart ? '*' : ''}`);
          assert.deepEqual(selectors, names, `${language}: ${code}`);
          for (const { name, offset } of places) assert.equal(code.slice(offset, offset + name.length), name);
        }
      }
      const huge = (row.examples[0]?.[0] ?? '').repeat(20_000);
      await costsLittle(row.pattern.source, () => namesOfRow(row, huge, huge));
    });
  }
});
