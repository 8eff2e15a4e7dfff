// Merges full-text and vector hits per chunk.
import type { ChunkRef, SearchQuery, VectorHit } from '../../indexing/types.ts';
import type { Intent } from '../../reading/intent.ts';
import type { Sources } from '../inquiry.ts';
import type { ResolvedScope } from '../scope.ts';
import type { Signals } from '../signals.ts';
import { weightOf, type OwnWeights } from '../weights.ts';

/** Measured: fewer lose hits, more add none. */
const vectorHits = 100;

/** A chunk with its scores for text and vectors, each 0..1 of the best; `score` combines both. */
export interface ChunkScore {
  readonly chunk: ChunkRef;
  readonly text: number;
  readonly vector: number;
  /** The cosine itself; 0 where it is not positive. */
  readonly cosine: number;
  readonly matched: readonly string[];
  readonly score: number;
}

/** Options of the chunk search: the signals that may rank, and a runner that records the vector search. */
export interface ChunkSearchOptions {
  readonly act: Intent['act'];
  readonly signals: Pick<Signals, 'text' | 'vectors'>;
  readonly runVectors: (run: () => Promise<readonly ChunkRef[]>) => Promise<void>;
  /** Source of the weights; the table when absent. */
  readonly weighed?: OwnWeights;
}

/**
 * Unordered chunks in scope with a text or vector hit. Both scores are computed for each, because one search may place what the other
 * missed.
 */
export async function foundChunks(
  query: SearchQuery,
  scope: ResolvedScope,
  sources: Sources,
  { act, signals, runVectors, weighed }: ChunkSearchOptions,
): Promise<readonly ChunkScore[]> {
  const vectors = signals.vectors ? sources.vectors : undefined;
  let near: readonly VectorHit[] = [];
  if (vectors)
    await runVectors(async () => {
      near = await vectors.nearest({ ...query, limit: vectorHits });
      return near.map(({ chunk }) => chunk);
    });
  const cosines = new Map(near.map(({ chunk, cosine }) => [chunk.slot, cosine]));
  // The TF-IDF cosine replaces trained vectors; beside them it would count the words twice.
  const textQuery = { ...query, cosine: near.length === 0, also: new Set(cosines.keys()) };
  const hits = signals.text ? await sources.search.search(textQuery) : [];
  const others = hits.flatMap(({ chunk }) => (near.length === 0 || cosines.has(chunk.slot) ? [] : [chunk.slot]));
  if (others.length) for (const [slot, cosine] of (await vectors?.cosines(query, others)) ?? []) cosines.set(slot, cosine);
  const hitsBySlot = new Map(hits.map((hit) => [hit.chunk.slot, hit]));
  const tops = { text: Math.max(least, hits[0]?.score ?? 0), vector: Math.max(least, near[0]?.cosine ?? 0) };
  const worth = near.length ? weightOf(`vectors.${act}`, weighed) * (sources.vectors?.served ?? 0) : 0;
  const chunks = new Map([...near, ...hits].map(({ chunk }) => [chunk.slot, chunk]));
  const inside = [...chunks.values()].filter((chunk) => scope.contains(chunk.root, chunk.path, chunk.lines.first));
  return inside.map((chunk) => {
    const hit = hitsBySlot.get(chunk.slot);
    const cosine = cosines.get(chunk.slot) ?? 0;
    const [text, vector] = [(hit?.score ?? 0) / tops.text, (Math.max(0, cosine) / tops.vector) * query.roles[chunk.role]];
    return { chunk, text, vector, cosine, matched: hit?.matched ?? [], score: text + worth * vector };
  });
}

/** Minimum divisor. */
const least = 1e-9;
