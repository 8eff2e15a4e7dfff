// The conditions of an `if` with its `else if`s: all before a way are told with it, and what stands beside the chain is not.
import assert from 'node:assert/strict';
import { suite, test } from 'node:test';
import { elseChain } from '../../../../../src/core/answering/extractive/conditions/elseChain.ts';
import { ask, openFixture } from '../../openFixture.ts';
import { dedent } from '../../../../support/dedent.ts';

suite('the conditions before a way', () => {
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
    ['from the first', python, 0, 10, [0, 4, 7]],
    ['from a later one', python, 7, 10, [0, 4, 7]],
    ['up to the line', python, 0, 5, [0, 4]],
    ['one inside is another', python, 2, 10, [2]],
    ['with braces and comments', braces, 2, 9, [0, 2, 6]],
    ['another if below', ['if a:', '    x()', 'if b:', '    x()', 'else:', '    no()'], 2, 5, [2]],
    ['a statement between', ['if a:', '    x()', 'y()', 'elif b:', '    no()'], 0, 4, [0]],
  ] as const)
    test(what, () => assert.deepEqual(elseChain(lines, line, before), chain));
});

const ways = {
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

test('an answer tells that none of them holds, all of few and the number of the rest', async () => {
  const { codebase } = await openFixture(ways);
  const lead = async (text: string): Promise<string> => (await ask(codebase, text)).answer.replaceAll(/ \[\d+\]/g, '');
  assert.match(
    await lead('OSError: there is no such lamp here'),
    /Reached if none of these holds: `if kind == 1`, `elif kind == 2`, `elif kind == 3`\./,
  );
  assert.match(
    await lead('OSError: three lamps are too many'),
    /Reached if this holds: `elif kind == 3`\.[^]*- Before that, none of these may hold: `if kind == 1`, `elif kind == 2`\n/,
  );
  const js = await lead('Error: there is no such drawer here');
  assert.match(
    js,
    /if none of these holds: `if \(kind === 1\)`, `else if \(kind === 2\)`, `else if \(kind === 3\)`, `else if \(kind === 4\)` and 1 more\./,
  );
  assert.doesNotMatch(js, /And before/);
  assert.match(await lead('there is no such sum here'), /Reached if no earlier case matches: `default`\./);
});
