// "Ask why this errors" at a real diagnostic of VS Code's own TypeScript server.
import * as assert from 'node:assert/strict';
import * as vscode from 'vscode';
import { readyApi, until, write } from './clew.ts';
import { dedent } from '../support/dedent.ts';

const title = 'Ask why this errors';

/** Tests of the code action, from diagnostic to answer. */
export function errorActionSuite(): void {
  describe('"Ask why this errors"', () => {
    let document: vscode.TextDocument;
    let diagnostic: vscode.Diagnostic;

    before(async function () {
      this.timeout(60_000);
      await readyApi();
      const uri = await write(
        'src/broken.ts',
        dedent`
          export function total(prices: number[]): number {
            return prices.map(String);
          }
        `,
      );
      document = await vscode.workspace.openTextDocument(uri);
      await vscode.window.showTextDocument(document);
      diagnostic = await until('a diagnostic of TypeScript', () => vscode.languages.getDiagnostics(uri)[0], 50_000);
    });

    it('is offered as a quick fix that is not preferred', async () => {
      const action = await offeredAction(document, diagnostic.range);
      assert.ok(action);
      assert.equal(action.kind?.value, vscode.CodeActionKind.QuickFix.value);
      assert.ok(!action.isPreferred);
      // The command that lists actions leaves out their diagnostics; those that the action acts on are among its arguments.
      assert.equal((action.command?.arguments?.[1] as vscode.Diagnostic | undefined)?.message, diagnostic.message);
    });

    it('asks in diagnostic mode with message, code, source and the code around', async () => {
      const api = await readyApi();
      const action = await offeredAction(document, diagnostic.range);
      assert.ok(action?.command);
      await vscode.commands.executeCommand(action.command.command, ...((action.command.arguments ?? []) as unknown[]));
      const turn = api.turns().at(-1);
      for (const part of [diagnostic.message, '2322', 'ts', 'src/broken.ts:2', 'prices.map(String)'])
        assert.ok(turn?.question.includes(part), part);
      assert.equal(turn?.about, 'src/broken.ts:2');
      assert.equal(turn?.state, 'done', turn?.error);
      assert.equal(turn?.record?.mode.value, 'diagnostic');
    });

    it('is not offered when the setting is off', async () => {
      const configuration = vscode.workspace.getConfiguration('clew');
      await configuration.update('codeAction.enabled', false, vscode.ConfigurationTarget.Global);
      try {
        assert.equal(await offeredAction(document, diagnostic.range), undefined);
      } finally {
        await configuration.update('codeAction.enabled', undefined, vscode.ConfigurationTarget.Global);
      }
      assert.ok(await offeredAction(document, diagnostic.range));
    });
  });
}

/** The action of the light bulb at `range` that asks about the error. */
async function offeredAction(document: vscode.TextDocument, range: vscode.Range): Promise<vscode.CodeAction | undefined> {
  const actions = await vscode.commands.executeCommand<vscode.CodeAction[]>('vscode.executeCodeActionProvider', document.uri, range);
  return actions.find((action) => action.title === title);
}
