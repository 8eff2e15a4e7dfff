// Types that change: cached types must not answer for an earlier state of the files.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { neverCancelled } from '../../../../src/core/base/cancellation.ts';
import { memoryRoot } from '../../../support/memory.ts';
import { openFixture } from '../../../support/openFixture.ts';
import { dedent } from '../../../support/dedent.ts';

test('follows a type that changes in another file', async () => {
  const { codebase, files } = await openFixture({
    'src/types.ts': dedent`
      export interface Box { size: number }
      export interface Crate { size: number }
      export interface Item { holder: Box }
    `,
    'src/use.ts': "import type { Item } from './types';\nexport const read = (item: Item): number => item.holder.size;\n",
  });
  const lines = async (name: string): Promise<string[]> => {
    const [result] = await codebase.uses({ name }, {}, neverCancelled);
    return (result?.places ?? []).map(({ path, line }) => `${path}:${line}`);
  };
  assert.deepEqual([await lines('Box.size'), await lines('Crate.size')], [['src/use.ts:2'], []]);
  files.write(
    'src/types.ts',
    dedent`
      export interface Box { size: number }
      export interface Crate { size: number }
      export interface Item { holder: Crate }
    `,
  );
  await codebase.apply([{ root: memoryRoot.key, path: 'src/types.ts', type: 'changed' }], neverCancelled);
  assert.deepEqual([await lines('Box.size'), await lines('Crate.size')], [[], ['src/use.ts:2']]);
});
