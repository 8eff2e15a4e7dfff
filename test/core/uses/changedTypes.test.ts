// Types that change: what was remembered of them must not answer for the files as they were.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { neverCancelled } from '../../../src/core/base/cancellation.ts';
import { memoryRoot } from '../../support/memory.ts';
import { openFixture } from '../answering/openFixture.ts';

test('uses follow a type that another file changes', async () => {
  const { codebase, files } = await openFixture({
    'src/types.ts':
      'export interface Box { size: number }\nexport interface Crate { size: number }\nexport interface Item { holder: Box }\n',
    'src/use.ts': "import type { Item } from './types';\nexport const read = (item: Item): number => item.holder.size;\n",
  });
  const lines = async (name: string): Promise<string[]> => {
    const [result] = await codebase.uses({ name }, {}, neverCancelled);
    return (result?.places ?? []).map(({ path, line }) => `${path}:${line}`);
  };
  assert.deepEqual([await lines('Box.size'), await lines('Crate.size')], [['src/use.ts:2'], []]);
  files.write(
    'src/types.ts',
    'export interface Box { size: number }\nexport interface Crate { size: number }\nexport interface Item { holder: Crate }\n',
  );
  await codebase.apply([{ root: memoryRoot.key, path: 'src/types.ts', type: 'changed' }], neverCancelled);
  assert.deepEqual([await lines('Box.size'), await lines('Crate.size')], [[], ['src/use.ts:2']]);
});
