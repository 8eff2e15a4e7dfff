// Time limits of calls to the engine: a hang ends in an error, a sign of life extends the limit, and cancelling reaches the work.
import assert from 'node:assert/strict';
import { suite, test } from 'node:test';
import { CancellationSource } from '../../src/core/base/cancellation.ts';
import { UserError } from '../../src/core/base/wording/errors.ts';
import { startDeadline, withDeadline } from '../../src/engine/host/deadline.ts';

const never = new Promise<never>(() => undefined);

suite('withDeadline', () => {
  test('settles as the work does, when that is in time', async () => {
    const late = (): Error => new Error('too late');
    assert.equal(await withDeadline(Promise.resolve(7), 1000, late), 7);
    await assert.rejects(withDeadline(Promise.reject(new Error('broken')), 1000, late), /broken/);
  });

  test('rejects with the given error when the time is up', async (t) => {
    t.mock.timers.enable({ apis: ['setTimeout'] });
    const result = withDeadline(never, 100, () => new Error('too late'));
    t.mock.timers.tick(100);
    await assert.rejects(result, /too late/);
  });
});

suite('a time limit after the machine slept', () => {
  test('gives the work another moment, and then ends', async () => {
    const late = (): Error => new Error('too late');
    const answer = new Promise((resolve) => setTimeout(() => resolve(7), 1350));
    const answered = withDeadline(answer, 100, late);
    const deadline = startDeadline(100, 'Searching');
    const hung = assert.rejects(deadline.wait(never), /timed-out/);
    // Nothing of this process runs meanwhile, as in sleep.
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 1300);
    assert.equal(await answered, 7);
    await hung;
  });
});

suite('startDeadline', () => {
  test('names the work in its error, and cancels the work', async (t) => {
    t.mock.timers.enable({ apis: ['setTimeout'] });
    const deadline = startDeadline(100, 'Searching');
    const result = deadline.wait(never);
    t.mock.timers.tick(100);
    await assert.rejects(result, (error) => error instanceof UserError && error.code === 'timed-out' && error.args[0] === 'Searching');
    assert.ok(deadline.token.isCancellationRequested);
  });

  test('starts anew with each sign of life, until it is disposed', (t) => {
    t.mock.timers.enable({ apis: ['setTimeout'] });
    const deadline = startDeadline(100, 'Indexing');
    t.mock.timers.tick(90);
    deadline.touch();
    t.mock.timers.tick(90);
    assert.ok(!deadline.token.isCancellationRequested);
    deadline.dispose();
    deadline.touch();
    t.mock.timers.tick(1000);
    assert.ok(!deadline.token.isCancellationRequested);
  });

  test('passes the cancellation of the caller on, also one from before', () => {
    const source = new CancellationSource();
    const deadline = startDeadline(1000, 'Searching', source.token);
    source.cancel();
    const later = startDeadline(1000, 'Searching', source.token);
    assert.deepEqual([deadline.token.isCancellationRequested, later.token.isCancellationRequested], [true, true]);
    deadline.dispose();
    later.dispose();
  });
});
