// The calls in the examples of a README, in the syntax of several languages.
import assert from 'node:assert/strict';
import { suite, test } from 'node:test';
import { callsInText, callsInExamples } from '../../../../src/core/planning/overview/examples.ts';
import { dedent } from '../../../support/dedent.ts';

const callsByExample = (text: string): readonly string[] =>
  callsInExamples(text.split('\n')).map((calls) => calls.map(({ receiver, name }) => (receiver ? `${receiver}.${name}` : name)).join(' '));

suite('examples of a README', () => {
  test('are the blocks between fences, without comments in them', () => {
    assert.deepEqual(
      callsByExample(dedent`
        Call \`other()\`.

        \`\`\`js
        const a = new Box({});
        a.open(); // then shut()
        \`\`\`

        ~~~go
        box.Open(1)
        ~~~`),
      ['Box a.open', 'box.Open'],
    );
  });

  test('may be literal blocks of reStructuredText, with or without a Python prompt', () => {
    assert.deepEqual(
      callsByExample(dedent`
        Use it::

            @kept(size=1)
            def f(): ...

        other()
      `),
      ['kept f'],
    );
    assert.deepEqual(
      callsByExample(dedent`
        .. code-block:: python

           >>> box.open()
      `),
      ['box.open'],
    );
  });

  test('may have Ruby calls without parentheses', () => {
    assert.deepEqual(
      callsByExample(dedent`
        \`\`\`ruby
        get '/' do
          'hello'
        end
        \`\`\``),
      ['get'],
    );
  });

  test('are not needed for the calls in prose', () => {
    assert.deepEqual(
      callsInText(['Call `open()` and `a.shut(1)`.']).map(({ name }) => name),
      ['open', 'shut'],
    );
  });
});
