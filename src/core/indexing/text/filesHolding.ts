// Finds files with a chunk that holds several terms at once: from an identifier to all text that can name it.
import type { ChunkTable } from './chunkTable.ts';
import type { PostingsSegment } from './postings.ts';

/** Numbers of the files with a chunk that has all of `terms`, in time linear in the postings of those terms. */
export function filesHolding(
  terms: readonly string[],
  { alive, files, dictionary }: ChunkTable,
  segments: readonly PostingsSegment[],
): ReadonlySet<number> {
  const ids = terms.map((term) => dictionary.idOf(term));
  const numbers = new Set<number>();
  if (ids.includes(undefined)) return numbers;
  for (const { starts, chunks } of segments) {
    const [fewestChunks = [], ...otherChunks] = ids
      .map((id = 0) => chunks.subarray(starts[id] ?? 0, starts[id + 1] ?? starts[id] ?? 0))
      .sort((a, b) => a.length - b.length);
    const otherSets = otherChunks.map((each) => new Set(each));
    for (const chunk of fewestChunks) if (alive.at(chunk) === 1 && otherSets.every((each) => each.has(chunk))) numbers.add(files.at(chunk));
  }
  return numbers;
}
