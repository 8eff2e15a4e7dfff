// Input of a decision over files in memory, and the code of the lines that it chose.
import type { SymbolNode } from '../../../../src/core/graph/edges/graphTypes.ts';
import { symbolCandidate } from '../../../../src/core/searching/candidate.ts';
import { readSymbolBody } from '../../../../src/core/planning/decisions/decisionSubject.ts';
import type { DecisionContext, RankedBody } from '../../../../src/core/planning/decisions/decisionTypes.ts';
import { sourcesOf } from '../../searching/memorySources.ts';
import { plainInquiry } from '../../searching/plainInquiry.ts';

/** The context of a decision over `files`. `rankedNames`: functions that the words of the question found, best first. */
export async function contextOver(files: Readonly<Record<string, string>>, rankedNames: readonly string[] = []): Promise<DecisionContext> {
  const sources = await sourcesOf(files);
  const rankedCandidates = rankedNames.flatMap((name) => sources.graph.byName(name)).map((symbol) => symbolCandidate(symbol, 1, ''));
  return { inquiry: plainInquiry('any question'), sources, rankedCandidates };
}

/** The bodies of the named functions, all with the same rank. */
export async function bodiesOf(names: readonly string[], { sources }: DecisionContext): Promise<readonly RankedBody[]> {
  const bodies: RankedBody[] = [];
  for (const symbol of names.flatMap((name) => sources.graph.byName(name))) {
    const body = await readSymbolBody(symbol, sources);
    if (body) bodies.push({ ...body, rank: 1 });
  }
  return bodies;
}

/** The code of zero-based `lines` in the file of `symbol`, without indentation. */
export async function codeAt(
  { root, path }: SymbolNode,
  lines: readonly number[],
  { sources }: DecisionContext,
): Promise<readonly string[]> {
  const file = (await sources.lines(root, path)) ?? [];
  return lines.map((line) => file[line]?.trim() ?? '');
}
