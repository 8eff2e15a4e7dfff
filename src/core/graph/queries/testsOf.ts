// Finds the tests of a symbol: direct and indirect callers, the nearer the more confident, and inherited tests of classes that name it.
import type { SymbolId } from '../../symbols/symbolId.ts';
import type { CodeGraph, Edge, SymbolNode } from '../edges/graphTypes.ts';

/** A test of a symbol. */
export interface TestOf {
  readonly test: SymbolNode;
  /** Number of calls from the test to the symbol: 1 for a direct one. */
  readonly hops: number;
  /** Product of the confidences of the calls, reduced for each further hop, 0..1. */
  readonly confidence: number;
}

const maxHops = 3;
/** Factor per further call: a test of something large runs through everything and checks little of it. */
const decay = 0.6;
/** Maximum levels of base classes of a test class. */
const maxBases = 3;
/** Maximum callers per level. Code with more is called by everything, and most tests above it do not check it. */
const maxWidth = 400;

/** Tests of a symbol (for a class also of its members), best first, then in the order of files and lines. At most `limit`. */
export function testsOf(symbol: SymbolNode, graph: CodeGraph, limit: number): readonly TestOf[] {
  const testsById = new Map<SymbolId, TestOf>();
  const visited = new Set<SymbolId>();
  let level = [symbol, ...membersOf(symbol, graph)].map((node) => ({ node, confidence: 1 }));
  for (const { node } of level) visited.add(node.id);
  for (let hops = 1; hops <= maxHops && level.length > 0; hops++) {
    const next = new Map<SymbolId, { node: SymbolNode; confidence: number }>();
    for (const { node, confidence: confidenceSoFar } of level) {
      for (const edge of usingEdges(node, graph)) {
        const caller = symbolOfUse(edge.caller, edge.line, graph);
        const confidence = confidenceSoFar * edge.confidence * (hops === 1 ? 1 : decay);
        const user = visited.has(caller) ? undefined : graph.symbol(caller);
        if (user && confidence > (next.get(caller)?.confidence ?? 0)) next.set(caller, { node: user, confidence });
      }
    }
    level = [];
    for (const [id, { node, confidence }] of next) {
      visited.add(id);
      const test = testAround(node, graph);
      if (test && !testsById.has(test.id)) testsById.set(test.id, { test, hops, confidence });
      else if (!test && level.length < maxWidth) level.push({ node, confidence });
      for (const inheritedTest of test ? [] : inheritedTests(node, graph)) {
        if (!testsById.has(inheritedTest.id))
          testsById.set(inheritedTest.id, { test: inheritedTest, hops: hops + 1, confidence: confidence * decay });
      }
    }
  }
  const order = (a: TestOf, b: TestOf): number => b.confidence - a.confidence || a.hops - b.hops || (a.test.id < b.test.id ? -1 : 1);
  return [...testsById.values()].sort(order).slice(0, limit);
}

/** Calls and passed references; for a class also its derived classes in tests. */
function usingEdges(node: SymbolNode, graph: CodeGraph): readonly Edge[] {
  const uses = graph.incoming(node.id, ['calls', 'references']);
  if (node.fact.kind !== 'class') return uses;
  return [...uses, ...graph.incoming(node.id, ['extends']).filter(({ caller }) => graph.symbol(caller)?.role === 'test')];
}

/** The symbol of a use: a use in the lines above a test, such as its decorators, belongs to the test rather than the file. */
function symbolOfUse(caller: SymbolId, line: number, graph: CodeGraph): SymbolId {
  const user = graph.symbol(caller);
  if (user?.role !== 'test' || (user.fact.kind !== 'module' && user.fact.kind !== 'class')) return caller;
  const at = graph.at(user.root, user.path, line);
  return at?.fact.kind === 'test' ? at.id : caller;
}

/**
 * Tests that a test class inherits. They run with the values that the class itself names, as a field or in a factory method: `class
 * BoxTest(ShelfTests): kind = Box`.
 */
function inheritedTests(node: SymbolNode, graph: CodeGraph): readonly SymbolNode[] {
  if (node.role !== 'test') return [];
  const testClass = node.fact.kind === 'class' ? node : graph.inFile(node.root, node.path)[node.fact.parent];
  if (testClass?.fact.kind !== 'class') return [];
  const ownNames = new Set(membersOf(testClass, graph).map(({ fact }) => fact.name));
  const visited = new Set([testClass.id]);
  const symbols: SymbolNode[] = [];
  let level: readonly SymbolNode[] = [testClass];
  for (let up = 0; up < maxBases && level.length; up++) {
    level = level
      .flatMap(({ id }) => graph.outgoing(id, ['extends']))
      .flatMap(({ callee }) => (callee === null || visited.has(callee) ? [] : (graph.symbol(callee) ?? [])));
    for (const base of level) {
      visited.add(base.id);
      symbols.push(...membersOf(base, graph).filter(({ fact }) => fact.kind === 'test' && !ownNames.has(fact.name)));
    }
  }
  return symbols;
}

/** A test, or the test that encloses a function: the callback of `it` belongs to its title. Test helpers lead on to their callers. */
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
