// Looks for what a gap tells of in words, without a name: found in part when words and vectors both point there, near when it is only the nearest.
import * as l10n from '@vscode/l10n';
import { defaultAskSettings } from '../../base/settings/askSettings.ts';
import { terms as termsOf } from '../../text/terms.ts';
import { ofChunk, type Candidate } from '../../searching/candidate.ts';
import { foundChunks, type ChunkScore } from '../../searching/lists/foundChunks.ts';
import { codeFirst } from '../../searching/roleFactors.ts';
import { readMentions } from '../../reading/readMentions.ts';
import type { GapSources } from './gapResult.ts';

const textHits = 40;
/** Share of the words of a gap that a place must hold to count as found by them alone, or as near and, with its vector, as found. */
const foundShare = 0.8;
const nearShare = 0.5;
/** Words that a gap must have. */
const fewestWords = 2;
/** What is near has this share of the cosine from which on vectors are trusted. */
const nearCosine = 0.8;

/** What the words of a gap led to; undefined when nothing fits. */
export interface MeaningFinds {
  readonly outcome: 'partial' | 'near';
  readonly places: readonly Candidate[];
}

/**
 * Looks by the words and, where the embedder is one whose cosines are known, by meaning. Of 165 descriptions of functions 66 % are found (58 % by
 * the words alone), with the function itself among the places twice as often (47 against 20 %); of 392 about other repositories 7 % either way. Since half of what fits is
 * something else, nothing that is only described is said to be found.
 */
export async function byMeaning(
  text: string,
  { sources, scope, settings = defaultAskSettings }: GapSources,
): Promise<MeaningFinds | undefined> {
  const mostPlaces = settings['loop.gapResults'];
  const { terms, act } = readMentions(text);
  const all = new Set(termsOf(text).filter((term) => terms.has(term)));
  const telling = new Set([...all].filter((term) => (terms.get(term) ?? 0) > 0.3));
  // Of "signal handling" only one word tells much; together they do.
  const words = telling.size < fewestWords ? all : telling;
  if (words.size < fewestWords) return undefined;
  const query = { text, terms, exact: [], scope: scope.search, limit: textHits, roles: codeFirst } as const;
  const runVectors = async (run: () => Promise<unknown>): Promise<void> => void (await run());
  const chunks = await foundChunks(query, scope, sources, { act, signals: { text: true, vectors: true }, runVectors });
  const best = chunks.toSorted((a, b) => b.score - a.score).slice(0, 3 * mostPlaces);
  const close = sources.vectors?.closeFrom ?? Infinity;
  const shareOf = ({ matched }: ChunkScore): number => matched.filter((term) => words.has(term)).length / words.size;
  // "logging setup" is not what the `setup` of a test does.
  const counts = ({ chunk: { role } }: ChunkScore): boolean => role !== 'test' || all.has('test');
  const isFound = (each: ChunkScore): boolean => counts(each) && hasWords(each);
  const hasWords = (each: ChunkScore): boolean => shareOf(each) >= foundShare || (each.cosine >= close && shareOf(each) >= nearShare);
  const isNear = (each: ChunkScore): boolean => shareOf(each) >= nearShare || each.cosine >= nearCosine * close;
  // Where one word tells nearly all, what does not have it is something else, and what has it is near.
  const [only] = telling.size === 1 ? telling : [];
  const likely = only === undefined ? best : best.filter(({ matched }) => matched.includes(only));
  const chunkScores = likely.filter(isFound);
  const near = likely.filter((each) => only !== undefined || isNear(each)).toSorted((a, b) => Number(counts(b)) - Number(counts(a)));
  const fitting = (chunkScores.length ? chunkScores : near).slice(0, mostPlaces);
  if (fitting.length === 0) return undefined;
  const places = fitting.map(({ chunk, score }) => ofChunk(chunk, score, l10n.t('matches a missing piece'), sources.graph));
  return { outcome: chunkScores.length ? 'partial' : 'near', places };
}
