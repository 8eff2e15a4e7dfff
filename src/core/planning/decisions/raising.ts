// Decides "When does X fail?", "can X throw?": finds the raises of a subject with their conditions, otherwise those of its callees.
import type { Edge, SymbolNode } from '../../graph/edges/types.ts';
import type { DecisionQuestion } from '../../reading/asks/decisionQuestion.ts';
import { raisedBelow, type RaisedBelow } from '../../searching/relations/raisedBelow.ts';
import { terms as termsOf } from '../../text/terms.ts';
import { bestOf } from './choose.ts';
import { sureCallees, describedBy, functionsOf, namedBy, symbolBody, waysOf } from './subject.ts';
import type { WayOut } from './waysOut.ts';
import type { DecisionContext, Decision } from './types.ts';

type RaisesQuestion = Extract<DecisionQuestion, { readonly ask: 'raises' }>;

/** Possible errors with their conditions. */
export async function raisesOf(question: RaisesQuestion, context: DecisionContext): Promise<Decision | undefined> {
  const { inquiry, sources, ranked } = context;
  const named = namedBy(question.subject, inquiry, sources);
  if (named.length === 0) {
    // For a mere description nobody can say that it never fails.
    if (question.form === 'whether') return undefined;
    return describedRaise(`${question.subject} ${question.words}`, describedBy(ranked), context);
  }
  for (const symbol of named) {
    const own = await ownRaises(symbol, question, context);
    if (own) return own;
  }
  for (const symbol of named) {
    const below = await raisesBelow(symbol, question, context);
    if (below) return below;
  }
  const [symbol] = named;
  if (!symbol) return undefined;
  const reached = sureReach(symbol, context);
  return question.form === 'whether' ? { kind: 'none', asked: 'raises', symbol, ...reached } : undefined;
}

const isRaise = ({ kind }: WayOut): boolean => kind === 'raise';

async function ownRaises(symbol: SymbolNode, question: RaisesQuestion, { sources }: DecisionContext): Promise<Decision | undefined> {
  for (const at of functionsOf(symbol, sources.graph)) {
    const read = await symbolBody(at, sources);
    const ways = read ? waysOf(read, sources.graph, isRaise) : [];
    if (ways.length)
      return { kind: 'ways', asked: 'raises', form: question.form, symbol, at, ways: askedFirst(ways, question.words), through: [] };
  }
  return undefined;
}

/** Raises of the type in question come first; handlers that raise again and raises without a keyword come last. */
function askedFirst(ways: readonly WayOut[], words: string): readonly WayOut[] {
  const asked = new Set(termsOf(words));
  const value = ({ value: name, guards, isImplicit }: WayOut): number =>
    termsOf(name).filter((term) => asked.has(term)).length * 2 -
    (guards.some(({ kind }) => kind === 'catch') ? 1 : 0) -
    (isImplicit ? 1 : 0);
  return ways.toSorted((a, b) => value(b) - value(a));
}

/** The nearest raise along certain calls. */
async function raisesBelow(symbol: SymbolNode, question: RaisesQuestion, { sources }: DecisionContext): Promise<Decision | undefined> {
  const queue: (readonly [RaisedBelow, readonly Edge[]])[] = functionsOf(symbol, sources.graph).map((each) => [
    raisedBelow(each, sources.graph),
    [],
  ]);
  for (const [node, through] of queue) {
    const read = through.length && node.raises.length ? await symbolBody(node.symbol, sources) : undefined;
    const ways = read ? waysOf(read, sources.graph, isRaise) : [];
    if (ways.length) return { kind: 'ways', asked: 'raises', form: question.form, symbol, at: node.symbol, ways, through };
    for (const each of node.below) queue.push([each, each.edge ? [...through, each.edge] : through]);
  }
  return undefined;
}

async function describedRaise(
  words: string,
  functions: readonly SymbolNode[],
  { sources }: DecisionContext,
): Promise<Decision | undefined> {
  const matches: { readonly symbol: SymbolNode; readonly way: WayOut; readonly file: readonly string[] }[] = [];
  for (const symbol of functions) {
    const read = await symbolBody(symbol, sources);
    for (const way of read ? waysOf(read, sources.graph, isRaise) : []) matches.push({ symbol, way, file: read?.body.file ?? [] });
  }
  const best = bestOf(matches, words, sources, ({ symbol, way, file }) => ({
    lines: [way.line, way.line + 1, ...way.guards.map(({ line }) => line)].map((line) => file[line] ?? '').join('\n'),
    symbol,
  }));
  if (!best) return undefined;
  const { symbol } = best;
  const others = matches.filter((each) => each.symbol.id === symbol.id && each !== best).map(({ way }) => way);
  return { kind: 'ways', asked: 'raises', form: 'when', symbol, at: symbol, ways: [best.way, ...others], through: [] };
}

/** Number of functions in the workspace that certainly run for `symbol` beside itself, and of external names that they call. */
export function sureReach(
  symbol: SymbolNode,
  { sources: { graph } }: DecisionContext,
): { readonly called: number; readonly outside: number } {
  const seen = new Set(functionsOf(symbol, graph).map(({ id }) => id));
  const own = seen.size;
  let outside = 0;
  for (const id of seen) {
    const each = graph.symbol(id);
    if (!each || seen.size > mostReached) break;
    const called = sureCallees(each, graph);
    outside += called.outside;
    for (const { callee } of called.inside) if (callee !== null) seen.add(callee);
  }
  return { called: seen.size - own, outside };
}

/** Maximum functions visited. */
const mostReached = 200;
