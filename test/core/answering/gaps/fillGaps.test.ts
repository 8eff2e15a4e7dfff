// One round of look-ups: the outcomes of gaps that need no look-up.
import assert from 'node:assert/strict';
import { after, before, suite, test } from 'node:test';
import { notPursuedNote } from '../../../../src/core/answering/gaps/fillGaps.ts';
import { readGap } from '../../../../src/core/answering/gaps/gapRequest.ts';
import type { GapRecord } from '../../../../src/core/answering/record/answerRecord.ts';
import type { Codebase } from '../../../../src/core/codebase/api.ts';
import { dedent } from '../../../support/dedent.ts';
import { answer } from '../../../support/scriptedReplies.ts';
import { ScriptedServer } from '../../../support/scriptedServer.ts';
import { askWith, modelAt, promptOf, reply } from '../../../support/askModel.ts';
import { openFixture } from '../../../support/openFixture.ts';

test('a gap without a look-up is recorded with its normal form and no evidence', () => {
  const { gap, note } = notPursuedNote(readGap('the implementation of `close`'));
  assert.equal(note, '');
  assert.deepEqual(gap, {
    text: 'the implementation of `close`',
    normalized: 'close',
    how: 'none',
    outcome: 'not-pursued',
    evidence: [],
    tokens: 0,
    ms: 0,
  });
});

suite('the outcome of a gap', () => {
  const server = new ScriptedServer();
  let codebase: Codebase;
  before(async () => {
    await server.start();
    codebase = (
      await openFixture({
        'till.py': dedent`
          def open_till():
              return 1
        `,
        'shelf.py': dedent`
          def stack(box):
              return box
        `,
      })
    ).codebase;
  });
  after(() => server.close());

  /** Gaps of each pass of an answer whose model names them one pass after the other. */
  async function gapsOf(...passes: readonly (readonly string[])[]): Promise<readonly (readonly GapRecord[])[]> {
    server.reset();
    server.script(...passes.map((gaps) => answer(reply('A draft.', ...gaps))), answer(reply('The answer.')));
    const { record } = await askWith(codebase, 'What does `open_till` do?', { answering: modelAt(server) });
    return record.passes.map(({ gaps }) => gaps);
  }

  test('is "found" with the number of the new evidence', async () => {
    const [[gap] = []] = await gapsOf(['`stack`']);
    assert.deepEqual([gap?.outcome, gap?.how], ['found', 'symbol']);
    assert.match(promptOf(server.requests[1]), new RegExp(`stack: found \\[${gap?.evidence[0]}\\]`));
  });

  test('is "not-found" for a missing name, and stays so for the same gap', async () => {
    const [first = [], second = []] = await gapsOf(['`frobnicate`', '`stack`'], ['`frobnicate`']);
    assert.deepEqual(
      first.map(({ outcome }) => outcome),
      ['not-found', 'found'],
    );
    assert.deepEqual(
      second.map(({ outcome, tokens }) => [outcome, tokens]),
      [['known-unresolvable', 0]],
    );
  });
});
