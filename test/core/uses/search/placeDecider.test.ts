// For each place of a name: whether it means the target, may reach it, is undecided, or means something else.
import assert from 'node:assert/strict';
import { suite, test } from 'node:test';
import { placesOf } from '../../../../src/core/text/wordRuns.ts';
import { languageOf } from '../../../../src/core/syntax/languages.ts';
import { PlaceDecider } from '../../../../src/core/uses/search/placeDecider.ts';
import { dedent } from '../../../support/dedent.ts';
import { graphFile, graphOf } from '../../graph/folderGraph.ts';
import { testParsers } from '../../symbols/testAssets.ts';

const parsers = await testParsers();

interface Decision {
  /** Each use as `path:line verdict kind`, one-based. */
  readonly uses: readonly string[];
  readonly decider: PlaceDecider;
}

/** Decides the places of the definition `target`: its own name, or `field` of it, in all files. */
async function decidePlaces(files: Readonly<Record<string, string>>, target: string, field?: string): Promise<Decision> {
  const graph = graphOf(
    await Promise.all(Object.entries(files).map(([path, text]) => graphFile(path, text, languageOf(path) ?? '', parsers))),
  );
  const [symbol] = graph.byName(target);
  assert.ok(symbol, target);
  const decider = new PlaceDecider(field === undefined ? { symbol } : { symbol, name: field }, graph, files[symbol.path]);
  const name = field ?? symbol.fact.name;
  const uses = Object.entries(files).flatMap(([path, text]) =>
    [...decider.decideInFile({ root: 'r', path, role: 'code' }, text, name, placesOf(name, text, Infinity))].flatMap((each) =>
      each ? [`${path}:${each.place.line + 1} ${each.is} ${each.place.kind}`] : [],
    ),
  );
  return { uses, decider };
}

suite('the verdict on a place', () => {
  test('follows imports, and leaves out local variables of the same name', async () => {
    const { uses, decider } = await decidePlaces(
      {
        'load.ts': 'export function load(): void {}\n',
        'main.ts': dedent`
          import { load } from './load';
          load();
          export function run(load: () => void): void {
            load();
          }
        `,
      },
      'load',
    );
    assert.deepEqual(uses, ['main.ts:1 target imports', 'main.ts:2 target calls']);
    assert.equal(decider.nonUses.definitions, 1);
    assert.ok(decider.nonUses.others > 0, 'the local variable is counted');
  });

  const stores = dedent`
    export class Store {
      put(): void {}
    }
    export class DiskStore extends Store {
      put(): void {}
    }
    export class Shelf {
      put(): void {}
    }
    export function fill(store: Store, disk: DiskStore, shelf: Shelf, thing: any): void {
      store.put();
      disk.put();
      shelf.put();
      thing.put();
    }
  `;

  test('is certain for a receiver of the class, possible for one of a base, and open for an unknown one', async () => {
    const { uses } = await decidePlaces({ 'stores.ts': stores }, 'DiskStore.put');
    assert.deepEqual(uses, ['stores.ts:11 possible calls', 'stores.ts:12 target calls', 'stores.ts:14 undecided calls']);
  });

  test('leaves out the methods of unrelated classes', async () => {
    const { uses } = await decidePlaces({ 'stores.ts': stores }, 'Shelf.put');
    assert.deepEqual(uses, ['stores.ts:13 target calls', 'stores.ts:14 undecided calls']);
  });

  test('takes a key of an object as a member of the expected type only', async () => {
    const options = dedent`
      interface Options {
        size: number;
      }
      interface Other {
        size: number;
      }
      const first: Options = { size: 1 };
      const second: Other = { size: 2 };
      console.log(first.size, second.size);
    `;
    const { uses } = await decidePlaces({ 'options.ts': options }, 'Options', 'size');
    assert.deepEqual(uses, ['options.ts:7 target writes', 'options.ts:9 target reads']);
  });

  test('separates overloads by the edges of their lines', async () => {
    const shop = dedent`
      class Shop {
        int price(String name) { return 1; }
        int price(int number) { return 2; }
        void show() {
          price("book");
          price(7);
        }
      }
    `;
    const { uses } = await decidePlaces({ 'Shop.java': shop }, 'Shop.price');
    assert.deepEqual(uses, ['Shop.java:5 target calls']);
  });

  test('counts places that only an inferred type excludes as doubts', async () => {
    const boxes = dedent`
      class Box:
          def _open(self):
              return 1

      class Door:
          def _open(self):
              return 2

      def use():
          door = Door()
          return door._open()
    `;
    const { uses, decider } = await decidePlaces({ 'boxes.py': boxes }, 'Box._open');
    assert.deepEqual(uses, []);
    assert.equal(decider.uncertainExclusions, 1);
  });
});
