// Conditions around a line, told by how the lines are set in.
import assert from 'node:assert/strict';
import { suite, test } from 'node:test';
import { conditionsAbove } from '../../../src/core/messages/conditionsAbove.ts';

/** The conditions around the line that holds `§`, as `kind: head`. */
function around(code: string): readonly string[] {
  const lines = code.split('\n');
  const at = lines.findIndex((line) => line.includes('§'));
  return conditionsAbove(lines, at, 0).map(({ line, kind }) => `${kind}: ${lines[line]?.trim()}`);
}

suite('conditions around a line', () => {
  for (const [name, code, expected] of [
    ['none', 'function a() {\n  throw §;\n}', []],
    ['an if in an if', 'f() {\n  if (a) {\n    if (b) {\n      throw §;\n    }\n  }\n}', ['if: if (b) {', 'if: if (a) {']],
    ['an else', 'def f():\n    if a:\n        b()\n    else:\n        raise §', ['else: if a:']],
    ['a later way', 'def f():\n    if a:\n        b()\n    elif c:\n        raise §', ['if: elif c:', 'else: if a:']],
    ['a head over lines', 'f() {\n  if (\n    a &&\n    b\n  ) {\n    throw §;\n  }\n}', ['if: if (']],
    ['what is caught', 'def f():\n    try:\n        a()\n    except Late as e:\n        raise § from e', ['catch: except Late as e:']],
    ['a case', 'f() {\n  switch (a) {\n    case LATE:\n      throw §;\n  }\n}', ['case: case LATE:']],
    ['an arm', 'fn f() {\n    match a {\n        Late(x) => {\n            panic!(§)\n        }\n    }\n}', ['case: Late(x) => {']],
    ['an arm in one line', 'fn f() {\n    match a {\n        _ => unreachable!(§),\n    }\n}', ['case: _ => unreachable!(§),']],
    ['one line', 'f() {\n  if (!a) throw §;\n}', ['if: if (!a) throw §;']],
    ['a condition behind', 'def f\n  raise § unless here?\nend', ['if: raise § unless here?']],
    ['the line is the condition', 'f() {\n  if (b(§)) {\n    c();\n  }\n}', []],
    ['the line is the condition, its body below', 'f()\n{\n  if (b(§))\n  {\n    c();\n  }\n}', []],
    ['the line is the condition of Python', 'def f():\n    if b(§):\n        c()', []],
    ['a call decided in one line of Python', 'def f():\n    if not a: raise B(§)', ['if: if not a: raise B(§)']],
    ['a line in a condition', 'f() {\n  if (\n    a &&\n    b(§) &&\n    c\n  ) {\n    d();\n  }\n}', []],
    ['a line in a condition in an if', 'f() {\n  if (a) {\n    if (b ||\n        c(§)) {\n      d();\n    }\n  }\n}', ['if: if (a) {']],
    ['a line in a condition of Python', 'def f():\n    if (\n        a\n        and b(§)\n    ):\n        c()', []],
    ['a line that a sign joins', 'func f() {\n\tif a &&\n\t\tb(§) {\n\t\tc()\n\t}\n}', []],
    ['the body of a head without brackets', 'func f() {\n\tif a {\n\t\tb(§)\n\t}\n}', ['if: if a {']],
    ['the body of a head that ends with a bracket in a text', 'f() {\n  if (a == "(") {\n    b(§);\n  }\n}', ['if: if (a == "(") {']],
    ['a function is no arm', 'const f = async (\n  a: A,\n): Promise<B> => {\n  const g = (b) => {\n    throw §;\n  };\n};', []],
  ] as const)
    test(name, () => assert.deepEqual(around(code), expected));
});
