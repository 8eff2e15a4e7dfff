// Every example of the table of servers of gRPC offers the procedure that its row says.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { serverRows } from '../../../../src/core/services/grpc/serverRows.ts';
import { contractEdges, endingOf } from '../contractEdges.ts';
import { exampleProto } from './grpcExamples.ts';

for (const { framework, languages: families, examples, base, register } of serverRows)
  for (const rules of families)
    for (const [code, rpc] of examples)
      test(`${framework}, ${rules.id}: ${(base ?? register)?.source}`, async () => {
        const client = 'def call(channel):\n    OrdersStub(channel).GetOrder(1)\n';
        const edges = await contractEdges({ 'a/shop.proto': exampleProto, [`b/server${endingOf(rules)}`]: code, 'c/client.py': client });
        assert.deepEqual(
          edges.map(({ caller, through }) => [caller, through]),
          [['call', `rpc shop.${rpc}`]],
          code,
        );
      });
