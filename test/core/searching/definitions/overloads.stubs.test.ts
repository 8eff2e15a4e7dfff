// Stubs and declaration files only declare the contents of another file, so that file represents them when it is indexed.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { implementationsOf } from '../../../../src/core/searching/definitions/overloads.ts';
import { languageOf } from '../../../../src/core/syntax/languages.ts';
import { graphFile, graphOf } from '../../graph/folderGraph.ts';
import { testParsers } from '../../symbols/testAssets.ts';
import { dedent } from '../../../support/dedent.ts';

const files = {
  'shop/cart.pyi': dedent`
    def total(lines: list[int]) -> int: ...
    class Cart:
        def add(self, item: str) -> None: ...
  `,
  'shop/cart.py': dedent`
    def total(lines):
        return sum(lines)
    class Cart:
        def add(self, item):
            self.items.append(item)
  `,
  'types/price.d.ts': 'export declare function price(id: string): number;\nexport declare function outside(): void;\n',
  'src/price.js': 'export function price(id) { return id.length; }\n',
  'other/total.py': 'def total():\n    return 0\n',
  'typings/index.d.ts': dedent`
    export declare class Receipt {
      print(copies: number): void;
    }
    export interface Shelf { size: number }
  `,
  'lib/receipt.js': 'class Receipt {\n  print(copies) {\n    return copies;\n  }\n}\nexports.Receipt = Receipt;\n',
  'lib/shelf.js': 'class Shelf {}\nexports.Shelf = Shelf;\n',
};

test('returns the implementation for a stub, and the stub when there is no implementation', async () => {
  const parsers = await testParsers();
  const graphFiles = Object.entries(files).map(([path, text]) => graphFile(path, text, languageOf(path) ?? '', parsers));
  const graph = graphOf(await Promise.all(graphFiles));
  const implementationPaths = (name: string): string[] => implementationsOf(graph.byName(name), graph).map(({ path }) => path);
  assert.deepEqual(implementationPaths('Cart.add'), ['shop/cart.py']);
  assert.deepEqual(implementationPaths('price'), ['src/price.js']);
  assert.deepEqual(implementationPaths('outside'), ['types/price.d.ts']);
  assert.deepEqual(implementationPaths('total'), ['other/total.py', 'shop/cart.py']);
  // One file of declarations for a whole package of JavaScript.
  assert.deepEqual(implementationPaths('Receipt'), ['lib/receipt.js']);
  assert.deepEqual(implementationPaths('Receipt.print'), ['lib/receipt.js']);
  // An interface and a class of one name are two things.
  assert.deepEqual(implementationPaths('Shelf'), ['lib/shelf.js', 'typings/index.d.ts']);
});
