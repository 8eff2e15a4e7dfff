// Looks up gaps that describe code without naming it: "partial" when words and vectors agree on a place, "near" when it is only the
// nearest.
import * as l10n from '@vscode/l10n';
import { defaultAskSettings } from '../../base/settings/askSettings.ts';
import { terms as termsOf } from '../../text/terms.ts';
import { ofChunk, type Candidate } from '../../searching/candidate.ts';
import { foundChunks, type ChunkScore } from '../../searching/lists/foundChunks.ts';
import { codeFirst } from '../../searching/roleFactors.ts';
import { readMentions } from '../../reading/readMentions.ts';
import type { GapSources } from './gapResult.ts';

const textHits = 40;
/** Minimum share of the words of a gap in a place: to count as found by words alone, and to count as near, or with its vector as found. */
const foundShare = 0.8;
const nearShare = 0.5;
/** Minimum words of a gap. */
const fewestWords = 2;
/** A near place has this share of the cosine at which vectors are trusted. */
const nearCosine = 0.8;

/** Places that match the words of a gap. */
export interface MeaningFinds {
  readonly outcome: 'partial' | 'near';
  readonly places: readonly Candidate[];
}

/**
 * Searches by words and, where the cosines of the embedder are calibrated, by meaning. Undefined when nothing fits. Of 165 descriptions of
 * functions 66 % are found (58 % by words alone), with the function itself among the places twice as often (47 against 20 %); of 392 about
 * other repositories 7 % either way. Half of the matches are something else, so a mere description is never "found".
 */
export async function byMeaning(
  text: string,
  { sources, scope, settings = defaultAskSettings }: GapSources,
): Promise<MeaningFinds | undefined> {
  const mostPlaces = settings['loop.gapResults'];
  const { terms, act } = readMentions(text);
  const all = new Set(termsOf(text).filter((term) => terms.has(term)));
  const telling = new Set([...all].filter((term) => (terms.get(term) ?? 0) > 0.3));
  // In "signal handling" only one word tells much; together they do.
  const words = telling.size < fewestWords ? all : telling;
  if (words.size < fewestWords) return undefined;
  const query = { text, terms, exact: [], scope: scope.search, limit: textHits, roles: codeFirst } as const;
  const runVectors = async (run: () => Promise<unknown>): Promise<void> => void (await run());
  const chunks = await foundChunks(query, scope, sources, { act, signals: { text: true, vectors: true }, runVectors });
  const best = chunks.toSorted((a, b) => b.score - a.score).slice(0, 3 * mostPlaces);
  const close = sources.vectors?.closeFrom ?? Infinity;
  const shareOf = ({ matched }: ChunkScore): number => matched.filter((term) => words.has(term)).length / words.size;
  // "logging setup" is not the `setup` of a test.
  const counts = ({ chunk: { role } }: ChunkScore): boolean => role !== 'test' || all.has('test');
  const isFound = (each: ChunkScore): boolean => counts(each) && hasWords(each);
  const hasWords = (each: ChunkScore): boolean => shareOf(each) >= foundShare || (each.cosine >= close && shareOf(each) >= nearShare);
  const isNear = (each: ChunkScore): boolean => shareOf(each) >= nearShare || each.cosine >= nearCosine * close;
  // Where one word tells nearly everything, a place without it is something else, and a place with it is near.
  const [only] = telling.size === 1 ? telling : [];
  const likely = only === undefined ? best : best.filter(({ matched }) => matched.includes(only));
  const chunkScores = likely.filter(isFound);
  const near = likely.filter((each) => only !== undefined || isNear(each)).toSorted((a, b) => Number(counts(b)) - Number(counts(a)));
  const fitting = (chunkScores.length ? chunkScores : near).slice(0, mostPlaces);
  if (fitting.length === 0) return undefined;
  const places = fitting.map(({ chunk, score }) => ofChunk(chunk, score, l10n.t('matches a missing piece'), sources.graph));
  return { outcome: chunkScores.length ? 'partial' : 'near', places };
}
