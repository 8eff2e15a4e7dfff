// The imports of a file: each statement with its target, in all languages, and never the importers of the file.
import assert from 'node:assert/strict';
import { suite, test } from 'node:test';
import { nodeClock } from '../../../../../src/node/clock.ts';
import { answer as reply } from '../../../../support/scriptedReplies.ts';
import { ScriptedServer } from '../../../../support/scriptedServer.ts';
import { askWith, modelAt, promptOf } from '../../../../support/askModel.ts';
import { ask, openFixture } from '../../../../support/openFixture.ts';
import { dedent } from '../../../../support/dedent.ts';

const questions = [
  'what does lib/reply.js import?',
  'Which modules does `lib/reply.js` import?',
  'everything that lib/reply.js imports',
  'Was importiert lib/reply.js?',
  'Welche Module importiert `lib/reply.js`?',
  "Qu'importe lib/reply.js ?",
  '¿Qué importa lib/reply.js?',
  '¿Qué módulos importa `lib/reply.js`?',
  'O que lib/reply.js importa?',
  'Cosa importa lib/reply.js?',
  'что импортирует lib/reply.js?',
  'lib/reply.js 导入了哪些模块？',
  'lib/reply.js は何を import していますか？',
  'lib/reply.js가 import하는 모듈이 뭐야?',
];

suite('the imports of a file', async () => {
  const { codebase } = await openFixture(
    {
      'lib/errors.js': 'export class Missing extends Error {}\n',
      'lib/lib.js': 'export const lib = 1;\n',
      'lib/reply.js': dedent`
        import { readFile } from 'node:fs/promises';
        import {
          Missing,
        } from './errors.js';
        import { gone } from './gone.js';

        export async function reply(path) {
          if (!path) throw new Missing();
          return gone(await readFile(path));
        }
      `,
      'lib/route.js': dedent`
        import { reply } from './reply.js';

        export const route = () => reply('a');
      `,
      'main.js': dedent`
        import { reply } from './lib/reply.js';

        reply('b');
      `,
      'app/cart.py': dedent`
        import os, app.total
        from app.total import total as sum_of


        def cart():
            return sum_of()
      `,
      'app/total.py': 'def total():\n    return 1\n',
    },
    nodeClock,
  );

  for (const question of questions)
    test(`answer: ${question}`, async () => {
      const { answer, citations } = await ask(codebase, question);
      assert.match(answer, /`node:fs\/promises`.*: `import \{ readFile \} from 'node:fs\/promises';`/);
      assert.match(answer, /`lib\/errors\.js`.*: `import \{ Missing, \} from '\.\/errors\.js';`/);
      assert.match(answer, /`\.\/gone\.js`/);
      assert.deepEqual(
        citations.filter(({ file }) => file === 'main.js' || file === 'lib/route.js'),
        [],
      );
      assert.deepEqual(
        [1, 2, 5].filter((line) => !citations.some(({ file, lineStart }) => file === 'lib/reply.js' && lineStart === line)),
        [],
      );
    });

  test('are not confused with its importers', async () => {
    for (const question of ['who imports lib/reply.js?', 'Welche Dateien importieren lib/reply.js?', 'quién importa lib/reply.js'])
      assert.match((await ask(codebase, question)).answer, /^2 places import `lib\/reply\.js`/, question);
  });

  test('count each module of a statement, and cite its line once', async () => {
    const { answer } = await ask(codebase, 'how many modules does app/cart.py import?');
    assert.match(answer, /`os`, `app\/total\.py`|`app\/total\.py`, `os`/);
    assert.match(answer, /^`app\/cart\.py` has 2 imports \(/);
  });

  test('are found by the name of a definition in it', async () => {
    assert.match((await ask(codebase, 'what does `reply` import?')).answer, /`lib\/errors\.js`/);
  });

  test('may be none, which the answer says', async () => {
    assert.match((await ask(codebase, 'what does lib/lib.js import?')).answer, /No import is known\./);
    assert.match((await ask(codebase, 'does lib/lib.js import anything?')).answer, /^No: `lib\/lib\.js` imports nothing\./);
    assert.match(
      (await ask(codebase, 'does lib/route.js import anything?')).answer,
      /^Yes: `lib\/route\.js` has 1 import \(`lib\/reply\.js`/,
    );
  });

  test('are sent to a model as evidence', async () => {
    const server = await new ScriptedServer().start();
    try {
      server.script(reply('It imports three modules.'));
      await askWith(codebase, 'what does lib/reply.js import?', { answering: modelAt(server) }, { strategy: 'single-pass' });
      const [first] = server.chats;
      assert.ok(first);
      assert.match(promptOf(first), /lib\/reply\.js has 3 imports/);
      assert.match(promptOf(first), /imports lib\/errors\.js: import \{ Missing, \} from '\.\/errors\.js';/);
    } finally {
      await server.close();
    }
  });
});
