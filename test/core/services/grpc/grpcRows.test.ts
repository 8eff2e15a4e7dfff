// Every example of the tables of gRPC: a server offers the procedure that its row says, and a client calls it.
import assert from 'node:assert/strict';
import { suite, test } from 'node:test';
import type { LanguageRules } from '../../../../src/core/languages/languageRules.ts';
import { serverRows } from '../../../../src/core/services/grpc/serverRows.ts';
import { stubRows } from '../../../../src/core/services/grpc/stubRows.ts';
import { languages, rulesOf } from '../../../../src/core/syntax/languages.ts';
import { exampleProto, exampleServer, contractEdges } from './grpcExamples.ts';

/** The file ending of a family: of TypeScript and C++, which have types. */
function endingOf(rules: LanguageRules): string {
  const endings = [...languages.values()]
    .filter(({ id, grammar }) => grammar && rulesOf(id) === rules)
    .map(({ extensions }) => extensions[0]);
  return endings.find((ending) => ending === '.ts' || ending === '.cpp') ?? endings[0] ?? '';
}

suite('servers', () => {
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
});

suite('clients', () => {
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
});
