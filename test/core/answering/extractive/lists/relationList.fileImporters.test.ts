// Importers of a file that a question names by its path, and not matches for a word of the path.
import assert from 'node:assert/strict';
import { suite, test } from 'node:test';
import { ask, openFixture } from '../../../../support/openFixture.ts';
import { dedent } from '../../../../support/dedent.ts';

suite('the importers of a file', async () => {
  const { codebase } = await openFixture({
    'lib/errors.js': 'export class Missing extends Error {}\n',
    'lib/lib.js': 'export const lib = 1;\n',
    'lib/reply.js': dedent`
      import { Missing } from './errors.js';

      export function reply() {
        throw new Missing();
      }
    `,
    'lib/route.js': dedent`
      import { Missing } from './errors.js';

      export const route = () => new Missing();
    `,
    'main.js': dedent`
      import { reply } from './lib/reply.js';

      reply();
    `,
  });
  const importersFor = async (question: string): Promise<readonly string[]> =>
    (await ask(codebase, question)).citations.filter(({ lineStart }) => lineStart === 1).map(({ file }) => file);

  for (const question of ['who imports lib/errors.js?', 'list everything that imports `lib/errors.js`', 'Wer importiert `lib/errors.js`?'])
    test(`answer: ${question}`, async () => {
      assert.match((await ask(codebase, question)).answer, /^2 places import `lib\/errors\.js`\./);
      assert.deepEqual(
        (await importersFor(question)).filter((file) => file !== 'lib/errors.js'),
        ['lib/reply.js', 'lib/route.js'],
      );
    });

  test('are counted', async () => {
    assert.match((await ask(codebase, 'how many files import lib/errors.js?')).answer, /^2 places import `lib\/errors\.js` \(/);
  });

  test('are counted without reading the lines that are not shown', async () => {
    const many = Array.from({ length: 400 }, (_, i) => [`src/user${i}.js`, "import { one } from '../lib/one.js';\none();\n"] as const);
    const { codebase: large, files } = await openFixture({ 'lib/one.js': 'export function one() {}\n', ...Object.fromEntries(many) });
    // The texts that are searched are read once, and kept.
    await ask(large, 'who imports lib/two.js?');
    const before = files.calls.read;
    assert.match((await ask(large, 'who imports lib/one.js?')).answer, /^400 places import `lib\/one\.js`\./);
    assert.ok(files.calls.read - before < many.length, `${files.calls.read - before} files were read`);
  });

  test('may be none, which the answer says', async () => {
    assert.match((await ask(codebase, 'who imports lib/lib.js?')).answer, /No place is known\./);
  });
});
