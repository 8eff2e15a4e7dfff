// The call graph in editor views: users and callees of a symbol, the definitions of a file, and the definitions around changed lines.
import assert from 'node:assert/strict';
import { before, suite, test } from 'node:test';
import { definitionsIn, symbolsIn, type AroundSymbol } from '../../../../src/core/searching/relations/neighbourhood.ts';
import type { Codebase } from '../../../../src/core/codebase/api.ts';
import { neverCancelled } from '../../../../src/core/base/cancellation.ts';
import type { CodeGraph } from '../../../../src/core/graph/edges/graphTypes.ts';
import { openFixture } from '../../../support/openFixture.ts';
import { dedent } from '../../../support/dedent.ts';

const files = {
  'src/price.ts': dedent`
    export function price(n: number): number {
      return n * 2;
    }
    export class Till {
      open = false;
      take(n: number): number {
        console.log(n);
        return price(n) + price(1);
      }
    }
  `,
  'src/shop.ts': dedent`
    import { price } from './price';
    export function sell(): number {
      return price(3);
    }
    export const all = [1].map((n) => n);
  `,
};

suite('the neighbourhood of a symbol', () => {
  let codebase: Codebase;
  let graph: CodeGraph;
  let root: string;

  before(async () => {
    ({ codebase } = await openFixture(files));
    ({ graph } = codebase);
    root = [...graph.symbols()][0]?.root ?? assert.fail('nothing is indexed');
  });

  const around = async (path: string, line: number, name?: string): Promise<AroundSymbol> =>
    (await codebase.around({ root, path, line, ...(name === undefined ? {} : { name }) }, neverCancelled)) ??
    assert.fail(`nothing at ${path}:${line}`);

  test('lists each caller once, with the lines of its calls', async () => {
    const { symbol, uses, callers, callees } = await around('src/price.ts', 2);
    assert.deepEqual([symbol.qualifiedName, symbol.line, symbol.lineEnd], ['price', 1, 3]);
    assert.deepEqual(
      callers.map(({ qualifiedName, path, calls, certain }) => [qualifiedName, path, calls, certain]),
      [
        ['Till.take', 'src/price.ts', [8], true],
        ['<module>', 'src/shop.ts', [1], true],
        ['sell', 'src/shop.ts', [3], true],
      ],
    );
    assert.deepEqual(uses, { verdict: { is: 'used' }, direct: 3, possible: 0, senders: 0, undecided: 0, through: [] });
    assert.deepEqual([callers.map(({ kinds }) => kinds), callees], [[['calls'], ['imports'], ['calls']], []]);
  });

  test('has no callers for a class that nobody uses', async () => {
    const { symbol, uses, callers } = await around('src/price.ts', 4, 'Till');
    assert.deepEqual([symbol.name, uses?.direct, callers], ['Till', 0, []]);
  });

  test('lists callees, and callees outside the workspace by name', async () => {
    const { callees, outside } = await around('src/price.ts', 6, 'take');
    assert.deepEqual(
      callees.map(({ qualifiedName }) => qualifiedName),
      ['price'],
    );
    assert.deepEqual(outside, ['console.log']);
  });

  test('is that of the function called at the cursor, not of the caller', async () => {
    assert.equal((await around('src/shop.ts', 3, 'price')).symbol.path, 'src/price.ts');
    assert.equal(await codebase.around({ root, path: 'src/none.ts', line: 1 }, neverCancelled), undefined);
  });

  test('lists the definitions of a file that other code can name', () => {
    const names = (path: string): unknown[] => definitionsIn({ root, path }, graph).map(({ line, column, name }) => [line, column, name]);
    assert.deepEqual(names('src/shop.ts'), [
      [2, 17, 'sell'],
      [5, 14, 'all'],
    ]);
    assert.deepEqual(names('src/price.ts'), [
      [1, 17, 'price'],
      [4, 14, 'Till'],
      [6, 3, 'take'],
    ]);
  });

  test('assigns changed lines to the innermost function, a field to its class, and an import to nothing', () => {
    const place = (path: string, line: number): { root: string; path: string; lineStart: number; lineEnd: number } => ({
      root,
      path,
      lineStart: line,
      lineEnd: line,
    });
    const changed = symbolsIn(
      [place('src/price.ts', 5), place('src/price.ts', 8), place('src/price.ts', 7), place('src/shop.ts', 1)],
      graph,
    );
    assert.deepEqual(
      changed.map(({ qualifiedName }) => qualifiedName),
      ['Till', 'Till.take'],
    );
  });
});
