// Names of symbols as answers write them: without placeholders, and a route by its request.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { nameAsCode } from '../../../../src/core/answering/extractive/symbolText.ts';
import { openFixture } from '../../../support/openFixture.ts';
import { dedent } from '../../../support/dedent.ts';

test('names have no placeholders, and a route file is called by its request', async () => {
  const { codebase } = await openFixture({
    'src/later.ts': dedent`
      export const later = wrap(() => {
        function retry() {}
        return [1].map(() => retry());
      });
    `,
    'src/app/api/orders/[id]/route.ts': dedent`
      export async function POST(request: Request) {
        return save(request);
      }
    `,
  });
  const names = [...codebase.graph.symbols()].filter(({ fact }) => fact.kind === 'function').map((symbol) => nameAsCode(symbol));
  assert.ok(names.includes('`POST /api/orders/[id]`'), String(names));
  assert.ok(names.some((name) => /retry`$/.test(name)));
  for (const name of names) assert.doesNotMatch(name, /</);
});
