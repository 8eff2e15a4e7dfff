// The pace of background work by priority, typing and pauses, on a clock of the test.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { extractEverything } from '../../src/core/symbols/extractionSwitches.ts';
import type { Analyzer } from '../../src/core/indexing/records/analyzer.ts';
import { neverCancelled } from '../../src/core/base/cancellation.ts';
import type { Clock } from '../../src/core/ports.ts';
import { Pace } from '../../src/engine/pace.ts';

/** Time that passes by itself only when somebody sleeps. */
class StillClock implements Clock {
  time = 0;
  readonly rests: number[] = [];
  now = (): number => this.time;
  monotonic = (): number => this.time;
  async sleep(ms: number): Promise<void> {
    this.rests.push(ms);
    this.time += ms;
  }
}

/** Rests after steps of 100 ms each. */
async function rests(clock: StillClock, work: Clock, steps: number): Promise<number[]> {
  clock.rests.length = 0;
  for (let i = 0; i < steps; i++) {
    clock.time += 100;
    await work.sleep(0);
  }
  return clock.rests.map(Math.round);
}

test('only yields at normal priority while nobody types', async () => {
  const clock = new StillClock();
  assert.deepEqual(await rests(clock, new Pace(clock).pacedClock(), 3), [0, 0, 0]);
});

test('uses 40 % of the time at low priority, and a quarter of that until two seconds after a key press', async () => {
  const clock = new StillClock();
  const pace = new Pace(clock);
  const work = pace.pacedClock();
  pace.set({ paused: false, priority: 'low' });
  assert.deepEqual(await rests(clock, work, 2), [150, 150]);
  pace.noteTyping();
  assert.deepEqual(await rests(clock, work, 2), [900, 900]);
  clock.time += 2000;
  await work.sleep(0);
  assert.deepEqual(await rests(clock, work, 1), [150]);
  pace.set({ paused: false, priority: 'normal' });
  pace.noteTyping();
  assert.deepEqual(await rests(clock, work, 1), [300]);
});

test('never rests longer than a second', async () => {
  const clock = new StillClock();
  const pace = new Pace(clock);
  pace.noteTyping();
  await pace.rest(60_000);
  assert.deepEqual(clock.rests, [1000]);
});

test('continues paused work only once it is resumed', async () => {
  const clock = new StillClock();
  const pace = new Pace(clock);
  const work = pace.pacedClock();
  pace.set({ paused: true, priority: 'normal' });
  let doneCount = 0;
  const both = [work.sleep(0), work.sleep(0)].map((sleep) => sleep.then(() => doneCount++));
  for (let i = 0; i < 20; i++) await Promise.resolve();
  assert.equal(doneCount, 0);
  pace.set({ paused: false, priority: 'normal' });
  await Promise.all(both);
  assert.equal(doneCount, 2);
});

test('rests after a batch in proportion to its time', async () => {
  const clock = new StillClock();
  const pace = new Pace(clock);
  pace.set({ paused: false, priority: 'low' });
  const slow: Analyzer = {
    concurrency: 2,
    analyze: async () => {
      clock.time += 200;
      return [];
    },
    dispose() {},
  };
  await pace.pacedAnalyzer(slow).analyze([], extractEverything, neverCancelled);
  assert.deepEqual(clock.rests.map(Math.round), [300]);
});
