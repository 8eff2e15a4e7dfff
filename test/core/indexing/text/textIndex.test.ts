// Compares full text with a plain implementation of the formulas, and with an index that was built in another order.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { fields, saturation } from '../../../../src/core/indexing/text/chunkFields.ts';
import { termsOfText } from '../../../../src/core/text/tokenizer.ts';
import { neutralFactors, codeFirstFactors } from '../../../../src/core/searching/roleFactors.ts';
import { TextIndex } from '../../../../src/core/indexing/text/textIndex.ts';
import type { Hit, SearchQuery } from '../../../../src/core/indexing/searchIndex.ts';
import type { FileRole } from '../../../../src/core/workspace/document.ts';
import { recordOf, type ChunkText } from '../records.ts';

interface TestFile {
  readonly root: string;
  readonly path: string;
  readonly role: FileRole;
  /** Texts of the fields, chunk by chunk; lines are the chunk's number. */
  readonly chunks: readonly ChunkText[];
}

function build(files: readonly TestFile[]): TextIndex {
  const index = new TextIndex();
  index.update({ changedFiles: files.map((file) => ({ ...file, record: recordOf(file.chunks) })), removedFiles: [] });
  return index;
}

function query(text: string, more: Partial<SearchQuery> = {}): SearchQuery {
  const weights = new Map(termsOfText(text).map((term) => [term, 1]));
  return { text, terms: weights, exact: [], scope: { paths: [] }, limit: 10, roles: neutralFactors, ...more };
}

/** Comparable form of hits; scores are rounded, because sums may be computed in another order. */
function comparableHits(hits: readonly Hit[]): unknown[] {
  return hits.map(({ chunk, score, matchedTerms }) => [
    `${chunk.root}:${chunk.path}:${chunk.lines.first}`,
    score.toFixed(5),
    matchedTerms,
    chunk.symbol,
  ]);
}

/** A chunk without its slot, which depends on the history of the index. */
function withoutSlot({ slot: _, ...chunk }: Hit['chunk']): unknown {
  return chunk;
}

/** Scores by the definitions of BM25F and TF-IDF cosine, over all chunks, with maps. */
function referenceScores(files: readonly TestFile[], searchQuery: SearchQuery): { id: string; score: number }[] {
  const chunks = files.flatMap((file) =>
    file.chunks.map((text, n) => ({
      id: `${file.root}:${file.path}:${n}`,
      counts: fields.map((field) => countsOf(field.name === 'path' ? file.path : (text[field.name] ?? ''))),
    })),
  );
  const frequency = (term: string): number => chunks.filter(({ counts }) => counts.some((field) => field.has(term))).length;
  const idf = (term: string): number => Math.log(1 + (chunks.length - frequency(term) + 0.5) / (frequency(term) + 0.5));
  const lengthOf = (field: Map<string, number>): number => [...field.values()].reduce((a, b) => a + b, 0);
  const averages = fields.map((_, f) => chunks.reduce((sum, { counts }) => sum + lengthOf(counts[f] ?? new Map()), 0) / chunks.length || 1);
  const weightOf = (counts: readonly Map<string, number>[], term: string): number => {
    const count = fields.reduce((sum, field, f) => sum + field.cosine * (counts[f]?.get(term) ?? 0), 0);
    const present = fields.reduce((sum, field, f) => sum + (counts[f]?.has(term) ? field.presence : 0), 0);
    return count ? (1 + Math.log(count) + present) * idf(term) : 0;
  };
  const scored = chunks.map(({ id, counts }) => {
    let bm25 = 0;
    let dot = 0;
    for (const [term, weight] of searchQuery.terms) {
      const scaled = fields.reduce((sum, { weight: w, b }, f) => {
        const count = counts[f]?.get(term) ?? 0;
        return sum + (w * count) / (1 - b + (b * lengthOf(counts[f] ?? new Map())) / (averages[f] ?? 1));
      }, 0);
      bm25 += (weight * idf(term) * scaled) / (saturation + scaled);
      dot += weight * idf(term) * weightOf(counts, term);
    }
    const everything = new Set(counts.flatMap((field) => [...field.keys()]));
    const norm = Math.hypot(...[...everything].map((term) => weightOf(counts, term))) || 1;
    return { id, bm25, cosine: dot / norm };
  });
  const best = { bm25: Math.max(...scored.map(({ bm25 }) => bm25)), cosine: Math.max(...scored.map(({ cosine }) => cosine)) };
  return scored
    .filter(({ bm25 }) => bm25 > 0)
    .map(({ id, bm25, cosine }) => ({
      id,
      score: searchQuery.ranksByTfIdf === false ? (1.5 * bm25) / best.bm25 : bm25 / best.bm25 + (0.5 * cosine) / (best.cosine || 1),
    }))
    .sort((a, b) => b.score - a.score);
}

function countsOf(text: string): Map<string, number> {
  const counts = new Map<string, number>();
  for (const term of termsOfText(text)) counts.set(term, (counts.get(term) ?? 0) + 1);
  return counts;
}

const word = fc.constantFrom('alpha', 'beta', 'gamma', 'delta', 'cacheKey', 'load_file', 'zeta');
const sentence = fc.array(word, { maxLength: 6 }).map((words) => words.join(' '));
const someChunk = fc.record({ name: word, doc: sentence, body: sentence, signature: sentence }, { requiredKeys: ['name'] });
const someFile = fc.record({
  root: fc.constantFrom('one', 'two'),
  path: fc.constantFrom('alpha.ts', 'src/beta.ts', 'src/gamma/delta.py', 'test/alpha.test.ts', 'docs/guide.md'),
  role: fc.constantFrom<FileRole>('code', 'test', 'documentation'),
  chunks: fc.array(someChunk, { maxLength: 5 }),
});
const someFiles = fc.uniqueArray(someFile, { selector: ({ root, path }) => `${root}:${path}`, maxLength: 8 });

test('property: scores like the reference implementation', async () => {
  await fc.assert(
    fc.asyncProperty(someFiles, sentence, fc.boolean(), async (files, text, ranksByTfIdf) => {
      const searchQuery = query(text, { limit: 100, ranksByTfIdf });
      const hits = await build(files).search(searchQuery);
      const expected = referenceScores(files, searchQuery);
      assert.equal(hits.length, expected.length);
      hits.forEach((hit, i) =>
        assert.ok(Math.abs(hit.score - (expected[i]?.score ?? NaN)) < 1e-4, `${hit.score} is not ${expected[i]?.score}`),
      );
      const scoreOf = new Map(expected.map(({ id, score }) => [id, score]));
      for (const { chunk, score } of hits) {
        assert.ok(Math.abs(score - (scoreOf.get(`${chunk.root}:${chunk.path}:${chunk.lines.first}`) ?? NaN)) < 1e-4);
      }
    }),
  );
});

const manyFiles = fc.array(someChunk, { minLength: 12, maxLength: 40 }).chain((chunks) =>
  fc.record({
    chunks: fc.constant(chunks),
    each: fc.integer({ min: 1, max: 7 }),
    roles: fc.array(someFile, { minLength: 1, maxLength: 4 }),
  }),
);

test('property: finds the same hits with and without pruning', async () => {
  const weights = fc.uniqueArray(fc.tuple(word, fc.constantFrom(1, 0.6, 0.2, 0.05)), { selector: ([text]) => text, minLength: 2 });
  await fc.assert(
    fc.asyncProperty(manyFiles, weights, fc.integer({ min: 1, max: 4 }), async ({ chunks, each, roles }, words, limit) => {
      const files = Array.from({ length: Math.ceil(chunks.length / each) }, (_, n): TestFile => {
        const role = roles[n % roles.length]?.role ?? 'code';
        return { root: 'r', path: `src/f${n}.ts`, role, chunks: chunks.slice(n * each, (n + 1) * each) };
      });
      const index = build(files);
      const searchQuery = query('', {
        terms: new Map(words.flatMap(([text, weight]) => termsOfText(text).map((term): [string, number] => [term, weight]))),
        exact: ['cacheKey'],
        roles: codeFirstFactors,
        ranksByTfIdf: false,
        extraSlots: new Set(index.slotsOf('r', 'src/f1.ts')),
      });
      const unprunedHits = await index.search({ ...searchQuery, limit: 1000, extraSlots: new Set() });
      const hits = await index.search({ ...searchQuery, limit });
      assert.deepEqual(hits.slice(0, limit), unprunedHits.slice(0, limit));
      const requestedHits = unprunedHits.slice(limit).filter(({ chunk }) => chunk.path === 'src/f1.ts');
      assert.deepEqual(hits.slice(limit), requestedHits);
    }),
    { numRuns: 200 },
  );
});

const step = fc.oneof(
  fc.record({ kind: fc.constant('set' as const), file: someFile }),
  fc.record({ kind: fc.constant('remove' as const), file: someFile }),
  fc.record({ kind: fc.constant('search' as const), file: someFile }),
);

test('property: answers like a fresh index after any changes', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 25 }), sentence, async (steps, text) => {
      const index = new TextIndex();
      const now = new Map<string, TestFile>();
      for (const { kind, file } of steps) {
        const key = `${file.root}:${file.path}`;
        if (kind === 'search') await index.search(query(text));
        else if (kind === 'set') index.update({ changedFiles: [{ ...file, record: recordOf(file.chunks) }], removedFiles: [] });
        else index.update({ changedFiles: [], removedFiles: [file] });
        if (kind === 'set') now.set(key, file);
        if (kind === 'remove') now.delete(key);
      }
      const fresh = build([...now.values()]);
      const searchQuery = query(text, { roles: codeFirstFactors, exact: ['alpha', 'cacheKey'] });
      assert.deepEqual(comparableHits(await index.search(searchQuery)), comparableHits(await fresh.search(searchQuery)));
      assert.deepEqual(index.counts, fresh.counts);
      for (const { root, path } of now.values()) {
        const chunks = index.inFile(root, path);
        // The slot of a chunk depends on the history, but it always leads back to the chunk.
        assert.deepEqual(chunks.map(withoutSlot), fresh.inFile(root, path).map(withoutSlot));
        for (const chunk of chunks) assert.deepEqual(index.ref(index.chunkAt(chunk.slot) ?? -1), chunk);
      }
    }),
  );
});

test('rewrites the table when many chunks were removed', async () => {
  const index = new TextIndex();
  const file = (n: number): TestFile => ({
    root: 'r',
    path: `f${n % 7}.ts`,
    role: 'code',
    chunks: Array.from({ length: 100 }, (_, i) => ({ name: `name${n}x${i}`, body: `word${n}` })),
  });
  for (let n = 0; n < 60; n++) index.update({ changedFiles: [{ ...file(n), record: recordOf(file(n).chunks) }], removedFiles: [] });
  const fresh = build([53, 54, 55, 56, 57, 58, 59].map(file));
  assert.deepEqual(index.counts, fresh.counts);
  assert.deepEqual(
    comparableHits(await index.search(query('word57 name58x3'))),
    comparableHits(await fresh.search(query('word57 name58x3'))),
  );
  assert.deepEqual(await index.search(query('', { terms: new Map([['word3', 1]]) })), []);
});

const code = (path: string, role: FileRole, ...chunks: ChunkText[]): TestFile => ({ root: 'r', path, role, chunks });

test('scores requested chunks after the best, on the same scale', async () => {
  const words = ['alpha alpha alpha', 'alpha alpha beta gamma', 'alpha beta gamma delta', 'gamma'];
  const index = build([{ root: 'r', path: 'a.py', role: 'code', chunks: words.map((body) => ({ body })) }]);
  const wholeRanking = await index.search(query('alpha'));
  const slots = index.slotsOf('r', 'a.py');
  const hits = await index.search(query('alpha', { limit: 1, extraSlots: new Set(slots) }));
  assert.deepEqual(
    hits.map(({ chunk, score }) => [chunk.lines.first, score]),
    wholeRanking.map(({ chunk, score }) => [chunk.lines.first, score]),
  );
  assert.equal(wholeRanking.length, 3, 'a chunk without a word of the question has no score');
});

test('ranks tests below code, unless a test fits the question much better', async () => {
  const index = build([
    code('src/cart.ts', 'code', { name: 'total', body: 'sum of the cart' }),
    code('test/cart.ts', 'test', { name: 'totalTest', doc: 'test of cart total', body: 'sum of the cart total cart total' }),
  ]);
  const firstPath = async (text: string): Promise<string | undefined> =>
    (await index.search(query(text, { roles: codeFirstFactors })))[0]?.chunk.path;
  assert.equal(await firstPath('cart total sum'), 'src/cart.ts');
  assert.equal(await firstPath('test of the cart total'), 'test/cart.ts');
});

test('ranks a symbol with the exact name first, and prefers its case', async () => {
  const index = build([
    code('a.ts', 'code', { name: 'loader', body: 'load load load loader loader' }),
    code('b.ts', 'code', { name: 'Loader', body: 'x' }),
  ]);
  const hits = await index.search(query('Loader', { exact: ['Loader'] }));
  assert.equal(hits[0]?.chunk.title, 'Loader');
});

test('finds a named path without a common word', async () => {
  const index = build([
    code('src/q/w.ts', 'code', { name: 'one', body: 'apple' }),
    code('src/z.ts', 'code', { name: 'two', body: 'pear' }),
  ]);
  const hits = await index.search(query('pear', { exact: ['q/w.ts'] }));
  assert.deepEqual(hits.map(({ chunk }) => chunk.path).sort(), ['src/q/w.ts', 'src/z.ts']);
});

test('limits hits to the scope', async () => {
  const files = ['src/a.ts', 'src2/a.ts', 'lib/src/a.ts'].map((path) => code(path, 'code', { name: 'findMe', body: 'here' }));
  const index = build([...files, { ...code('src/a.ts', 'code', { name: 'findMe' }), root: 'other' }]);
  const paths = async (scope: SearchQuery['scope']): Promise<string[]> =>
    (await index.search(query('findMe', { scope, exact: ['findMe'] }))).map(({ chunk }) => `${chunk.root}:${chunk.path}`).sort();
  assert.deepEqual(await paths({ paths: ['src/'], root: 'r' }), ['r:src/a.ts']);
  assert.deepEqual(await paths({ paths: ['src'] }), ['other:src/a.ts', 'r:src/a.ts']);
  assert.deepEqual(await paths({ paths: ['nowhere'] }), []);
  assert.equal((await paths({ paths: [] })).length, 4);
});

test('finds names such as __proto__ and constructor', async () => {
  const names = ['__proto__', 'constructor', 'hasOwnProperty', 'toString'];
  const index = build([code('__proto__/constructor.ts', 'code', ...names.map((name) => ({ name, body: name })))]);
  for (const name of names) {
    const hits = await index.search(query(name, { exact: [name] }));
    assert.equal(hits[0]?.chunk.title, name);
  }
});

test('finds nothing in an empty index, for an empty query, or with a limit of 0', async () => {
  assert.deepEqual(await new TextIndex().search(query('anything', { exact: ['a.ts'] })), []);
  const index = build([code('a.ts', 'code', { name: 'anything' })]);
  assert.deepEqual(await index.search(query('')), []);
  assert.deepEqual(await index.search(query('anything', { limit: 0 })), []);
});
