// Call chains through interfaces and overridden methods, where the graph alone does not know which implementation runs.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { SymbolNode } from '../../../../src/core/graph/edges/graphTypes.ts';
import { possibleChain } from '../../../../src/core/searching/relations/possibleChain.ts';
import { graphFile, graphOf } from '../../graph/folderGraph.ts';
import { testParsers } from '../../symbols/testAssets.ts';
import { dedent } from '../../../support/dedent.ts';

/** More implementations than the graph has edges to from one call. */
const media = ['Disk', 'Cloud', 'Tape', 'Paper', 'Chip', 'Cache', 'Mail', 'Glass'];
const implementations = media.map(
  (name) => dedent`
    export class ${name}Store implements Store {
      save(order: string): void {
        writeTo${name}(order);
      }
    }
    function writeTo${name}(order: string): void {}
  `,
);
const callers = dedent`
  export interface Store {
    save(order: string): void;
  }
  export function checkout(store: Store): void {
    finish(store);
  }
  function finish(store: Store): void {
    store.save('order');
  }
  export function refund(): void {}
`;
const code = callers + implementations.join('');
const graph = graphOf([await graphFile('shop.ts', code, 'typescript', await testParsers())]);

function symbolOf(name: string): SymbolNode {
  const [symbol] = graph.byName(name);
  return symbol ?? assert.fail(`${name} is not in the graph`);
}

/** The steps from one function to another: called functions, and implementations with the number of candidates. */
function chainBetween(
  from: string,
  to: string,
  hops = 8,
  isAllowed: (symbol: SymbolNode) => boolean = () => true,
): readonly string[] | undefined {
  const steps = possibleChain(symbolOf(from), symbolOf(to), hops, graph, isAllowed);
  return steps?.map((step) =>
    step.is === 'call'
      ? `calls ${graph.symbol(step.edge.callee ?? '')?.fact.qualifiedName}`
      : `runs ${step.by.fact.qualifiedName}, one of ${step.among}`,
  );
}

test('continues a call of an interface method in each implementation', () => {
  const toInterface = ['calls finish', 'calls Store.save'];
  assert.deepEqual(chainBetween('checkout', 'writeToCloud'), [...toInterface, 'runs CloudStore.save, one of 8', 'calls writeToCloud']);
  assert.deepEqual(chainBetween('checkout', 'writeToGlass'), [...toInterface, 'runs GlassStore.save, one of 8', 'calls writeToGlass']);
});

test('finds a chain of plain calls', () => {
  assert.deepEqual(chainBetween('checkout', 'finish'), ['calls finish']);
});

test('finds no chain to a function that nothing reaches, or against the direction of the calls', () => {
  assert.equal(chainBetween('checkout', 'refund'), undefined);
  assert.equal(chainBetween('writeToCloud', 'checkout'), undefined);
});

test('finds no chain with more steps than the limit', () => {
  assert.equal(chainBetween('checkout', 'writeToCloud', 3), undefined);
  assert.equal(chainBetween('checkout', 'writeToCloud', 4)?.length, 4);
});

test('avoids functions that are not allowed', () => {
  assert.equal(
    chainBetween('checkout', 'writeToCloud', 8, ({ fact }) => fact.qualifiedName !== 'CloudStore.save'),
    undefined,
  );
});
