// What is told of retrievers: each once, however many lists it made, with how much of what it found went into the answer.
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

test('a retriever that ran for several lists is told once, and places that it found twice count once among those used', async () => {
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
