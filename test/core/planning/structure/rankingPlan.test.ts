// Rankings by each measure: lines, branches, members and uses, of functions, classes and files.
import assert from 'node:assert/strict';
import { suite, test } from 'node:test';
import { rankingOf, valueOf, type SymbolRanking } from '../../../../src/core/planning/structure/rankingPlan.ts';
import type { RankedKind, RankMeasure } from '../../../../src/core/reading/asks/rankingQuestion.ts';
import { dedent } from '../../../support/dedent.ts';
import { sourcesOf } from '../../searching/memorySources.ts';

const sources = await sourcesOf({
  'src/tools.ts': dedent`
    export function long(): void {
      step();
      step();
      step();
      step();
      step();
      step();
    }
    export function forked(a: number): number {
      if (a > 1) return 1;
      if (a > 2) return 2;
      return step();
    }
    export function step(): number {
      return 1;
    }
  `,
  'src/bag.ts': dedent`
    import { step } from './tools';
    export class Bag {
      put(): void {
        step();
      }
      take(): void {}
    }
    export class Box {
      open(): void {}
    }
  `,
  'shop/lamp.go': dedent`
    package shop

    type Lamp struct {
    	On bool
    }
  `,
  'shop/light.go': dedent`
    package shop

    func (l *Lamp) Light() {
    	l.On = true
    }

    func (l *Lamp) Dim() {
    	l.On = false
    }
  `,
});

function ranking(of: RankedKind, ...by: readonly RankMeasure[]): Promise<SymbolRanking> {
  return rankingOf({ of, by }, [...sources.graph.symbols()], sources);
}

/** Each item as its name and its figure of the first measure. */
function itemsOf({ items, by: [measure = 'lines'] }: SymbolRanking): readonly string[] {
  return items.map((each) => `${each.symbol.fact.kind === 'module' ? each.symbol.path : each.symbol.fact.name} ${valueOf(each, measure)}`);
}

suite('a ranking', () => {
  test('of functions by lines has the longest first, and counts all of them', async () => {
    const result = await ranking('function', 'lines');
    assert.deepEqual(itemsOf(result).slice(0, 2), ['long 8', 'forked 5']);
    assert.equal(result.total, 8);
  });

  test('of functions by branches counts them in the code, and leaves out functions without any', async () => {
    assert.deepEqual(itemsOf(await ranking('function', 'branches')), ['forked 2']);
  });

  test('of functions by uses counts the definitions that use them', async () => {
    assert.deepEqual(itemsOf(await ranking('function', 'uses')), ['step 3']);
  });

  test('of types by members also counts methods in other files of the folder', async () => {
    assert.deepEqual(itemsOf(await ranking('type', 'members')).toSorted(), ['Bag 2', 'Box 1', 'Lamp 2']);
  });

  test('of files by uses counts the other files that use them', async () => {
    assert.deepEqual(itemsOf(await ranking('file', 'uses')).slice(0, 1), ['src/tools.ts 1']);
  });

  test('by several measures has the best by each further one', async () => {
    const { others } = await ranking('function', 'lines', 'uses');
    assert.deepEqual(
      others.map(({ measure, best }) => [measure, best.symbol.fact.name]),
      [['uses', 'step']],
    );
  });
});
