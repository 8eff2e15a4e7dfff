// The ranking of places for a failure report: functions of the stack trace, and the code that a failing test calls.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { rankFailure, type FailureRanking } from '../../../src/core/searching/failureRanking.ts';
import { RetrieverRuns } from '../../../src/core/searching/retrieverRuns.ts';
import { dedent } from '../../support/dedent.ts';
import { MemoryClock } from '../../support/memory.ts';
import { sourcesOf } from './memorySources.ts';
import { plainInquiry } from './plainInquiry.ts';

const sources = await sourcesOf({
  'src/pump.py': dedent`
    from valve import open_valve


    def start(pump):
        open_valve(pump)
  `,
  'src/valve.py': dedent`
    def open_valve(pump):
        pump.valve = pump.spare[0]
  `,
});

function rank(report: string, limit = 10): Promise<FailureRanking> {
  return rankFailure(plainInquiry(report), sources, new RetrieverRuns(new MemoryClock()), limit);
}

const trace = dedent`
  Traceback (most recent call last):
    File "src/pump.py", line 5, in start
      open_valve(pump)
    File "src/valve.py", line 2, in open_valve
      pump.valve = pump.spare[0]
  IndexError: list index out of range
`;

test('ranks the functions of a stack trace first, the innermost before its caller', async () => {
  const { frames, rankedCandidates } = await rank(trace);
  assert.deepEqual(
    rankedCandidates.slice(0, 2).map(({ symbol }) => symbol?.fact.name),
    ['open_valve', 'start'],
  );
  assert.equal(frames.length, 2);
});

test('returns the ranking without frames apart', async () => {
  const { frameList, hybridCandidates } = await rank(trace);
  assert.deepEqual(
    frameList.items.map(({ symbol }) => symbol?.fact.name),
    ['open_valve', 'start'],
  );
  assert.doesNotMatch(hybridCandidates.map(({ why }) => why).join('\n'), /is in the stack trace/);
});

test('has at most as many places as the limit', async () => {
  assert.equal((await rank(trace, 1)).rankedCandidates.length, 1);
});
