// Saved full text and vectors: after restoring and updating they equal those of a fresh build, and damaged bytes are ignored.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { neverCancelled } from '../../../../src/core/base/cancellation.ts';
import { loadTable } from '../../../../src/core/embedding/embeddingTable.ts';
import { BuiltInVectors } from '../../../../src/core/indexing/vectors/builtInVectors.ts';
import { decodeText, encodeText } from '../../../../src/core/indexing/snapshot/savedText.ts';
import { SavedVectors } from '../../../../src/core/indexing/snapshot/savedVectors.ts';
import { neutralFactors } from '../../../../src/core/searching/roleFactors.ts';
import { TextIndex } from '../../../../src/core/indexing/text/textIndex.ts';
import { MemoryClock, MemoryLog, MemoryStore } from '../../../support/memory.ts';
import { untrainedTable } from '../../embedding/tinyTable.ts';
import { recordOf } from '../records.ts';

/** The text of each file by path. */
type Files = ReadonlyMap<string, string>;

const shape = '1.2.111';
const { weights, vocabulary } = untrainedTable();

function put(index: TextIndex, files: Files): void {
  const changed = [...files].map(([path, body]) => {
    const chunks = body.split(',').map((text) => ({ name: text, body }));
    return { root: 'r', path, role: 'code' as const, record: recordOf(chunks) };
  });
  index.update({ changedFiles: changed, removedFiles: [] });
}

/** A text index with vectors that are saved in `store`, and the number of vectors that it has made. */
class SavedIndex {
  readonly text: TextIndex = new TextIndex((slot) => this.#vectors.release(slot));
  made = 0;
  readonly #vectors: BuiltInVectors;

  constructor(store: MemoryStore) {
    const table = loadTable(weights, vocabulary);
    const finish = table.finish.bind(table);
    table.finish = (out) => {
      this.made++;
      return finish(out);
    };
    this.#vectors = new BuiltInVectors(table, this.text, new MemoryClock(), new SavedVectors(store, 'vectors-w', new MemoryLog()));
  }

  embed(): Promise<void> {
    return this.#vectors.run(neverCancelled, () => undefined);
  }

  /** All hits for `word`, by text and by vectors. */
  async hitsFor(word: string): Promise<unknown> {
    const terms = new Map([[word, 1]]);
    const query = { text: word, terms, exact: [word], scope: { paths: [] }, limit: 100, roles: neutralFactors };
    const hits = await this.text.search(query);
    const near = await this.#vectors.nearest({ text: word, terms }, 100, undefined);
    const placeOf = (slot: number): string => {
      const { path, lines } = this.text.ref(this.text.chunkAt(slot) ?? -1);
      return `${path}:${lines.first}`;
    };
    const byText = hits.map(({ chunk, score }) => `${chunk.path}:${chunk.lines.first} ${chunk.title} ${score.toFixed(6)}`);
    return [byText, near.map(({ slot, cosine }) => `${cosine.toFixed(6)} ${placeOf(slot)}`).sort(), this.text.counts];
  }
}

const words = ['cart', 'price', 'order', 'tax', 'walk'];
const text = fc.array(fc.constantFrom(...words), { minLength: 1, maxLength: 4 }).map((parts) => parts.join(','));
const files = fc.dictionary(fc.constantFrom('a.ts', 'b.ts', 'c/d.ts', 'e.py'), text).map((each) => new Map(Object.entries(each)));

test('property: equals a fresh build after saving, restoring and updating, and embeds no unchanged file again', async () => {
  await fc.assert(
    fc.asyncProperty(files, files, files, async (first, second, now) => {
      const store = new MemoryStore();
      const saving = new SavedIndex(store);
      // Files that were replaced or removed leave gaps.
      put(saving.text, first);
      put(saving.text, second);
      const before = new Map([...first, ...second]);
      const bytes = encodeText(
        shape,
        saving.text.save('s', (_, path) => before.get(path)),
      );
      await saving.embed();

      const restored = new SavedIndex(store);
      const saved = decodeText(shape, bytes) ?? assert.fail('nothing was saved');
      restored.text.restore(saved, (_, path) => now.get(path));
      const same = new Map([...now].filter(([path, body]) => restored.text.confirm('r', path, body) !== undefined));
      assert.deepEqual(new Set(same.keys()), new Set([...now.keys()].filter((path) => before.get(path) === now.get(path))));
      put(restored.text, new Map([...now].filter(([path]) => !same.has(path))));
      restored.text.dropUnconfirmed();
      await restored.embed();
      if (same.size === before.size && same.size === now.size) assert.equal(restored.made, 0);

      const fresh = new SavedIndex(new MemoryStore());
      put(fresh.text, now);
      await fresh.embed();
      // Terms of files that are gone may still have their numbers.
      for (const word of words) assert.deepEqual(await restored.hitsFor(word), await fresh.hitsFor(word));
    }),
    { numRuns: 60 },
  );
});

test('drops restored files that nobody confirmed', async () => {
  const saving = new SavedIndex(new MemoryStore());
  put(saving.text, new Map([['a.ts', 'cart'], ['b.ts', 'cart']])); // prettier-ignore
  const restored = new SavedIndex(new MemoryStore());
  restored.text.restore(saving.text.save('s', () => 'key'), () => 'key'); // prettier-ignore
  assert.equal(restored.text.confirm('r', 'a.ts', 'other'), undefined);
  assert.equal(restored.text.confirm('r', 'a.ts', 'key'), 1);
  restored.text.dropUnconfirmed();
  assert.deepEqual([restored.text.inFile('r', 'a.ts').length, restored.text.inFile('r', 'b.ts').length], [1, 0]);
});

test('ignores damaged bytes and bytes of another version', () => {
  const saving = new SavedIndex(new MemoryStore());
  put(saving.text, new Map([['a.ts', 'cart,price'], ['b.ts', 'order']])); // prettier-ignore
  const bytes = encodeText(
    shape,
    saving.text.save('s', () => 'key'),
  );
  assert.ok(decodeText(shape, bytes));
  assert.equal(decodeText('1.3.111', bytes), undefined);
  assert.equal(decodeText(shape, new Uint8Array()), undefined);
  const restore = (damaged: Uint8Array): void => {
    const decoded = decodeText(shape, damaged);
    const index = new TextIndex();
    assert.doesNotThrow(() => decoded && index.restore(decoded, () => 'key'));
  };
  for (const at of bytes.keys()) restore(bytes.with(at, 0x7f));
  fc.assert(
    fc.property(fc.nat(bytes.length - 1), fc.nat(255), fc.boolean(), (at, value, cut) =>
      restore(cut ? bytes.slice(0, at) : bytes.with(at, value)),
    ),
  );
});

test('makes vectors again when the saved ones belong to another text or are damaged', async () => {
  const store = new MemoryStore();
  const saving = new SavedIndex(store);
  put(saving.text, new Map([['a.ts', 'cart,price']]));
  const saved = saving.text.save('s', () => 'key');
  await saving.embed();
  const manifest = store.manifests.get('vectors-w-0') ?? assert.fail('no vectors were saved');
  const restart = async (stamp: string, bytes: Uint8Array): Promise<number> => {
    store.manifests.set('vectors-w-0', bytes);
    const restored = new SavedIndex(store);
    restored.text.restore({ ...saved, stamp }, () => 'key');
    await restored.embed();
    return restored.made;
  };
  assert.equal(await restart('s', manifest), 0);
  assert.equal(await restart('other', manifest), 2);
  assert.equal(await restart('s', manifest.subarray(0, manifest.length - 9)), 2);
  assert.equal(await restart('s', new Uint8Array([0xc1, 1, 2])), 2);
});
