// Edges of calls behind `::` in Rust: a path names no variable.
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import type { Parsers } from '../../../../src/core/syntax/parser.ts';
import { dedent } from '../../../support/dedent.ts';
import { testParsers } from '../../symbols/testAssets.ts';
import { graphOf } from '../folderGraph.ts';
import { edgesOf, filesOf, save } from '../linking/editedGraph.ts';

let parsers: Parsers;
before(async () => {
  parsers = await testParsers();
});
after(() => parsers.dispose());

const main = dedent`
  mod orders;

  struct Till;
  impl Till { fn close(&self) {} }

  fn run(orders: &Till) {
      orders::close();
  }
`;
const sources = new Map([
  ['Cargo.toml', '[package]\nname = "shop"\n'],
  ['src/orders.rs', 'pub fn close() {}\n'],
  ['src/main.rs', main],
]);

test('a path leads to the module, and a call on the variable to its type, also after an edit of one into the other', async () => {
  const graph = graphOf(await filesOf(sources, parsers));
  graph.deriveEdges();
  const callees = (): string[] => edgesOf(graph).filter((edge) => edge.includes('main.rs#run"') && edge.includes('"calls"'));
  assert.equal(callees().length, 1);
  assert.match(callees()[0] ?? '', /orders\.rs#close/);
  await save(graph, 'src/main.rs', main.replace('orders::close()', 'orders.close()'), parsers);
  graph.deriveEdges();
  assert.match(callees()[0] ?? '', /main\.rs#Till\.close/);
});
