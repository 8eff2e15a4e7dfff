// A condition that tests a name for being there leads to the call that gave its value.
import assert from 'node:assert/strict';
import { suite, test } from 'node:test';
import { testedValue } from '../../../../../src/core/answering/extractive/conditions/testedValue.ts';

suite('the value that a condition tests', () => {
  const rows: readonly [what: string, lines: readonly string[], head: string, value: string | undefined][] = [
    ['of several results', ['func f() {', '\tsize, err := read(name)', '\tif err != nil {'], 'if err != nil', 'read(name)'],
    ['with a type', ['void f() {', '  Lid lid = shelf.find(name);', '  if (lid == null) {'], 'if (lid == null)', 'shelf.find(name)'],
    ['after an await', ['async f() {', '  const lid = await find(name);', '  if (!lid) throw e;'], 'if (!lid)', 'await find(name)'],
    ['of several lines', ['def f():', '    lid = find(', '        name)', '    if lid is None:'], 'if lid is None', 'find(…'],
    ['that a branch may set', ['def f():', '    if a:', '        lid = find(a)', '    if not lid:'], 'if not lid', undefined],
    ['without a call', ['def f():', '    lid = other', '    if not lid:'], 'if not lid', undefined],
    ['in a comparison', ['def f():', '    lid = find(a)', '    if lid > 3:'], 'if lid > 3', undefined],
  ];
  for (const [what, lines, head, value] of rows)
    test(what, () => assert.equal(testedValue(lines, lines.length - 1, head, 0)?.value, value));
});
