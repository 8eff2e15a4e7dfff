// "Search", "Go to Symbol" and "Find All Uses": lists that follow typing, and rows that open their places.
import * as assert from 'node:assert/strict';
import * as vscode from 'vscode';
import { readyApi, until, write } from './clew.ts';
import { dedent } from '../support/dedent.ts';

/** Tests of the lists of hits and of symbols. */
export function searchingSuite(): void {
  describe('searching', () => {
    before(async () => {
      await readyApi();
      await write(
        'src/voyage.ts',
        dedent`

          /** Says how long the ferry takes across the fjord. */
          export function crossingTime(): number {
            return 42;
          }
        `,
      );
    });

    for (const [command, typed, line] of [
      ['clew.goToSymbol', 'crossingT', 2],
      ['clew.search', 'how long does the ferry take across the fjord', 2],
      ['clew.search', '"Takes across the fjord', 1],
      ['clew.search', '/^\\s+return 4\\d;$/', 3],
    ] as const) {
      it(`${command} opens the best hit for ${typed}`, async function () {
        this.timeout(60_000);
        await vscode.commands.executeCommand('workbench.action.closeAllEditors');
        await until(
          'the hit',
          async () => {
            await vscode.commands.executeCommand(command, typed);
            // The list says nothing to others of when it is filled.
            await pause();
            await vscode.commands.executeCommand('workbench.action.acceptSelectedQuickOpenItem');
            await pause();
            return vscode.window.activeTextEditor?.document.uri.path.endsWith('/src/voyage.ts') ? true : undefined;
          },
          50_000,
        );
        assert.equal(vscode.window.activeTextEditor?.selection.active.line, line);
      });
    }

    it('clew.findUses opens the use of the name at the cursor', async function () {
      this.timeout(60_000);
      await write(
        'src/timetable.ts',
        dedent`
          // The timetable.
          import { crossingTime } from './voyage.ts';
          export const early = crossingTime();
        `,
      );
      await vscode.commands.executeCommand('workbench.action.closeAllEditors');
      const [voyage] = await vscode.workspace.findFiles('src/voyage.ts');
      assert.ok(voyage);
      const active = (): string | undefined => vscode.window.activeTextEditor?.document.uri.path.split('/').at(-1);
      await until(
        'the use',
        async () => {
          const editor = await vscode.window.showTextDocument(voyage);
          const at = editor.document.positionAt(editor.document.getText().indexOf('crossingTime'));
          editor.selection = new vscode.Selection(at, at);
          await vscode.commands.executeCommand('clew.findUses');
          await pause();
          await vscode.commands.executeCommand('workbench.action.acceptSelectedQuickOpenItem');
          await pause();
          return active() === 'timetable.ts' ? true : undefined;
        },
        50_000,
      );
      assert.equal(vscode.window.activeTextEditor?.selection.active.line, 1);
    });

    it('previews the place of the active row, and restores the editor when nothing is chosen', async function () {
      this.timeout(60_000);
      await write(
        'src/harbour.ts',
        dedent`


          // The ferry leaves the fjord from here.
          // The ferry comes back to the fjord here.
        `,
      );
      const other = await write('src/other.ts', 'export const other = 1;\n');
      await vscode.commands.executeCommand('workbench.action.closeAllEditors');
      await vscode.window.showTextDocument(other);
      const active = (): string | undefined => vscode.window.activeTextEditor?.document.uri.path.split('/').at(-1);
      await until(
        'the preview',
        async () => {
          await vscode.commands.executeCommand('clew.search', '"the fjord');
          await pause();
          assert.equal(active(), 'other.ts', 'nobody has moved yet');
          await vscode.commands.executeCommand('workbench.action.quickOpenSelectNext');
          await pause();
          const isShown = vscode.window.visibleTextEditors.some(({ document }) => /(?:harbour|voyage)\.ts$/.test(document.uri.path));
          await vscode.commands.executeCommand('workbench.action.closeQuickOpen');
          await pause();
          return isShown || undefined;
        },
        50_000,
      );
      assert.equal(active(), 'other.ts');
    });
  });
}

function pause(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, 700));
}
