// Which tests test a symbol: those that call it, directly or through helpers and other code, the nearer the surer, and those that are inherited
// or run with what names it.
import type { SymbolId } from '../../symbols/symbolId.ts';
import type { CodeGraph, Edge, SymbolNode } from '../edges/types.ts';

/** A test of a symbol. */
export interface TestOf {
  readonly test: SymbolNode;
  /** Calls from the test to the symbol: 1 for a direct one. */
  readonly hops: number;
  /** Product of the confidences of the calls on the way, less for each further hop, 0..1. */
  readonly confidence: number;
}

const mostHops = 3;
/** What each further call takes: a test of something large runs through everything and is about little of it. */
const decay = 0.6;
/** Classes above a class of tests. */
const mostBases = 3;
/** Callers looked at on one level: what the whole code calls has no tests of its own to be told by its callers. */
const mostWidth = 400;

/** Tests of a symbol (of a class also those of its members), best first, then in the order of files and lines. At most `limit`. */
export function testsOf(symbol: SymbolNode, graph: CodeGraph, limit: number): readonly TestOf[] {
  const matches = new Map<SymbolId, TestOf>();
  const seen = new Set<SymbolId>();
  let level = [symbol, ...membersOf(symbol, graph)].map((node) => ({ node, confidence: 1 }));
  for (const { node } of level) seen.add(node.id);
  for (let hops = 1; hops <= mostHops && level.length > 0; hops++) {
    const next = new Map<SymbolId, { node: SymbolNode; confidence: number }>();
    for (const { node, confidence: before } of level) {
      for (const { caller: by, line, confidence: own } of usesOf(node, graph)) {
        const caller = placedAt(by, line, graph);
        const confidence = before * own * (hops === 1 ? 1 : decay);
        const user = seen.has(caller) ? undefined : graph.symbol(caller);
        if (user && confidence > (next.get(caller)?.confidence ?? 0)) next.set(caller, { node: user, confidence });
      }
    }
    level = [];
    for (const [id, { node, confidence }] of next) {
      seen.add(id);
      const test = testAround(node, graph);
      if (test && !matches.has(test.id)) matches.set(test.id, { test, hops, confidence });
      else if (!test && level.length < mostWidth) level.push({ node, confidence });
      for (const inherited of test ? [] : inheritedTests(node, graph)) {
        if (!matches.has(inherited.id)) matches.set(inherited.id, { test: inherited, hops: hops + 1, confidence: confidence * decay });
      }
    }
  }
  const order = (a: TestOf, b: TestOf): number => b.confidence - a.confidence || a.hops - b.hops || (a.test.id < b.test.id ? -1 : 1);
  return [...matches.values()].sort(order).slice(0, limit);
}

/** Calls, and values handed on; of a class also what tests derive from it, which is a thing of its kind. */
function usesOf(node: SymbolNode, graph: CodeGraph): readonly Edge[] {
  const uses = graph.incoming(node.id, ['calls', 'references']);
  if (node.fact.kind !== 'class') return uses;
  return [...uses, ...graph.incoming(node.id, ['extends']).filter(({ caller }) => graph.symbol(caller)?.role === 'test')];
}

/** What stands at the line of a use: above a test, where it says what it runs with, a use belongs to the test and not to the file around it. */
function placedAt(caller: SymbolId, line: number, graph: CodeGraph): SymbolId {
  const user = graph.symbol(caller);
  if (user?.role !== 'test' || (user.fact.kind !== 'module' && user.fact.kind !== 'class')) return caller;
  const at = graph.at(user.root, user.path, line);
  return at?.fact.kind === 'test' ? at.id : caller;
}

/**
 * The tests that a class of tests has from its bases. What the class itself names, as a value or in a method that makes it, is what these are run
 * with: `class BoxTest(ShelfTests): kind = Box`.
 */
function inheritedTests(node: SymbolNode, graph: CodeGraph): readonly SymbolNode[] {
  if (node.role !== 'test') return [];
  const around = node.fact.kind === 'class' ? node : graph.inFile(node.root, node.path)[node.fact.parent];
  if (around?.fact.kind !== 'class') return [];
  const own = new Set(membersOf(around, graph).map(({ fact }) => fact.name));
  const seen = new Set([around.id]);
  const symbols: SymbolNode[] = [];
  let level: readonly SymbolNode[] = [around];
  for (let up = 0; up < mostBases && level.length; up++) {
    level = level
      .flatMap(({ id }) => graph.outgoing(id, ['extends']))
      .flatMap(({ callee }) => (callee === null || seen.has(callee) ? [] : (graph.symbol(callee) ?? [])));
    for (const base of level) {
      seen.add(base.id);
      symbols.push(...membersOf(base, graph).filter(({ fact }) => fact.kind === 'test' && !own.has(fact.name)));
    }
  }
  return symbols;
}

/** A test, or the test that a function stands in: the callback of `it` belongs to its title, helpers of tests lead on to their callers. */
function testAround(node: SymbolNode, graph: CodeGraph): SymbolNode | undefined {
  if (node.fact.kind === 'test') return node;
  if (node.role !== 'test') return undefined;
  const inFile = graph.inFile(node.root, node.path);
  for (let up = inFile[node.fact.parent]; up; up = inFile[up.fact.parent]) if (up.fact.kind === 'test') return up;
  return undefined;
}

function membersOf({ root, path, fact }: SymbolNode, graph: CodeGraph): readonly SymbolNode[] {
  return fact.kind === 'class' ? graph.inFile(root, path).filter((member) => member.fact.parent === fact.index) : [];
}
