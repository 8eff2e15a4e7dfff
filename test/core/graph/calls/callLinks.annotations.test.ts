// Java annotations are references, since they do not run; Python decorators run and are calls.
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

test('a Java annotation is a reference of the class and no call', async () => {
  const code = dedent`
    package shop;

    import org.web.Mapping;

    class Shop {
      @Override @Mapping("/x") @Audited public String show(int id) { return helper(id); }
      String helper(int id) { return ""; }
    }

    @interface Audited {}
  `;
  const graph = graphOf([await graphFile('shop/Shop.java', code, 'java', parsers)]);
  const [shop] = graph.byName('Shop');
  assert.deepEqual(graph.callees(shop?.id ?? ''), []);
  const references = graph
    .outgoing(shop?.id ?? '', ['references'])
    .map(({ callee, external }) => graph.symbol(callee ?? '')?.fact.name ?? external);
  assert.deepEqual(references, ['org.web.Mapping', 'Audited']);
  assert.deepEqual(graph.externalNames('Mapping'), ['org.web.Mapping']);
});

test('a Python decorator is called', async () => {
  const graph = graphOf([
    await graphFile(
      'shop.py',
      dedent`
        def audited(f):
            return f


        @audited
        def show():
            pass
      `,
      'python',
      parsers,
    ),
  ]);
  assert.equal(graph.callers(graph.byName('audited')[0]?.id ?? '').length, 1);
});
