// Decides "When can loading a plugin fail?": finds the function that performs the described action, and the ways in which it can fail. These
// are its errors, those of its direct callees, and the places that catch an error or test for one.
import { isFunctionOrRoute } from '../../graph/edges/functionKinds.ts';
import type { SymbolNode } from '../../graph/edges/graphTypes.ts';
import { coverageOf, matchWords, questionWordsOf, type QuestionWord } from '../../searching/coverage.ts';
import { nameParts } from '../../searching/nameParts.ts';
import { termsOfText } from '../../text/tokenizer.ts';
import { functionsOf, readSymbolBody, sureCallees, waysOf, type SymbolBody } from './decisionSubject.ts';
import type { Decision, DecisionContext, Failure } from './decisionTypes.ts';
import { bareCode, branchOf, guardKind, type WayOut } from './waysOut.ts';

/** Minimum share of the action that the function must cover, as for other described lines. Set by judgement. */
const minCoverage = 0.45;
/** Minimum share of the action in the name of a further function, whose body may hold the words by chance. Set by judgement. */
const minNameShare = 0.5;
/** Minimum coverage of a further function, beside 1 for the best one. Set by judgement. */
const minNextCoverage = 0.8;
/** Maximum functions whose failures are listed. */
const maxFunctions = 2;

/** Matches a condition on the type of an error. */
const errorTest = /\b(?:instanceof|isinstance\s*\(|is_a\?|kind_of\?|is|as)\b.*(?:Error|Exception)(?!\w)|\berrors\.(?:Is|As)\(/;

/** The failures of the action that `action` describes, in the functions of `found` that perform it; undefined where none is known. */
export async function decideDescribedFailures(
  action: string,
  found: readonly SymbolNode[],
  context: DecisionContext,
): Promise<Extract<Decision, { kind: 'failures' }> | undefined> {
  const performers = await performersOf(action, found, context);
  const failing: { readonly symbol: SymbolNode; readonly failures: readonly Failure[] }[] = [];
  for (const functionBody of performers) {
    const failures = await failuresOf(functionBody, context);
    if (failures.length) failing.push({ symbol: functionBody.symbol, failures });
  }
  const [first] = failing;
  // A function that only covers the words, without any known failure, leaves the question open.
  if (!first || first.symbol.id !== performers[0]?.symbol.id) return undefined;
  const { outsideCount } = sureCallees(first.symbol, context.sources.graph);
  return { kind: 'failures', action, symbol: first.symbol, failures: failing.flatMap(({ failures }) => failures), outsideCount };
}

/** The functions that cover most words of the action, best first. Equal coverage keeps the order of the search. */
async function performersOf(
  action: string,
  found: readonly SymbolNode[],
  { inquiry, sources }: DecisionContext,
): Promise<readonly SymbolBody[]> {
  const actionTerms = new Map(termsOfText(action).map((term) => [term, inquiry.intent.terms.get(term) ?? 1]));
  const words = questionWordsOf(actionTerms, sources.fullText, inquiry);
  const scored: { readonly functionBody: SymbolBody; readonly coverage: number }[] = [];
  for (const symbol of found.flatMap((each) => functionsOf(each, sources.graph)).filter(isFunctionOrRoute)) {
    const functionBody = await readSymbolBody(symbol, sources);
    if (functionBody) scored.push({ functionBody, coverage: coverageOf(symbol, functionBody.body.file, words, inquiry) });
  }
  const sorted = scored.toSorted((a, b) => b.coverage - a.coverage);
  const minimum = Math.max(minCoverage, minNextCoverage * (sorted[0]?.coverage ?? 0));
  return sorted
    .filter(({ coverage, functionBody }, at) => coverage >= minimum && (at === 0 || nameShare(functionBody.symbol, words) >= minNameShare))
    .slice(0, maxFunctions)
    .map(({ functionBody }) => functionBody);
}

function nameShare({ fact }: SymbolNode, words: readonly QuestionWord[]): number {
  const matches = matchWords(nameParts(fact.name), words);
  return words.reduce((sum, { share }, at) => sum + share * (matches.get(at) ?? 0), 0);
}

const isRaise = ({ kind }: WayOut): boolean => kind === 'raise';

/** Own failures in the order of the lines, then the errors of direct callees. */
async function failuresOf(functionBody: SymbolBody, { sources }: DecisionContext): Promise<readonly Failure[]> {
  const { symbol } = functionBody;
  const raises = raisesIn(functionBody, sources.graph);
  const own = [...raises, ...handlersIn(functionBody, new Set(raises.map(({ way }) => way.line)))].toSorted(
    (a, b) => a.way.line - b.way.line,
  );
  const below: Failure[] = [];
  for (const edge of sureCallees(symbol, sources.graph).insideEdges) {
    const callee = edge.callee === null ? undefined : sources.graph.symbol(edge.callee);
    const calleeBody = callee && callee.role === 'code' ? await readSymbolBody(callee, sources) : undefined;
    if (calleeBody) below.push(...raisesIn(calleeBody, sources.graph).map((each) => ({ ...each, caller: symbol, through: [edge] })));
  }
  return [...own, ...below];
}

function raisesIn(functionBody: SymbolBody, graph: DecisionContext['sources']['graph']): readonly Failure[] {
  const { symbol } = functionBody;
  return waysOf(functionBody, graph, isRaise).map((way) => ({ kind: 'raised', caller: symbol, symbol, way, through: [] }));
}

/** Branches that handle an error. Those with a raise are left out: the raise is listed, with the branch as its condition. */
function handlersIn({ symbol, body }: SymbolBody, raiseLines: ReadonlySet<number>): readonly Failure[] {
  const handlers: Failure[] = [];
  for (let line = body.first + 1; line <= body.last; line++) {
    const text = bareCode(body.file[line] ?? '');
    const kind = guardKind(text);
    const isCaught = kind === 'catch';
    if (!isCaught && !(kind === 'if' && errorTest.test(text))) continue;
    const branch = branchOf(body, line).filter((at) => /\w/.test(bareCode(body.file[at] ?? '')));
    const [first] = branch;
    const guard = { line, kind: isCaught ? 'catch' : 'if' } as const;
    const way = { line: first ?? line, guards: [guard], earlier: [], loops: [], kind: 'return', value: '' } as const;
    if (!branch.some((at) => raiseLines.has(at)))
      handlers.push({ kind: isCaught ? 'caught' : 'tested', caller: symbol, symbol, way, through: [] });
  }
  return handlers;
}
