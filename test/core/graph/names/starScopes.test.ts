// Star imports in circles: names are found in any of the modules behind them, and after edits the edges equal those of a fresh build.
import assert from 'node:assert/strict';
import { after, before, suite, test } from 'node:test';
import fc from 'fast-check';
import type { Parsers } from '../../../../src/core/syntax/parser.ts';
import { edgesOf, filesOf, save } from '../linking/editedGraph.ts';
import { testParsers } from '../../symbols/testAssets.ts';
import { graphOf } from '../folderGraph.ts';

const parts = ['one', 'two', 'three', 'four'];

/**
 * A crate whose modules import all names of each other, each with functions of its own, and a caller behind them all. A module renames what
 * it has: only the star imports lead to that name, since nothing is defined by it.
 */
const rust = new Map([
  ['Cargo.toml', '[package]\nname = "shop"\n'],
  ['src/lib.rs', `${parts.map((name) => `mod ${name};\n`).join('')}mod base;\nmod app;\n`],
  ['src/base.rs', 'pub fn price() {}\npub fn stock() {}\n'],
  ...parts.map((own) => [`src/${own}.rs`, moduleText(own, ['price'])] as const),
  ['src/app.rs', 'use crate::one::*;\n\npub fn run() {\n    price_two();\n    price_four();\n    stock_three();\n}\n'],
]);

function moduleText(own: string, stems: readonly string[], stars = parts): string {
  const imports = stars.filter((name) => name !== own).map((name) => `pub use crate::${name}::*;\n`);
  return imports.join('') + stems.map((stem) => `pub use crate::base::${stem} as ${stem}_${own};\n`).join('');
}

suite('star imports in circles', () => {
  let parsers: Parsers;
  before(async () => {
    parsers = await testParsers();
  });
  after(() => parsers.dispose());

  test('lead to the module that has the name', async () => {
    const graph = graphOf(await filesOf(rust, parsers));
    graph.deriveEdges();
    const callees = edgesOf(graph).filter((edge) => edge.includes('app.rs#run'));
    assert.equal(callees.length, 2, callees.join('\n'));
    assert.match(callees.join('\n'), /base\.rs#price[^]*base\.rs#price/);
  });

  test('prefer the later import and the nearer module', async () => {
    const python = new Map([
      ['far.py', 'def pay(): pass\ndef ship(): pass\n'],
      ['near.py', 'from far import *\ndef pay(): pass\n'],
      ['other.py', 'def ship(): pass\n'],
      ['app.py', 'from other import *\nfrom near import *\n\ndef run():\n    pay()\n    ship()\n'],
    ]);
    const graph = graphOf(await filesOf(python, parsers));
    graph.deriveEdges();
    const callees = edgesOf(graph).filter((edge) => edge.includes('app.py#run'));
    assert.match(callees.join('\n'), /far\.py#ship[^]*near\.py#pay/);
  });

  test('are followed anew after an edit of any module', async () => {
    const edit = fc.record({
      own: fc.constantFrom(...parts),
      stems: fc.subarray(['price', 'stock']),
      stars: fc.subarray(parts),
    });
    await fc.assert(
      fc.asyncProperty(fc.array(edit, { minLength: 1, maxLength: 4 }), async (edits) => {
        const graph = graphOf(await filesOf(rust, parsers));
        graph.deriveEdges();
        const texts = new Map(rust);
        for (const { own, stems, stars } of edits) {
          texts.set(`src/${own}.rs`, moduleText(own, stems, stars));
          await save(graph, `src/${own}.rs`, texts.get(`src/${own}.rs`) ?? '', parsers);
          graph.deriveEdges();
        }
        const fresh = graphOf(await filesOf(texts, parsers));
        fresh.deriveEdges();
        assert.deepEqual(edgesOf(graph), edgesOf(fresh));
      }),
      { numRuns: 60 },
    );
  });
});
