// A message in a table of code leads to the functions that read it by its key, because the table itself raises nothing.
import assert from 'node:assert/strict';
import { suite, test } from 'node:test';
import { unfold } from '../../../../../src/core/answering/page/folds.ts';
import { ask, openFixture } from '../../../../support/openFixture.ts';
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

suite('a message in a table of errors', async () => {
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
  const firstLineFor = async (question: string): Promise<string> => (await ask(codebase, question)).answer.split('\n')[0] ?? '';

  for (const [reading, message, name, key] of [
    ['by an imported name', 'the crate 7 is gone', 'open', 'NO_CRATE'],
    ['as a member of the module', 'the lid of the crate is missing', 'lift', 'NO_LID'],
    ['by a name that the file destructures', 'the rope around it was cut', 'pull', 'NO_ROPE'],
  ] as const)
    test(`leads to the function that reads its key ${reading}`, async () => {
      assert.match(
        await firstLineFor(`Why does this fail? Error: ${message}`),
        new RegExp(`^\`${name}\` uses the key \`${key}\`, whose text is "the`),
      );
    });

  test('is shown with its table, which does not count as a second place', async () => {
    const { text } = unfold(await ask(codebase, 'Error: the crate 7 is gone'));
    assert.match(text, /`codes` has the text of the key `NO_CRATE`: "the crate … is gone"/);
    assert.doesNotMatch(text, /same text stands/);
  });

  test('is not read by a parameter with the name of its key', async () => {
    assert.doesNotMatch(await firstLineFor('Error: not one nail is left in it'), /uses the key/);
  });
});
