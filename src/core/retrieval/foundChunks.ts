// Full text and vectors brought together chunk by chunk.
import { roleFactors } from '../indexing/roleFactors.ts';
import type { ChunkRef, SearchQuery } from '../indexing/types.ts';
import type { Question } from './anchors.ts';
import type { Sources } from './candidate.ts';
import type { ResolvedScope } from './scope.ts';
import type { Signals } from './signals.ts';

/** Many, since a chunk that is not among them counts as if its vector had nothing in common with the question. */
const vectorHits = 400;
/**
 * What the nearest vector is worth; the best text hit is worth 1. Less, and TF-IDF beside it, found less; of a long report the vector is a mean of
 * all that it speaks of.
 */
const vectorShares: Readonly<Record<Question['form'], number>> = { question: 1, statement: 1, report: 0.5 };

/** A chunk with what text and vectors say of it, each 0..1 of the best; `score` is what both say together. */
export interface FoundChunk {
  readonly chunk: ChunkRef;
  readonly text: number;
  readonly vector: number;
  /** The cosine itself; 0 where the chunk is not among the nearest. */
  readonly cosine: number;
  readonly matched: readonly string[];
  readonly score: number;
}

/** How `find` is done: what may rank, and who runs the search of vectors so that it is recorded. */
export interface FindOptions {
  readonly form: Question['form'];
  readonly signals: Pick<Signals, 'text' | 'vectors'>;
  readonly runVectors: (run: () => Promise<number>) => Promise<void>;
}

/** Chunks inside the scope that the words or the vectors find, in no order. */
export async function foundChunks(
  query: SearchQuery,
  scope: ResolvedScope,
  sources: Sources,
  { form, signals, runVectors }: FindOptions,
): Promise<readonly FoundChunk[]> {
  const found = new Map<string, Omit<FoundChunk, 'score'>>();
  if (signals.vectors && sources.vectors) await runVectors(() => addVectors(found, query, sources));
  // The cosine of TF-IDF vectors stands in for trained ones; beside them it only counts the words twice.
  if (signals.text) await addText(found, { ...query, cosine: found.size === 0 }, sources);
  const vectorWorth = vectorShares[form] * (sources.vectors?.served ?? 0);
  const inside = [...found.values()].filter(({ chunk }) => scope.contains(chunk.root, chunk.path, chunk.lines.first));
  return inside.map((each) => ({ ...each, score: each.text + vectorWorth * each.vector }));
}

type Found = Map<string, Omit<FoundChunk, 'score'>>;

/** Takes in what vectors say; returns how many they found. */
async function addVectors(found: Found, query: SearchQuery, { vectors }: Sources): Promise<number> {
  const hits = (await vectors?.nearest({ ...query, limit: vectorHits })) ?? [];
  const factors = roleFactors(query);
  const top = Math.max(1e-9, hits[0]?.cosine ?? 0);
  for (const { chunk, cosine } of hits) {
    const vector = (Math.max(0, cosine) / top) * factors[chunk.role];
    found.set(chunkKey(chunk), { chunk, text: 0, vector, cosine, matched: [] });
  }
  return hits.length;
}

/** Adds what the words say. */
async function addText(found: Found, query: SearchQuery, { search }: Sources): Promise<void> {
  const hits = await search.search(query);
  const top = Math.max(1e-9, hits[0]?.score ?? 0);
  for (const { chunk, score, matched } of hits) {
    const { vector, cosine } = found.get(chunkKey(chunk)) ?? { vector: 0, cosine: 0 };
    found.set(chunkKey(chunk), { chunk, text: score / top, vector, cosine, matched });
  }
}

function chunkKey({ root, path, lines, symbol }: ChunkRef): string {
  return `${root}:${path}@${lines.first}-${lines.last}#${symbol ?? ''}`;
}
