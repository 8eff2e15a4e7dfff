// Every example of the tables of shared names has the names that its row says; comments and strings have none.
import assert from 'node:assert/strict';
import { suite, test } from 'node:test';
import { matchesOfRows, placesOfRows, type NameRow } from '../../../../src/core/services/names/nameRow.ts';
import { configurationRows } from '../../../../src/core/services/names/configuration/configurationRows.ts';
import { environmentRows } from '../../../../src/core/services/names/environment/environmentRows.ts';
import { tableQueryRows } from '../../../../src/core/services/names/tables/tableQueryRows.ts';
import { tableRows } from '../../../../src/core/services/names/tables/tableRows.ts';
import { inclusionRows } from '../../../../src/core/services/names/templates/inclusionRows.ts';
import { renderRows } from '../../../../src/core/services/names/templates/renderRows.ts';
import { scriptTopicRows } from '../../../../src/core/services/names/topics/scriptTopicRows.ts';
import { topicRows } from '../../../../src/core/services/names/topics/topicRows.ts';
import { costsLittle } from '../../../support/hostileTime.ts';
import { namedFile } from './namesIn.ts';

const tables: Readonly<Record<string, readonly NameRow[]>> = {
  ...{ configurationRows, environmentRows, tableRows, tableQueryRows, inclusionRows, renderRows },
  ...{ scriptTopicRows, topicRows },
};

/** Characters of a text that work of more than linear time would take minutes for. */
const hostileLength = 200_000;

for (const [table, rows] of Object.entries(tables)) {
  suite(table, () => {
    for (const row of rows) {
      test(`${row.framework}: ${row.pattern.source}`, async () => {
        assert.ok(row.examples.length);
        for (const language of row.languages) {
          for (const [code, ...names] of row.examples) {
            const file = namedFile(code, language);
            const places = placesOfRows(file, [row], (name) => name);
            const constants = [...matchesOfRows(file, [row])].flatMap(({ constant }) => (constant === undefined ? [] : `= ${constant}`));
            assert.deepEqual([...places.map(({ key }) => key), ...constants], names, `${language}: ${code}`);
            for (const { key, offset } of places) {
              const rest = code.slice(offset);
              assert.ok(
                rest.startsWith(key) || key.split('.').some((_, i, parts) => i > 0 && rest.startsWith(parts.slice(i).join('.'))),
                key,
              );
            }
          }
        }
        // One text a row: whether a pattern is linear does not depend on the language.
        const [[code] = [''], [language = '']] = [row.examples[0], row.languages];
        const hostileText = code.repeat(Math.ceil(hostileLength / code.length));
        await costsLittle(row.pattern.source, () => placesOfRows(namedFile(hostileText, language), [row], (name) => name));
      });
    }
  });
}

test('a place that begins in a comment or string is none', () => {
  const namesIn = (text: string): readonly string[] =>
    placesOfRows(namedFile(text, 'typescript'), environmentRows, (name) => name).map(({ key }) => key);
  assert.deepEqual(namesIn("// process.env.A\nconst s = 'process.env.B';\nopen(process.env.C);"), ['C']);
});
