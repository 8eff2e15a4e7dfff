// The chat in the view and in an editor tab: a question is answered whichever of them was opened, moved, reloaded or closed.
import * as assert from 'node:assert/strict';
import * as vscode from 'vscode';
import type { ClewApi } from '../../src/vscode/clewApi.ts';
import { readyApi, until } from './clew.ts';

const question = 'Where is the delivery fee decided?';

/** Actions of a person on the two pages, in any order. */
const steps = {
  'show the view': () => vscode.commands.executeCommand('clew.panel.focus'),
  'hide the view': () => vscode.commands.executeCommand('workbench.action.closeAuxiliaryBar'),
  'open the tab': async () => {
    await vscode.commands.executeCommand('clew.openChatInEditor');
    await until('the tab', () => chatTab());
  },
  'close the tab': async () => {
    const tab = chatTab();
    if (tab) await vscode.window.tabGroups.close(tab);
  },
  'move the tab': () => vscode.commands.executeCommand('workbench.action.moveEditorToNextGroup'),
  'reload the pages': () => vscode.commands.executeCommand('workbench.action.webview.reloadWebviewAction'),
  'start a new chat': () => vscode.commands.executeCommand('clew.newChat'),
} satisfies Readonly<Record<string, () => unknown>>;

type Step = keyof typeof steps;

/** The orders that have gone wrong or could: after each the question is asked. */
const orders: readonly (readonly Step[])[] = [
  ['open the tab', 'close the tab'],
  ['show the view', 'open the tab', 'close the tab'],
  ['open the tab', 'show the view', 'close the tab', 'hide the view'],
  ['open the tab', 'move the tab', 'close the tab', 'show the view'],
  ['show the view', 'open the tab', 'reload the pages', 'close the tab'],
  ['open the tab', 'close the tab', 'start a new chat', 'open the tab'],
  ['open the tab', 'hide the view', 'close the tab', 'open the tab', 'reload the pages'],
];

/** Tests of the two pages of the chat, in the side bar and in the editor. */
export function panelPagesSuite(): void {
  describe('the pages of the chat', () => {
    let api: ClewApi;
    before(async () => {
      api = await readyApi();
    });
    afterEach(() => vscode.commands.executeCommand('workbench.action.closeAllEditors'));

    for (const order of orders) {
      it(`answer a question after: ${order.join(', ')}`, async function () {
        this.timeout(60_000);
        const before = api.problems().length;
        for (const step of order) await steps[step]();
        const turn = await api.ask(question);
        assert.equal(turn.state, 'done', turn.error);
        assert.ok(turn.record?.citations.some(({ file }) => file === 'src/orders/price.ts'));
        assert.deepEqual(
          api
            .problems()
            .slice(before)
            .filter((problem) => / error | page /.test(problem)),
          [],
        );
      });
    }
  });
}

function chatTab(): vscode.Tab | undefined {
  const tabs = vscode.window.tabGroups.all.flatMap((group) => group.tabs);
  return tabs.find(({ input }) => input instanceof vscode.TabInputWebview && input.viewType.endsWith('clew.chat'));
}
