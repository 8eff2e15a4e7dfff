// Every example of the table of commands has the names that its row says.
import assert from 'node:assert/strict';
import { suite, test } from 'node:test';
import { commandRows } from '../../../../../src/core/services/names/scripts/commandRows.ts';
import { costsLittle } from '../../../../support/hostileTime.ts';

suite('commandRows', () => {
  for (const { tool, target, pattern, examples } of commandRows) {
    test(`${tool}: ${target} ${pattern.source.slice(-40)}`, async () => {
      assert.ok(examples.length);
      const namesIn = (text: string): readonly string[] => [...text.matchAll(pattern)].map(({ groups }) => groups?.['name'] ?? '');
      for (const [command, ...names] of examples) {
        assert.deepEqual(namesIn(command), names, command);
        await costsLittle(pattern.source, () => namesIn(`${command} `.repeat(20_000)));
      }
    });
  }
});
