// Slices: graph and text index keep only the facts of a record, not the record.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { createGraph } from '../../../src/core/graph/queries/derivedGraph.ts';
import { Slices } from '../../../src/core/indexing/slices.ts';
import { TextIndex } from '../../../src/core/indexing/text/textIndex.ts';
import { MemoryClock } from '../../support/memory.ts';
import { recordOf } from './records.ts';

test('frees the record of a file after graph and text index took it in', async () => {
  setFlagsFromString('--expose-gc');
  const collect = runInNewContext('gc') as () => void;
  const graph = createGraph();
  const slices = new Slices(graph, new TextIndex(), new MemoryClock());
  const recordReference = await (async () => {
    const record = recordOf([{ name: 'pay' }]);
    await slices.add({ root: 'r', path: 'pay.py', role: 'code', record, hasText: false });
    slices.flush();
    return new WeakRef(record);
  })();
  await new Promise((resolve) => setImmediate(resolve));
  collect();
  assert.equal(recordReference.deref(), undefined);
  assert.equal(graph.byName('pay').length, 1);
});
