// The calls of the examples of a README, as languages write them.
import assert from 'node:assert/strict';
import { suite, test } from 'node:test';
import { allCalls, examplesIn } from '../../../../src/core/planning/overview/examples.ts';

const called = (text: string): readonly string[] =>
  examplesIn(text.split('\n')).map((calls) => calls.map(({ on, name }) => (on ? `${on}.${name}` : name)).join(' '));

suite('examples of a README', () => {
  test('what stands between fences, one example each', () => {
    assert.deepEqual(called('Call `other()`.\n\n```js\nconst a = new Box({});\na.open(); // then shut()\n```\n\n~~~go\nbox.Open(1)\n~~~'), [
      'Box a.open',
      'box.Open',
    ]);
  });

  test('a literal block of reStructuredText, and the prompt of Python', () => {
    assert.deepEqual(called('Use it::\n\n    @kept(size=1)\n    def f(): ...\n\nother()\n'), ['kept f']);
    assert.deepEqual(called('.. code-block:: python\n\n   >>> box.open()\n'), ['box.open']);
  });

  test('a call without brackets', () => {
    assert.deepEqual(called("```ruby\nget '/' do\n  'hello'\nend\n```"), ['get']);
  });

  test('all that a README calls', () => {
    assert.deepEqual(
      allCalls(['Call `open()` and `a.shut(1)`.']).map(({ name }) => name),
      ['open', 'shut'],
    );
  });
});
