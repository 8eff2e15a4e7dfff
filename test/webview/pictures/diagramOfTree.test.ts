// The diagram made from a call tree: its boxes, its keys, and its text as Mermaid.
import assert from 'node:assert/strict';
import { suite, test } from 'node:test';
import type { CallNode } from '../../../src/core/answering/record/picture.ts';
import { diagramOf } from '../../../src/webview/pictures/diagramOfTree.ts';
import { layoutOf } from '../../../src/webview/pictures/layout.ts';
import { neighbour } from '../../../src/webview/pictures/placement.ts';
import { mermaidOf } from '../../../src/webview/pictures/mermaid.ts';
import { dedent } from '../../support/dedent.ts';

let keys = 0;

const node = (name: string, ...children: readonly CallNode[]): CallNode => ({
  name,
  kind: 'function',
  key: keys++,
  at: 0,
  ...(children.length ? { children } : {}),
});

suite('the diagram of a call tree', () => {
  const shared = node('save');
  const tree = { kind: 'calls', root: node('main', node('a', shared), node('b', { ...shared, marks: ['weak'] })) } as const;

  test('draws a repeated function only once', () => {
    const { nodes, edges } = diagramOf(tree);
    assert.deepEqual(
      nodes.map(({ label }) => label),
      ['main', 'a', 'b', 'save'],
    );
    assert.deepEqual(
      edges.map(({ from, to, weak }) => [from, to, weak]),
      [
        [0, 1, false],
        [1, 3, false],
        [0, 2, false],
        [2, 3, true],
      ],
    );
  });

  test('points the arrows of callers at the called function', () => {
    const callers = diagramOf({ kind: 'callers', root: node('save', node('checkout')) });
    assert.deepEqual(
      callers.edges.map(({ from, to }) => [callers.nodes[from]?.label, callers.nodes[to]?.label]),
      [['checkout', 'save']],
    );
  });

  test('has no overlapping boxes, and arrow keys lead to neighbours', () => {
    const layout = layoutOf(diagramOf(tree), (text) => text.length * 8);
    for (const a of layout.nodes)
      for (const b of layout.nodes) {
        const apart = Math.abs(a.x - b.x) >= (a.width + b.width) / 2 || Math.abs(a.y - b.y) >= (a.height + b.height) / 2;
        assert.ok(a === b || apart, `${a.node.label} lies on ${b.node.label}`);
      }
    assert.ok(layout.edges.every(({ points }) => points.length > 1));
    const below = neighbour(layout, 0, 'ArrowDown');
    assert.ok(below === 1 || below === 2);
    assert.equal(neighbour(layout, 0, 'ArrowUp'), undefined);
  });

  test('becomes Mermaid text with escaped labels', () => {
    const diagram = diagramOf({ kind: 'calls', root: node('say "hi"', node('a<b>#1')) });
    assert.equal(
      mermaidOf(diagram),
      dedent`
        flowchart TD
          n0["say #34;hi#34;"]
          n1["a#60;b#62;#35;1"]
          n0 --> n1
      `,
    );
    const named = { ...diagram, kind: 'knowledge' as const, nodes: [...diagram.nodes, { label: 'c', title: 'c', kind: 'name' as const }] };
    const labelledEdge = { from: 0, to: 1, calls: 0, imports: 0, weak: false, circular: false, label: 'reads "x"' };
    const [knownEdge, claimedEdge] = [
      { ...labelledEdge, label: 'calls', known: true },
      { ...labelledEdge, to: 2, label: 'likes', weak: true },
    ];
    assert.match(
      mermaidOf({ ...named, edges: [knownEdge, labelledEdge, claimedEdge] }),
      /n2\(\["c"\]\)\n {2}n0 ==>\|"calls"\| n1\n {2}n0 -->\|"reads #34;x#34;"\| n1\n {2}n0 -\.->\|"likes"\| n2\n$/,
    );
    const weak = mermaidOf({ ...diagram, edges: [{ from: 0, to: 1, calls: 3, imports: 0, weak: true, circular: false }] });
    assert.match(weak, /n0 -\.->\|3\| n1/);
  });
});
