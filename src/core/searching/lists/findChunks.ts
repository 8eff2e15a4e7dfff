// Merges full-text and vector hits per chunk.
import type { ChunkRef, SearchQuery } from '../../indexing/searchIndex.ts';
import type { VectorHit } from '../../indexing/vectorSearch.ts';
import type { Intent } from '../../reading/intent.ts';
import type { Sources } from '../inquiry.ts';
import type { ResolvedScope } from '../scope.ts';
import type { Signals } from '../signals.ts';
import { weightOf, type WeightSource } from '../weights/rankingWeights.ts';

/** Measured: fewer lose hits, more add none. */
const maxVectorHits = 100;

/** A chunk with its scores for text and vectors, each 0..1 of the best; `score` combines both. */
export interface ChunkScore {
  readonly chunk: ChunkRef;
  readonly text: number;
  readonly vector: number;
  /** The cosine itself; 0 where it is not positive. */
  readonly cosine: number;
  readonly matchedTerms: readonly string[];
  readonly score: number;
}

/** Options of the chunk search: the signals that may rank, and a runner that records the vector search. */
export interface ChunkSearchOptions {
  readonly act: Intent['act'];
  readonly signals: Pick<Signals, 'text' | 'vectors'>;
  readonly runVectors: (run: () => Promise<readonly ChunkRef[]>) => Promise<void>;
  /** Source of the weights; the table when absent. */
  readonly weightSource?: WeightSource;
}

/**
 * Unordered chunks in scope with a text or vector hit. Both scores are computed for each, because one search may place what the other
 * missed.
 */
export async function findChunks(
  query: SearchQuery,
  scope: ResolvedScope,
  sources: Sources,
  { act, signals, runVectors, weightSource }: ChunkSearchOptions,
): Promise<readonly ChunkScore[]> {
  const vectors = signals.vectors ? sources.vectors : undefined;
  let nearHits: readonly VectorHit[] = [];
  if (vectors)
    await runVectors(async () => {
      nearHits = await vectors.nearest({ ...query, limit: maxVectorHits });
      return nearHits.map(({ chunk }) => chunk);
    });
  const cosines = new Map(nearHits.map(({ chunk, cosine }) => [chunk.slot, cosine]));
  // The TF-IDF cosine replaces trained vectors; beside them it would count the words twice.
  const textQuery: SearchQuery = { ...query, ranksByTfIdf: nearHits.length === 0, extraSlots: new Set(cosines.keys()) };
  const hits = signals.text ? await sources.fullText.search(textQuery) : [];
  const otherSlots = hits.flatMap(({ chunk }) => (nearHits.length === 0 || cosines.has(chunk.slot) ? [] : [chunk.slot]));
  if (otherSlots.length) for (const [slot, cosine] of (await vectors?.cosines(query, otherSlots)) ?? []) cosines.set(slot, cosine);
  const hitsBySlot = new Map(hits.map((hit) => [hit.chunk.slot, hit]));
  const tops = { text: Math.max(minDivisor, hits[0]?.score ?? 0), vector: Math.max(minDivisor, nearHits[0]?.cosine ?? 0) };
  const vectorWeight = nearHits.length ? weightOf(`vectors.${act}`, weightSource) * (sources.vectors?.servedShare ?? 0) : 0;
  const chunks = new Map([...nearHits, ...hits].map(({ chunk }) => [chunk.slot, chunk]));
  const chunksInScope = [...chunks.values()].filter((chunk) => scope.contains(chunk.root, chunk.path, chunk.lines.first));
  return chunksInScope.map((chunk) => {
    const hit = hitsBySlot.get(chunk.slot);
    const cosine = cosines.get(chunk.slot) ?? 0;
    const [text, vector] = [(hit?.score ?? 0) / tops.text, (Math.max(0, cosine) / tops.vector) * query.roles[chunk.role]];
    return { chunk, text, vector, cosine, matchedTerms: hit?.matchedTerms ?? [], score: text + vectorWeight * vector };
  });
}

/** Avoids a division by zero when a search has no hit. */
const minDivisor = 1e-9;
