// A listener that throws is reported and affects neither other listeners nor the sender.
import assert from 'node:assert/strict';
import { afterEach, test } from 'node:test';
import { CancellationSource } from '../../../src/core/base/cancellation.ts';
import { Emitter, setListenerErrorHandler } from '../../../src/core/base/event.ts';

const broken = new Error('broken');
afterEach(() => setListenerErrorHandler((error) => void Promise.reject(error)));

function recordErrors(): unknown[] {
  const errors: unknown[] = [];
  setListenerErrorHandler((error) => errors.push(error));
  return errors;
}

test('calls all other listeners when one throws, and reports its error', () => {
  const errors = recordErrors();
  const called: string[] = [];
  const emitter = new Emitter<number>();
  emitter.event((value) => called.push(`before ${value}`));
  emitter.event(() => {
    throw broken;
  });
  emitter.event((value) => called.push(`after ${value}`));
  emitter.fire(1);
  emitter.fire(2);
  assert.deepEqual(called, ['before 1', 'after 1', 'before 2', 'after 2']);
  assert.deepEqual(errors, [broken, broken]);
});

test('cancels even when a listener throws', () => {
  const errors = recordErrors();
  const source = new CancellationSource();
  source.token.onCancellationRequested(() => {
    throw broken;
  });
  source.cancel();
  assert.deepEqual([source.token.isCancellationRequested, errors], [true, [broken]]);
});
