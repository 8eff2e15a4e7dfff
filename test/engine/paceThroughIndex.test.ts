// The engine's share of the machine by the settings, over the wire and through a whole index. The clock of the test advances by one with
// each reading.
import assert from 'node:assert/strict';
import { PassThrough } from 'node:stream';
import { test } from 'node:test';
import { createMessageConnection, StreamMessageReader, StreamMessageWriter } from 'vscode-jsonrpc/node';
import type { Clock } from '../../src/core/ports.ts';
import { openCodebase } from '../../src/engine/openCodebase.ts';
import { Pace, type PaceParams } from '../../src/engine/pace.ts';
import { indexRequest, openRequest, paceEvent, statusRequest, typingEvent } from '../../src/engine/wire/rpc.ts';
import { EngineSession } from '../../src/engine/engineSession.ts';
import { NodeFiles } from '../../src/node/files.ts';
import { listLog, opening, temporaryFolder, write } from './engineFixture.ts';

/** Time that passes by being looked at; it notes how long anybody rests, and nobody waits for that. */
class CountingClock implements Clock {
  readonly rests: number[] = [];
  #time = 0;
  now = (): number => Date.now();
  monotonic = (): number => ++this.#time;
  async sleep(ms: number): Promise<void> {
    this.rests.push(ms);
    // Whole numbers: sums of fractions would make the shortest rest a little less than it is.
    this.#time += Math.ceil(ms);
    await new Promise((resolve) => setImmediate(resolve));
  }
}

test('applies the configured share to all background work', { timeout: 60_000 }, async (t) => {
  const folder = temporaryFolder(t);
  write(folder, Object.fromEntries(Array.from({ length: 70 }, (_, i) => [`part${i}.py`, `def pay${i}():\n    return ${i}\n`])));
  const [toEngine, toHost] = [new PassThrough(), new PassThrough()];
  const wire = (reads: PassThrough, writes: PassThrough): ReturnType<typeof createMessageConnection> =>
    createMessageConnection(new StreamMessageReader(reads), new StreamMessageWriter(writes));
  const [host, engine] = [wire(toHost, toEngine), wire(toEngine, toHost)];
  const clock = new CountingClock();
  const pace = new Pace(clock);
  const log = listLog();
  const session = new EngineSession(
    engine,
    (params) => openCodebase({ ...params, embedding: { provider: 'off' }, files: new NodeFiles(), log, pace }),
    log,
    pace,
  );
  engine.listen();
  host.listen();
  t.after(async () => {
    await session.dispose();
    host.dispose();
    engine.dispose();
  });

  const rests = async (said: PaceParams): Promise<readonly number[]> => {
    await host.sendNotification(paceEvent, said);
    // The reply shows that the engine has the new pace; until then work of the index before may rest by the old one.
    await host.sendRequest(statusRequest, undefined);
    clock.rests.length = 0;
    const { files } = await host.sendRequest(indexRequest, { rebuild: true });
    assert.equal(files, 70);
    return clock.rests.filter((ms) => ms > 0);
  };
  const low = { paused: false, priority: 'low' } as const;
  await host.sendRequest(openRequest, { ...opening(folder, temporaryFolder(t)), embedding: { provider: 'off' }, pace: low });
  // Two batches are parsed, and two slices taken in.
  const resting = await rests(low);
  assert.ok(resting.length >= 4, String(resting));
  assert.deepEqual(await rests({ paused: false, priority: 'normal' }), []);
  await host.sendNotification(typingEvent);
  const typing = await rests({ paused: false, priority: 'normal' });
  assert.ok(typing.length > 0 && typing.every((ms) => ms >= 3), String(typing));
});
