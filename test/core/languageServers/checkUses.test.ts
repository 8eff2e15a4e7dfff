// Uses with the word of a language server: confirmed, added, refuted, and left as they are where it is not to be believed.
import assert from 'node:assert/strict';
import { suite, test } from 'node:test';
import { neverCancelled } from '../../../src/core/base/cancellation.ts';
import type { Codebase } from '../../../src/core/codebase/api.ts';
import type { LanguageServers } from '../../../src/core/ports.ts';
import type { UseResult } from '../../../src/core/uses/answer/usesAnswer.ts';
import { dedent } from '../../support/dedent.ts';
import { ask, openFixture } from '../../support/openFixture.ts';
import { ScriptedLanguageServer, type Script } from '../../support/scriptedLanguageServer.ts';

const files = {
  'stores.py': dedent`
    class Shelf:
        def stow(self, item):
            return item


    class Drawer:
        def stow(self, item):
            return item
  `,
  'main.py': dedent`
    from stores import Shelf


    def keep(store, item):
        store.stow(item)


    def fill(item):
        Shelf().stow(item)


    def lay(thing, item):
        thing.stow(item)
        getattr(thing, "stow")(item)
  `,
};

async function open(servers: LanguageServers): Promise<Codebase> {
  return (await openFixture(files, undefined, undefined, servers)).codebase;
}

async function usesOf(codebase: Codebase, name: string): Promise<Record<'places' | 'possible' | 'undecided', string[]>> {
  const [uses] = await codebase.uses({ name }, { asksServers: true }, neverCancelled);
  const show = (places: readonly UseResult[] = []): string[] => places.map(({ path, line, evidence }) => `${path}:${line} ${evidence}`);
  return { places: show(uses?.places), possible: show(uses?.possible), undecided: show(uses?.undecided) };
}

const serverOf = (script: Script): ScriptedLanguageServer => new ScriptedLanguageServer(files, script);

const definition = 'stores.py:2 stow';
const references = { [definition]: [definition, 'main.py:5 stow', 'main.py:9 stow'] };

suite('uses that a language server knows', () => {
  test('are decided by it where types are unknown, and refuted where it says that they mean something else', async () => {
    const server = serverOf({
      references,
      definition: { 'main.py:5 stow': [definition], 'main.py:13 stow': ['stores.py:7 stow'] },
    });
    const codebase = await open(server);
    assert.deepEqual(await usesOf(codebase, 'Shelf.stow'), {
      places: ['main.py:5 language-server', 'main.py:9 language-server'],
      possible: [],
      undecided: [],
    });
    assert.ok(server.requests.length <= 3, `${server.requests.join(', ')}`);
  });

  test('stay as they are where nobody asks, and where no server answers', async () => {
    const silent = serverOf({});
    const codebase = await open(silent);
    const [plain] = await codebase.uses({ name: 'Shelf.stow' }, {}, neverCancelled);
    assert.deepEqual(silent.requests, []);
    const checked = await usesOf(codebase, 'Shelf.stow');
    assert.deepEqual(
      checked.places,
      plain?.places.map(({ path, line, evidence }) => `${path}:${line} ${evidence}`),
    );
    assert.deepEqual(checked.undecided.length, plain?.undecided.length);
  });

  test('are possible where the server names the place, and its definition is another one', async () => {
    const server = serverOf({ references, definition: { 'main.py:5 stow': ['stores.py:7 stow'] } });
    const { places, possible } = await usesOf(await open(server), 'Shelf.stow');
    assert.deepEqual(places, ['main.py:9 language-server']);
    assert.deepEqual(
      possible.map((each) => each.split(' ')[0]),
      ['main.py:5'],
    );
  });

  test('are not added where the name does not stand, whatever the server says', async () => {
    const lies = {
      [definition]: [definition, 'main.py:9 stow', 'main.py:4 keep', 'main.py:14 stow', 'missing.py:3 stow', 'main.py:400 stow'],
    };
    const { places } = await usesOf(await open(serverOf({ references: lies })), 'Shelf.stow');
    assert.deepEqual(
      places.map((each) => each.split(' ')[0]),
      ['main.py:9'],
    );
  });

  test('are asked for once, until a file changes', async () => {
    const server = serverOf({ references, definition: { 'main.py:5 stow': [definition] } });
    const { codebase, files: memory } = await openFixture(files, undefined, undefined, server);
    await usesOf(codebase, 'Shelf.stow');
    await usesOf(codebase, 'Shelf.stow');
    const count = (): number => server.requests.filter((each) => each.startsWith('references')).length;
    assert.equal(count(), 1);
    memory.write('main.py', `${files['main.py']}\n`);
    await codebase.apply([{ root: (await codebase.status()).roots[0]?.key ?? '', path: 'main.py', type: 'changed' }], neverCancelled);
    await usesOf(codebase, 'Shelf.stow');
    assert.equal(count(), 2);
  });
});

test('an answer says what the server confirmed, and its record counts it', async () => {
  const server = serverOf({ references, definition: { 'main.py:5 stow': [definition], 'main.py:13 stow': ['stores.py:7 stow'] } });
  const record = await ask(await open(server), 'Who calls Shelf.stow?');
  assert.match(record.answer, /Confirmed by the Python language server: 2 places\./);
  assert.match(record.answer, /says that they mean something else: 1 place\./);
  assert.equal(record.languageServers?.refuted, 1);
});
