// Several chats: follow-up questions, the export as a document, and the list of earlier chats.
import * as assert from 'node:assert/strict';
import * as vscode from 'vscode';
import type { ClewApi } from '../../src/vscode/clewApi.ts';
import { readyApi, until, write } from './clew.ts';
import { dedent } from '../support/dedent.ts';

/** Tests of follow-up questions, of the export of chats and of their list. */
export function chatsSuite(): void {
  describe('chats', () => {
    let api: ClewApi;
    before(async () => {
      api = await readyApi();
      await write(
        'src/ferry.ts',
        dedent`
          /** Books a place on the ferry. */
          export function bookFerry(): number {
            return quayFee();
          }

          function quayFee(): number {
            return 2;
          }
        `,
      );
      await until('the new file', async () => ((await api.ask('What does quayFee do?')).record?.citations.length ? true : undefined));
      await vscode.commands.executeCommand('clew.newChat');
    });

    it('refer a follow-up question to the one before', async () => {
      await api.ask('What does quayFee do?');
      const { record } = await api.ask('and who calls it?');
      assert.deepEqual(record?.notices[0]?.args.slice(0, 2), ['quayFee', 'src/ferry.ts:6']);
      assert.match(record?.answer ?? '', /bookFerry/);
    });

    it('are exported with links to the files', async () => {
      await vscode.commands.executeCommand('clew.exportChat');
      const text = vscode.window.activeTextEditor?.document.getText() ?? '';
      assert.match(text, /^## and who calls it\?$/m);
      assert.match(text, /\]\(src\/ferry\.ts#L\d+\)/);
      assert.match(text, /return quayFee\(\);/);
      await vscode.commands.executeCommand('workbench.action.revertAndCloseActiveEditor');
    });

    it('are opened again from the list', async function () {
      this.timeout(60_000);
      await vscode.commands.executeCommand('clew.newChat');
      assert.deepEqual(api.turns(), []);
      await until(
        'the chat before',
        async () => {
          void vscode.commands.executeCommand('clew.showChats');
          // The list says nothing to others of when it is filled.
          await new Promise((resolve) => setTimeout(resolve, 700));
          await vscode.commands.executeCommand('workbench.action.acceptSelectedQuickOpenItem');
          return until('its turns', () => api.turns().length > 0 || undefined, 2000).catch(() => undefined);
        },
        50_000,
      );
      assert.deepEqual(
        api.turns().map(({ question }) => question),
        ['What does quayFee do?', 'and who calls it?'],
      );
    });
  });
}
