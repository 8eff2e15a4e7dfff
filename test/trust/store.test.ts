// The store on disk: damaged, shared, killed in the middle of writing, and of other versions. The index always equals a clean one.
import assert from 'node:assert/strict';
import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { before, suite, test } from 'node:test';
import { setTimeout as sleep } from 'node:timers/promises';
import { FileStore } from '../../src/node/store/fileStore.ts';
import { built, newClient, opening, writeManyFiles } from '../engine/engineFixture.ts';
import { project } from '../node/histories.ts';
import { randomNumbers } from '../support/damage.ts';
import { MemoryLog } from '../support/memory.ts';
import { temporaryFolder } from '../support/temporaryFolder.ts';
import { isLongForm, tryCases } from '../support/trust/cases.ts';
import { contend, startTakers } from '../support/trust/machine/lockTakers.ts';
import { formatNumbers, startOtherVersion, writeOtherVersion, type FormatNumber } from '../support/trust/machine/otherVersion.ts';
import { cleanFacts, factsFrom, questions, writeFiles, type StoredStart } from '../support/trust/machine/workspaces.ts';
import { damages, signedDamage } from '../support/trust/machine/storeDamage.ts';
import { renameSegments, shiftRecords, writers } from '../support/trust/machine/wrongRecords.ts';

/** Told once when the store cannot be written; the index is complete without it. */
const unusable = /^error: The store cannot be used; the index stays in memory only/;

suite('a damaged store', () => {
  let folder: string;
  let base: string;
  let clean: unknown;

  before(async () => {
    folder = writeFiles(temporaryFolder('store'), project);
    // A second workspace with the same names, whose files must never be taken for those of the first.
    const other = writeFiles(temporaryFolder('store'), { ...project, 'src/price.ts': 'export const price = (n: number) => n + 1;\n' });
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
    const cases = Array.from({ length: isLongForm ? 630 : 42 }, (_, i) => ({ i, kind: kinds[i % kinds.length] }));
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

  test('whose checksums fit crashes nothing, and is gone once the stored data are deleted', async (t) => {
    const random = randomNumbers(33);
    const cases = Array.from({ length: isLongForm ? 300 : 15 }, (_, i) => i);
    await tryCases(t, 'damages with a checksum that fits', cases, String, async () => {
      const damaged = damagedStore((copy) => signedDamage(copy, random));
      const { lines } = await factsFrom(folder, damaged);
      assert.deepEqual(
        lines.filter((line) => line.startsWith('error')),
        [],
      );
      const store = await FileStore.open(damaged, new MemoryLog());
      await store.clear();
      await store.close();
      assert.deepEqual((await factsFrom(folder, damaged)).facts, clean);
    });
  });
});

suite('records that are wrong although their checksums fit', () => {
  test('are replaced when the index is rebuilt, for this start and later ones, and no others', async (t) => {
    const folder = writeFiles(temporaryFolder('wrong', t), project);
    const other = writeFiles(temporaryFolder('wrong', t), { 'lib/own.py': 'def own():\n    return 1\n', 'own.ts': 'own();\n' });
    const [clean, cleanOther] = [await cleanFacts(folder), await cleanFacts(other)];
    const base = join(temporaryFolder('wrong', t), 'store');
    for (const each of [folder, other]) await factsFrom(each, base);
    const steps = isLongForm ? [1, 2, 3, 4, 5, 6] : [1, 3];
    const cases = Object.entries(writers).flatMap(([writer, rename]) => steps.map((step) => ({ writer, rename, step })));
    const nameOf = ({ writer, step }: (typeof cases)[number]): string => `${step} places further, by ${writer}`;
    await tryCases(t, 'wrong records that a rebuild replaces', cases, nameOf, async ({ rename, step }) => {
      const copy = `${base}.wrong`;
      rmSync(copy, { recursive: true, force: true });
      cpSync(base, copy, { recursive: true });
      await shiftRecords(folder, copy, step);
      renameSegments(copy, rename);
      assert.notDeepEqual((await factsFrom(folder, copy)).facts, clean, 'the wrong records are taken');
      assert.deepEqual((await factsFrom(folder, copy, { rebuild: true })).facts, clean, 'rebuilt');
      for (let start = 0; start < 2; start++) {
        const { facts, fromStore } = await factsFrom(folder, copy);
        assert.deepEqual(facts, clean, `start ${start}`);
        assert.equal(fromStore, Object.keys(project).length - 1);
      }
      const { facts, fromStore } = await factsFrom(other, copy);
      assert.deepEqual([facts, fromStore], [cleanOther, 2]);
    });
  });

  test('of a faulty build of this version are replaced as well, and right ones are not written again', async (t) => {
    const folder = writeFiles(temporaryFolder('faulty', t), project);
    const clean: unknown = JSON.parse(JSON.stringify(await cleanFacts(folder)));
    const faulty = temporaryFolder('faulty', t);
    writeOtherVersion(faulty, formatNumbers.slice(0, 1));
    const store = join(temporaryFolder('faulty', t), 'store');
    await startOtherVersion(faulty, folder, store, questions);
    await tryCases(t, 'stores of a faulty build of this version', [store], String, async () => {
      const start = async (options?: { readonly rebuild: boolean }): Promise<unknown> =>
        JSON.parse(JSON.stringify((await factsFrom(folder, store, options)).facts)) as unknown;
      assert.notDeepEqual(await start(), clean);
      assert.deepEqual(await start({ rebuild: true }), clean);
      // Without the saved edges, which would hide what the records say of calls.
      for (const name of readdirSync(store).filter((each) => each.startsWith('links-'))) rmSync(join(store, name));
      assert.deepEqual(await start(), clean);
      const segments = readdirSync(store).filter((name) => name.endsWith('.segment'));
      assert.deepEqual(await start({ rebuild: true }), clean);
      assert.deepEqual(
        readdirSync(store).filter((name) => name.endsWith('.segment')),
        segments,
      );
    });
  });
});

/** Starts `clew index` on the store; resolves when it has ended or was killed. */
function startCommandLine(folder: string, store: string): { readonly child: ChildProcess; readonly ended: Promise<unknown> } {
  const line = [built('cli.js'), 'index', '--workspace', folder, '--store', store, '--json'];
  const child = spawn(process.execPath, line, { stdio: 'ignore' });
  return { child, ended: once(child, 'exit') };
}

suite('a store whose writers are killed', () => {
  test('completes the index with nothing lost, whenever that was', async (t) => {
    const folder = temporaryFolder('kills', t);
    const files = 60;
    writeManyFiles(folder, files, 6);
    const clean = await cleanFacts(folder);
    const random = randomNumbers(9);
    const store = join(temporaryFolder('kills', t), 'store');
    const moments = Array.from({ length: isLongForm ? 60 : 4 }, (_, i) => ({
      i,
      ms: Math.floor(random() * 900),
      lineMs: Math.floor(random() * 900),
    }));
    const nameOf = ({ i, ms, lineMs }: (typeof moments)[number]): string => `${i}: engine after ${ms} ms, command line after ${lineMs} ms`;
    await tryCases(t, 'engine and command line killed on one store', moments, nameOf, async ({ i, ms, lineMs }) => {
      if (i % 3 === 0) rmSync(store, { recursive: true, force: true });
      const client = newClient(t, { backOff: [] });
      await client.open(opening(folder, store));
      const indexing = client.index({ rebuild: i % 2 === 1 }).catch(() => undefined);
      const line = startCommandLine(folder, store);
      await Promise.all([
        sleep(ms).then(() => client.pid !== undefined && process.kill(client.pid, 'SIGKILL')),
        sleep(lineMs).then(() => line.child.kill('SIGKILL')),
      ]);
      await Promise.all([indexing, line.ended]);
      client.dispose();
      for (let start = 0; start < 2; start++) {
        const { facts, lines, fromStore } = await factsFrom(folder, store);
        assert.deepEqual(facts, clean, `start ${start}`);
        // The torn end of a segment is no damage, and what is whole is taken.
        assert.deepEqual(
          lines.filter((each) => /^(?:warn|error)/.test(each)),
          [],
        );
        if (start === 1) assert.equal(fromStore, files);
      }
    });
  });
});

suite('several processes', () => {
  test('share a store that is joined and trimmed meanwhile', async (t) => {
    const folder = temporaryFolder('shared', t);
    writeManyFiles(folder, 30, 4);
    const clean = await cleanFacts(folder);
    const store = join(temporaryFolder('shared', t), 'store');
    const rounds = Array.from({ length: isLongForm ? 12 : 1 }, (_, i) => i);
    await tryCases(t, 'rounds of four processes on one store', rounds, String, async () => {
      const lines = Array.from({ length: 3 }, () => startCommandLine(folder, store));
      const own = await factsFrom(folder, store);
      for (const { ended } of lines) assert.deepEqual(await ended, [0, null]);
      assert.deepEqual(own.facts, clean);
      const after = await factsFrom(folder, store);
      assert.deepEqual(after.facts, clean);
      assert.equal(after.fromStore, 30);
    });
  });

  test('take a lock of a dead process one at a time', async (t) => {
    const takers = await startTakers(t, 4);
    const rounds = Array.from({ length: isLongForm ? 300 : 30 }, (_, i) => i);
    const folder = temporaryFolder('locks', t);
    await tryCases(t, 'stale locks that four processes want', rounds, String, async (i) => {
      const outcomes = await contend(takers, join(folder, String(i)));
      assert.ok(outcomes.some(({ won }) => won) && outcomes.every(({ alone }) => alone), JSON.stringify(outcomes));
    });
  });
});

suite('another version of Clew', () => {
  test('on the same store rebuilds what it cannot read, and so does this one after it', async (t) => {
    const folder = writeFiles(temporaryFolder('versions', t), project);
    const clean: unknown = JSON.parse(JSON.stringify(await cleanFacts(folder)));
    const cases = isLongForm
      ? [formatNumbers, formatNumbers.slice(0, 2), ...formatNumbers.slice(1).map((each) => [each])]
      : [formatNumbers.slice(0, 2)];
    const nameOf = (changed: readonly FormatNumber[]): string => changed.map(({ otherText }) => otherText).join(', ');
    await tryCases(t, 'stores of another version, there and back', cases, nameOf, async (changed) => {
      const other = temporaryFolder('version', t);
      writeOtherVersion(other, changed);
      const store = join(temporaryFolder('version', t), 'store');
      const startOther = (): Promise<StoredStart> => startOtherVersion(other, folder, store, questions);
      const startThis = async (): Promise<StoredStart> => JSON.parse(JSON.stringify(await factsFrom(folder, store))) as StoredStart;
      // Each version twice: what it rebuilds, and what it then finds of its own.
      const starts = isLongForm ? [startThis, startOther, startOther, startThis, startThis] : [startThis, startOther, startThis, startThis];
      const readsCalls = changed[0] !== formatNumbers[0];
      for (const [i, start] of starts.entries()) {
        const { facts, lines } = await start();
        // A version that reads less sees less, and leaves nothing of that to this one.
        if (start === startOther && !readsCalls) assert.notDeepEqual(facts, clean, `start ${i}`);
        else assert.deepEqual(facts, clean, `start ${i}`);
        assert.deepEqual(
          lines.filter((line) => /^(?:warn|error)/.test(line)),
          [],
        );
      }
    });
  });
});
