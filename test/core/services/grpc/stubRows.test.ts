// Every example of the table of clients of gRPC calls the procedure that its row says, by the name of its service.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { stubRows } from '../../../../src/core/services/grpc/stubRows.ts';
import { contractEdges, endingOf } from '../contractEdges.ts';
import { exampleServer } from './grpcExamples.ts';

for (const { framework, languages: families, examples, stub } of stubRows)
  for (const rules of families)
    for (const [code, rpc] of examples)
      test(`${framework}, ${rules.id}: ${stub.source}`, async () => {
        const edges = await contractEdges({ ...exampleServer, [`b/client${endingOf(rules)}`]: code });
        assert.deepEqual(
          edges.map(({ callee, through }) => [callee, through]),
          [[`Server.${rpc.replace('Orders/', '')}`, `rpc shop.${rpc}`]],
          code,
        );
        assert.ok((edges[0]?.confidence ?? 0) > 0.9, 'the service is tied by its name');
      });
