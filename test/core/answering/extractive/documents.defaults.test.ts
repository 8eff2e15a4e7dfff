// A question for a default: what documents say of it shows the line that tells the default.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { ask, openFixture } from '../openFixture.ts';
import { dedent } from '../../../support/dedent.ts';

test('the line with the default is quoted where a default is asked for', async () => {
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
  const asked = await ask(codebase, 'How many milliseconds does a box get to close by default?');
  assert.match(asked.answer, /boxes\.md.*Default: `4200`/);
  const other = await ask(codebase, 'How many milliseconds does a box get to close?');
  assert.doesNotMatch(other.answer, /boxes\.md.*Default: `4200`/);
  codebase.dispose();
});
