// For a question about a default, the quotation of a document has the line with the default.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { ask, openFixture } from '../../../support/openFixture.ts';
import { dedent } from '../../../support/dedent.ts';

test('a document is quoted with its default only if the question asks for one', async () => {
  const { codebase } = await openFixture({
    'docs/boxes.md': dedent`
      # Boxes

      ## closeTimeout

      The time in milliseconds that a box gets to close before it is thrown away as too slow to close.

      + Default: \`4200\`

      Other words follow here.
    `,
    'src/box.ts': 'export function close(closeTimeout: number): void {}\n',
  });
  const withDefault = await ask(codebase, 'How many milliseconds does a box get to close by default?');
  assert.match(withDefault.answer, /boxes\.md.*Default: `4200`/);
  const withoutDefault = await ask(codebase, 'How many milliseconds does a box get to close?');
  assert.doesNotMatch(withoutDefault.answer, /boxes\.md.*Default: `4200`/);
  codebase.dispose();
});
