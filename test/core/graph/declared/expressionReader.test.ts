// Expressions are read as far as they decide a type; of others nothing is said.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readExpression } from '../../../../src/core/graph/declared/expressionReader.ts';

const name = (text: string): unknown => ({ kind: 'name', name: text });

test('reads chains of members, elements and calls, with optional steps and non-null marks', () => {
  assert.deepEqual(readExpression('a?.b!["c"]'), {
    kind: 'element',
    of: { kind: 'member', of: name('a'), name: 'b' },
    key: 'c',
  });
  assert.deepEqual(readExpression('a.load<Cart>(1, f(2, 3))'), {
    kind: 'call',
    of: { kind: 'member', of: name('a'), name: 'load' },
    callee: 'a.load',
    arguments: ['1', 'f(2, 3)'],
    types: ['Cart'],
  });
});

test('a comparison is not taken for type arguments', () => {
  assert.equal(readExpression('a < b'), undefined);
});

test('reads the operands that can be the value of a choice', () => {
  assert.deepEqual(readExpression('ready ? a : b'), { kind: 'options', of: [name('a'), name('b')] });
  assert.deepEqual(readExpression('a ?? b'), { kind: 'options', of: [name('a'), name('b')] });
  assert.deepEqual(readExpression('a && b'), name('b'));
});

test('a cast gives the type, but `as const` the value', () => {
  assert.deepEqual(readExpression('a as Cart'), { kind: 'cast', type: 'Cart' });
  assert.deepEqual(readExpression('<Cart>a'), { kind: 'cast', type: 'Cart' });
  assert.deepEqual(readExpression('a as const'), name('a'));
});

test('reads constructions, spreads, functions of the file and awaited values', () => {
  assert.deepEqual(readExpression('new shop.Cart<A>(1)'), {
    kind: 'new',
    of: { kind: 'member', of: name('shop'), name: 'Cart' },
    callee: '',
    arguments: ['1'],
    types: ['A'],
  });
  assert.deepEqual(readExpression('...a'), { kind: 'each', of: name('a') });
  assert.deepEqual(readExpression('@3'), { kind: 'function', index: 3 });
  assert.deepEqual(readExpression('await (a)'), name('a'));
});

test('an expression of thousands of operands is given up instead of overflowing the stack', () => {
  for (const repeated of ['a||', '|', '...', 'a!', '!']) assert.doesNotThrow(() => readExpression(`a${repeated.repeat(20_000)}b`));
});
