// Rows, keys and text of a call tree, without a browser.
import assert from 'node:assert/strict';
import { suite, test } from 'node:test';
import type { CallNode } from '../../../src/core/answering/record/picture.ts';
import { initialTree, pressKey, rowsOf, toggleNode, unfoldTree, type TreeState } from '../../../src/webview/pictures/treeState.ts';
import { treeText } from '../../../src/webview/pictures/treeLabels.ts';
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

suite('a call tree', () => {
  const folded: TreeState = { open: new Set(['0']), cursor: '0' };

  test('opens as many levels as fit', () => {
    assert.deepEqual(names(initialTree(root)), ['checkout', 'price', 'fee', 'tax', 'pay', 'send']);
    const wide = node('main', ...Array.from({ length: 9 }, (_, i) => node(`f${i}`, node(`g${i}`))));
    assert.equal(rowsOf(wide, initialTree(wide).open).length, 10);
  });

  test('gives level, size and position of each row', () => {
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

  test('follows the ARIA practices for keys', () => {
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

  test('folds and unfolds rows', () => {
    assert.deepEqual(names(toggleNode(folded, '0')), ['checkout']);
    assert.equal(names(unfoldTree(root, true)).length, 6);
    assert.equal(names(unfoldTree(root, false)).length, 4);
  });

  test('is copied as text with places and marks', () => {
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
