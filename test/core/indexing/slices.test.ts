// What is fed in slices: nothing of a record but its facts stays once it has been taken in.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { createGraph } from '../../../src/core/graph/queries/codeGraph.ts';
import { Slices } from '../../../src/core/indexing/slices.ts';
import { TextIndex } from '../../../src/core/indexing/text/textIndex.ts';
import { MemoryClock } from '../../support/memory.ts';
import { recordOf } from './records.ts';

test('graph and text keep what they need of a file, not the record that it came in', async () => {
  setFlagsFromString('--expose-gc');
  const collect = runInNewContext('gc') as () => void;
  const graph = createGraph();
  const slices = new Slices(graph, new TextIndex(), new MemoryClock());
  const held = await (async () => {
    const record = recordOf([{ name: 'pay' }]);
    await slices.add({ root: 'r', path: 'pay.py', role: 'code', record, hasText: false });
    slices.flush();
    return new WeakRef(record);
  })();
  await new Promise((resolve) => setImmediate(resolve));
  collect();
  assert.equal(held.deref(), undefined);
  assert.equal(graph.byName('pay').length, 1);
});
