// Gaps that tell of something without naming it: found by words and vectors together, and not found where nothing does that.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { findByMeaning } from '../../../../src/core/answering/gaps/byMeaning.ts';
import { createGraph } from '../../../../src/core/graph/queries/codeGraph.ts';
import { TextIndex } from '../../../../src/core/indexing/text/textIndex.ts';
import type { VectorSearch } from '../../../../src/core/indexing/types.ts';
import { PathIndex } from '../../../../src/core/workspace/pathIndex.ts';
import { everywhere } from '../../../../src/core/searching/scope.ts';
import type { GapSources } from '../../../../src/core/answering/gaps/gapResult.ts';
import { recordOf } from '../../indexing/records.ts';

const described = 'sum of all lines before any reduction';
const index = new TextIndex();
const files = {
  'price.ts': 'subtotal sum of the lines',
  'stock.ts': 'reserve takes items from the stock',
  'page.ts': 'render draws a page',
};
index.update({
  changedFiles: Object.entries(files).map(([path, body]) => ({ root: 'r', path, role: 'code', record: recordOf([{ name: path, body }]) })),
  removedFiles: [],
});

/** Vectors that find one file. */
function pointing(path: string, cosine: number, closeFrom: number | undefined): VectorSearch {
  return {
    servedShare: 1,
    closeFrom,
    nearest: async () => index.inFile('r', path).map((chunk) => ({ chunk, cosine })),
    cosines: async () => new Map(),
  };
}

function sourcesWith(vectors?: VectorSearch): GapSources {
  const sources = { graph: createGraph(new Map()), search: index, files: new PathIndex([]), lines: async () => undefined };
  return { sources: { ...sources, ...(vectors ? { vectors } : {}) }, scope: everywhere, skippedFiles: [] };
}

for (const [what, text, vectors, outcome] of [
  ['half of the words are near', described, undefined, 'near'],
  ['half of the words and a close vector are found in part', described, pointing('price.ts', 0.6, 0.5), 'partial'],
  ['half of the words and a vector of an unknown embedder are near', described, pointing('price.ts', 0.6, undefined), 'near'],
  ['half of the words and a far vector are near', described, pointing('price.ts', 0.3, 0.5), 'near'],
  ['a close vector without the words is near', 'amount payable', pointing('price.ts', 0.6, 0.5), 'near'],
  ['a far vector without the words is nothing', 'azimuth of the antenna', pointing('price.ts', 0.3, 0.5), undefined],
  ['nearly all words are found in part: it may be something else', 'takes items from the stock', undefined, 'partial'],
  ['one word says too little', 'stock', pointing('stock.ts', 0.9, 0.5), undefined],
] as const) {
  test(what, async () => {
    const found = await findByMeaning(text, sourcesWith(vectors));
    assert.equal(found?.outcome, outcome);
    if (found) assert.equal(found.places[0]?.path, text.includes('stock') ? 'stock.ts' : 'price.ts');
  });
}
