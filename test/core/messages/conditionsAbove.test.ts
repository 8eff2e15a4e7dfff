// Conditions around a line, by indentation alone.
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
    ['no condition', 'function a() {\n  throw §;\n}', []],
    [
      'a nested if',
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
      'an elif, with the else of the branch before it',
      dedent`
        def f():
            if a:
                b()
            elif c:
                raise §`,
      ['if: elif c:', 'else: if a:'],
    ],
    [
      'a head over several lines',
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
      'a handler of errors',
      dedent`
        def f():
            try:
                a()
            except Late as e:
                raise § from e`,
      ['catch: except Late as e:'],
    ],
    [
      'a case of a switch',
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
      'an arm of a match',
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
      'an arm on one line',
      dedent`
        fn f() {
            match a {
                _ => unreachable!(§),
            }
        }`,
      ['case: _ => unreachable!(§),'],
    ],
    ['a condition and its body on one line', 'f() {\n  if (!a) throw §;\n}', ['if: if (!a) throw §;']],
    ['a condition after its statement', 'def f\n  raise § unless here?\nend', ['if: raise § unless here?']],
    [
      'a line that is the condition itself',
      dedent`
        f() {
          if (b(§)) {
            c();
          }
        }`,
      [],
    ],
    [
      'a line that is the condition itself, with its body below',
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
    ['a line that is the condition itself, in Python', 'def f():\n    if b(§):\n        c()', []],
    ['a condition and its body on one line of Python', 'def f():\n    if not a: raise B(§)', ['if: if not a: raise B(§)']],
    [
      'a line inside a condition of several lines',
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
      'a line inside a condition, within an if',
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
      'a line inside a condition of several lines, in Python',
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
      'a line that an operator joins to the condition',
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
      'a body after a head without parentheses',
      dedent`
        func f() {
        	if a {
        		b(§)
        	}
        }`,
      ['if: if a {'],
    ],
    [
      'a body after a head with a bracket in a string',
      dedent`
        f() {
          if (a == "(") {
            b(§);
          }
        }`,
      ['if: if (a == "(") {'],
    ],
    [
      'an arrow function, which is no arm',
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
