// Every example of the table of resolvers answers the field that its row says.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { resolverRows } from '../../../../src/core/services/graphql/resolverRows.ts';
import { contractEdges, endingOf } from '../contractEdges.ts';

for (const { framework, languages, examples } of resolverRows)
  for (const [code, answer] of examples)
    test(`${framework}: ${answer}, ${code.slice(0, 40)}`, async () => {
      const [root = '', field = ''] = answer.split('.');
      const client = `export function ask() { return request(gql\`${root.toLowerCase()} { ${field} { id } }\`); }\n`;
      // One example is in one language, and a row may have two.
      const edges = await Promise.all(
        languages.map((rules) => contractEdges({ [`a/server${endingOf(rules)}`]: code, 'b/client.ts': client })),
      );
      const [edge] = edges.flat();
      assert.deepEqual([edge?.caller, edge?.through], ['ask', `${root.toLowerCase()} ${field}`], code);
    });
