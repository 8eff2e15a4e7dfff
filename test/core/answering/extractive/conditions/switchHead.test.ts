// The statement around a case, and the `else` of a Ruby `case`.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { switchHeadLine, withCaseElse } from '../../../../../src/core/answering/extractive/conditions/switchHead.ts';
import { ask, openFixture } from '../../../../support/openFixture.ts';
import { dedent } from '../../../../support/dedent.ts';

function headOf(text: string, branch: string): string | undefined {
  const file = text.split('\n');
  const line = switchHeadLine(
    file,
    file.findIndex((each) => each.includes(branch)),
    0,
  );
  return line === undefined ? undefined : file[line]?.trim();
}

test('finds the switch of a case in several languages', () => {
  assert.equal(headOf('func a() {\n\tswitch kind {\n\tcase 1:\n\t\treturn\n\tdefault:\n\t\tpanic(1)\n\t}\n}', 'default'), 'switch kind {');
  assert.equal(
    headOf('void A() {\n  switch (kind)\n  {\n    case 1:\n      return;\n    default:\n      throw x;\n  }\n}', 'default'),
    'switch (kind)',
  );
  assert.equal(
    headOf('fn a() {\n    let b = match kind {\n        1 => 2,\n        _ => panic!(),\n    };\n}', '_ =>'),
    'let b = match kind {',
  );
  assert.equal(headOf('def a(kind)\n  case kind\n  when 1\n    2\n  else\n    raise\n  end\nend', 'else'), 'case kind');
  assert.equal(headOf('def a(kind)\n  if kind\n    2\n  else\n    raise\n  end\nend', 'else'), undefined);
});

test('adds the else of a Ruby case, not that of an if', () => {
  const file = 'def a(kind)\n  case kind\n  when 1\n    2\n  else\n    raise\n  end\nend'.split('\n');
  assert.deepEqual(withCaseElse(file, 5, 0, []), [{ line: 4, kind: 'case' }]);
  const other = 'def a(kind)\n  if kind\n    2\n  else\n    raise\n  end\nend'.split('\n');
  assert.deepEqual(withCaseElse(other, 4, 0, []), []);
});

test('an answer tells the case of an else, and unless as its opposite', async () => {
  const { codebase } = await openFixture({
    'jar.rb': dedent`
      class Jar
        def fill(kind)
          case kind
          when :jam, :honey
            kind
          else
            raise ArgumentError, 'The jar takes jam or honey'
          end
        end

        def close(lid, cloth)
          raise ArgumentError, 'Either a lid or a cloth must close it' unless lid || cloth
        end
      end
    `,
  });
  const { answer } = await ask(codebase, 'Why do I get "The jar takes jam or honey"?');
  assert.match(answer, /Reached if no earlier case matches: `else` \[\d+\] of `case kind`/);
  assert.match(answer, /case kind\nwhen :jam, :honey/);
  const { answer: closing } = await ask(codebase, 'Why do I get "Either a lid or a cloth must close it"?');
  assert.match(closing, /Reached if this does not hold: `lid \|\| cloth`/);
  codebase.dispose();
});
