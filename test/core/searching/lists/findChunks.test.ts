// Chunks found by words and by vectors: one score for each chunk, whichever of the two searches placed it.
import assert from 'node:assert/strict';
import { suite, test } from 'node:test';
import type { ChunkRef, SearchQuery } from '../../../../src/core/indexing/searchIndex.ts';
import type { VectorSearch } from '../../../../src/core/indexing/vectorSearch.ts';
import { findChunks, type ChunkScore } from '../../../../src/core/searching/lists/findChunks.ts';
import { everywhere, type ResolvedScope } from '../../../../src/core/searching/scope.ts';
import { termsOfText } from '../../../../src/core/text/tokenizer.ts';
import { dedent } from '../../../support/dedent.ts';
import { sourcesOf } from '../memorySources.ts';

const sources = await sourcesOf({
  'src/a.py': dedent`
    def drain(tank):
        tank.level = 0


    def water(garden):
        garden.wet = True
  `,
});
const equalRoles = { code: 1, configuration: 1, test: 1, example: 1, documentation: 1, generated: 1, vendored: 1 };

function query(text: string): SearchQuery {
  const terms = new Map(termsOfText(text).map((term) => [term, 1]));
  return { text, terms, exact: [], scope: { paths: [] }, limit: 10, roles: equalRoles };
}

/** The chunk of a function. */
function chunkOf(name: string): ChunkRef {
  return sources.fullText.inFile('r', 'src/a.py').find(({ title }) => title === name) ?? assert.fail(`no chunk of ${name}`);
}

/** Vectors that give each named function a cosine. `nearest` finds only the first of them. */
function vectorsWith(cosines: Readonly<Record<string, number>>, servedShare = 1): VectorSearch {
  const hits = Object.entries(cosines).map(([name, cosine]) => ({ chunk: chunkOf(name), cosine }));
  return {
    servedShare,
    closeFrom: undefined,
    lengthOf: () => undefined,
    nearest: async () => hits.slice(0, 1),
    cosines: async (_, slots) => new Map(hits.flatMap(({ chunk, cosine }) => (slots.includes(chunk.slot) ? [[chunk.slot, cosine]] : []))),
  };
}

/** The scores of the chunks by the name of their function. */
async function scoresOf(
  text: string,
  {
    vectors,
    scope = everywhere,
    signals = { text: true, vectors: true },
  }: { vectors?: VectorSearch; scope?: ResolvedScope; signals?: { text: boolean; vectors: boolean } } = {},
): Promise<ReadonlyMap<string, ChunkScore>> {
  const scores = await findChunks(query(text), scope, vectors ? { ...sources, vectors } : sources, {
    act: 'question',
    signals,
    runVectors: async (run) => void (await run()),
  });
  return new Map(scores.map((each) => [each.chunk.title, each]));
}

suite('scores of chunks', () => {
  test('the best hit of the full text scores 1 and has its matched words', async () => {
    const scores = await scoresOf('drain the tank');
    assert.equal(scores.get('drain')?.text, 1);
    assert.ok(scores.get('drain')?.matchedTerms.includes('drain'));
    assert.equal(scores.get('drain')?.vector, 0);
  });

  test('a chunk that only the vectors found is included', async () => {
    const scores = await scoresOf('drain the tank', { vectors: vectorsWith({ water: 0.8 }) });
    const water = scores.get('water');
    assert.deepEqual([water?.vector, water?.cosine, water?.matchedTerms], [1, 0.8, []]);
    assert.ok((water?.score ?? 0) > 0);
  });

  test('a chunk that only the words found gets its cosine', async () => {
    const scores = await scoresOf('drain the tank', { vectors: vectorsWith({ water: 0.8, drain: 0.4 }) });
    assert.equal(scores.get('drain')?.cosine, 0.4);
    assert.equal(scores.get('drain')?.vector, 0.5);
  });

  test('vectors weigh as much as the share of chunks that have one', async () => {
    const all = await scoresOf('drain the tank', { vectors: vectorsWith({ water: 0.8 }) });
    const half = await scoresOf('drain the tank', { vectors: vectorsWith({ water: 0.8 }, 0.5) });
    const vectorPart = (scores: ReadonlyMap<string, ChunkScore>): number =>
      (scores.get('water')?.score ?? 0) - (scores.get('water')?.text ?? 0);
    assert.equal(vectorPart(half), vectorPart(all) / 2);
  });

  test('a signal that is switched off gives no chunk and no score', async () => {
    const vectors = vectorsWith({ water: 0.8 });
    const byWords = await scoresOf('drain the tank', { vectors, signals: { text: true, vectors: false } });
    assert.equal(byWords.get('drain')?.cosine, 0);
    assert.equal(byWords.has('water'), false);
    const byVectors = await scoresOf('drain the tank', { vectors, signals: { text: false, vectors: true } });
    assert.deepEqual([...byVectors.keys()], ['water']);
  });

  test('chunks outside the scope are left out, whichever search found them', async () => {
    const scope: ResolvedScope = { ...everywhere, contains: (_, __, line) => line !== chunkOf('water').lines.first };
    const scores = await scoresOf('drain the garden', { vectors: vectorsWith({ water: 0.8 }), scope });
    assert.equal(scores.has('water'), false);
    assert.ok(scores.has('drain'));
  });
});
