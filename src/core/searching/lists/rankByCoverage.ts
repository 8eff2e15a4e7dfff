// Re-ranks hits of a description by their lines: a body that covers three rare words goes before a name that shares one.
import type { SymbolNode } from '../../graph/edges/graphTypes.ts';
import { isFunctionRouteOrTest } from '../../graph/edges/functionKinds.ts';
import type { Candidate } from '../candidate.ts';
import { questionWordsOf, coverageOf, lowerUnnamed } from '../coverage.ts';
import type { Inquiry, Sources } from '../inquiry.ts';
import { roleFactor } from '../roleFactors.ts';
import { weightOf } from '../weights/rankingWeights.ts';

/** Number of hits whose lines are read. */
const maxReadHits = 60;

/** `candidates`, best first, by their own scores and by how much of the description the lines of functions cover. */
export async function rankByCoverage(candidates: readonly Candidate[], inquiry: Inquiry, sources: Sources): Promise<Candidate[]> {
  const gain = weightOf('coverage', inquiry);
  const power = weightOf('coverage.power', inquiry);
  const names = candidates.flatMap(({ symbol }) => symbol?.fact.qualifiedName ?? []);
  const questionWords = lowerUnnamed(questionWordsOf(inquiry.intent.terms, sources.fullText, inquiry), names, inquiry);
  const items: Candidate[] = [];
  for (const [i, each] of candidates.entries()) {
    const { symbol } = each;
    const isRead = gain > 0 && i < maxReadHits && symbol && isFunctionRouteOrTest(symbol);
    const lines = isRead ? await sources.lines(each.root, each.path) : undefined;
    const bonus =
      symbol && lines ? gain * coverageOf(symbol, lines, questionWords, inquiry) ** power + conditionBonus(symbol, lines, inquiry) : 0;
    // Tests and examples cover the same words.
    items.push({ ...each, score: each.score + bonus * roleFactor(each.role, 'words', inquiry) });
  }
  return items.sort((a, b) => b.score - a.score);
}

/** A line with a condition, in any language. */
const conditionPattern =
  /^\s*(?:\}\s*)?(?:(?:el(?:s|se)?)?if|else\s+if|unless|guard|while|until|case|when|catch|except|rescue|match|switch)\b|\s\?\s.*:|&&|\|\||\?\?|\s(?:if|unless)\s/;

/** Bonus for a function that has a condition, where the question asks for one. */
function conditionBonus({ fact: { range } }: SymbolNode, lines: readonly string[], inquiry: Inquiry): number {
  if (!inquiry.intent.lineAim.condition) return 0;
  const gain = weightOf('coverage.condition', inquiry);
  return gain > 0 && lines.slice(range.start.line + 1, range.end.line + 1).some((line) => conditionPattern.test(line)) ? gain : 0;
}
