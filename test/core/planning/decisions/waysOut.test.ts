// Conditions that lead to a line are read from indentation and brackets, in any language.
import assert from 'node:assert/strict';
import { suite, test } from 'node:test';
import { branchOf, otherBranch, guardedLine, valueLines, waysOut, type Body } from '../../../../src/core/planning/decisions/waysOut.ts';
import { dedent } from '../../../support/dedent.ts';

const bodyOf = (text: string): Body => {
  const file = text.split('\n');
  return { file, first: 0, last: file.length - 1 };
};
/**
 * The ways out as one text each, such as `raise KeyError @4 if3,if1 after 2`: what leaves with which value, its line, the conditions that
 * hold there (innermost first, each with its line), and the lines of the earlier conditions that did not leave. Lines are zero-based.
 */
const describeWays = (text: string): readonly string[] =>
  waysOut(bodyOf(text), new Map()).map(
    ({ kind, value, line, guards, earlier }) =>
      `${kind} ${value} @${line} ${guards.map((guard) => `${guard.kind}${guard.line}`).join(',') || '-'} after ${earlier.join(',') || '-'}`,
  );

suite('ways out of a function', () => {
  test('have the conditions above them that are indented less', () => {
    const code = dedent`
      def f(x):
          if x:
              for y in x:
                  if not y:
                      raise KeyError('y')
          return x`;
    assert.deepEqual(describeWays(code), ['raise KeyError @4 if3,if1 after -', 'return x @5 - after -']);
  });

  test('have the arm of a match as a case, but not the arrow of a callback', () => {
    const callback = dedent`
      read() {
        this.options.forEach((option) => {
          if (option.bad)
            throw new Error('x');
        });
      }`;
    assert.deepEqual(describeWays(callback), ['raise Error @3 if2 after -']);
    const variable = dedent`
      read() {
        const check = (option) => {
          throw new Error('x');
        };
      }`;
    assert.deepEqual(describeWays(variable), ['raise Error @2 - after -']);
    const arm = dedent`
      fn read(x: Option<u8>) {
          match x {
              Some(n) => {
                  panic!()
              }
          }
      }`;
    assert.deepEqual(describeWays(arm), ['raise  @3 case2 after -']);
  });

  test('behind a condition of which every branch leaves need it not to hold', () => {
    const code = dedent`
      def f(x):
          if x:
              try:
                  return g(x)
              except StopIteration:
                  return None
          raise KeyError('y')`;
    assert.equal(describeWays(code).at(-1), 'raise KeyError @6 - after 1');
    const open = code.replace('return None', 'pass');
    assert.equal(describeWays(open).at(-1), 'raise KeyError @6 - after -');
  });

  test('after a loop that may leave the function have that loop', () => {
    const loopsOf = (text: string): readonly number[] | undefined => waysOut(bodyOf(text), new Map()).at(-1)?.loops;
    const found = dedent`
      read() {
        for (const one of all) {
          if (one.fits) return one;
        }
        throw new Error('none');
      }`;
    assert.deepEqual(loopsOf(found), [1]);
    assert.deepEqual(loopsOf(found.replace('return one', 'break')), []);
    const waiting = dedent`
      read() {
        do {
          if (next()) return 1;
        } while (time > 0);
        throw new Error('late');
      }`;
    assert.deepEqual(loopsOf(waiting), [3]);
  });

  test('behind a guard that leaves need it not to hold', () => {
    const code = dedent`
      func f(a string) error {
      	if a == "" {
      		return nil
      	}
      	if a == "b" { return nil }
      	return g(a)
      }`;
    assert.deepEqual(describeWays(code), ['return nil @2 if1 after -', 'return nil @4 if4 after 1', 'return g(a) @5 - after 1,4']);
  });

  test('in an else need its condition not to hold, also where the head has several lines', () => {
    const code = dedent`
      f(a, b) {
        if (
          a &&
          b
        ) {
          throw new E();
        } else {
          return 1;
        }
      }`;
    assert.deepEqual(describeWays(code), ['raise E @5 if1 after -', 'return 1 @7 else1 after -']);
  });

  test('may have their condition at the end of the line', () => {
    assert.deepEqual(describeWays(['def f(x)', '  return unless x', '  raise Missing if x.bad?', '  x', 'end'].join('\n')), [
      'return  @1 if1 after -',
      'raise Missing @2 if2 after 1',
    ]);
  });

  test('have their condition above an opening brace on its own line', () => {
    const code = dedent`
      void F(int a)
      {
          if (a > 1)
          {
              G(a);
              throw new E();
          }
          else
          {
              return;
          }
      }`;
    assert.deepEqual(describeWays(code), ['raise E @5 if2 after -', 'return  @9 else2 after -']);
    assert.deepEqual(branchOf(bodyOf(code), 2), [4, 5]);
  });

  test('name an early return above them, also under a further condition', () => {
    const code = dedent`
      def f(x):
          if not x:
              return
          if x.bad:
              raise Bad(x)`;
    assert.deepEqual(describeWays(code), ['return  @2 if1 after -', 'raise Bad @4 if3 after 1']);
  });

  test('include assertions, unwrapped values and helpers that raise, by language', () => {
    const ways = (text: string, language: string): readonly string[] =>
      waysOut(bodyOf(text), new Map(), language).map(({ kind, line, isImplicit }) => `${kind} @${line}${isImplicit ? ' implicit' : ''}`);
    assert.deepEqual(
      ways(
        dedent`
          fn f() {
              let a = g()?;
              h(a).unwrap();
              i(a);
          }`,
        'rust',
      ),
      ['raise @1 implicit', 'raise @2 implicit'],
    );
    assert.deepEqual(ways('def f(x):\n    assert x\n    self._raise_for(x)', 'python'), ['raise @1 implicit', 'raise @2 implicit']);
    assert.deepEqual(ways('f(x) {\n  g(x).unwrap();\n}', 'typescript'), []);
  });

  test('are not read from comments and strings', () => {
    assert.deepEqual(describeWays(['f() {', '  // throw new E();', "  g('return 1');", '}'].join('\n')), []);
  });
});

suite('values without a return keyword', () => {
  test('are found in arms of a match, in conditional expressions and at the end of a block', () => {
    const code = dedent`
      fn f(x: u8) -> Option<u8> {
          match x {
              0 => None,
              _ if x > 9 => {
                  None
              }
          }
      }`;
    assert.deepEqual(
      valueLines(bodyOf(code), /^None$/, 'rust').map(({ line, guards }) => [line, guards[0]?.kind, guards[0]?.line]),
      [
        [2, 'case', 2],
        [4, 'case', 3],
      ],
    );
    const choice = valueLines(bodyOf("f(x) {\n  return x === '' ? undefined : x;\n}"), /^undefined$/, 'javascript');
    assert.deepEqual(
      choice.map(({ line, guards }) => [line, guards[0]?.kind]),
      [[1, 'here']],
    );
  });
});

suite('the branch of a condition', () => {
  const body = bodyOf(['f() {', '  if (a) {', '    b();', '    c();', '  } else {', '    d();', '  }', '}'].join('\n'));
  test('has the lines that are indented deeper', () => {
    assert.deepEqual(branchOf(body, 1), [2, 3]);
    assert.deepEqual(otherBranch(body, 1), [5]);
  });
  test('is a condition of the lines inside', () => {
    assert.deepEqual(guardedLine(body, 5).guards, [{ line: 1, kind: 'else' }]);
  });
});
