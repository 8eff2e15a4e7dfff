// A text in a table of code leads to the functions that take it out by its key, however they name it; the table itself raises nothing.
import assert from 'node:assert/strict';
import { suite, test } from 'node:test';
import { unfold } from '../../../../../src/core/answering/page/folds.ts';
import { ask, openFixture } from '../../../answering/openFixture.ts';

const table =
  "const make = require('make-error');\n\nconst codes = {\n  NO_CRATE: make(\n    'NO_CRATE',\n    'the crate %s is gone',\n  ),\n" +
  "  NO_LID: make('NO_LID', 'the lid of the crate is missing'),\n  NO_ROPE: make('NO_ROPE', 'the rope around it was cut'),\n" +
  "  NO_NAIL: make('NO_NAIL', 'not one nail is left in it'),\n};\n\nmodule.exports = codes;\n";

suite('a text in a table of errors', async () => {
  const { codebase } = await openFixture({
    'lib/errors.js': table,
    'lib/crates.js':
      "const { NO_CRATE } = require('./errors');\n\nfunction open(crate) {\n  if (!crate) {\n    throw new NO_CRATE(crate);\n  }\n}\nmodule.exports = { open };\n",
    'lib/lids.js':
      "const errors = require('./errors');\n\nfunction lift(lid) {\n  if (!lid) throw new errors.NO_LID();\n}\nmodule.exports = { lift };\n",
    'lib/ropes.js':
      "const { wood, ...codes } = require('./errors');\nconst {\n  NO_ROPE,\n} = codes;\n\nfunction pull(rope) {\n  if (!rope) throw new NO_ROPE();\n}\nmodule.exports = { pull };\n",
    'lib/nails.js': 'function count(NO_NAIL) {\n  return NO_NAIL + 1;\n}\nmodule.exports = { count };\n',
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
