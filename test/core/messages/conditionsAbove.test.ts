// Conditions around a line, told by how the lines are set in.
import assert from 'node:assert/strict';
import { suite, test } from 'node:test';
import { conditionsAbove } from '../../../src/core/messages/conditionsAbove.ts';
import { dedent } from '../../support/dedent.ts';

/** The conditions around the line that holds `§`, as `kind: head`. */
function around(code: string): readonly string[] {
  const lines = code.split('\n');
  const at = lines.findIndex((line) => line.includes('§'));
  return conditionsAbove(lines, at, 0).map(({ line, kind }) => `${kind}: ${lines[line]?.trim()}`);
}

suite('conditions around a line', () => {
  for (const [name, code, expected] of [
    ['none', 'function a() {\n  throw §;\n}', []],
    [
      'an if in an if',
      dedent`
        f() {
          if (a) {
            if (b) {
              throw §;
            }
          }
        }`,
      ['if: if (b) {', 'if: if (a) {'],
    ],
    [
      'an else',
      dedent`
        def f():
            if a:
                b()
            else:
                raise §`,
      ['else: if a:'],
    ],
    [
      'a later way',
      dedent`
        def f():
            if a:
                b()
            elif c:
                raise §`,
      ['if: elif c:', 'else: if a:'],
    ],
    [
      'a head over lines',
      dedent`
        f() {
          if (
            a &&
            b
          ) {
            throw §;
          }
        }`,
      ['if: if ('],
    ],
    [
      'what is caught',
      dedent`
        def f():
            try:
                a()
            except Late as e:
                raise § from e`,
      ['catch: except Late as e:'],
    ],
    [
      'a case',
      dedent`
        f() {
          switch (a) {
            case LATE:
              throw §;
          }
        }`,
      ['case: case LATE:'],
    ],
    [
      'an arm',
      dedent`
        fn f() {
            match a {
                Late(x) => {
                    panic!(§)
                }
            }
        }`,
      ['case: Late(x) => {'],
    ],
    [
      'an arm in one line',
      dedent`
        fn f() {
            match a {
                _ => unreachable!(§),
            }
        }`,
      ['case: _ => unreachable!(§),'],
    ],
    ['one line', 'f() {\n  if (!a) throw §;\n}', ['if: if (!a) throw §;']],
    ['a condition behind', 'def f\n  raise § unless here?\nend', ['if: raise § unless here?']],
    [
      'the line is the condition',
      dedent`
        f() {
          if (b(§)) {
            c();
          }
        }`,
      [],
    ],
    [
      'the line is the condition, its body below',
      dedent`
        f()
        {
          if (b(§))
          {
            c();
          }
        }`,
      [],
    ],
    ['the line is the condition of Python', 'def f():\n    if b(§):\n        c()', []],
    ['a call decided in one line of Python', 'def f():\n    if not a: raise B(§)', ['if: if not a: raise B(§)']],
    [
      'a line in a condition',
      dedent`
        f() {
          if (
            a &&
            b(§) &&
            c
          ) {
            d();
          }
        }`,
      [],
    ],
    [
      'a line in a condition in an if',
      dedent`
        f() {
          if (a) {
            if (b ||
                c(§)) {
              d();
            }
          }
        }`,
      ['if: if (a) {'],
    ],
    [
      'a line in a condition of Python',
      dedent`
        def f():
            if (
                a
                and b(§)
            ):
                c()`,
      [],
    ],
    [
      'a line that a sign joins',
      dedent`
        func f() {
        	if a &&
        		b(§) {
        		c()
        	}
        }`,
      [],
    ],
    [
      'the body of a head without brackets',
      dedent`
        func f() {
        	if a {
        		b(§)
        	}
        }`,
      ['if: if a {'],
    ],
    [
      'the body of a head that ends with a bracket in a text',
      dedent`
        f() {
          if (a == "(") {
            b(§);
          }
        }`,
      ['if: if (a == "(") {'],
    ],
    [
      'a function is no arm',
      dedent`
        const f = async (
          a: A,
        ): Promise<B> => {
          const g = (b) => {
            throw §;
          };
        };`,
      [],
    ],
  ] as const)
    test(name, () => assert.deepEqual(around(code), expected));
});
