// Gaps that describe code without naming it: words and vectors together decide between found, near and nothing.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { findByMeaning } from '../../../../src/core/answering/gaps/findByMeaning.ts';
import { createGraph } from '../../../../src/core/graph/queries/derivedGraph.ts';
import { TextIndex } from '../../../../src/core/indexing/text/textIndex.ts';
import type { VectorSearch } from '../../../../src/core/indexing/vectorSearch.ts';
import { PathIndex } from '../../../../src/core/workspace/pathIndex.ts';
import { everywhere } from '../../../../src/core/searching/scope.ts';
import type { GapSources } from '../../../../src/core/answering/gaps/gapResult.ts';
import { recordOf } from '../../indexing/records.ts';

const description = 'sum of all lines before any reduction';
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
function vectorsFor(path: string, cosine: number, closeFrom: number | undefined): VectorSearch {
  return {
    servedShare: 1,
    closeFrom,
    lengthOf: () => undefined,
    nearest: async () => index.inFile('r', path).map((chunk) => ({ chunk, cosine })),
    cosines: async () => new Map(),
  };
}

function sourcesWith(vectors?: VectorSearch): GapSources {
  const sources = { graph: createGraph(new Map()), fullText: index, files: new PathIndex([]), lines: async () => undefined };
  return { sources: { ...sources, ...(vectors ? { vectors } : {}) }, scope: everywhere, skippedFiles: [] };
}

for (const [what, text, vectors, outcome] of [
  ['half of the words are near', description, undefined, 'near'],
  ['half of the words and a close vector are found in part', description, vectorsFor('price.ts', 0.6, 0.5), 'partial'],
  ['half of the words and a vector of an unknown embedder are near', description, vectorsFor('price.ts', 0.6, undefined), 'near'],
  ['half of the words and a far vector are near', description, vectorsFor('price.ts', 0.3, 0.5), 'near'],
  ['a close vector without the words is near', 'amount payable', vectorsFor('price.ts', 0.6, 0.5), 'near'],
  ['a far vector without the words is nothing', 'azimuth of the antenna', vectorsFor('price.ts', 0.3, 0.5), undefined],
  ['nearly all words are found in part: it may be something else', 'takes items from the stock', undefined, 'partial'],
  ['one word says too little', 'stock', vectorsFor('stock.ts', 0.9, 0.5), undefined],
] as const) {
  test(what, async () => {
    const finds = await findByMeaning(text, sourcesWith(vectors));
    assert.equal(finds?.outcome, outcome);
    if (finds) assert.equal(finds.places[0]?.path, text.includes('stock') ? 'stock.ts' : 'price.ts');
  });
}
