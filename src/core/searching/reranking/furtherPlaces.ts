// Places that words find in the files of a ranked list, but that the list does not hold.
import * as l10n from '@vscode/l10n';
import { chunkCandidate, keyOf, type Candidate } from '../candidate.ts';
import type { Inquiry, Sources } from '../inquiry.ts';
import type { BagName, QuestionEvidence } from './fileEvidence.ts';
import { unlistedRank } from './features.ts';
import type { ListedPlace } from './placeFeatures.ts';

/** Further chunks of each file that are looked at, and the least share of the best chunk that they must have. Set by judgement. */
const furtherChunks = 4;
const minChunkShare = 0.35;
const furtherBags: readonly BagName[] = ['weighed', 'telling', 'title'];

/** Further places in the files of `candidates`, inside the scope. */
export function furtherPlaces(
  candidates: readonly Candidate[],
  { files, best }: QuestionEvidence,
  inquiry: Inquiry,
  sources: Sources,
): readonly ListedPlace[] {
  const keys = new Set(candidates.map(keyOf));
  return files.flatMap(({ chunks, units }) => {
    const numbers = new Set<number>();
    for (const bag of furtherBags) {
      const scores = units[bag].chunks;
      if (units[bag].chunk <= minChunkShare * best[bag].chunk) continue;
      const order = [...scores.keys()].sort((a, b) => (scores[b] ?? 0) - (scores[a] ?? 0)).slice(0, furtherChunks);
      for (const at of order) if ((scores[at] ?? 0) > minChunkShare * best[bag].chunk) numbers.add(at);
    }
    return [...numbers].flatMap((at) => {
      const chunk = chunks[at];
      const candidate = chunk && chunkCandidate(chunk, 0, l10n.t('matches the question'), sources.graph);
      if (!candidate || keys.has(keyOf(candidate)) || !inquiry.scope.contains(candidate.root, candidate.path, candidate.lines.first))
        return [];
      keys.add(keyOf(candidate));
      return [{ candidate, rank: unlistedRank }];
    });
  });
}
