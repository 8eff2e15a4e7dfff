// Vectors of the built-in embedder over a text index, compared with those of a fresh index.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { neverCancelled } from '../../../../src/core/base/cancellation.ts';
import { loadTable } from '../../../../src/core/embedding/embeddingTable.ts';
import { BuiltInVectors } from '../../../../src/core/indexing/vectors/builtInVectors.ts';
import { TextIndex } from '../../../../src/core/indexing/text/textIndex.ts';
import { MemoryClock } from '../../../support/memory.ts';
import { untrainedTable } from '../../embedding/tinyTable.ts';
import { recordOf, type ChunkText } from '../records.ts';

interface TestFile {
  readonly path: string;
  readonly chunks: readonly ChunkText[];
}

const { weights, vocabulary } = untrainedTable();
const table = loadTable(weights, vocabulary);

/** A text index with its vectors. */
class VectorIndex {
  readonly index: TextIndex = new TextIndex((slot) => this.vectors.release(slot));
  readonly vectors = new BuiltInVectors(table, this.index, new MemoryClock());

  set(...files: readonly TestFile[]): void {
    const changed = files.map(({ path, chunks }) => ({ root: 'r', path, role: 'code' as const, record: recordOf(chunks) }));
    this.index.update({ changedFiles: changed, removedFiles: [] });
  }

  remove(path: string): void {
    this.index.update({ changedFiles: [], removedFiles: [{ root: 'r', path }] });
  }

  run(): Promise<void> {
    return this.vectors.run(neverCancelled, () => undefined);
  }

  /** Cosines and places, nearest first. */
  async near(...words: readonly string[]): Promise<readonly string[]> {
    const nearVectors = await this.vectors.nearest({ text: '', terms: new Map(words.map((word) => [word, 1])) }, 100, undefined);
    const chunks = Array.from({ length: this.index.table.size }, (_, chunk) => chunk).filter((chunk) => this.index.table.alive.at(chunk));
    const placeOf = (slot: number): string => {
      const chunk = chunks.find((each) => this.index.table.slots.at(each) === slot);
      assert.ok(chunk !== undefined, 'a slot of no chunk');
      const { path, lines } = this.index.ref(chunk);
      return `${path}:${lines.first}`;
    };
    return nearVectors.map(({ slot, cosine }) => `${cosine.toFixed(6)} ${placeOf(slot)}`).sort().reverse(); // prettier-ignore
  }
}

test('finds a chunk with similar letters nearer than one without', async () => {
  const indexed = new VectorIndex();
  indexed.set({ path: 'a.ts', chunks: [{ name: 'configuration' }, { name: 'walk' }] });
  await indexed.run();
  const [first = ''] = await indexed.near('configurable');
  assert.match(first, /a\.ts:0$/);
});

test('weighs a name above repeated words of a body, and ignores fields without weight', async () => {
  const indexed = new VectorIndex();
  indexed.set({
    path: '',
    chunks: [
      { name: 'alpha', body: 'omega omega omega omega omega omega omega omega' },
      { name: 'omega', body: 'alpha alpha alpha alpha alpha alpha alpha alpha' },
    ],
  });
  await indexed.run();
  assert.match((await indexed.near('alpha'))[0] ?? '', /:0$/);
  const other = new VectorIndex();
  other.set({
    path: '',
    chunks: [
      {
        name: 'alpha',
        body: 'omega omega omega omega omega omega omega omega',
        signature: 'alpha omega',
        errorStrings: 'omega',
      },
      { name: 'omega', body: 'alpha alpha alpha alpha alpha alpha alpha alpha' },
    ],
  });
  await other.run();
  assert.deepEqual(await other.near('alpha'), await indexed.near('alpha'));
});

const word = fc.constantFrom('alpha', 'beta', 'gamma', 'delta', 'cacheKey', 'load_file', 'zeta', 'тест', '文件');
const sentence = fc.array(word, { maxLength: 6 }).map((words) => words.join(' '));
const someChunk = fc.record({ name: word, doc: sentence, body: sentence }, { requiredKeys: ['name'] });
const someFile = fc.record({
  path: fc.constantFrom('alpha.ts', 'src/beta.ts', 'src/gamma/delta.py', 'docs/guide.md'),
  chunks: fc.array(someChunk, { maxLength: 12 }),
});
const step = fc.record({ kind: fc.constantFrom('set', 'set', 'remove', 'run', 'search'), file: someFile });

test('property: has the vectors of a fresh index after any changes', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 25 }), word, async (steps, term) => {
      const indexed = new VectorIndex();
      const now = new Map<string, TestFile>();
      for (const { kind, file } of steps) {
        if (kind === 'run') await indexed.run();
        else if (kind === 'search') await indexed.near(term);
        else if (kind === 'set') indexed.set(file);
        else indexed.remove(file.path);
        if (kind === 'set') now.set(file.path, file);
        if (kind === 'remove') now.delete(file.path);
      }
      await indexed.run();
      const fresh = new VectorIndex();
      fresh.set(...now.values());
      await fresh.run();
      assert.deepEqual(await indexed.near(term), await fresh.near(term));
      assert.equal(indexed.vectors.size, indexed.index.counts.chunks);
    }),
  );
});

test('keeps the vectors when the chunk table is rewritten', async () => {
  const indexed = new VectorIndex();
  const file = (n: number): TestFile => ({
    path: `f${n % 7}.ts`,
    chunks: Array.from({ length: 100 }, (_, i) => ({ name: `name${n}x${i}`, body: `word${n}` })),
  });
  for (let n = 0; n < 60; n++) {
    indexed.set(file(n));
    if (n % 10 === 0) await indexed.run();
  }
  await indexed.run();
  const fresh = new VectorIndex();
  fresh.set(...[53, 54, 55, 56, 57, 58, 59].map(file));
  await fresh.run();
  assert.deepEqual(await indexed.near('word57'), await fresh.near('word57'));
});
