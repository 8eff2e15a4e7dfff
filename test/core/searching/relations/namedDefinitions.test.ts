// Definitions with their ranges: the tree of a file, what a name means, and what derives from it.
import assert from 'node:assert/strict';
import { before, suite, test } from 'node:test';
import type { CodeGraph } from '../../../../src/core/graph/edges/graphTypes.ts';
import {
  definitionsNamedAt,
  derivedFrom,
  outlineOf,
  type OutlineEntry,
} from '../../../../src/core/searching/relations/namedDefinitions.ts';
import { openFixture } from '../../../support/openFixture.ts';
import { dedent } from '../../../support/dedent.ts';

const files = {
  'boats.py': dedent`
    LIMIT = 3

    class Boat:
        def moor(self):
            rope = 2
            def tie():
                return rope
            return tie()

    class Ferry(Boat):
        def moor(self):
            return 1

    class CarFerry(Ferry):
        pass
  `,
  'routes.ts': dedent`
    register(() => {
      function inside(): number {
        return 1;
      }
      return inside();
    });
  `,
};

type Shape = readonly [string, readonly Shape[]];
const shapeOf = ({ name, children }: OutlineEntry): Shape => [name, children.map(shapeOf)];

suite('definitions with their ranges', () => {
  let graph: CodeGraph;
  let root: string;

  before(async () => {
    ({ graph } = (await openFixture(files)).codebase);
    root = [...graph.symbols()][0]?.root ?? assert.fail('nothing is indexed');
  });

  test('form a tree without the variables of functions', () => {
    assert.deepEqual(outlineOf({ root, path: 'boats.py' }, graph).map(shapeOf), [
      ['LIMIT', []],
      ['Boat', [['moor', [['tie', []]]]]],
      ['Ferry', [['moor', []]]],
      ['CarFerry', []],
    ]);
  });

  test('have the ranges of text and name, zero-based', () => {
    const [, boat] = outlineOf({ root, path: 'boats.py' }, graph);
    assert.deepEqual(boat?.nameRange, { start: { line: 2, column: 6 }, end: { line: 2, column: 10 } });
    assert.deepEqual([boat.range.start.line, boat.range.end.line, boat.kind], [2, 7, 'class']);
  });

  test('of a function without a name stand where that function stands', () => {
    assert.deepEqual(outlineOf({ root, path: 'routes.ts' }, graph).map(shapeOf), [['inside', []]]);
  });

  test('are found by a name, at its definition and where it is used', () => {
    const at = (line: number, name: string): readonly string[] =>
      definitionsNamedAt({ root, path: 'boats.py', line, name }, graph).map((each) => `${each.qualifiedName}:${each.nameRange.start.line}`);
    assert.deepEqual(at(10, 'moor'), ['Ferry.moor:10']);
    assert.deepEqual(at(7, 'tie'), ['Boat.moor.tie:5']);
    assert.deepEqual(at(7, 'nothing'), []);
  });

  test('derive from others, also through those between', () => {
    const derived = (line: number, name: string): readonly string[] =>
      derivedFrom({ root, path: 'boats.py', line, name }, graph).map(({ qualifiedName }) => qualifiedName);
    assert.deepEqual(derived(2, 'Boat'), ['Ferry', 'CarFerry']);
    assert.deepEqual(derived(3, 'moor'), ['Ferry.moor']);
    assert.deepEqual(derived(13, 'CarFerry'), []);
  });
});
