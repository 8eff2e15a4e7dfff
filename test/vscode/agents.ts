// "Clew: Set Up for Another Agent" inside the extension host: the configuration that is shown.
import * as assert from 'node:assert/strict';
import * as vscode from 'vscode';
import { clew, folder, until, write } from './clew.ts';

/** Tests of the shown configurations, and of a window that has no command for an agent. */
export function agentsSuite(): void {
  describe('the configuration for another agent', () => {
    before(clew);
    afterEach(() => vscode.commands.executeCommand('workbench.action.revertAndCloseActiveEditor'));

    const untitledDocument = (): Promise<vscode.TextDocument> =>
      until('what is shown', () => {
        const document = vscode.window.activeTextEditor?.document;
        return document?.isUntitled ? document : undefined;
      });
    const showConfiguration = async (agent: string): Promise<vscode.TextDocument> => {
      await vscode.commands.executeCommand('clew.setUpAgent', agent, 'show');
      return untitledDocument();
    };

    it('names the folder, the stored index, and a script whose path survives updates', async () => {
      const document = await showConfiguration('plain');
      const { mcpServers } = JSON.parse(document.getText()) as {
        readonly mcpServers: Readonly<Record<string, { readonly args: readonly string[] }>>;
      };
      const [script = '', command, ...rest] = mcpServers['clew']?.args ?? [];
      assert.deepEqual([command, rest.slice(0, 3)], ['mcp', ['--workspace', folder(), '--store']]);
      const text = new TextDecoder().decode(await vscode.workspace.fs.readFile(vscode.Uri.file(script)));
      assert.match(text, /cli\.js/);
      assert.equal(document.languageId, 'json');
    });

    it('is shown when the file cannot be changed safely, and the file stays unchanged', async () => {
      const broken = await write('.cursor/mcp.json', '{ "mcpServers": [ }');
      await vscode.commands.executeCommand('clew.setUpAgent', 'cursor', 'write');
      assert.match((await untitledDocument()).getText(), /"type": "stdio"/);
      assert.equal(new TextDecoder().decode(await vscode.workspace.fs.readFile(broken)), '{ "mcpServers": [ }');
    });

    it('has the format of the agent', async () => {
      assert.match((await showConfiguration('codex')).getText(), /^\[mcp_servers\.clew\]\ncommand = /);
    });
  });
}
