// The request for a question about the project: the README first, then entry points, folders and the main chain as lines.
import assert from 'node:assert/strict';
import { after, before, suite, test } from 'node:test';
import { nodeClock } from '../../../../../src/node/clock.ts';
import { answer } from '../../../../support/scriptedReplies.ts';
import { ScriptedServer } from '../../../../support/scriptedServer.ts';
import { askWith, modelAt, promptOf } from '../../../../support/askModel.ts';
import { openFixture } from '../../../../support/openFixture.ts';
import { dedent } from '../../../../support/dedent.ts';

const server = new ScriptedServer();
before(() => server.start());
after(() => server.close());

suite('evidence for a question about the whole project', () => {
  test('is the README, the entry points, and one line for each folder', async () => {
    const { codebase } = await openFixture(
      {
        'README.md': dedent`
          # Ledger

          Ledger keeps the books of a small shop.
        `,
        'package.json': '{"main": "src/index.js"}',
        'src/index.js': "import { book } from './books/book.js';\nexport function run() { book(); }\n",
        'src/books/book.js': 'export function book() { write(); }\nexport function write() {}\n',
      },
      nodeClock,
    );
    server.script(answer(() => 'Ledger keeps books.'));
    await askWith(codebase, 'which layers are there', { answering: modelAt(server) }, { strategy: 'single-pass' });
    const [request] = server.requests;
    assert.ok(request);
    const prompt = promptOf(request);
    const order = [
      'Ledger keeps the books of a small shop',
      'entry point (main in package.json)',
      'folder src, 2 files: defines',
      'main chain: run calls book',
    ];
    const places = order.map((text) => prompt.indexOf(text));
    assert.ok(
      places.every((at) => at >= 0),
      `${places.join()}\n${prompt}`,
    );
    assert.ok(places[0] !== undefined && places[1] !== undefined && places[0] < places[1]);
  });
});
