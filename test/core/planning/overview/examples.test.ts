// The calls of the examples of a README, as languages write them.
import assert from 'node:assert/strict';
import { suite, test } from 'node:test';
import { allCalls, examplesIn } from '../../../../src/core/planning/overview/examples.ts';
import { dedent } from '../../../support/dedent.ts';

const called = (text: string): readonly string[] =>
  examplesIn(text.split('\n')).map((calls) => calls.map(({ on, name }) => (on ? `${on}.${name}` : name)).join(' '));

suite('examples of a README', () => {
  test('what stands between fences, one example each', () => {
    assert.deepEqual(
      called(dedent`
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

  test('a literal block of reStructuredText, and the prompt of Python', () => {
    assert.deepEqual(
      called(dedent`
        Use it::

            @kept(size=1)
            def f(): ...

        other()
      `),
      ['kept f'],
    );
    assert.deepEqual(
      called(dedent`
        .. code-block:: python

           >>> box.open()
      `),
      ['box.open'],
    );
  });

  test('a call without brackets', () => {
    assert.deepEqual(
      called(dedent`
        \`\`\`ruby
        get '/' do
          'hello'
        end
        \`\`\``),
      ['get'],
    );
  });

  test('all that a README calls', () => {
    assert.deepEqual(
      allCalls(['Call `open()` and `a.shut(1)`.']).map(({ name }) => name),
      ['open', 'shut'],
    );
  });
});
