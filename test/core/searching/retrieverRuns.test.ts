// Records of retrievers: one per retriever, with the number of its hits and of those in the answer.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Candidate, CandidateList } from '../../../src/core/searching/candidate.ts';
import { RetrieverRuns } from '../../../src/core/searching/retrieverRuns.ts';
import { MemoryClock } from '../../support/memory.ts';

const list = (name: string, ...paths: string[]): CandidateList => ({
  name,
  weight: 1,
  items: paths.map((path) => ({ path }) as Candidate),
});
const keyOf = ({ path }: Candidate): string => path;

test('records a retriever once for several lists, and counts a place that it found twice once as used', async () => {
  const runs = new RetrieverRuns(new MemoryClock());
  await runs.list(() => list('text', 'a', 'b'), keyOf);
  await runs.list(() => list('vectors', 'a', 'c'), keyOf);
  await runs.list(() => list('text', 'a', 'd'), keyOf);
  await runs.part('vectors', () => Promise.resolve(['e']));
  assert.deepEqual(
    runs.records(new Set(['a', 'd', 'e'])).map(({ name, ran, found, used }) => [name, ran, found, used]),
    [
      ['text', true, 4, 2],
      ['vectors', true, 3, 2],
    ],
  );
});
