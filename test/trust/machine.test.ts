// Faults of the machine: disks, engines that end or hang, events of files, clocks, sleep, and windows that close. Nothing is lost.
import assert from 'node:assert/strict';
import { cpSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { suite, test, type TestContext } from 'node:test';
import { setTimeout as sleep } from 'node:timers/promises';
import { neverCancelled } from '../../src/core/base/cancellation.ts';
import { UserError } from '../../src/core/base/wording/errors.ts';
import type { Clock } from '../../src/core/ports.ts';
import { nodeClock } from '../../src/node/clock.ts';
import { rootOfFolder } from '../../src/node/root.ts';
import { FileStore } from '../../src/node/store/fileStore.ts';
import { ChangeBatch } from '../../src/vscode/workspace/changeBatch.ts';
import { isAlive, newClient, opening, until, writeManyFiles } from '../engine/engineFixture.ts';
import { project } from '../node/histories.ts';
import { randomNumbers } from '../support/damage.ts';
import { MemoryLog, MemoryStore } from '../support/memory.ts';
import { indexFacts, openStored } from '../support/storedIndex.ts';
import { temporaryFolder } from '../support/temporaryFolder.ts';
import { isLongForm, tryCases } from '../support/trust/cases.ts';
import { inParallel } from '../support/trust/inParallel.ts';
import { mortalEngine, type Death } from '../support/trust/machine/mortalEngine.ts';
import { assertKept, chatOf, chatsIn, keepChatOfClockBehind, liveWithJumpingClock } from '../support/trust/machine/chatsOnDisk.ts';
import { diskFaults, withFaultyDisk, type DiskFault } from '../support/trust/machine/faultyDisk.ts';
import { smallFiles } from '../support/trust/machine/smallFiles.ts';
import { cleanFacts, factsFrom, questions, writeFiles } from '../support/trust/machine/workspaces.ts';

/** Told once when the store cannot be used. */
const unusable = /^error: The store cannot be used; the index stays in memory only/;

const posixOnly = { skip: process.platform === 'win32' && 'needs signals' };

suite('a faulty disk', () => {
  test('leaves the index complete in memory, with one sentence', async (t) => {
    const folder = writeFiles(temporaryFolder('disk', t), project);
    const edited = { ...project, 'src/price.ts': 'export function price(n: number) {\n  return n * 3;\n}\n' };
    const [clean, after] = [await cleanFacts(folder), await cleanFacts(writeFiles(folder, edited))];
    const base = join(temporaryFolder('disk', t), 'store');
    await factsFrom(writeFiles(folder, project), base);
    const random = randomNumbers(5);
    const codes: readonly DiskFault[] = ['full', 'read-only', 'broken'];
    const cases = diskFaults.flatMap((fault) =>
      Array.from({ length: isLongForm ? 60 : 4 }, (_, i) => ({
        fault,
        hasStore: i % 2 === 0,
        from: Math.floor(random() * 24) * Math.min(i, 1),
      })),
    );
    const nameOf = ({ fault, hasStore, from }: (typeof cases)[number]): string =>
      `${fault} from operation ${from}, ${hasStore ? 'used' : 'new'} store`;
    await tryCases(t, 'disks that are full, read-only, gone, broken, slow', cases, nameOf, async ({ fault, hasStore, from }) => {
      const storeFolder = `${base}.faulty`;
      rmSync(storeFolder, { recursive: true, force: true });
      if (hasStore) cpSync(base, storeFolder, { recursive: true });
      writeFiles(folder, project);
      const log = new MemoryLog();
      await withFaultyDisk(storeFolder, fault, from, async () => {
        const store = await FileStore.open(storeFolder, log);
        const root = rootOfFolder(folder);
        const { codebase } = await openStored(root, store, log);
        assert.deepEqual(await indexFacts(codebase, questions), clean);
        writeFiles(folder, edited);
        await codebase.apply([{ root: root.key, path: 'src/price.ts', type: 'changed' }], neverCancelled);
        assert.deepEqual(await indexFacts(codebase, questions), after);
        const { storeProblem } = (await codebase.status()).progress;
        if (codes.includes(fault) && from === 0) assert.equal(storeProblem?.code, 'store-unwritable');
        if (fault === 'slow') assert.equal(storeProblem, undefined);
        codebase.dispose();
        await store.close().catch((error: unknown) => assert.ok(error instanceof UserError || (error instanceof Error && 'code' in error)));
      });
      const errors = log.lines.filter((line) => line.startsWith('error'));
      assert.ok(errors.length <= 1 && errors.every((line) => unusable.test(line)), errors.join('\n'));
      if (fault === 'slow') assert.deepEqual(errors, []);
      // The disk works again: what it holds by then is no harm.
      assert.deepEqual((await factsFrom(folder, storeFolder)).facts, after);
    });
  });

  test('keeps the chats that were stored before', async (t) => {
    const random = randomNumbers(11);
    const faults = diskFaults.filter((fault) => fault !== 'slow');
    const cases = Array.from({ length: isLongForm ? 400 : 40 }, (_, i) => ({
      i,
      fault: faults[i % faults.length] ?? 'full',
      from: Math.floor(random() * 8),
    }));
    const base = temporaryFolder('chats', t);
    await tryCases(
      t,
      'chats on such a disk',
      cases,
      ({ fault, from }) => `${fault} from operation ${from}`,
      async ({ i, fault, from }) => {
        const folder = join(base, String(i));
        const chats = chatsIn(folder);
        for (const id of ['a', 'b']) await chats.store(chatOf(id, 2));
        await withFaultyDisk(folder, fault, from, async () => {
          for (const id of ['a', 'b']) await chats.store(chatOf(id, 3)).catch(() => undefined);
        });
        for (const id of ['a', 'b']) await assertKept(chats, id, 2, 3);
      },
    );
  });

  test('keeps the small files that were stored before', async (t) => {
    const cases = smallFiles.flatMap((file) =>
      diskFaults.flatMap((fault) => Array.from({ length: isLongForm ? 20 : 6 }, (_, from) => ({ file, fault, from }))),
    );
    const nameOf = ({ file, fault, from }: (typeof cases)[number]): string => `${file.name}, ${fault} from operation ${from}`;
    await tryCases(t, 'tool calls, usage, pause, looks at the store on such a disk', cases, nameOf, ({ file, fault, from }) =>
      file.attack(temporaryFolder('small', t), fault, from),
    );
  });
});

suite('an engine', () => {
  const files = 60;

  test('that is killed, hangs or runs out of memory comes back, and loses nothing', posixOnly, async (t) => {
    const folder = temporaryFolder('deaths', t);
    writeManyFiles(folder, files, 8);
    const random = randomNumbers(3);
    const deaths: readonly Death[] = ['killed', 'hung', 'out of memory'];
    const cases = Array.from({ length: isLongForm ? 60 : 3 }, (_, i) => ({
      death: deaths[i % 3] ?? 'killed',
      ms: Math.floor(random() * 700),
    }));
    const started = inParallel(cases, 3, ({ death, ms }) => surviveDeath(t, folder, death, ms));
    const nameOf = ({ each }: { readonly each: (typeof cases)[number] }): string => `${each.death} after ${each.ms} ms`;
    await tryCases(t, 'engines that end at a random moment', started, nameOf, ({ result }) => result);
  });

  async function surviveDeath(t: TestContext, folder: string, death: Death, ms: number): Promise<void> {
    const { entry, end } = mortalEngine(t);
    // A hung engine is asked for a sign of life for as long as a start may take. On a busy machine one that works is silent for seconds.
    const silence = death === 'hung' ? { start: 5000, call: 700, indexSilence: 5000, askSilence: 5000 } : { start: 20_000 };
    const timeouts = { waitForEngine: 20_000, ...silence };
    const client = newClient(t, { entry, memory: 128, timeouts });
    await client.open(opening(folder, temporaryFolder('deaths', t)));
    const { pid } = client;
    const work = [
      settled(client.index({ rebuild: false })),
      settled(client.search('step3', { limit: 5 })),
      settled(lastEvent(client.ask('Who calls step3?', {}))),
    ];
    await sleep(ms);
    end(client, death);
    const [indexed, ...others] = await Promise.all(work);
    // Indexing goes on in the next engine.
    assert.equal(indexed, 'done');
    for (const each of others) assert.ok(each === 'done' || each instanceof UserError, String(each));
    await until(() => client.pid !== pid && client.lastChange.state === 'ready', 40_000);
    // The same calls again are answered in full.
    assert.equal((await client.index({ rebuild: false })).files, files);
    assert.equal(await lastEvent(client.ask('Who calls step3?', {})), 'done');
    assert.deepEqual(client.quarantinedFiles, []);
    client.dispose();
  }

  test('ends with its window, whenever that closes', async (t) => {
    const folder = temporaryFolder('close', t);
    writeManyFiles(folder, files, 8);
    const clean = await cleanFacts(folder);
    const random = randomNumbers(4);
    const moments = Array.from({ length: isLongForm ? 40 : 2 }, () => Math.floor(random() * 900));
    const store = join(temporaryFolder('close', t), 'store');
    await tryCases(
      t,
      'windows that close at a random moment',
      moments,
      (ms) => `after ${ms} ms`,
      async (ms) => {
        const client = newClient(t);
        const work = [
          settled(client.open(opening(folder, store))),
          settled(client.index({ rebuild: true })),
          settled(lastEvent(client.ask('Who calls step3?', {}))),
        ];
        await sleep(ms);
        const { pid } = client;
        client.dispose();
        for (const each of await Promise.all(work)) assert.ok(each === 'done' || each instanceof UserError, String(each));
        if (pid !== undefined) await until(() => !isAlive(pid), 8000);
        assert.deepEqual((await factsFrom(folder, store)).facts, clean);
      },
    );
  });

  test('that slept with its machine is still asked, and answers', posixOnly, async (t) => {
    const folder = temporaryFolder('sleep', t);
    writeManyFiles(folder, 10, 4);
    const client = newClient(t, { timeouts: { start: 20_000, waitForEngine: 300, call: 300, indexSilence: 5000 } });
    await client.open(opening(folder, temporaryFolder('sleep', t)));
    await client.index({ rebuild: false });
    const { pid } = client;
    assert.ok(pid !== undefined);
    const rounds = Array.from({ length: isLongForm ? 20 : 1 }, (_, i) => i);
    await tryCases(t, 'sleeps in the middle of a call', rounds, String, async () => {
      process.kill(pid, 'SIGSTOP');
      const searching = client.search('step3', { limit: 5 });
      await sleep(50);
      // Host and engine stand still together, far longer than the call may take.
      Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 1600);
      process.kill(pid, 'SIGCONT');
      assert.ok((await searching).ranked.length > 0);
      assert.equal(client.pid, pid);
    });
  });
});

suite('events of files', () => {
  test('that come 10,000 a second, doubled, wrong and late leave the index right', async (t) => {
    const folder = temporaryFolder('storm', t);
    writeManyFiles(folder, 40, 2);
    const root = rootOfFolder(folder);
    const { codebase } = await openStored(root, new MemoryStore());
    const random = randomNumbers(6);
    const storms = Array.from({ length: isLongForm ? 20 : 1 }, (_, i) => i);
    let deliveries = 0;
    let pending = Promise.resolve();
    const batch = new ChangeBatch((changes) => {
      deliveries++;
      return (pending = codebase.apply(changes, neverCancelled));
    });
    t.after(() => batch.dispose());
    await tryCases(t, 'storms of 10,000 events', storms, String, async () => {
      deliveries = 0;
      const start = performance.now();
      for (let i = 0; i < 10_000; i++) {
        const path = `src/part${Math.floor(random() * 40)}.ts`;
        if (i % 500 === 0)
          writeFileSync(join(folder, path), `export function edit${i}(): void {}\nexport function other(): void { edit${i}(); }\n`);
        // The kind is a guess of the watcher, and often wrong.
        const type = (['created', 'changed', 'deleted'] as const)[Math.floor(random() * 3)] ?? 'changed';
        batch.add({ root: root.key, path, type });
        if (i % 100 === 0) await sleep(8);
      }
      await sleep(150);
      await pending;
      const ms = performance.now() - start;
      assert.ok(ms < 15_000, `took ${ms} ms`);
      // Events that never pause are delivered twice a second.
      assert.ok(deliveries <= 2 + ms / 400, `${deliveries} deliveries in ${ms} ms`);
      assert.deepEqual(await indexFacts(codebase, questions), await cleanFacts(folder));
    });
    codebase.dispose();
  });

  test('that are lost are made up for by the next look at all files', async (t) => {
    const folder = writeFiles(temporaryFolder('lost', t), project);
    const { codebase } = await openStored(rootOfFolder(folder), new MemoryStore());
    const paths = Object.keys(project).filter((path) => path.endsWith('.ts'));
    await tryCases(
      t,
      'edits whose events are lost',
      Array.from({ length: isLongForm ? 60 : 6 }, (_, i) => i),
      String,
      async (i) => {
        const path = paths[i % paths.length] ?? '';
        if (i % 4 === 3) rmSync(join(folder, path));
        else writeFiles(folder, { [path]: `export function made${i}(): void {}\n` });
        await codebase.index(neverCancelled);
        assert.deepEqual(await indexFacts(codebase, questions), await cleanFacts(folder));
      },
    );
    codebase.dispose();
  });
});

suite('a clock', () => {
  test('that jumps back and forth leaves index and batches right', async (t) => {
    const random = randomNumbers(8);
    const jumping: Clock = { ...nodeClock, now: () => Date.now() + Math.floor((random() - 0.5) * 20 * 365 * 86_400_000) };
    await tryCases(
      t,
      'histories under a clock that jumps by years',
      Array.from({ length: isLongForm ? 40 : 4 }, (_, i) => i),
      String,
      async (i) => {
        const folder = writeFiles(temporaryFolder('clock', t), project);
        const storeFolder = join(temporaryFolder('clock', t), 'store');
        const root = rootOfFolder(folder);
        for (let start = 0; start < 2; start++) {
          const store = await FileStore.open(storeFolder, new MemoryLog());
          const { codebase } = await openStored(root, store, new MemoryLog(), jumping);
          // Of the same length and within one tick of the clock of the disk, as a find and replace leaves it.
          writeFiles(folder, { 'src/cart.ts': (project['src/cart.ts'] ?? '').replace('total', `t${i}tal`) });
          await codebase.apply([{ root: root.key, path: 'src/cart.ts', type: 'changed' }], neverCancelled);
          assert.deepEqual(await indexFacts(codebase, questions), await cleanFacts(folder));
          codebase.dispose();
          await store.close();
        }
      },
    );
    await tryCases(
      t,
      'streams of events under a clock that goes back',
      [3_600_000, 86_400_000],
      (ms) => `${ms} ms`,
      async (ms) => {
        let delivered = 0;
        const batch = new ChangeBatch(async () => void delivered++, { quietMs: 60, maxWaitMs: 200 });
        const realNow = Date.now;
        try {
          batch.add({ root: 'r', path: 'a', type: 'changed' });
          Date.now = () => realNow() - ms;
          for (let i = 0; i < 30; i++) {
            batch.add({ root: 'r', path: 'a', type: 'changed' });
            await sleep(20);
          }
        } finally {
          Date.now = realNow;
          batch.dispose();
        }
        assert.ok(delivered > 0, 'nothing was delivered while events went on');
      },
    );
  });
});

suite('chats', () => {
  test('are deleted by the days that pass, not by a clock that is wrong for some days', async (t) => {
    const random = randomNumbers(14);
    await tryCases(
      t,
      'histories of chats under a clock that jumps ahead and back',
      Array.from({ length: isLongForm ? 60 : 4 }, (_, i) => i),
      String,
      () => liveWithJumpingClock(temporaryFolder('chats', t), 90, random),
    );
    await tryCases(
      t,
      'chats that were made while the clock was behind',
      [1, 7, 20, 56],
      (years) => `${years} years`,
      (years) => keepChatOfClockBehind(temporaryFolder('chats', t), years),
    );
  });
});

/** What a call came to: "done", or its error. */
async function settled(work: Promise<unknown>): Promise<unknown> {
  try {
    const result = await work;
    return typeof result === 'string' ? result : 'done';
  } catch (error) {
    return error;
  }
}

/** Kind of the last event of an answer. A failure that is told counts as its error. */
async function lastEvent(events: AsyncIterable<{ readonly kind: string; readonly code?: unknown }>): Promise<string> {
  let last: { readonly kind: string; readonly code?: unknown } = { kind: 'nothing' };
  for await (const event of events) last = event;
  if (last.kind === 'failed') throw new UserError(last.code as UserError['code']);
  return last.kind;
}
