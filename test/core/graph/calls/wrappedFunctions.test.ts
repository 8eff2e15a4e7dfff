// Calls of constants whose value a library made of a function: the function runs.
import assert from 'node:assert/strict';
import { suite, test } from 'node:test';
import { neverCancelled } from '../../../../src/core/base/cancellation.ts';
import { memoryRoot } from '../../../support/memory.ts';
import { openFixture } from '../../../support/openFixture.ts';

async function calleesOf(name: string, files: Readonly<Record<string, string>>): Promise<readonly string[]> {
  const { codebase } = await openFixture(files);
  const [symbol] = codebase.graph.byName(name);
  const callees = codebase.graph.callees(symbol?.id ?? '');
  const names = callees.map(
    ({ callee, external, confidence }) => `${codebase.graph.symbol(callee ?? '')?.fact.qualifiedName ?? external ?? ''} ${confidence}`,
  );
  codebase.dispose();
  return names;
}

suite('a call of what a library made', () => {
  test('runs the function that it was given in place, or by name', async () => {
    const files = {
      'cart.jsx': [
        "import { memo, lazy } from 'react';",
        "import { debounce } from 'lodash';",
        'function CartView() { return null; }',
        'export const Cart = memo(CartView);',
        'export const Row = memo(function RowView() { return null; });',
        'export const save = debounce(() => 1, 100);',
        'export const linked = connect(a)(CartView);',
        "export default memo('cart');",
      ].join('\n'),
      'page.jsx': [
        "import { Cart, Row, save } from './cart';",
        'export function Page() {',
        '  save();',
        '  return <Cart><Row /></Cart>;',
        '}',
      ].join('\n'),
    };
    assert.deepEqual(await calleesOf('Page', files), ['save.<anonymous> 0.8', 'CartView 0.8', 'Row.RowView 0.8']);
  });

  test('stays outside where it was given no function, or several', async () => {
    const source = [
      "import { pick, both } from 'library';",
      'const one = pick(3);',
      'const two = both(() => 1, () => 2);',
      'export function start() { one(); two(); }',
    ].join('\n');
    assert.deepEqual(await calleesOf('start', { 'start.js': source }), ['library.pick() 0.98', 'library.both() 0.98']);
  });

  test('follows a change of the function that was given', async () => {
    const { codebase, files } = await openFixture({
      'save.js': "import { once } from 'library';\nfunction first() {}\nfunction second() {}\nexport const save = once(first);\n",
      'start.js': "import { save } from './save';\nexport function start() { save(); }\n",
    });
    const callee = (): string | undefined => {
      const [symbol] = codebase.graph.byName('start');
      return codebase.graph.symbol(codebase.graph.callees(symbol?.id ?? '')[0]?.callee ?? '')?.fact.name;
    };
    assert.equal(callee(), 'first');
    files.write(
      'save.js',
      "import { once } from 'library';\nfunction first() {}\nfunction second() {}\nexport const save = once(second);\n",
    );
    await codebase.apply([{ root: memoryRoot.key, path: 'save.js', type: 'changed' }], neverCancelled);
    assert.equal(callee(), 'second');
    codebase.dispose();
  });
});
