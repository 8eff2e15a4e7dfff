// Sure and possible calls: metrics count a call only if its target surely runs.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { splitCalls } from '../../../../src/core/graph/edges/splitCalls.ts';
import type { CodeGraph, Edge, SymbolNode } from '../../../../src/core/graph/edges/graphTypes.ts';

function symbolNode(id: string, qualifiedName: string): SymbolNode {
  return { id, root: 'r', path: 'shop.java', fact: { qualifiedName } } as SymbolNode;
}

const symbols = ['run', 'load', 'Store.put', 'Store.put~1'].map((id) => symbolNode(id, id.replace('~1', '')));

/** Ids of the sure and of the possible callees of a symbol that makes these calls. */
function split(...calls: readonly Partial<Edge>[]): { readonly sure: readonly string[]; readonly possible: readonly string[] } {
  const graph = {
    callees: () => calls.map((call) => ({ line: 1, evidence: 'receiver-typed', confidence: 0.9, ...call })),
    symbol: (id: string) => symbols.find((symbol) => symbol.id === id),
  } as unknown as CodeGraph;
  const { sure, possible } = splitCalls(symbolNode('run', 'run'), graph);
  return { sure: sure.map(({ callee }) => callee.id), possible: possible.map(({ callee }) => callee.id) };
}

test('splits calls by their confidence', () => {
  assert.deepEqual(split({ callee: 'load', confidence: 0.7 }, { callee: 'Store.put', confidence: 0.69 }), {
    sure: ['load'],
    possible: ['Store.put'],
  });
});

test('overloads that the arguments do not tell apart are one sure target together', () => {
  assert.deepEqual(split({ callee: 'Store.put', confidence: 0.5 }, { callee: 'Store.put~1', confidence: 0.5 }), {
    sure: ['Store.put'],
    possible: [],
  });
});

test('weak calls of one target on different lines stay weak', () => {
  assert.deepEqual(split({ callee: 'load', confidence: 0.5, line: 1 }, { callee: 'load', confidence: 0.5, line: 2 }), {
    sure: [],
    possible: ['load', 'load'],
  });
});

test('a call that is known by its name alone is never sure', () => {
  assert.deepEqual(split({ callee: 'load', confidence: 0.8, evidence: 'name-only' }), { sure: [], possible: ['load'] });
});

test('calls that leave the workspace are left out', () => {
  assert.deepEqual(split({ callee: null, external: 'fs.read' }, { callee: 'missing' }), { sure: [], possible: [] });
});
