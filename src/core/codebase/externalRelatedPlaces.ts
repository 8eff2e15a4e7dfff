// External form of related places: for search hits, and for the lines behind an answer.
import type { LineSpan } from '../base/positions.ts';
import type { FileRef, Root } from '../ports.ts';
import { chunkCandidate, symbolCandidate, type Candidate } from '../searching/candidate.ts';
import type { Sources } from '../searching/inquiry.ts';
import { fullLimits, shortLimits, relatedPlacesOf } from '../searching/relations/relatedPlaces.ts';
import { everywhere, type ResolvedScope } from '../searching/scope.ts';
import { rankedResult, relatedResults, type RankedResult, type RelatedResults } from '../searching/results.ts';
import type { RootLabel } from '../workspace/rootLabels.ts';
import { rootByLabel } from '../workspace/rootByLabel.ts';

/** Search hits with their related places. */
export async function addRelated(
  candidates: readonly Candidate[],
  scope: ResolvedScope,
  sources: Sources,
  label: RootLabel,
): Promise<RankedResult[]> {
  const results: RankedResult[] = [];
  for (const candidate of candidates) {
    const relatedPlaces = relatedResults(await relatedPlacesOf(candidate, scope, sources, shortLimits), label);
    results.push({ ...rankedResult(candidate, label), related: relatedPlaces });
  }
  return results;
}

/** Places related to the first definition in the one-based lines, else to the section of a document; undefined when there is neither. */
export async function relatedAt(
  { root: rootName, path, lineStart, lineEnd }: FileRef & { readonly lineStart: number; readonly lineEnd: number },
  roots: readonly Root[],
  sources: Sources,
  label: RootLabel,
): Promise<RelatedResults | undefined> {
  const root = rootByLabel(rootName, roots);
  const place = root && placeIn({ root: root.key, path }, { first: lineStart - 1, last: lineEnd - 1 }, sources);
  return place && relatedResults(await relatedPlacesOf(place, everywhere, sources, fullLimits), label);
}

/** Limit of comment lines above a definition, which then begins below the given line. */
const maxCommentLines = 60;

function placeIn({ root, path }: FileRef, { first, last }: LineSpan, { graph, fullText }: Sources): Candidate | undefined {
  for (let line = first; line <= Math.min(last, first + maxCommentLines); line++) {
    const symbol = graph.at(root, path, line);
    if (symbol && symbol.fact.kind !== 'module') return symbolCandidate(symbol, 0, '');
  }
  const chunk = fullText.inFile(root, path).find(({ lines }) => lines.first <= first && first <= lines.last);
  return chunk && chunkCandidate(chunk, 0, '', graph);
}
