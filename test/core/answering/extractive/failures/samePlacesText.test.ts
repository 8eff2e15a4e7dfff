// Several places with the same text: all are named at once, and none is preferred without a hint in the question.
import assert from 'node:assert/strict';
import { suite, test } from 'node:test';
import { ask, openFixture } from '../../../../support/openFixture.ts';
import { dedent } from '../../../../support/dedent.ts';

const script = dedent`
  start() {
    if [ ! -x "$OVEN" ] ; then
      die "the oven is set to a folder that is gone"
    fi
  }
`;
const lids = ['lift', 'turn', 'press', 'seal']
  .map((name) => `def ${name}(lid):\n    if lid is None:\n        raise ValueError("The lid of the pot is gone.")\n`)
  .join('\n\n');
const { codebase } = await openFixture({ 'kitchen/lids.py': lids, 'kitchen/start.sh': script, 'examples/start.sh': script });

suite('several places with the same text', () => {
  test('are named in the first paragraph up to three, with the number of all', async () => {
    const { answer, citations } = await ask(codebase, 'ValueError: The lid of the pot is gone.');
    const [first = ''] = answer.split('\n');
    assert.match(
      first,
      /^4 places have this text, and the question does not say which is meant: `lift` \[1\], `\w+` \[2\], `\w+` \[3\] and 1 more\. /,
    );
    assert.match(first, /`lift` raises this: "The lid of the pot is gone\." Reached if this holds/);
    assert.match(answer, /\nFurther places with this text: `\w+` \[\d+\]\n/);
    assert.deepEqual(
      citations.slice(0, 3).map(({ file }) => file),
      ['kitchen/lids.py', 'kitchen/lids.py', 'kitchen/lids.py'],
    );
  });

  test('are equal also when one is a copy among examples', async () => {
    const { answer } = await ask(codebase, 'the oven is set to a folder that is gone');
    assert.match(
      answer,
      /^2 places have this text, and the question does not say which is meant: `kitchen\/start\.sh` \[1\], `examples\/start\.sh` \[2\]\./,
    );
  });
});
