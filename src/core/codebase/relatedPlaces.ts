// What belongs to places, as the outside sees it: to the hits of a search, and to lines that an answer was made from.
import type { LineSpan } from '../base/text.ts';
import type { FileRef, Root } from '../ports.ts';
import { ofChunk, ofSymbol, type Candidate } from '../searching/candidate.ts';
import type { Sources } from '../searching/inquiry.ts';
import { allRelated, fewRelated, relatedPlacesOf } from '../searching/relations/related.ts';
import { everywhere, type ResolvedScope } from '../searching/scope.ts';
import { rankedResult, relatedResults, type RankedResult, type RelatedResults } from '../searching/results.ts';
import type { RootLabel } from '../workspace/rootLabels.ts';
import { rootMeant } from '../workspace/rootMeant.ts';

/** The hits of a search, each with what belongs to it. */
export async function withRelated(
  ranked: readonly Candidate[],
  scope: ResolvedScope,
  sources: Sources,
  label: RootLabel,
): Promise<RankedResult[]> {
  const results: RankedResult[] = [];
  for (const candidate of ranked) {
    const related = relatedResults(await relatedPlacesOf(candidate, scope, sources, fewRelated), label);
    results.push({ ...rankedResult(candidate, label), related });
  }
  return results;
}

/** What belongs to the first definition, else the section of a document, in one-based lines; undefined where neither is. */
export async function relatedAt(
  { root: named, path, lineStart, lineEnd }: FileRef & { readonly lineStart: number; readonly lineEnd: number },
  roots: readonly Root[],
  sources: Sources,
  label: RootLabel,
): Promise<RelatedResults | undefined> {
  const root = rootMeant(named, roots);
  const place = root && placeIn({ root: root.key, path }, { first: lineStart - 1, last: lineEnd - 1 }, sources);
  return place && relatedResults(await relatedPlacesOf(place, everywhere, sources, allRelated), label);
}

/** Above a definition may stand what is told of it: then it begins some lines below. */
const longestComment = 60;

function placeIn({ root, path }: FileRef, { first, last }: LineSpan, { graph, search }: Sources): Candidate | undefined {
  for (let line = first; line <= Math.min(last, first + longestComment); line++) {
    const symbol = graph.at(root, path, line);
    if (symbol && symbol.fact.kind !== 'module') return ofSymbol(symbol, 0, '');
  }
  const chunk = search.inFile(root, path).find(({ lines }) => lines.first <= first && first <= lines.last);
  return chunk && ofChunk(chunk, 0, '', graph);
}
