// Callbacks in decorators run when the file is loaded, not when an object of the class is constructed.
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import type { Parsers } from '../../../../src/core/syntax/parser.ts';
import { testParsers } from '../../symbols/testAssets.ts';
import { graphFile, graphOf } from '../folderGraph.ts';
import { dedent } from '../../../support/dedent.ts';

let parsers: Parsers;
before(async () => {
  parsers = await testParsers();
});
after(() => parsers.dispose());

test('a callback in a decorator does not belong to the class, and one in a method belongs to the method', async () => {
  const text = dedent`
    export class Order {
      @OneToMany(type => Line, line => line.order)
      lines: Line[];
      total() { return this.lines.map(line => price(line)); }
    }
    export function place() { return new Order(); }
    function price(line) {}
  `;
  const graph = graphOf([await graphFile('order.ts', text, 'typescript', parsers)]);
  const [order] = graph.byName('Order');
  const [total] = graph.byName('total');
  assert.ok(order && total);
  assert.deepEqual(graph.outgoing(order.id, ['references', 'calls']), []);
  assert.equal(graph.outgoing(total.id, ['references']).length, 1);
  const [place] = graph.byName('place');
  const [construction] = graph.flow(place?.id ?? '', 4, 8).children;
  assert.deepEqual([construction?.symbol?.fact.name, construction?.children], ['Order', []]);
});
