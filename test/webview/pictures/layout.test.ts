// Layout of a diagram: all boxes, arrows and labels lie inside the picture.
import assert from 'node:assert/strict';
import { suite, test } from 'node:test';
import type { Diagram } from '../../../src/core/answering/record/picture.ts';
import { layoutOf } from '../../../src/webview/pictures/layout.ts';

/** Files of a small project, in an order in which the edge from the third to the second goes around all boxes on the left. */
const labels = ['summary.ts', 'orderError.ts', 'server.ts', 'price.ts', 'placeOrder.ts', 'charge.ts'];
const pairs = [
  [3, 1],
  [4, 3],
  [4, 1],
  [2, 4],
  [0, 3],
  [2, 1],
  [4, 5],
] as const;

const diagram: Diagram = {
  kind: 'dependencies',
  nodes: labels.map((label) => ({ label, title: label, kind: 'file' })),
  edges: pairs.map(([from, to]) => ({ from, to, calls: 1, imports: 1, weak: false, circular: false })),
  omitted: 0,
};

suite('layoutOf', () => {
  test('keeps every box and every bend of an arrow inside the picture', () => {
    const { width, height, nodes, edges } = layoutOf(diagram, (text) => text.length * 7);
    const points = [
      ...nodes.flatMap(({ x, y, width: w }) => [
        { x: x - w / 2, y },
        { x: x + w / 2, y },
      ]),
      ...edges.flatMap((edge) => edge.points),
    ];
    for (const { x, y } of points) {
      assert.ok(x >= 0 && x <= width, `${x} of ${width}`);
      assert.ok(y >= 0 && y <= height, `${y} of ${height}`);
    }
  });

  test('places labels of arrows inside the picture and on no box', () => {
    const edges = diagram.edges.map((edge, i) => ({ ...edge, label: `leads to in way ${i}` }));
    const { width, height, nodes, edges: placed } = layoutOf({ ...diagram, edges }, (text) => text.length * 7);
    for (const { label } of placed) {
      assert.ok(label && label.x >= 0 && label.x <= width && label.y >= 0 && label.y <= height);
      assert.ok(!nodes.some(({ x, y, width: w, height: h }) => Math.abs(label.x - x) < w / 2 && Math.abs(label.y - y) < h / 2));
    }
    assert.ok(layoutOf(diagram, (text) => text.length * 7).edges.every(({ label }) => label === undefined));
  });
});
