// A function that is only passed to another function is not reported as called by the function that passes it.
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { answer } from '../../../support/scriptedReplies.ts';
import { ScriptedServer } from '../../../support/scriptedServer.ts';
import { askWith, modelAt, promptOf, reply } from '../../../support/askModel.ts';
import { openFixture } from '../../../support/openFixture.ts';
import { dedent } from '../../../support/dedent.ts';

const server = new ScriptedServer();
before(() => server.start());
after(() => server.close());

test('a path names the step that passes a function on instead of calling it', async () => {
  const files = {
    'src/jobs.ts': dedent`
      import { store } from './store';

      export function plan(): void {
        start();
      }

      function start(): void {
        [1, 2].forEach(save);
      }

      function save(item: number): void {
        store(item);
      }
    `,
    'src/store.ts': dedent`
      export function store(item: number): void {
        console.log(item);
      }
    `,
  };
  const { codebase } = await openFixture(files);
  server.script(answer(reply('A draft.')));
  await askWith(codebase, 'How does `plan` reach `store`?', { answering: modelAt(server) });
  const prompt = promptOf(server.requests[0]);
  assert.match(prompt, /path: plan calls start/);
  assert.match(prompt, /path: start passes on \(and does not call here\) save/);
  assert.match(prompt, /path: save calls store/);
});
