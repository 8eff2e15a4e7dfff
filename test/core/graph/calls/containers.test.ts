// What containers hand over: the implementation that is a bean, and objects of classes that are asked for.
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

async function callees(files: Readonly<Record<string, string>>, caller: string): Promise<Readonly<Record<string, number>>> {
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

const shop = (head: string): Readonly<Record<string, string>> => ({
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
  'shop/Orders.java': `package shop;\n${head}public class Orders {\n  private final Store store;\n  Orders(Store store) { this.store = store; }\n  void order() { store.put(1); }\n}\n`,
});

test('a bean gets the only implementation that is a bean', async () => {
  assert.deepEqual(await callees(shop('@Service\n'), 'Orders.order'), { 'Store.put': 0.97, 'DiskStore.put': 0.8, 'FakeStore.put': 0.45 });
});

test('what nobody says that a container makes may get any implementation', async () => {
  assert.deepEqual(await callees(shop(''), 'Orders.order'), { 'Store.put': 0.97, 'DiskStore.put': 0.55, 'FakeStore.put': 0.55 });
});

test('inject of Angular gives an object of the class, and only that of Angular', async () => {
  const files = (module: string): Readonly<Record<string, string>> => ({
    'store.ts': dedent`
      export class Store {
        put(n: number): void {}
      }
      export class Shelf {
        put(n: number): void {}
      }
    `,
    'orders.ts': `import { inject } from '${module}';\nimport { Store } from './store';\nexport class Orders {\n  private readonly store = inject(Store);\n  order(): void {\n    this.store.put(1);\n  }\n}\n`,
  });
  assert.deepEqual(await callees(files('@angular/core'), 'Orders.order'), { 'Store.put': 0.97 });
  assert.deepEqual(await callees(files('other'), 'Orders.order'), { 'other.inject().put': 0.99 });
});
