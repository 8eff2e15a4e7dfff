// Rows and keys of a call tree, and the diagram made from it, without a browser.
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { CallNode } from '../../../src/core/answering/record/picture.ts';
import { diagramOf } from '../../../src/webview/diagram/diagramOfTree.ts';
import { layoutOf } from '../../../src/webview/diagram/layout.ts';
import { neighbour } from '../../../src/webview/diagram/placement.ts';
import { mermaidOf } from '../../../src/webview/diagram/mermaid.ts';
import { initialTree, pressKey, rowsOf, toggleNode, unfoldTree, type TreeState } from '../../../src/webview/tree/treeState.ts';
import { treeText } from '../../../src/webview/tree/treeWords.ts';
import { dedent } from '../../support/dedent.ts';

let keys = 0;
const node = (name: string, ...children: readonly CallNode[]): CallNode => ({
  name,
  kind: 'function',
  key: keys++,
  at: 0,
  ...(children.length ? { children } : {}),
});
const leaf = node('pay');
const root = node('checkout', node('price', node('fee'), node('tax')), leaf, node('send'));

function names(state: TreeState): readonly string[] {
  return rowsOf(root, state.open).map((row) => row.node.name);
}

function pressKeys(state: TreeState, ...pressedKeys: readonly string[]): TreeState {
  return pressedKeys.reduce((now, key) => pressKey(root, now, key)?.state ?? now, state);
}

describe('a call tree', () => {
  const folded: TreeState = { open: new Set(['0']), cursor: '0' };

  it('opens as many levels as fit', () => {
    assert.deepEqual(names(initialTree(root)), ['checkout', 'price', 'fee', 'tax', 'pay', 'send']);
    const wide = node('main', ...Array.from({ length: 9 }, (_, i) => node(`f${i}`, node(`g${i}`))));
    assert.equal(rowsOf(wide, initialTree(wide).open).length, 10);
  });

  it('gives level, size and position of each row', () => {
    const row = rowsOf(root, new Set(['0', '0.0'])).find((each) => each.node.name === 'tax');
    assert.deepEqual(
      { level: row?.level, size: row?.size, position: row?.position, expanded: row?.expanded },
      {
        level: 3,
        size: 2,
        position: 2,
        expanded: undefined,
      },
    );
  });

  it('follows the ARIA practices for keys', () => {
    assert.equal(pressKeys(folded, 'ArrowDown').cursor, '0.0');
    assert.equal(pressKeys(folded, 'ArrowUp').cursor, '0');
    assert.deepEqual(names(pressKeys(folded, 'ArrowDown', 'ArrowRight')), ['checkout', 'price', 'fee', 'tax', 'pay', 'send']);
    assert.equal(pressKeys(folded, 'ArrowDown', 'ArrowRight', 'ArrowRight').cursor, '0.0.0');
    assert.equal(pressKeys(folded, 'ArrowDown', 'ArrowRight', 'ArrowRight', 'ArrowLeft').cursor, '0.0');
    assert.deepEqual(names(pressKeys(folded, 'ArrowLeft')), ['checkout']);
    assert.equal(pressKeys(folded, 'End').cursor, '0.2');
    assert.equal(pressKeys(folded, 'End', 'Home').cursor, '0');
    assert.equal(pressKeys(folded, 's').cursor, '0.2');
    assert.equal(pressKey(root, folded, 'Tab'), undefined);
    assert.equal(pressKey(root, folded, 'Enter')?.opens, true);
  });

  it('folds and unfolds rows', () => {
    assert.deepEqual(names(toggleNode(folded, '0')), ['checkout']);
    assert.equal(names(unfoldTree(root, true)).length, 6);
    assert.equal(names(unfoldTree(root, false)).length, 4);
  });

  it('is copied as text with places and marks', () => {
    const tree = { kind: 'calls', root: { ...root, children: [{ ...leaf, marks: ['weak'], omitted: 2 }] } } as const;
    assert.equal(
      treeText(tree, [{ root: '', file: 'src/shop.ts', line: 7 }]),
      dedent`
        Flow from checkout
        checkout  src/shop.ts:7
          pay  src/shop.ts:7  (by name only, 2 more not listed)
      `,
    );
  });
});

describe('the diagram of a call tree', () => {
  const shared = node('save');
  const tree = { kind: 'calls', root: node('main', node('a', shared), node('b', { ...shared, marks: ['weak'] })) } as const;

  it('draws a repeated function only once', () => {
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

  it('points the arrows of callers at the called function', () => {
    const callers = diagramOf({ kind: 'callers', root: node('save', node('checkout')) });
    assert.deepEqual(
      callers.edges.map(({ from, to }) => [callers.nodes[from]?.label, callers.nodes[to]?.label]),
      [['checkout', 'save']],
    );
  });

  it('has no overlapping boxes, and arrow keys lead to neighbours', () => {
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

  it('becomes Mermaid text with escaped labels', () => {
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
    const said = { from: 0, to: 1, calls: 0, imports: 0, weak: false, circular: false, label: 'reads "x"' };
    const [known, claimed] = [
      { ...said, label: 'calls', known: true },
      { ...said, to: 2, label: 'likes', weak: true },
    ];
    assert.match(
      mermaidOf({ ...named, edges: [known, said, claimed] }),
      /n2\(\["c"\]\)\n {2}n0 ==>\|"calls"\| n1\n {2}n0 -->\|"reads #34;x#34;"\| n1\n {2}n0 -\.->\|"likes"\| n2\n$/,
    );
    const weak = mermaidOf({ ...diagram, edges: [{ from: 0, to: 1, calls: 3, imports: 0, weak: true, circular: false }] });
    assert.match(weak, /n0 -\.->\|3\| n1/);
  });
});
