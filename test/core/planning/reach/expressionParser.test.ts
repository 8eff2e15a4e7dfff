// A small tree of an expression, and nothing at all for what has another form.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { parseExpression } from '../../../../src/core/planning/reach/expressionParser.ts';

test('binds comparisons tighter than and, and that tighter than or', () => {
  const tree = parseExpression('not a == 1 and b or c');
  assert.ok(tree?.form === 'binary' && tree.sign === 'or');
  assert.ok(tree.left.form === 'binary' && tree.left.sign === 'and');
  assert.ok(tree.left.left.form === 'unary' && tree.left.left.operand.form === 'binary');
});

test('leaves out assignments, lambdas, statements and what does not end', () => {
  for (const text of ['(a = b) > 1', 'lambda: 1', 'a +', 'a b', '', '(a', 'a[1:2]', 'if a', '/a/.test(b)', 'a => b', 'a'.repeat(700)])
    assert.equal(parseExpression(text), undefined, text);
});

test('texts in a row have no known content, for languages join them in different ways', () => {
  assert.deepEqual(parseExpression('"a" "b"'), { form: 'other' });
});

test('a conditional expression is one of its two values', () => {
  for (const text of ['a if b else c', 'b ? a : c']) assert.equal(parseExpression(text)?.form, 'choice', text);
});
