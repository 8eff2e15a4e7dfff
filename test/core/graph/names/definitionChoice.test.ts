// Python classes of one name in the branches of a condition, one of which only type checkers read.
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

test('a class has the members that any branch of a condition declares', async () => {
  const text = dedent`
    from typing import TYPE_CHECKING, Protocol
    class Client:
        def get(self): pass
    if TYPE_CHECKING:
        class Factory(Protocol):
            def __call__(self, app: object) -> Client: ...
    else:
        class Factory:
            hidden = True
    def visit(factory: Factory) -> None:
        client = factory(1)
        client.get()
  `;
  const graph = graphOf([await graphFile('visit.py', text, 'python', parsers)]);
  const [visit] = graph.byName('visit');
  const callees = graph.outgoing(visit?.id ?? '', ['calls']).map(({ callee }) => graph.symbol(callee ?? '')?.fact.qualifiedName);
  assert.deepEqual(callees, ['Factory.__call__', 'Client.get']);
});
