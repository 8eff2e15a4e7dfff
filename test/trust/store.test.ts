// The store on disk: damaged, shared, killed in the middle of writing, and of other versions. The index always equals a clean one.
import assert from 'node:assert/strict';
import { cpSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { before, suite, test } from 'node:test';
import { neverCancelled } from '../../src/core/base/cancellation.ts';
import { rootOfFolder } from '../../src/node/root.ts';
import { FileStore } from '../../src/node/store/fileStore.ts';
import { project } from '../node/histories.ts';
import { randomNumbers } from '../support/damage.ts';
import { MemoryLog, MemoryStore } from '../support/memory.ts';
import { indexFacts, openStored } from '../support/storedIndex.ts';
import { temporaryFolder } from '../support/temporaryFolder.ts';
import { isLongForm, tryCases } from '../support/trust/cases.ts';
import { damages, signedDamage } from '../support/trust/storeDamage.ts';

const questions = ['how is the price of a cart made', 'save order', 'where is negative price raised'];

function write(folder: string, files: Readonly<Record<string, string>>): string {
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
  return folder;
}

/** What can be seen of the index of `folder` over the store in `storeFolder`, and the lines of the log. */
async function factsFrom(folder: string, storeFolder: string): Promise<{ readonly facts: unknown; readonly lines: readonly string[] }> {
  const log = new MemoryLog();
  const store = await FileStore.open(storeFolder, log);
  const { codebase } = await openStored(rootOfFolder(folder), store, log);
  const facts = await indexFacts(codebase, questions);
  codebase.dispose();
  await store.close();
  return { facts, lines: log.lines };
}

async function cleanFacts(folder: string): Promise<unknown> {
  const { codebase } = await openStored(rootOfFolder(folder), new MemoryStore());
  const facts = await indexFacts(codebase, questions);
  codebase.dispose();
  return facts;
}

/** Told once when the store cannot be written; the index is complete without it. */
const unusable = /^error: The store cannot be used; the index stays in memory only/;

suite('a damaged store', () => {
  let folder: string;
  let base: string;
  let clean: unknown;

  before(async () => {
    folder = write(temporaryFolder('store'), project);
    // A second workspace with the same names, whose files must never be taken for those of the first.
    const other = write(temporaryFolder('store'), { ...project, 'src/price.ts': 'export const price = (n: number) => n + 1;\n' });
    clean = await cleanFacts(folder);
    base = join(temporaryFolder('store'), 'store');
    for (const each of [folder, other, folder]) await factsFrom(each, base);
  });

  /** A copy of the store with damage. */
  function damagedStore(damage: (folder: string) => void): string {
    const store = `${base}.damaged`;
    rmSync(store, { recursive: true, force: true });
    cpSync(base, store, { recursive: true });
    damage(store);
    return store;
  }

  test('gives the index of a clean one, by graph and by search', async (t) => {
    const random = randomNumbers(32);
    const kinds = Object.entries(damages);
    const cases = Array.from({ length: isLongForm ? 600 : 60 }, (_, i) => ({ i, kind: kinds[i % kinds.length] }));
    const nameOf = ({ i, kind }: (typeof cases)[number]): string => `${i}: ${kind?.[0]}`;
    await tryCases(t, 'damages of the store, compared with a clean index', cases, nameOf, async ({ kind }) => {
      const store = damagedStore((copy) => kind?.[1](copy, random));
      // The first start meets the damage, the second one what the first has written.
      for (let start = 0; start < 2; start++) {
        const { facts, lines } = await factsFrom(folder, store);
        assert.deepEqual(facts, clean, `start ${start}`);
        const errors = lines.filter((line) => line.startsWith('error'));
        if (kind?.[0].includes('folder')) assert.ok(errors.length <= 1 && errors.every((line) => unusable.test(line)), errors.join('\n'));
        else assert.deepEqual(errors, []);
      }
    });
  });

  test('whose checksums fit crashes nothing, and is made anew on demand', async (t) => {
    const random = randomNumbers(33);
    const cases = Array.from({ length: isLongForm ? 300 : 15 }, (_, i) => i);
    await tryCases(t, 'damages with a checksum that fits', cases, String, async () => {
      const store = await FileStore.open(
        damagedStore((copy) => signedDamage(copy, random)),
        new MemoryLog(),
      );
      const { codebase } = await openStored(rootOfFolder(folder), store);
      await codebase.rebuild({ fromStore: false }, neverCancelled);
      assert.deepEqual(await indexFacts(codebase, questions), clean);
      codebase.dispose();
      await store.close();
    });
  });
});
