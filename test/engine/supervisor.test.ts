// The supervisor with an engine that never comes up: how often it tries, what it reports, and how it can be revived.
import assert from 'node:assert/strict';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { suite, test, type TestContext } from 'node:test';
import { UserError } from '../../src/core/base/wording/errors.ts';
import { Supervisor, type EngineState } from '../../src/engine/host/supervisor.ts';
import { listLog, temporaryFolder } from './engineFixture.ts';

/** A supervisor of a script that notes each start as a process, and ends at once. */
function superviseBroken(t: TestContext, backOff: readonly number[]) {
  const folder = temporaryFolder(t);
  const [entry, startsFile] = [join(folder, 'entry.cjs'), join(folder, 'starts')];
  writeFileSync(startsFile, '');
  writeFileSync(entry, `if (process.send) require('node:fs').appendFileSync(${JSON.stringify(startsFile)}, 'start ');\nprocess.exit(1);\n`);
  const deaths: string[] = [];
  const hooks = { attach: () => undefined, prepare: () => Promise.resolve(), onDeath: (reason: string) => void deaths.push(reason) };
  const supervisor = new Supervisor({ entry, log: listLog(), memory: 64, startTimeout: 20_000, backOff, calmMs: 60_000 }, hooks);
  t.after(() => supervisor.dispose());
  const states: EngineState[] = [];
  supervisor.onDidChange(({ state }) => states.push(state));
  return { supervisor, states, deaths, startCount: () => readFileSync(startsFile, 'utf8').split(' ').length - 1 };
}

const isDown = (error: unknown): boolean => error instanceof UserError && error.code === 'engine-down';

suite('Supervisor', () => {
  test('gives up after as many restarts as there are pauses, and says so once', { timeout: 60_000 }, async (t) => {
    const { supervisor, states, deaths, startCount } = superviseBroken(t, [1, 1]);
    await assert.rejects(supervisor.engine(), isDown);
    assert.equal(startCount(), 3);
    assert.equal(states[0], 'starting');
    assert.equal(states.filter((state) => state === 'failed').length, 1);
    assert.equal(states.at(-1), 'failed');
    assert.deepEqual(deaths, [], 'an engine that never came up has not died');
  });

  test('starts nothing for calls after it has given up, until it is revived', { timeout: 60_000 }, async (t) => {
    const { supervisor, states, startCount } = superviseBroken(t, []);
    await assert.rejects(supervisor.engine(), isDown);
    await assert.rejects(supervisor.engine(), isDown);
    assert.equal(startCount(), 1);
    supervisor.revive();
    assert.equal(states.at(-1), 'stopped');
    await assert.rejects(supervisor.engine(), isDown);
    assert.equal(startCount(), 2);
  });

  test('shares one start among calls, and starts nothing once it is disposed', { timeout: 60_000 }, async (t) => {
    const { supervisor, startCount } = superviseBroken(t, []);
    await Promise.all([assert.rejects(supervisor.engine(), isDown), assert.rejects(supervisor.engine(), isDown)]);
    assert.equal(startCount(), 1);
    supervisor.dispose();
    await assert.rejects(supervisor.engine(), isDown);
    assert.equal(startCount(), 1);
  });
});
