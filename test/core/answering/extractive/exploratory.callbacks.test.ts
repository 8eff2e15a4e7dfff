// A function that is only handed to another one is not said to be called by who hands it on.
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { answer } from '../../../support/scriptedReplies.ts';
import { ScriptedServer } from '../../../support/scriptedServer.ts';
import { askWith, modelAt, promptOf, reply } from '../askModel.ts';
import { openFixture } from '../openFixture.ts';
import { dedent } from '../../../support/dedent.ts';

const server = new ScriptedServer();
before(() => server.start());
after(() => server.close());

test('a step of a path that hands a function on says so', async () => {
  const files = {
    'src/jobs.ts': `import { store } from './store';

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
  const sent = promptOf(server.requests[0]);
  assert.match(sent, /path: plan calls start/);
  assert.match(sent, /path: start passes on \(and does not call here\) save/);
  assert.match(sent, /path: save calls store/);
});
