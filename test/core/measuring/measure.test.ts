// Measuring a workspace: figures for each variant, from questions whose comments were removed.
import assert from 'node:assert/strict';
import { suite, test } from 'node:test';
import { CancellationSource, CancelledError, neverCancelled } from '../../../src/core/base/cancellation.ts';
import type { MeasureProgress } from '../../../src/core/measuring/measure.ts';
import { openFixture } from '../../support/openFixture.ts';
import { dedent } from '../../support/dedent.ts';

const zoo = ['lion', 'tiger', 'camel', 'otter', 'heron', 'gecko'];
const source = (animal: string): string => `
/** Brings the breakfast of the ${animal} before the visitors come. */
function ${animal}Breakfast(keeper) {
  const food = keeper.fetch('${animal}');
  return food;
}
`;
const files = Object.fromEntries(zoo.map((animal) => [`${animal}.js`, source(animal)]));

suite('measuring a workspace', () => {
  test('scores each variant on questions from doc comments and compares it with the first', async () => {
    const { codebase } = await openFixture(files);
    const progressReports: MeasureProgress[] = [];
    const measurement = await codebase.measure({ documentation: 4, variants: ['text', 'all'] }, neverCancelled, (now) =>
      progressReports.push(now),
    );
    assert.deepEqual(measurement.questions, { documentation: 4, commit: 0 });
    const [text, all] = measurement.variants;
    assert.equal(text?.documentation['MRR@10']?.mean, 1, 'the words of the code still find it');
    assert.equal(text.documentation['R@5']?.n, 4);
    assert.equal(text.gain, null);
    assert.equal(all?.gain?.['MRR@10']?.mean, 0);
    assert.deepEqual(all.commit, {});
    assert.deepEqual(progressReports.at(-1), { phase: 'searching', done: 4, total: 4 });
  });

  test('removes the comment of a question before it searches', async () => {
    // Only the comment speaks of breakfast; once it is gone nothing can find the function.
    const { codebase } = await openFixture({
      'a.js': dedent`
        /** Brings the breakfast before all visitors come. */
        function xyzzy() {
          return 1 + 1;
        }
      `,
      'b.js': dedent`
        function other() {
          const breakfast = visitors();
          return breakfast;
        }
      `,
    });
    const measurement = await codebase.measure({ variants: ['text'] }, neverCancelled);
    assert.equal(measurement.questions.documentation, 1);
    assert.equal(measurement.variants[0]?.documentation['Hit@10']?.mean, 0);
    const { ranked } = await codebase.search('breakfast before all visitors', { limit: 5 }, neverCancelled);
    assert.equal(ranked[0]?.file, 'a.js', 'the workspace itself keeps its comments');
  });

  test('stops when it is cancelled, and rejects without an open folder', async () => {
    const { codebase } = await openFixture(files);
    const source = new CancellationSource();
    await assert.rejects(
      codebase.measure({}, source.token, ({ phase }) => {
        if (phase === 'searching') source.cancel();
      }),
      CancelledError,
    );
  });
});
