// What the editor's own navigation asks of the built engine: outlines with unsaved text, meanings of names, calls, and uses without language servers.
import assert from 'node:assert/strict';
import { suite, test, type TestContext } from 'node:test';
import type { OutlineEntry } from '../../src/core/searching/relations/namedDefinitions.ts';
import type { LanguageServers, ServerRequest } from '../../src/core/ports.ts';
import type { EngineClient } from '../../src/engine/host/client.ts';
import { rootOfFolder } from '../../src/node/root.ts';
import { dedent } from '../support/dedent.ts';
import { newClient, opening, temporaryFolder, write } from './engineFixture.ts';

const boats = dedent`
  class Boat:
      def moor(self):
          return length(self)

  class Ferry(Boat):
      def moor(self):
          return 1

  def length(boat):
      return 3
`;

async function openBoats(
  t: TestContext,
  languageServers?: LanguageServers,
): Promise<{ readonly client: EngineClient; readonly root: string }> {
  const folder = temporaryFolder(t);
  write(folder, { 'boats.py': boats });
  const client = newClient(t, languageServers ? { languageServers } : {});
  await client.open(opening(folder, temporaryFolder(t)));
  await client.index({ rebuild: false });
  return { client, root: rootOfFolder(folder).key };
}

const namesOf = (entries: readonly OutlineEntry[]): readonly string[] =>
  entries.flatMap(({ qualifiedName, children }) => [qualifiedName, ...namesOf(children)]);

suite('navigation by the built engine', () => {
  test('outlines a file with its unsaved text', async (t) => {
    const { client, root } = await openBoats(t);
    const file = { root, path: 'boats.py' };
    assert.deepEqual(namesOf(await client.graph.outline(file)), ['Boat', 'Boat.moor', 'Ferry', 'Ferry.moor', 'length']);
    await client.overlay(root, 'boats.py', `def width():\n    return 1\n${boats}`);
    const [first, second] = await client.graph.outline(file);
    assert.deepEqual([first?.name, second?.name, second?.nameRange.start.line], ['width', 'Boat', 2]);
    assert.deepEqual(await client.graph.outline({ root, path: 'none.py' }), []);
  });

  test('says what a name means, what derives from it, and who calls it', async (t) => {
    const { client, root } = await openBoats(t);
    const [length, ...others] = await client.graph.named({ root, path: 'boats.py', line: 2, name: 'length' });
    assert.deepEqual([length?.qualifiedName, length?.nameRange.start, others], ['length', { line: 8, column: 4 }, []]);
    const derived = await client.graph.derived({ root, path: 'boats.py', line: 0, name: 'Boat' });
    assert.deepEqual(
      derived.map(({ qualifiedName }) => qualifiedName),
      ['Ferry'],
    );
    const incoming = await client.graph.calls(length?.id ?? '', 'incoming');
    assert.deepEqual(
      incoming.map(({ definition, ranges }) => [definition.qualifiedName, ranges]),
      [['Boat.moor', [{ start: { line: 2, column: 15 }, end: { line: 2, column: 21 } }]]],
    );
    const outgoing = await client.graph.calls(incoming[0]?.definition.id ?? '', 'outgoing');
    assert.deepEqual(
      outgoing.map(({ definition }) => definition.qualifiedName),
      ['length'],
    );
  });

  test('finds uses without asking language servers, unless it should', async (t) => {
    const requests: ServerRequest[] = [];
    const servers: LanguageServers = {
      ask: (request) => {
        requests.push(request);
        return Promise.resolve(undefined);
      },
    };
    const { client, root } = await openBoats(t, servers);
    const usesQuestion = { name: 'length', at: { root, path: 'boats.py', line: 9, column: 5 } };
    const [uses] = await client.graph.uses({ ...usesQuestion, asksServers: false });
    assert.deepEqual([uses?.places.map(({ line, column }) => [line, column]), requests], [[[3, 16]], []]);
    await client.graph.uses(usesQuestion);
    assert.ok(requests.length > 0);
  });
});
