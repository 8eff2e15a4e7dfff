// A Python package may import its own modules, so that they are its members.
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

for (const statement of ['from . import fields', 'from shop import fields']) {
  test(`a module that its package imports by "${statement}" is a member of the package`, async () => {
    const sources = {
      'shop/__init__.py': statement,
      'shop/fields.py': 'class Price:\n    pass\n',
      'tests/test_price.py': dedent`
        from shop import fields
        def test_price():
            return fields.Price()
      `,
    };
    const graph = graphOf(await Promise.all(Object.entries(sources).map(([path, text]) => graphFile(path, text, 'python', parsers))));
    const [user] = graph.byName('test_price');
    const callees = graph.outgoing(user?.id ?? '', ['calls']).map(({ callee }) => graph.symbol(callee ?? '')?.fact.qualifiedName);
    assert.deepEqual(callees, ['Price']);
  });
}
