// Finds of a question that describes what code does, with what their lines say of it: a body that says three rare words goes before a name that shares one.
import type { SymbolNode } from '../../graph/edges/types.ts';
import type { Candidate } from '../candidate.ts';
import { conceptsOf, coverageOf } from '../coverage.ts';
import type { Inquiry, Sources } from '../inquiry.ts';
import { roleFactor } from '../roleFactors.ts';
import { weightOf } from '../weights.ts';

/** Finds whose lines are read. */
const mostRead = 60;

/** `found`, best first, by their own scores and by how much of what is described the lines of functions cover. */
export async function byCoverage(found: readonly Candidate[], inquiry: Inquiry, sources: Sources): Promise<Candidate[]> {
  const gain = weightOf('coverage', inquiry);
  const power = weightOf('coverage.power', inquiry);
  const concepts = conceptsOf(inquiry.intent.terms, sources.search, inquiry);
  const items: Candidate[] = [];
  for (const [i, each] of found.entries()) {
    const { symbol } = each;
    const isRead = gain > 0 && i < mostRead && symbol && doesSomething(symbol);
    const lines = isRead ? await sources.lines(each.root, each.path) : undefined;
    // What only tests or shows something says the words of it as well.
    const covered = symbol && lines ? coverageOf(symbol, lines, concepts, inquiry) ** power * roleFactor(each.role, 'words', inquiry) : 0;
    items.push({ ...each, score: each.score + gain * covered });
  }
  return items.sort((a, b) => b.score - a.score);
}

/** Functions do what is described; types, classes and constants hold what does, or what is done to. */
function doesSomething({ fact: { kind } }: SymbolNode): boolean {
  return kind === 'function' || kind === 'method' || kind === 'route' || kind === 'test';
}
