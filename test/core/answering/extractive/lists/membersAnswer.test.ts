// Lists of members that stand in places of their own: each has its place.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { unfold } from '../../../../../src/core/answering/page/folds.ts';
import { ask, openFixture } from '../../../../support/openFixture.ts';

test('subtypes are listed with their places, and those beyond the first sixteen are folded', async () => {
  const kinds = Array.from({ length: 18 }, (_, i) => `Kind${String.fromCharCode(65 + i)}`);
  const { codebase } = await openFixture({
    'base.ts': 'export interface Converter { convert(): void; }\n',
    ...Object.fromEntries(
      kinds.map((name) => [
        `kinds/${name}.ts`,
        `import type { Converter } from '../base.ts';\nexport class ${name} implements Converter { convert() {} }\n`,
      ]),
    ),
  });
  const record = await ask(codebase, 'Which converters are there?');
  assert.match(record.answer, /18 types derive from `Converter` in `base\.ts:1` \[\d+\]:/);
  const { text, folded } = unfold(record);
  const shownPlaces = [...text.matchAll(/^- `Kind\w`, `kinds` \[\d+\]$/gm)];
  assert.equal(shownPlaces.length, 16);
  assert.deepEqual(
    folded.map(({ label }) => label),
    ['Members of Converter: 2 more'],
  );
});
