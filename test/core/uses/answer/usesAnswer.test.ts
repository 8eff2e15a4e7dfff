// Uses as people ask for them: every kind, over files, through types. Open places are listed apart, and "nobody" must be true.
import assert from 'node:assert/strict';
import { before, suite, test } from 'node:test';
import type { Codebase } from '../../../../src/core/codebase/api.ts';
import { neverCancelled } from '../../../../src/core/base/cancellation.ts';
import { summarizeUses, type UseResult, type UsesAnswer } from '../../../../src/core/uses/answer/usesAnswer.ts';
import { usesSentence } from '../../../../src/core/uses/answer/usesSentences.ts';
import { memoryRoot } from '../../../support/memory.ts';
import { openFixture } from '../../../support/openFixture.ts';
import { dedent } from '../../../support/dedent.ts';

/** Each use as `file:line kind`. */
const placesOf = (uses: readonly UseResult[] | undefined): string[] =>
  (uses ?? []).map(({ path, line, kind }) => `${path}:${line} ${kind}`);

async function usesOf(codebase: Codebase, name: string, kinds?: ReadonlySet<'calls'>): Promise<UsesAnswer> {
  const [result, ...more] = await codebase.uses({ name }, kinds ? { kinds } : {}, neverCancelled);
  assert.ok(result && more.length === 0, `${name}: ${more.length + 1} definitions`);
  return result;
}

suite('uses in Python', () => {
  let codebase: Codebase;
  before(async () => {
    ({ codebase } = await openFixture({
      'shop/stock.py': dedent`
        LIMIT = 3


        class Stock:
            size = 1

            def __init__(self):
                self.held = {}

            def reserve(self, n):
                if n > LIMIT:
                    raise ValueError("LIMIT")
                self.held[n] = self.size
                return _checked(n)


        class Cellar(Stock):
            def reserve(self, n):
                return self.held


        def _checked(n):
            return n


        def _forgotten(n):
            return n


        def _named(n):
            return n


        handlers = {"a": "_named"}
      `,
      'shop/__init__.py': 'from .stock import Stock as Shelf\n',
      'shop/order.py': dedent`
        import shop.stock
        from shop import Shelf
        from shop.stock import LIMIT, Stock


        def order(stock: Stock, LIMITS=1):
            # LIMIT and Stock in a comment
            stock.reserve(LIMIT)
            return [Shelf(), shop.stock.LIMIT]


        def other(thing):
            LIMIT = 4
            thing.reserve(LIMIT)
            thing.held = 1
            return f"{thing.held}"
      `,
    }));
  });

  test('of a constant include imports and modules, but no local namesakes, comments and strings', async () => {
    const { places, undecided } = await usesOf(codebase, 'LIMIT');
    assert.deepEqual(placesOf(places), [
      'shop/order.py:3 imports',
      'shop/order.py:8 reads',
      'shop/order.py:9 reads',
      'shop/stock.py:11 reads',
    ]);
    assert.deepEqual(undecided, []);
  });

  test('of a class include types, subclasses, imports, and constructions under another name', async () => {
    const { places } = await usesOf(codebase, 'Stock');
    assert.deepEqual(placesOf(places), [
      'shop/__init__.py:1 imports',
      'shop/order.py:2 imports',
      'shop/order.py:3 imports',
      'shop/order.py:6 typed',
      'shop/order.py:9 constructs',
      'shop/stock.py:17 extends',
    ]);
  });

  test('of a method include certain calls, possible calls and overrides', async () => {
    const { places, possible } = await usesOf(codebase, 'Stock.reserve');
    assert.deepEqual(
      placesOf(places).filter((each) => each.includes('order.py:8')),
      ['shop/order.py:8 calls'],
    );
    assert.deepEqual(
      placesOf([...places, ...possible]).filter((each) => each.startsWith('shop/stock.py:18')),
      ['shop/stock.py:18 overrides'],
    );
    assert.deepEqual(
      placesOf((await usesOf(codebase, 'Stock.reserve', new Set(['calls']))).places),
      placesOf(places.filter(({ kind }) => kind === 'calls')),
    );
  });

  test('of a field include derived classes, and leave unknown receivers undecided', async () => {
    const { places, undecided } = await usesOf(codebase, 'held');
    assert.deepEqual(placesOf(places), ['shop/stock.py:8 writes', 'shop/stock.py:13 writes', 'shop/stock.py:19 reads']);
    assert.deepEqual(placesOf(undecided), ['shop/order.py:15 writes', 'shop/order.py:16 reads'], 'in a string with holes too');
    assert.deepEqual(placesOf((await usesOf(codebase, 'Stock.size')).places), ['shop/stock.py:13 reads']);
  });

  test('through a protocol of matching shape are possible uses, with the name of the protocol', async () => {
    const { codebase: depots } = await openFixture({
      'depot.py': dedent`
        from typing import Protocol


        class Store(Protocol):
            def fetch(self, key): ...
            def keys(self): ...


        class Depot:
            def fetch(self, key):
                return key
            def keys(self):
                return []


        class Halfway:
            def fetch(self, key):
                return None


        def read(store: Store):
            return store.fetch("a")
      `,
    });
    const uses = await usesOf(depots, 'Depot.fetch');
    assert.deepEqual(placesOf(uses.possible), ['depot.py:22 calls']);
    assert.equal(usesSentence(uses), 'No direct use is known; 1 possible through Store.');
    assert.deepEqual(summarizeUses(uses).through, ['Store']);
    assert.deepEqual(summarizeUses(await usesOf(depots, 'Store.fetch')), {
      ...{ name: 'Store.fetch', file: 'depot.py', line: 5, verdict: { is: 'used' } },
      ...{ direct: 1, possible: 0, senders: 0, undecided: 0, through: [] },
    });
    assert.deepEqual((await usesOf(depots, 'Halfway.fetch')).possible, [], 'it has not all methods');
  });

  test('are "nobody" for an unused private function, but not if a string names it', async () => {
    assert.deepEqual((await usesOf(codebase, '_forgotten')).verdict, { is: 'nobody', within: 'workspace' });
    assert.deepEqual((await usesOf(codebase, '_named')).verdict, { is: 'unknown', because: 'quoted' });
    assert.deepEqual((await usesOf(codebase, '_checked')).verdict, { is: 'used' });
  });
});

suite('uses in TypeScript', () => {
  let codebase: Codebase;
  before(async () => {
    ({ codebase } = await openFixture({
      'src/stock.ts': dedent`
        export interface Store {
          put(n: number): void;
        }
        export class Stock implements Store {
          size = 1;
          put(n: number): void {
            this.size += n;
          }
        }
        export function open(store: Store): void {
          store.put(1);
        }
        function unused(): void {}
        export function shown(): void {}
      `,
      'src/index.ts': "export { Stock as default, open } from './stock.ts';\n",
      'src/app.ts': dedent`
        import Stock, { open as start } from './index.ts';
        import type { Store } from './stock.ts';
        const stock: Store = new Stock();
        start(stock);
        [stock].forEach(start);
        const open = 3;
        open.toFixed();
      `,
    }));
  });

  test('follow exports and imports under other names, but not namesakes', async () => {
    const { places, undecided } =
      (await codebase.uses({ name: 'open', at: { root: memoryRoot.key, path: 'src/stock.ts', line: 10 } }, {}, neverCancelled))[0] ??
      assert.fail();
    assert.deepEqual(
      placesOf(places).filter((each) => each.startsWith('src/index')),
      ['src/index.ts:1 imports'],
    );
    assert.ok(!placesOf([...places, ...undecided]).some((each) => /app.ts:[67]/.test(each)));
  });

  test('connect a member of an interface with that of its class in both directions', async () => {
    const all = await codebase.uses({ name: 'put' }, {}, neverCancelled);
    const own = all.find(({ name }) => name === 'Store.put');
    const its = all.find(({ name }) => name === 'Stock.put');
    assert.deepEqual(placesOf(own?.places), ['src/stock.ts:6 overrides', 'src/stock.ts:11 calls']);
    assert.deepEqual(placesOf(its?.possible), ['src/stock.ts:11 calls']);
    assert.deepEqual(its?.verdict, { is: 'unknown', because: 'possible' });
  });

  test('are "nobody" for an unused function that its file does not export', async () => {
    assert.deepEqual((await usesOf(codebase, 'unused')).verdict, { is: 'nobody', within: 'file' });
    assert.deepEqual((await usesOf(codebase, 'shown')).verdict, { is: 'unknown', because: 'exported' });
  });

  test('are empty for an unknown name', async () => {
    assert.deepEqual(await codebase.uses({ name: 'nosuch' }, {}, neverCancelled), []);
    const at = (path: string) => ({ name: 'size', at: { root: memoryRoot.key, path, line: 5 } });
    assert.deepEqual(await codebase.uses(at('src/nosuch.ts'), {}, neverCancelled), []);
    assert.deepEqual(placesOf((await codebase.uses(at('src/stock.ts'), {}, neverCancelled))[0]?.places), ['src/stock.ts:7 writes']);
  });
});
