// The conditions of an `if` with its `else if`s: all that come before a branch, and none outside of the chain.
import assert from 'node:assert/strict';
import { suite, test } from 'node:test';
import { elseChain } from '../../../../../src/core/answering/extractive/conditions/elseChain.ts';
import { ask, openFixture } from '../../../../support/openFixture.ts';
import { dedent } from '../../../../support/dedent.ts';

suite('the conditions before a branch', () => {
  const python = [
    'if a:',
    '    x()',
    '    if q:',
    '        y()',
    'elif b:',
    '    x()',
    '',
    'elif c:',
    '    x()',
    'else:',
    '    raise Odd("no")',
  ];
  const braces = [
    '  if (a) {',
    '    x();',
    '  } else if (b) {',
    '    x();',
    '  }',
    '  // or',
    '  else if (c)',
    '    x();',
    '  else',
    '    no();',
  ];
  for (const [what, lines, line, before, chain] of [
    ['start at the first condition', python, 0, 10, [0, 4, 7]],
    ['start at a later condition', python, 7, 10, [0, 4, 7]],
    ['end before the given line', python, 0, 5, [0, 4]],
    ['exclude the chain around a nested condition', python, 2, 10, [2]],
    ['continue after braces and comments', braces, 2, 9, [0, 2, 6]],
    ['exclude an earlier if', ['if a:', '    x()', 'if b:', '    x()', 'else:', '    no()'], 2, 5, [2]],
    ['end at a statement between two conditions', ['if a:', '    x()', 'y()', 'elif b:', '    no()'], 0, 4, [0]],
  ] as const)
    test(what, () => assert.deepEqual(elseChain(lines, line, before), chain));
});

const files = {
  'a.py': dedent`
    def light(kind):
        if kind == 1:
            return 1
        elif kind == 2:
            return 2
        elif kind == 3:
            raise OSError("three lamps are too many")
        else:
            raise OSError("there is no such lamp here")
  `,
  'b.js': dedent`
    function open(kind) {
      if (kind === 1) {
        return 1;
      } else if (kind === 2) {
        return 2;
      } else if (kind === 3) {
        return 3;
      } else if (kind === 4) {
        return 4;
      } else if (kind === 5) {
        return 5;
      } else {
        throw new Error('there is no such drawer here');
      }
    }
  `,
  'c.go': dedent`
    package c

    import "errors"

    func Sum(kind int) error {
    	switch kind {
    	case 1:
    		return nil
    	default:
    		return errors.New("there is no such sum here")
    	}
    }
  `,
};

test('an answer quotes the first conditions of a chain and counts the others', async () => {
  const { codebase } = await openFixture(files);
  const textOf = async (text: string): Promise<string> => (await ask(codebase, text)).answer.replaceAll(/ \[\d+\]/g, '');
  assert.match(
    await textOf('OSError: there is no such lamp here'),
    /Reached if none of these holds: `if kind == 1`, `elif kind == 2`, `elif kind == 3`\./,
  );
  assert.match(
    await textOf('OSError: three lamps are too many'),
    /Reached if this holds: `elif kind == 3`\.[^]*- Before that, none of these may hold: `if kind == 1`, `elif kind == 2`\n/,
  );
  const javascriptAnswer = await textOf('Error: there is no such drawer here');
  assert.match(
    javascriptAnswer,
    /if none of these holds: `if \(kind === 1\)`, `else if \(kind === 2\)`, `else if \(kind === 3\)`, `else if \(kind === 4\)` and 1 more\./,
  );
  assert.doesNotMatch(javascriptAnswer, /Before that/);
  assert.match(await textOf('there is no such sum here'), /Reached if no earlier case matches: `default` of `switch kind`\./);
});
