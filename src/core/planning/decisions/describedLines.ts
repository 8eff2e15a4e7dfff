// Finds the lines that decide described behaviour, in the functions that the words of the question find.
import type { SymbolNode } from '../../graph/edges/graphTypes.ts';
import { isFunctionOrRoute } from '../../graph/edges/functionKinds.ts';
import type { SymbolId } from '../../symbols/symbolId.ts';
import type { Candidate } from '../../searching/candidate.ts';
import { questionWordsOf, matchWords, type QuestionWord } from '../../searching/coverage.ts';
import type { Inquiry, Sources } from '../../searching/inquiry.ts';
import { nameParts } from '../../searching/nameParts.ts';
import { choiceOf, lineChoice, type LineChoice } from './lineChoice.ts';
import { functionsOf, readSymbolBody } from './decisionSubject.ts';

/** A line with its function. */
export interface DescribedLine extends LineChoice {
  readonly decidingSymbol: SymbolNode;
}

/** The deciding line by function or class; empty where no line matches the question. */
export type DescribedLines = ReadonlyMap<SymbolId, DescribedLine>;

/** Maximum functions that are read: those shown with their code and those listed. docs/ranking.md, "Described behaviour". */
const maxFunctions = 7;
/** Maximum methods of a class that are read. */
const maxMethods = 40;
/** Minimum share of the description in the name of a function that means the function as a whole. Set by judgement. */
const wholeNameShare = 0.5;

/**
 * Share of the first score from which the next definition is almost as likely: the first is right in two of five such questions, and in
 * seven of ten others (docs/ranking.md, "Described behaviour").
 */
const closeShare = 0.85;

/** Whether the next match is so near to the first that either may be meant. */
export function isAlmostAsLikely(next: { readonly score: number }, first: { readonly score: number }): boolean {
  return next.score >= closeShare * first.score;
}

/** The deciding lines of the first `candidates`. */
export async function describedLines(candidates: readonly Candidate[], inquiry: Inquiry, sources: Sources): Promise<DescribedLines> {
  const questionWords = questionWordsOf(inquiry.intent.terms, sources.fullText, inquiry);
  const lines = new Map<SymbolId, DescribedLine>();
  for (const { symbol } of candidates.slice(0, maxFunctions)) {
    const line = symbol && (await describedLine(symbol, questionWords, inquiry, sources));
    if (symbol && line) lines.set(symbol.id, line);
  }
  return lines;
}

/** The deciding line of a function; for a class, that of the method that matches best. */
async function describedLine(
  symbol: SymbolNode,
  questionWords: readonly QuestionWord[],
  { intent: { lineAim } }: Inquiry,
  sources: Sources,
): Promise<DescribedLine | undefined> {
  if (lineAim.time && isFunctionOrRoute(symbol) && nameShare(symbol, questionWords) >= wholeNameShare) {
    const call = await lineOfOnlyCall(symbol, sources);
    if (call) return call;
  }
  let best: (DescribedLine & { readonly score: number }) | undefined;
  for (const decidingSymbol of functionsOf(symbol, sources.graph).filter(isFunctionOrRoute).slice(0, maxMethods)) {
    const functionBody = await readSymbolBody(decidingSymbol, sources);
    const choice = functionBody && lineChoice(functionBody, questionWords, lineAim);
    if (choice && choice.score > (best?.score ?? 0)) best = { ...choice, decidingSymbol };
  }
  return best;
}

/** Share of the description in the name of a function, 0 to 1. */
function nameShare({ fact }: SymbolNode, questionWords: readonly QuestionWord[]): number {
  const scoresByWord = matchWords(nameParts(fact.name), questionWords);
  return questionWords.reduce((sum, { share }, at) => sum + share * (scoresByWord.get(at) ?? 0), 0);
}

/** The only call of a function, if it is conditional. The name of the function says what happens, the condition of the call says when. */
async function lineOfOnlyCall({ id }: SymbolNode, sources: Sources): Promise<DescribedLine | undefined> {
  const [edge, second] = sources.graph.callers(id).filter(({ evidence }) => evidence !== 'name-only');
  const caller = edge && sources.graph.symbol(edge.caller);
  if (!edge || second || !caller || caller.role !== 'code' || caller.id === id || !isFunctionOrRoute(caller)) return undefined;
  const functionBody = await readSymbolBody(caller, sources);
  const choice = functionBody && choiceOf(functionBody.body, edge.line);
  return choice && choice.targetLine.guards.length + choice.targetLine.earlier.length > 0
    ? { ...choice, decidingSymbol: caller }
    : undefined;
}
