// Looks up gaps that describe code without naming it. The outcome is "partial" where words and vectors agree on a place, otherwise "near".
import * as l10n from '@vscode/l10n';
import { defaultAskSettings } from '../../base/settings/askSettings.ts';
import { termsOfText } from '../../text/tokenizer.ts';
import { chunkCandidate, type Candidate } from '../../searching/candidate.ts';
import { findChunks, type ChunkScore } from '../../searching/lists/findChunks.ts';
import { codeFirstFactors } from '../../searching/roleFactors.ts';
import { readMentions } from '../../reading/readMentions.ts';
import type { GapSources } from './gapResult.ts';

const maxHits = 40;
/** Minimum share of the words of a gap that a place has to count as found by words alone. */
const foundShare = 0.8;
/** Minimum share to count as near, or as found where its vector is close as well. */
const nearShare = 0.5;
/** Minimum words of a gap. */
const minWords = 2;
/** Minimum cosine of a near place, as a share of the cosine at which vectors are trusted. */
const nearCosine = 0.8;

/** Places that match the words of a gap. */
export interface MeaningResult {
  readonly outcome: 'partial' | 'near';
  readonly places: readonly Candidate[];
}

/**
 * Searches by words and, where the cosines of the embedder are calibrated, by meaning. Undefined when nothing fits. A description is never
 * "found", because half of the matches are something else: docs/ranking.md, "Described behaviour".
 */
export async function findByMeaning(
  text: string,
  { sources, scope, settings = defaultAskSettings }: GapSources,
): Promise<MeaningResult | undefined> {
  const maxPlaces = settings['loop.gapResults'];
  const { terms, act } = readMentions(text);
  const allTerms = new Set(termsOfText(text).filter((term) => terms.has(term)));
  const tellingTerms = new Set([...allTerms].filter((term) => (terms.get(term) ?? 0) > 0.3));
  // In "signal handling" only one word tells much; together they do.
  const comparedTerms = tellingTerms.size < minWords ? allTerms : tellingTerms;
  if (comparedTerms.size < minWords) return undefined;
  const query = { text, terms, exact: [], scope: scope.search, limit: maxHits, roles: codeFirstFactors } as const;
  const runVectors = async (run: () => Promise<unknown>): Promise<void> => void (await run());
  const chunks = await findChunks(query, scope, sources, { act, signals: { text: true, vectors: true }, runVectors });
  const bestChunks = chunks.toSorted((a, b) => b.score - a.score).slice(0, 3 * maxPlaces);
  const closeCosine = sources.vectors?.closeFrom ?? Infinity;
  const shareOf = ({ matchedTerms }: ChunkScore): number =>
    matchedTerms.filter((term) => comparedTerms.has(term)).length / comparedTerms.size;
  // "logging setup" is not the `setup` of a test.
  const hasPreferredRole = ({ chunk: { role } }: ChunkScore): boolean => role !== 'test' || allTerms.has('test');
  const hasWords = (each: ChunkScore): boolean => shareOf(each) >= foundShare || (each.cosine >= closeCosine && shareOf(each) >= nearShare);
  const isFound = (each: ChunkScore): boolean => hasPreferredRole(each) && hasWords(each);
  const isNear = (each: ChunkScore): boolean => shareOf(each) >= nearShare || each.cosine >= nearCosine * closeCosine;
  // Where one word tells nearly everything, a place without it is something else, and a place with it is near.
  const [soleTerm] = tellingTerms.size === 1 ? tellingTerms : [];
  const likelyChunks = soleTerm === undefined ? bestChunks : bestChunks.filter(({ matchedTerms }) => matchedTerms.includes(soleTerm));
  const foundChunks = likelyChunks.filter(isFound);
  const nearChunks = likelyChunks
    .filter((each) => soleTerm !== undefined || isNear(each))
    .toSorted((a, b) => Number(hasPreferredRole(b)) - Number(hasPreferredRole(a)));
  const chosenChunks = (foundChunks.length ? foundChunks : nearChunks).slice(0, maxPlaces);
  if (chosenChunks.length === 0) return undefined;
  const places = chosenChunks.map(({ chunk, score }) => chunkCandidate(chunk, score, l10n.t('matches a missing piece'), sources.graph));
  return { outcome: foundChunks.length ? 'partial' : 'near', places };
}
