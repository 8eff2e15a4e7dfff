// Stack frames whose file has moved or changed: the function is found by its name, unless it may belong to other code.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { mapFrames } from '../../../../../src/core/searching/lists/frames/mappedFrames.ts';
import { PathIndex } from '../../../../../src/core/workspace/pathIndex.ts';
import { openFixture } from '../../../../support/openFixture.ts';
import { dedent } from '../../../../support/dedent.ts';

const { codebase } = await openFixture({
  'shop/basket.py': dedent`
    def read_header(text):
        return text


    def run():
        pass


    class Basket:
        def total(self):
            return 1
  `,
  'format.go': dedent`
    package shop

    type Till struct{}

    func (t *Till) Sum() int {
    	return count(t)
    }

    func count(t *Till) int { return 1 }
  `,
  'server.js': dedent`
    function openTill() {
      throw new Error();
    }
    module.exports = { openTill };
  `,
  'shop/a.py': 'def to_text():\n    pass\n',
  'shop/b.py': 'def to_text():\n    pass\n',
});
const files = new PathIndex([...codebase.graph.files()]);

for (const [behaviour, path, symbol, found] of [
  ['finds a function that moved to another file', '/srv/app/shop/cart.py', 'read_header', 'read_header'],
  ['finds a method by its class and name', '/srv/app/shop/cart.py', 'Basket.total', 'Basket.total'],
  ['finds nothing for an unspecific name', '/srv/app/shop/cart.py', 'run', undefined],
  ['finds nothing for a name with two definitions', '/srv/app/shop/cart.py', 'to_text', undefined],
  ['finds nothing for a function of an installed package', '/usr/lib/python3.9/site-packages/x/cart.py', 'read_header', undefined],
  ['finds nothing for a function of another language', '/srv/app/shop/cart.js', 'read_header', undefined],
  ['finds nothing for a function of the runtime', 'node:internal/cart.py', 'read_header', undefined],
] as const) {
  test(behaviour, () => {
    const [frame] = mapFrames([{ path, line: 7, symbol, text: '' }], codebase.graph, files);
    assert.equal(frame?.symbol?.fact.qualifiedName, found);
    assert.equal(frame?.shifted, found !== undefined);
    assert.equal(frame?.file?.path, found && 'shop/basket.py');
  });
}

for (const [behaviour, symbol, line, found] of [
  ['does not take the function at the line for a function that was removed', 'charge_all', 9, null],
  ['does not take another function of the file for it either', 'charge_all', 1, null],
  ['prefers the name of a function to its line', 'read_header', 9, 'read_header'],
  ['uses the line for code outside functions', '<module>', 9, 'Basket.total'],
] as const) {
  test(behaviour, () => {
    const [frame] = mapFrames([{ path: '/srv/app/shop/basket.py', line, symbol, text: '' }], codebase.graph, files);
    assert.equal(frame?.symbol?.fact.qualifiedName ?? null, found);
    assert.equal(frame?.shifted, symbol !== '<module>');
  });
}

test('finds a moved file of an installed package that is developed in the workspace', () => {
  const frameIn = (path: string, symbol: string): string | undefined =>
    mapFrames([{ path, line: 90, symbol, text: '' }], codebase.graph, files)[0]?.symbol?.fact.qualifiedName;
  assert.equal(frameIn('/usr/lib/python3.9/site-packages/shop/old/basket.py', 'read_header'), 'read_header');
  assert.equal(frameIn('/usr/lib/python3.9/site-packages/market/old/basket.py', 'read_header'), undefined);
  assert.equal(frameIn('/usr/lib/python3.9/site-packages/shop/old/basket.py', 'gone'), undefined);
});

test('takes a file at the top of an installed package for the file of the workspace that has the function', () => {
  const path = '/go/pkg/mod/acme.com/shop@v1.9.3/format.go';
  const [count, sum] = mapFrames(
    [
      { path, line: 8, symbol: 'count', text: '' },
      { path, line: 90, symbol: 'Till.Sum', text: '' },
    ],
    codebase.graph,
    files,
  );
  assert.deepEqual([count?.symbol?.fact.name, count?.line, count?.shifted], ['count', 8, false]);
  // It has moved: it is where it calls the frame before.
  assert.deepEqual([sum?.symbol?.fact.name, sum?.line, sum?.atCall], ['Sum', 5, true]);
  assert.equal(mapFrames([{ path, line: 8, symbol: 'other', text: '' }], codebase.graph, files)[0]?.file, null);
});

test('takes a file at the top of a Node package only for a file at the top of the workspace', () => {
  const at = (path: string, symbol: string): string | undefined =>
    mapFrames([{ path, line: 1, symbol, text: '' }], codebase.graph, files)[0]?.file?.path;
  assert.equal(at('/srv/app/node_modules/till/server.js', 'openTill'), 'server.js');
  assert.equal(at('/srv/app/node_modules/till/server.js', 'closeTill'), undefined);
  assert.equal(at('/srv/app/node_modules/till/lib/server.js', 'openTill'), undefined);
});
