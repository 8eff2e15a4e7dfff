// Objects that containers create: implementations that are beans, and results of Angular's `inject`.
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import type { Parsers } from '../../../../src/core/syntax/parser.ts';
import { testParsers } from '../../symbols/testAssets.ts';
import { graphFile, graphOf } from '../folderGraph.ts';
import { dedent } from '../../../support/dedent.ts';

let parsers: Parsers;
before(async () => {
  parsers = await testParsers();
});
after(() => parsers.dispose());

/** Confidence of each call of a function, by callee. */
async function calleesOf(files: Readonly<Record<string, string>>, caller: string): Promise<Readonly<Record<string, number>>> {
  const language = (path: string): string => (path.endsWith('.java') ? 'java' : 'typescript');
  const graph = graphOf(await Promise.all(Object.entries(files).map(([path, text]) => graphFile(path, text, language(path), parsers))));
  const [symbol] = graph.byName(caller);
  assert.ok(symbol);
  return Object.fromEntries(
    graph
      .outgoing(symbol.id, ['calls'])
      .map(({ callee, external, confidence }) => [graph.symbol(callee ?? '')?.fact.qualifiedName ?? external, confidence]),
  );
}

/** A shop with two stores, one of them a bean; `annotation` is that of the class that calls a store. */
const shopSources = (annotation: string): Readonly<Record<string, string>> => ({
  'shop/Store.java': dedent`
    package shop;
    public interface Store {
      void put(int n);
    }
  `,
  'shop/DiskStore.java': dedent`
    package shop;
    @Component("disk")
    public class DiskStore implements Store {
      public void put(int n) {}
    }
  `,
  'shop/FakeStore.java': dedent`
    package shop;
    public class FakeStore implements Store {
      public void put(int n) {}
    }
  `,
  'shop/Orders.java': dedent`
    package shop;
    ${annotation}
    public class Orders {
      private final Store store;
      Orders(Store store) { this.store = store; }
      void order() { store.put(1); }
    }
  `,
});

test('a call in a bean leads most surely to the only implementation that is a bean', async () => {
  assert.deepEqual(await calleesOf(shopSources('@Service'), 'Orders.order'), {
    'Store.put': 0.97,
    'DiskStore.put': 0.8,
    'FakeStore.put': 0.45,
  });
});

test('a call in a class that is no bean leads to all implementations alike', async () => {
  assert.deepEqual(await calleesOf(shopSources(''), 'Orders.order'), { 'Store.put': 0.97, 'DiskStore.put': 0.55, 'FakeStore.put': 0.55 });
});

test('the inject function of Angular returns an object of the class, that of another package does not', async () => {
  const files = (module: string): Readonly<Record<string, string>> => ({
    'store.ts': dedent`
      export class Store {
        put(n: number): void {}
      }
      export class Shelf {
        put(n: number): void {}
      }
    `,
    'orders.ts': dedent`
      import { inject } from '${module}';
      import { Store } from './store';
      export class Orders {
        private readonly store = inject(Store);
        order(): void {
          this.store.put(1);
        }
      }
    `,
  });
  assert.deepEqual(await calleesOf(files('@angular/core'), 'Orders.order'), { 'Store.put': 0.97 });
  assert.deepEqual(await calleesOf(files('other'), 'Orders.order'), { 'other.inject().put': 0.99 });
});
