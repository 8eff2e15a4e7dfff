// Places related to a hit: its neighbours in the graph, sections of documents that name it, and counts of those beyond a limit.
import assert from 'node:assert/strict';
import { suite, test } from 'node:test';
import { neverCancelled } from '../../../../src/core/base/cancellation.ts';
import { openFixture } from '../../../support/openFixture.ts';
import { dedent } from '../../../support/dedent.ts';

const files = {
  'src/cart.js': [
    'export class Cart {',
    '  addItem(item) {',
    '    checkStock(item);',
    '    return item;',
    '  }',
    '  removeItem(item) {',
    '    return item;',
    '  }',
    '}',
    'export function checkStock(item) {',
    '  return item.stock > 0;',
    '}',
    ...Array.from({ length: 5 }, (_, i) => `export function page${i}(item) {\n  return checkStock(item);\n}`),
  ].join('\n'),
  'test/cart.test.js': dedent`
    import { checkStock } from '../src/cart.js';
    function testStock() {
      checkStock({ stock: 1 });
    }
  `,
  'README.md': dedent`
    # Shop

    ## Stock

    A page calls \`checkStock\` before it shows an item.

    ## Other

    Nothing.
  `,
};

suite('places related to a result', () => {
  async function relatedTo(question: string): Promise<{ related: string[]; omitted: object }> {
    const { codebase } = await openFixture(files);
    const { ranked } = await codebase.search(question, { limit: 3, related: true }, neverCancelled);
    const { places = [], omitted = {} } = ranked[0]?.related ?? {};
    return { related: places.map(({ relation, file, symbol }) => `${relation} ${file} ${symbol}`), omitted };
  }

  test('are its callers, its tests and the sections that name it, with a count of the omitted ones', async () => {
    const { related, omitted } = await relatedTo('checkStock');
    assert.deepEqual(related, [
      'caller src/cart.js Cart.addItem',
      'caller src/cart.js page0',
      'caller src/cart.js page1',
      'test test/cart.test.js testStock',
      'documentation README.md Shop > Stock',
    ]);
    assert.deepEqual(omitted, { caller: 3 });
  });

  test('can be requested for lines: for the first definition in them, else for the section', async () => {
    const { codebase } = await openFixture(files);
    const relatedToLines = async (path: string, lineStart: number, lineEnd: number): Promise<string[] | undefined> =>
      (await codebase.related({ root: '', path, lineStart, lineEnd }, neverCancelled))?.places.map(
        ({ relation, file, symbol }) => `${relation} ${file} ${symbol}`,
      );
    assert.deepEqual(await relatedToLines('src/cart.js', 3, 4), ['owner src/cart.js Cart', 'callee src/cart.js checkStock']);
    assert.deepEqual(await relatedToLines('README.md', 5, 5), ['mentioned src/cart.js checkStock']);
    assert.equal(await relatedToLines('src/gone.js', 1, 1), undefined);
    const callers = (await relatedToLines('src/cart.js', 10, 10))?.filter((each) => each.startsWith('caller'));
    assert.equal(callers?.length, 6, 'a separate list has all of them');
  });

  test('are the class and the callees of a method, and the methods of a class', async () => {
    assert.deepEqual((await relatedTo('Cart.addItem')).related, ['owner src/cart.js Cart', 'callee src/cart.js checkStock']);
    const { codebase } = await openFixture({
      'a.ts': dedent`
        export interface Store {
          put(n: number): void;
        }
        export class Stock implements Store {
          put(n: number): void {}
        }
        export function fill(store: Store, other: any): void {
          store.put(1);
        }
        export function empty(other: any): void {
          other.put(3);
        }
        export const LIMIT = 3;
        export function check(): number {
          return LIMIT;
        }
      `,
    });
    const relatedToLine = async (line: number): Promise<string[] | undefined> =>
      (await codebase.related({ root: '', path: 'a.ts', lineStart: line, lineEnd: line }, neverCancelled))?.places.map(
        ({ relation, symbol }) => `${relation} ${symbol}`,
      );
    assert.deepEqual(
      await relatedToLine(5),
      ['owner Stock', 'possible fill', 'undecided empty'],
      'possible and undecided users are distinguished from callers',
    );
    assert.deepEqual(await relatedToLine(13), ['user check'], 'a constant has users, not callers');
    assert.deepEqual((await relatedTo('Where is `Cart`?')).related, [
      'member src/cart.js Cart.addItem',
      'member src/cart.js Cart.removeItem',
    ]);
  });

  test('are the definitions that a section of a document names', async () => {
    const { related } = await relatedTo('What does the README say of Stock in the documentation?');
    assert.deepEqual(related, ['mentioned src/cart.js checkStock']);
  });

  test('are looked up only on request, and stay in the scope', async () => {
    const { codebase } = await openFixture(files);
    const plain = await codebase.search('checkStock', { limit: 3 }, neverCancelled);
    assert.ok(plain.ranked.every(({ related }) => related === undefined));
    const scoped = await codebase.search('checkStock', { limit: 3, related: true, scope: 'src' }, neverCancelled);
    assert.ok(scoped.ranked.every(({ related }) => related?.places.every(({ file }) => file.startsWith('src/'))));
  });
});
