// What belongs to a find: relations by the graph, sections that name it, and the count of what is left out.
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { neverCancelled } from '../../../../src/core/base/cancellation.ts';
import { openFixture } from '../../answering/openFixture.ts';
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

describe('what belongs to a result', () => {
  async function relations(question: string): Promise<{ found: string[]; omitted: object }> {
    const { codebase } = await openFixture(files);
    const { ranked } = await codebase.search(question, { limit: 3, related: true }, neverCancelled);
    const { places = [], omitted = {} } = ranked[0]?.related ?? {};
    return { found: places.map(({ relation, file, symbol }) => `${relation} ${file} ${symbol}`), omitted };
  }

  it('is who calls it, its tests and the sections that name it, with a count of the rest', async () => {
    const { found, omitted } = await relations('checkStock');
    assert.deepEqual(found, [
      'caller src/cart.js Cart.addItem',
      'caller src/cart.js page0',
      'caller src/cart.js page1',
      'test test/cart.test.js testStock',
      'documentation README.md Shop > Stock',
    ]);
    assert.deepEqual(omitted, { caller: 3 });
  });

  it('can be asked of lines of an answer: of the first definition in them, else of the section', async () => {
    const { codebase } = await openFixture(files);
    const of = async (path: string, lineStart: number, lineEnd: number): Promise<string[] | undefined> =>
      (await codebase.related({ root: '', path, lineStart, lineEnd }, neverCancelled))?.places.map(
        ({ relation, file, symbol }) => `${relation} ${file} ${symbol}`,
      );
    assert.deepEqual(await of('src/cart.js', 3, 4), ['owner src/cart.js Cart', 'callee src/cart.js checkStock']);
    assert.deepEqual(await of('README.md', 5, 5), ['mentioned src/cart.js checkStock']);
    assert.equal(await of('src/gone.js', 1, 1), undefined);
    const callers = (await of('src/cart.js', 10, 10))?.filter((each) => each.startsWith('caller'));
    assert.equal(callers?.length, 6, 'a list of their own has all of them');
  });

  it('is the class around a method and what the method calls; for a class its methods', async () => {
    assert.deepEqual((await relations('Cart.addItem')).found, ['owner src/cart.js Cart', 'callee src/cart.js checkStock']);
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
    const of = async (line: number): Promise<string[] | undefined> =>
      (await codebase.related({ root: '', path: 'a.ts', lineStart: line, lineEnd: line }, neverCancelled))?.places.map(
        ({ relation, symbol }) => `${relation} ${symbol}`,
      );
    assert.deepEqual(await of(5), ['owner Stock', 'possible fill', 'undecided empty'], 'apart from who calls it');
    assert.deepEqual(await of(13), ['user check'], 'a constant is used');
    assert.deepEqual((await relations('Where is `Cart`?')).found, [
      'member src/cart.js Cart.addItem',
      'member src/cart.js Cart.removeItem',
    ]);
  });

  it('is what a section of a document names', async () => {
    const { found } = await relations('What does the README say of Stock in the documentation?');
    assert.deepEqual(found, ['mentioned src/cart.js checkStock']);
  });

  it('is not looked up unless it is asked for, and stays in the scope', async () => {
    const { codebase } = await openFixture(files);
    const plain = await codebase.search('checkStock', { limit: 3 }, neverCancelled);
    assert.ok(plain.ranked.every(({ related }) => related === undefined));
    const scoped = await codebase.search('checkStock', { limit: 3, related: true, scope: 'src' }, neverCancelled);
    assert.ok(scoped.ranked.every(({ related }) => related?.places.every(({ file }) => file.startsWith('src/'))));
  });
});
