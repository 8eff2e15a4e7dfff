// Processes that want the same lock of a store at the same moment.
import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { TestContext } from 'node:test';
import { temporaryFolder } from '../../temporaryFolder.ts';

const script = `
  import { mkdirSync, rmdirSync } from 'node:fs';
  import { withStoreLock } from ${JSON.stringify(new URL('../../../../src/node/store/storeLock.ts', import.meta.url).href)};
  const enter = (inside) => { try { mkdirSync(inside); return true; } catch { return false; } };
  process.on('message', async ({ folder, at }) => {
    let alone = true;
    while (Date.now() < at);
    const won = await withStoreLock(folder, async () => {
      alone = enter(folder + '/inside');
      await new Promise((resolve) => setTimeout(resolve, 20));
      if (alone) rmdirSync(folder + '/inside');
    }).catch(() => (alone = false));
    process.send({ won, alone });
  });
  process.send({});
`;

/** What one process saw: whether it got the lock, and whether it was alone while it held it. */
export interface TakerOutcome {
  readonly won: boolean;
  readonly alone: boolean;
}

/** Time in ms since a dead process renewed its lock: twice as long as a lock counts as held. */
const deadForMs = 120_000;

/** Starts `count` processes that end with their test. */
export async function startTakers(t: TestContext, count: number): Promise<readonly ChildProcess[]> {
  const path = join(temporaryFolder('takers', t), 'taker.mts');
  writeFileSync(path, script);
  const takers = Array.from({ length: count }, () => fork(path, { execArgv: [] }));
  t.after(() => takers.forEach((taker) => taker.kill()));
  await Promise.all(takers.map((taker) => once(taker, 'message')));
  return takers;
}

/** Leaves the lock of a dead process in `folder`, which is made, and lets all processes want it at once. */
export async function contend(takers: readonly ChildProcess[], folder: string): Promise<readonly TakerOutcome[]> {
  const lock = join(folder, 'segments.lock');
  mkdirSync(lock, { recursive: true });
  const long = new Date(Date.now() - deadForMs);
  utimesSync(lock, long, long);
  const replies = takers.map(async (taker) => (await once(taker, 'message'))[0] as TakerOutcome);
  for (const taker of takers) taker.send({ folder, at: Date.now() + 3 });
  return Promise.all(replies);
}
