// The main path of calls from the start of a project.
import assert from 'node:assert/strict';
import { suite, test } from 'node:test';
import type { ExampleCall } from '../../../../src/core/planning/overview/examples.ts';
import { mainChain, mainPathFrom } from '../../../../src/core/planning/overview/mainChain.ts';
import type { ProjectEntry } from '../../../../src/core/planning/overview/projectEntries.ts';
import { dedent } from '../../../support/dedent.ts';
import { overviewProject, type OverviewProject } from './overviewProject.ts';

/** The entry at a file, or at a function of it. */
function entryAt({ project, graph }: OverviewProject, path: string, name?: string): ProjectEntry {
  const file = project.at(path) ?? assert.fail(path);
  const symbol = name === undefined ? undefined : graph.byName(name)[0];
  return { file, symbol, manifestLine: undefined };
}

function chainNames(
  { graph }: OverviewProject,
  entries: readonly ProjectEntry[],
  examples: readonly (readonly ExampleCall[])[] = [],
): string {
  const chain = mainChain(entries, graph, examples);
  return [chain[0]?.caller, ...chain.map(({ callee }) => callee)].map((symbol) => symbol?.fact.name).join(' ');
}

const shop = {
  'cli/main.ts': dedent`
    import { load } from '../src/load';
    export function main() {
      log();
      load();
    }
    function log() {}
  `,
  'src/load.ts': dedent`
    import { parse } from './parse';
    export function load() {
      parse();
    }
    export function close() {
      parse();
    }
  `,
  'src/parse.ts': dedent`
    export function parse() {
      check();
    }
    function check() {
      check();
    }
  `,
};

suite('the main chain of a project', () => {
  test('follows the calls that lead furthest, and ends where calls repeat', async () => {
    const shopProject = await overviewProject(shop);
    assert.equal(chainNames(shopProject, [entryAt(shopProject, 'cli/main.ts', 'main')]), 'main load parse check');
  });

  test('begins at a function without callers where the entry is a file', async () => {
    const shopProject = await overviewProject(shop);
    assert.equal(chainNames(shopProject, [entryAt(shopProject, 'src/load.ts')]), 'close parse check');
  });

  test('begins at a call of a README example where the entry is no program', async () => {
    const shopProject = await overviewProject(shop);
    const examples: readonly (readonly ExampleCall[])[] = [[{ receiver: undefined, name: 'load', line: 0 }]];
    assert.equal(chainNames(shopProject, [entryAt(shopProject, 'src/load.ts')], examples), 'load parse check');
  });

  test('begins at a method of what an example call returns, also where the result is an interface', async () => {
    const shopProject = await overviewProject({
      'src/shop.ts': dedent`
        import { type Order, PaperOrder } from './order';
        export class Shop {
          newOrder(): Order {
            return new PaperOrder(this.book());
          }
          book() { return 1; }
        }
      `,
      'src/order.ts': dedent`
        export interface Order { send(): void; }
        export class PaperOrder implements Order {
          constructor(book: number) {}
          send() { this.print(); }
          print() { this.fold(); }
          fold() { this.stamp(); }
          stamp() {}
        }
      `,
      'src/letter.ts': dedent`
        export class Letter {
          send() { this.a(); }
          a() { this.b(); }
          b() { this.c(); this.d(); this.e(); }
          c() {}
          d() {}
          e() {}
        }
      `,
    });
    const example: readonly ExampleCall[] = ['Shop', 'newOrder', 'send'].map((name) => ({ receiver: undefined, name, line: 0 }));
    assert.equal(chainNames(shopProject, [entryAt(shopProject, 'src/shop.ts', 'Shop')], [example]), 'send print fold stamp');
  });

  test('follows the call that leads to the most code rather than the longest chain', async () => {
    const shopProject = await overviewProject({
      'main.ts': dedent`
        export function main() {
          tidy();
          serve();
        }
        function tidy() { wipe(); }
        function wipe() { rinse(); }
        function rinse() { dry(); }
        function dry() {}
        function serve() { cook(); pour(); wash(); greet(); }
        function cook() {}
        function pour() {}
        function wash() {}
        function greet() {}
      `,
    });
    assert.match(chainNames(shopProject, [entryAt(shopProject, 'main.ts', 'main')]), /^main serve cook$/);
  });

  test('begins at what a program calls, even if a library entry comes first', async () => {
    const shopProject = await overviewProject({
      ...shop,
      'bin/run.ts': dedent`
        import { main } from '../cli/main';
        main();
      `,
    });
    const entries = [entryAt(shopProject, 'src/load.ts'), entryAt(shopProject, 'bin/run.ts')];
    assert.equal(chainNames(shopProject, entries), 'main load parse check');
  });

  test('is empty for a single call', async () => {
    const shopProject = await overviewProject({
      'one.ts': dedent`
        export function one() {
          two();
        }
        function two() {}
      `,
    });
    assert.equal(mainChain([entryAt(shopProject, 'one.ts')], shopProject.graph, []).length, 0);
    const [start] = shopProject.graph.byName('one');
    assert.ok(start);
    assert.deepEqual(mainPathFrom(start, shopProject.graph), []);
  });
});
