// Decides "When does X fail?" and "can X throw?": finds the raises of the subject with their conditions, otherwise those of its callees.
import type { Edge, SymbolNode } from '../../graph/edges/graphTypes.ts';
import type { DecisionQuestion } from '../../reading/asks/decisionQuestion.ts';
import { raisableErrors, type RaisingFunction } from '../../searching/relations/raisableErrors.ts';
import { termsOfText } from '../../text/tokenizer.ts';
import { bestOf } from './conditionDecision.ts';
import { decideDescribedFailures } from './describedFailures.ts';
import { sureCallees, describedFunctions, functionsOf, definitionsByName, readSymbolBody, waysOf } from './decisionSubject.ts';
import type { WayOut } from './waysOut.ts';
import type { DecisionContext, Decision } from './decisionTypes.ts';

type RaisesQuestion = Extract<DecisionQuestion, { readonly ask: 'raises' }>;

/** The errors that the subject can raise, with their conditions; undefined where nothing certain is known. */
export async function decideRaises(question: RaisesQuestion, context: DecisionContext): Promise<Decision | undefined> {
  const { inquiry, sources, rankedCandidates } = context;
  const definitions = definitionsByName(question.subject, inquiry, sources);
  if (definitions.length === 0) {
    // Whether a mere description never fails cannot be known.
    if (question.form === 'whether') return undefined;
    const functions = describedFunctions(rankedCandidates);
    const failures = isAction(question.subject) ? await decideDescribedFailures(question.subject, functions, context) : undefined;
    return failures ?? decideDescribedRaise(`${question.subject} ${question.words}`, functions, context);
  }
  for (const symbol of definitions) {
    const ownDecision = await decideOwnRaises(symbol, question, context);
    if (ownDecision) return ownDecision;
  }
  for (const symbol of definitions) {
    const calleeDecision = await decideCalleeRaises(symbol, question, context);
    if (calleeDecision) return calleeDecision;
  }
  const [symbol] = definitions;
  if (!symbol) return undefined;
  const reach = sureReach(symbol, context);
  return question.form === 'whether' ? { kind: 'none', ask: 'raises', symbol, ...reach } : undefined;
}

/** Whether a subject is an action ("loading a plugin"), which a function performs, rather than a case that a line decides. */
function isAction(subject: string): boolean {
  return /^(?:\w+ly\s+)?\w{2,}ing\s/i.test(subject);
}

/** Maximum functions visited to count what a subject reaches. */
const maxFunctions = 200;

const isRaise = ({ kind }: WayOut): boolean => kind === 'raise';

async function decideOwnRaises(symbol: SymbolNode, question: RaisesQuestion, { sources }: DecisionContext): Promise<Decision | undefined> {
  for (const at of functionsOf(symbol, sources.graph)) {
    const functionBody = await readSymbolBody(at, sources);
    const ways = functionBody ? waysOf(functionBody, sources.graph, isRaise) : [];
    if (ways.length)
      return {
        kind: 'ways',
        ask: 'raises',
        form: question.form,
        symbol,
        decidingSymbol: at,
        ways: sortByQuestion(ways, question.words),
        through: [],
      };
  }
  return undefined;
}

/** Raises of the type in question come first; handlers that raise again and raises without a keyword come last. */
function sortByQuestion(ways: readonly WayOut[], words: string): readonly WayOut[] {
  const questionTerms = new Set(termsOfText(words));
  const relevanceOf = ({ value: name, guards, isImplicit }: WayOut): number =>
    termsOfText(name).filter((term) => questionTerms.has(term)).length * 2 -
    (guards.some(({ kind }) => kind === 'catch') ? 1 : 0) -
    (isImplicit ? 1 : 0);
  return ways.toSorted((a, b) => relevanceOf(b) - relevanceOf(a));
}

/** The raises of the nearest callee that has any, along certain calls. */
async function decideCalleeRaises(
  symbol: SymbolNode,
  question: RaisesQuestion,
  { sources }: DecisionContext,
): Promise<Decision | undefined> {
  const queue: (readonly [RaisingFunction, readonly Edge[]])[] = functionsOf(symbol, sources.graph).map((each) => [
    raisableErrors(each, sources.graph),
    [],
  ]);
  for (const [node, through] of queue) {
    const functionBody = through.length && node.raises.length ? await readSymbolBody(node.symbol, sources) : undefined;
    const ways = functionBody ? waysOf(functionBody, sources.graph, isRaise) : [];
    if (ways.length) return { kind: 'ways', ask: 'raises', form: question.form, symbol, decidingSymbol: node.symbol, ways, through };
    for (const each of node.below) queue.push([each, each.edge ? [...through, each.edge] : through]);
  }
  return undefined;
}

async function decideDescribedRaise(
  words: string,
  functions: readonly SymbolNode[],
  { sources }: DecisionContext,
): Promise<Decision | undefined> {
  const raises: { readonly symbol: SymbolNode; readonly way: WayOut; readonly file: readonly string[] }[] = [];
  for (const symbol of functions) {
    const functionBody = await readSymbolBody(symbol, sources);
    for (const way of functionBody ? waysOf(functionBody, sources.graph, isRaise) : [])
      raises.push({ symbol, way, file: functionBody?.body.file ?? [] });
  }
  const best = bestOf(raises, words, sources, ({ symbol, way, file }) => ({
    lines: [way.line, way.line + 1, ...way.guards.map(({ line }) => line)].map((line) => file[line] ?? '').join('\n'),
    symbol,
  }));
  if (!best) return undefined;
  const { symbol } = best;
  const others = raises.filter((each) => each.symbol.id === symbol.id && each !== best).map(({ way }) => way);
  return { kind: 'ways', ask: 'raises', form: 'when', symbol, decidingSymbol: symbol, ways: [best.way, ...others], through: [] };
}

/** Number of further functions of the workspace that `symbol` certainly reaches, and of external names that all of them call. */
export function sureReach(
  symbol: SymbolNode,
  { sources: { graph } }: DecisionContext,
): { readonly calleeCount: number; readonly outsideCount: number } {
  const visited = new Set(functionsOf(symbol, graph).map(({ id }) => id));
  const ownCount = visited.size;
  let outsideCount = 0;
  for (const id of visited) {
    const each = graph.symbol(id);
    if (!each || visited.size > maxFunctions) break;
    const callees = sureCallees(each, graph);
    outsideCount += callees.outsideCount;
    for (const { callee } of callees.insideEdges) if (callee !== null) visited.add(callee);
  }
  return { calleeCount: visited.size - ownCount, outsideCount };
}
