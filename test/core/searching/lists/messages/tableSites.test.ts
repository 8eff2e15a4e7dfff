// A text in a table of code leads to the functions that take it out by its key, however they name it; the table itself raises nothing.
import assert from 'node:assert/strict';
import { suite, test } from 'node:test';
import { unfold } from '../../../../../src/core/answering/page/folds.ts';
import { ask, openFixture } from '../../../answering/openFixture.ts';
import { dedent } from '../../../../support/dedent.ts';

const table = dedent`
  const make = require('make-error');

  const codes = {
    NO_CRATE: make(
      'NO_CRATE',
      'the crate %s is gone',
    ),
    NO_LID: make('NO_LID', 'the lid of the crate is missing'),
    NO_ROPE: make('NO_ROPE', 'the rope around it was cut'),
    NO_NAIL: make('NO_NAIL', 'not one nail is left in it'),
  };

  module.exports = codes;
`;

suite('a text in a table of errors', async () => {
  const { codebase } = await openFixture({
    'lib/errors.js': table,
    'lib/crates.js': dedent`
      const { NO_CRATE } = require('./errors');

      function open(crate) {
        if (!crate) {
          throw new NO_CRATE(crate);
        }
      }
      module.exports = { open };
    `,
    'lib/lids.js': dedent`
      const errors = require('./errors');

      function lift(lid) {
        if (!lid) throw new errors.NO_LID();
      }
      module.exports = { lift };
    `,
    'lib/ropes.js': dedent`
      const { wood, ...codes } = require('./errors');
      const {
        NO_ROPE,
      } = codes;

      function pull(rope) {
        if (!rope) throw new NO_ROPE();
      }
      module.exports = { pull };
    `,
    'lib/nails.js': dedent`
      function count(NO_NAIL) {
        return NO_NAIL + 1;
      }
      module.exports = { count };
    `,
  });
  const first = async (question: string): Promise<string> => (await ask(codebase, question)).answer.split('\n')[0] ?? '';

  for (const [how, message, name, key] of [
    ['imported by its name', 'the crate 7 is gone', 'open', 'NO_CRATE'],
    ['behind the name of the module', 'the lid of the crate is missing', 'lift', 'NO_LID'],
    ['taken apart at the top of the file', 'the rope around it was cut', 'pull', 'NO_ROPE'],
  ] as const)
    test(`leads to the function that raises it: ${how}`, async () => {
      assert.match(
        await first(`Why does this fail? Error: ${message}`),
        new RegExp(`^\`${name}\` uses the key \`${key}\`, whose text is "the`),
      );
    });

  test('the table follows as what has the text, and is not told as a second place with it', async () => {
    const { text } = unfold(await ask(codebase, 'Error: the crate 7 is gone'));
    assert.match(text, /`codes` has the text of the key `NO_CRATE`: "the crate … is gone"/);
    assert.doesNotMatch(text, /same text stands/);
  });

  test('a parameter of the same name takes nothing out', async () => {
    assert.doesNotMatch(await first('Error: not one nail is left in it'), /uses the key/);
  });
});
