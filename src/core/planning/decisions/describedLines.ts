// The lines that decide what a question describes, in the functions that its words lead to.
import type { SymbolNode } from '../../graph/edges/types.ts';
import type { SymbolId } from '../../symbols/symbolId.ts';
import type { Candidate } from '../../searching/candidate.ts';
import { conceptsOf, saidBy, type QuestionWord } from '../../searching/coverage.ts';
import type { Inquiry, Sources } from '../../searching/inquiry.ts';
import { nameParts } from '../../searching/nameParts.ts';
import { choiceOf, lineChoice, type LineChoice } from './lineChoice.ts';
import { functionsOf, isFunction, symbolBody } from './subject.ts';

/** A line with the function that it stands in. */
export interface DescribedLine extends LineChoice {
  readonly at: SymbolNode;
}

/** The line of each function that was read; none where no line says anything of the question. */
export type DescribedLines = ReadonlyMap<SymbolId, DescribedLine>;

/** Functions that are read. */
const mostRead = 2;
/** Methods of a class that are read. */
const mostMethods = 40;
/** The share of what is described that the name of a function says which does all of it. Set by judgement. */
const wholeName = 0.5;

/** The deciding lines of the first of `found`. */
export async function describedLines(candidates: readonly Candidate[], inquiry: Inquiry, sources: Sources): Promise<DescribedLines> {
  const concepts = conceptsOf(inquiry.intent.terms, sources.search, inquiry);
  const lines = new Map<SymbolId, DescribedLine>();
  for (const { symbol } of candidates.slice(0, mostRead)) {
    const line = symbol && (await describedLine(symbol, concepts, inquiry, sources));
    if (symbol && line) lines.set(symbol.id, line);
  }
  return lines;
}

/** The line of a function, and of a class that of the method that says most. */
async function describedLine(
  symbol: SymbolNode,
  concepts: readonly QuestionWord[],
  { intent: { lineAim } }: Inquiry,
  sources: Sources,
): Promise<DescribedLine | undefined> {
  if (lineAim.time && isFunction(symbol) && nameShare(symbol, concepts) >= wholeName) {
    const call = await atOnlyCall(symbol, sources);
    if (call) return call;
  }
  let best: (DescribedLine & { readonly score: number }) | undefined;
  for (const at of functionsOf(symbol, sources.graph).filter(isFunction).slice(0, mostMethods)) {
    const read = await symbolBody(at, sources);
    const choice = read && lineChoice(read, concepts, lineAim);
    if (choice && choice.score > (best?.score ?? 0)) best = { ...choice, at };
  }
  return best;
}

function nameShare({ fact }: SymbolNode, concepts: readonly QuestionWord[]): number {
  const said = saidBy(nameParts(fact.name), concepts);
  return concepts.reduce((sum, { share }, at) => sum + share * (said.get(at) ?? 0), 0);
}

/** The only call of a function, where a condition decides it: when the name says what happens, that says when it does. */
async function atOnlyCall({ id }: SymbolNode, sources: Sources): Promise<DescribedLine | undefined> {
  const [edge, second] = sources.graph.callers(id).filter(({ evidence }) => evidence !== 'name-only');
  const caller = edge && sources.graph.symbol(edge.caller);
  if (!edge || second || !caller || caller.role !== 'code' || caller.id === id || !isFunction(caller)) return undefined;
  const read = await symbolBody(caller, sources);
  const choice = read && choiceOf(read.body, edge.line);
  return choice && choice.reached.guards.length + choice.reached.earlier.length > 0 ? { ...choice, at: caller } : undefined;
}
