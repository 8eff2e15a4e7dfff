// Steering of a running answer: wishes, waiting for the person, and stopping.
import assert from 'node:assert/strict';
import { suite, test } from 'node:test';
import { CancellationSource, CancelledError, neverCancelled } from '../../../src/core/base/cancellation.ts';
import type { SteerView } from '../../../src/protocol/toPanel.ts';
import { AnswerSteering } from '../../../src/vscode/chats/answerSteering.ts';

suite('AnswerSteering', () => {
  const missing = [{ text: '`x`', normalized: 'x' }];
  function createSteering(held: boolean): { steering: AnswerSteering; views: SteerView[] } {
    const views: SteerView[] = [];
    const steering = new AnswerSteering(
      held,
      () => [
        { n: 3, mark: 'pinned' },
        { n: 4, mark: 'excluded' },
      ],
      (view) => views.push(view),
    );
    return { steering, views };
  }

  test('returns wishes at once when the loop is not held, and added places only once', async () => {
    const { steering, views } = createSteering(false);
    const place = { root: '', path: 'a.ts', lineStart: 1, lineEnd: 0 };
    steering.add({ label: 'a.ts', place });
    const wishes = await steering.wishes({ pass: 1, missing }, neverCancelled);
    assert.deepEqual(wishes, { skip: [], add: [place], pin: [3], exclude: [4] });
    assert.deepEqual((await steering.wishes({ pass: 2, missing }, neverCancelled)).add, []);
    assert.deepEqual(views.at(-1)?.added, ['a.ts']);
  });

  test('waits for the person when the loop is held, and returns the skipped gaps', async () => {
    const { steering, views } = createSteering(true);
    const wishesPromise = steering.wishes({ pass: 1, missing }, neverCancelled);
    assert.deepEqual(views.at(-1)?.missing, [{ gap: 'x', skipped: false }]);
    steering.skip('x', true);
    assert.deepEqual(views.at(-1)?.missing, [{ gap: 'x', skipped: true }]);
    steering.go();
    assert.deepEqual((await wishesPromise).skip, ['x']);
    assert.equal(views.at(-1)?.missing, undefined);
  });

  test('does not wait without gaps or after release, and rejects when the answer is stopped', async () => {
    const { steering } = createSteering(true);
    assert.deepEqual((await steering.wishes({ pass: 1, missing: [] }, neverCancelled)).skip, []);
    const wishesPromise = steering.wishes({ pass: 1, missing }, neverCancelled);
    steering.hold(false);
    await wishesPromise;
    steering.hold(true);
    const source = new CancellationSource();
    const stoppedPromise = steering.wishes({ pass: 1, missing }, source.token);
    source.cancel();
    await assert.rejects(stoppedPromise, CancelledError);
  });
});
