// The editor's own navigation from the index: offered for Python, which nothing else serves here, and not for TypeScript, which has a server.
import * as assert from 'node:assert/strict';
import * as vscode from 'vscode';
import { dedent } from '../support/dedent.ts';
import { readyApi, until, write } from './clew.ts';

const harbour = dedent`
  class Mooring:
      def tie_up(self, boat):
          return 1


  class FastMooring(Mooring):
      def tie_up(self, boat):
          return rope_length(boat)


  def rope_length(boat):
      return 3
`;
const quay = dedent`
  from harbour import rope_length


  def arrive(boat):
      return rope_length(boat) + rope_length(None)
`;
const buoys = dedent`
  export function paintBuoy(): number {
    return 1;
  }
  export const painted = paintBuoy();
`;

/** Tests of the providers that Clew registers. */
export function navigationSuite(): void {
  describe('navigation', () => {
    const setting = 'clew.navigation.enabled';
    const set = (value: boolean | undefined): Thenable<void> =>
      vscode.workspace.getConfiguration().update(setting, value, vscode.ConfigurationTarget.Global);
    let harbourUri: vscode.Uri;
    let quayUri: vscode.Uri;
    let buoysUri: vscode.Uri;

    const run = async <T>(command: string, ...args: readonly unknown[]): Promise<readonly T[]> =>
      (await vscode.commands.executeCommand<readonly T[] | undefined>(command, ...args)) ?? [];
    /** The position of the `at`th occurrence of a name. */
    const place = (text: string, name: string, at = 0): vscode.Position => {
      const before = text
        .split(name)
        .slice(0, at + 1)
        .join(name)
        .split('\n');
      return new vscode.Position(before.length - 1, before.at(-1)?.length ?? 0);
    };
    const rowOf = ({ uri, range }: vscode.Location): string =>
      `${uri.path.split('/').at(-1) ?? ''} ${range.start.line}:${range.start.character}-${range.end.character}`;
    const references = async (uri: vscode.Uri, position: vscode.Position): Promise<readonly string[]> =>
      (await run<vscode.Location>('vscode.executeReferenceProvider', uri, position)).map(rowOf).sort();
    const symbols = (uri: vscode.Uri): Promise<readonly vscode.DocumentSymbol[]> => run('vscode.executeDocumentSymbolProvider', uri);
    const isOffered = (): Promise<true> => until('Python', async () => ((await symbols(harbourUri)).length ? true : undefined));

    before(async () => {
      const api = await readyApi();
      harbourUri = await write('py/harbour.py', harbour);
      quayUri = await write('py/quay.py', quay);
      buoysUri = await write('src/buoys.ts', buoys);
      await until('the files', async () => ((await api.ask('Where is rope_length?')).record?.citations.length ? true : undefined));
      await until('the other file', async () => ((await api.ask('Where is paintBuoy?')).record?.citations.length ? true : undefined));
      for (const uri of [harbourUri, quayUri, buoysUri]) await vscode.workspace.openTextDocument(uri);
      await isOffered();
    });

    after(() => set(undefined));

    it('finds the references to a name, and its definition', async () => {
      // Of several uses of one kind on a line, the index keeps the first.
      const rows = ['harbour.py 10:4-15', 'harbour.py 7:15-26', 'quay.py 0:20-31', 'quay.py 4:11-22'];
      assert.deepEqual(await references(harbourUri, place(harbour, 'rope_length', 1)), rows);
      assert.deepEqual(await references(quayUri, place(quay, 'rope_length', 2)), rows);
    });

    it('finds implementations', async () => {
      const implementations = async (position: vscode.Position): Promise<readonly string[]> =>
        (await run<vscode.Location>('vscode.executeImplementationProvider', harbourUri, position)).map(rowOf);
      assert.deepEqual(await implementations(place(harbour, 'Mooring')), ['harbour.py 5:6-17']);
      assert.deepEqual(await implementations(place(harbour, 'tie_up')), ['harbour.py 6:8-14']);
    });

    it('shows the call hierarchy in both directions', async () => {
      const position = place(harbour, 'rope_length', 1);
      const [item] = await run<vscode.CallHierarchyItem>('vscode.prepareCallHierarchy', harbourUri, position);
      assert.deepEqual([item?.name, item?.selectionRange.start], ['rope_length', position]);
      const incoming = await run<vscode.CallHierarchyIncomingCall>('vscode.provideIncomingCalls', item);
      assert.deepEqual(
        incoming.map(({ from, fromRanges }) => [from.name, from.detail, fromRanges.map(({ start }) => [start.line, start.character])]),
        [
          ['tie_up', 'FastMooring.tie_up', [[7, 15]]],
          [
            ...['arrive', ''],
            [
              [4, 11],
              [4, 31],
            ],
          ],
        ],
      );
      const outgoing = await run<vscode.CallHierarchyOutgoingCall>('vscode.provideOutgoingCalls', incoming[1]?.from);
      assert.deepEqual(
        outgoing.map(({ to, fromRanges }) => [to.name, fromRanges.length]),
        [['rope_length', 2]],
      );
    });

    it('lists the symbols of a document as a tree, with its unsaved text', async () => {
      const shape = ({ name, kind, children }: vscode.DocumentSymbol): unknown => [name, vscode.SymbolKind[kind], children.map(shape)];
      const tree = [
        ['Mooring', 'Class', [['tie_up', 'Method', []]]],
        ['FastMooring', 'Class', [['tie_up', 'Method', []]]],
        ['rope_length', 'Function', []],
      ];
      assert.deepEqual((await symbols(harbourUri)).map(shape), tree);
      const edit = new vscode.WorkspaceEdit();
      edit.insert(harbourUri, new vscode.Position(0, 0), 'def unsaved():\n    return 0\n\n\n');
      await vscode.workspace.applyEdit(edit);
      try {
        assert.deepEqual((await symbols(harbourUri)).map(shape), [['unsaved', 'Function', []], ...tree]);
      } finally {
        const undo = new vscode.WorkspaceEdit();
        undo.delete(harbourUri, new vscode.Range(0, 0, 4, 0));
        await vscode.workspace.applyEdit(undo);
      }
    });

    it('lists symbols of the workspace by name, without those that a server lists', async () => {
      const found = async (name: string): Promise<readonly string[]> =>
        (await run<vscode.SymbolInformation>('vscode.executeWorkspaceSymbolProvider', name)).map(
          (symbol) => `${symbol.name} ${rowOf(symbol.location)}`,
        );
      await until('the symbol', async () => (await found('rope_len')).includes('rope_length harbour.py 10:4-15') || undefined);
      const rows = await found('paintBuoy');
      assert.deepEqual(rows, [...new Set(rows)]);
      assert.ok(rows.filter((row) => row.startsWith('paintBuoy')).length <= 1, rows.join('\n'));
    });

    it('leaves a language with a server to it', async function () {
      this.timeout(60_000);
      const position = place(buoys, 'paintBuoy');
      await until('the server', async () => ((await symbols(buoysUri)).length ? true : undefined), 50_000);
      const names = (await symbols(buoysUri)).map(({ name }) => name);
      assert.deepEqual(names, [...new Set(names)]);
      const rows = await references(buoysUri, position);
      assert.deepEqual(rows, ['buoys.ts 0:16-25', 'buoys.ts 3:23-32']);
      const [item] = await run<vscode.CallHierarchyItem>('vscode.prepareCallHierarchy', buoysUri, position);
      const [call] = await run<vscode.CallHierarchyIncomingCall>('vscode.provideIncomingCalls', item);
      // The server names a file by its module; Clew would name it by its file.
      assert.match(call?.from.name ?? '', /buoys/);
    });

    it('is silent when Clew asks the editor, so that no answer confirms itself', async () => {
      const api = await readyApi();
      for (const question of ['Who calls rope_length?', 'Trace arrive', 'Which classes extend Mooring?']) {
        const { record } = await api.ask(question);
        assert.ok(record?.citations.length, question);
        assert.equal(record.languageServers, undefined, question);
        assert.doesNotMatch(record.answer, /language server/);
      }
    });

    it('makes way for another extension', async () => {
      const other = new vscode.Location(quayUri, new vscode.Range(0, 0, 0, 4));
      const registrations = [
        vscode.languages.registerDefinitionProvider('python', { provideDefinition: () => other }),
        vscode.languages.registerReferenceProvider('python', { provideReferences: () => [other] }),
      ];
      try {
        // A change of the setting lets it look again at once.
        await set(false);
        await set(true);
        await until('the other', async () =>
          (await references(harbourUri, place(harbour, 'rope_length', 1))).length === 1 ? true : undefined,
        );
        assert.deepEqual(await symbols(harbourUri), []);
      } finally {
        for (const registration of registrations) registration.dispose();
        await set(false);
        await set(undefined);
      }
      await isOffered();
    });

    it('is not offered when the setting is off', async () => {
      const position = place(harbour, 'rope_length', 1);
      await set(false);
      await until('that it ends', async () => ((await symbols(harbourUri)).length === 0 ? true : undefined));
      assert.deepEqual(await references(harbourUri, position), []);
      assert.deepEqual(await run('vscode.executeImplementationProvider', harbourUri, place(harbour, 'Mooring')), []);
      assert.deepEqual(await run('vscode.prepareCallHierarchy', harbourUri, position), []);
      const found = await run<vscode.SymbolInformation>('vscode.executeWorkspaceSymbolProvider', 'rope_length');
      assert.deepEqual(found, []);
      await set(undefined);
      await isOffered();
    });
  });
}
