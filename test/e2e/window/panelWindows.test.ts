// The panel of the built .vsix in unusual windows: its tab closed, moved, reloaded during an answer, without a folder, with an empty one.
import assert from 'node:assert/strict';
import { mkdtempSync, realpathSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, suite, test } from 'node:test';
import { results } from '../../../scripts/paths.mjs';
import { ClewPanel } from '../../support/clewPanel.ts';
import { sampleProject, type SampleProject } from '../../support/sampleProject.ts';
import { ScriptedServer } from '../../support/scriptedServer.ts';
import { VSCode } from '../../support/vscodeServer.ts';
import { until, type Workbench } from '../../support/workbench.ts';
import { dedent } from '../../support/dedent.ts';

const vsix = process.env['CLEW_VSIX'] ?? '';
const question = 'Where is the delivery fee decided?';

suite('the panel in unusual windows', { timeout: 5 * 60_000 }, () => {
  let server: ScriptedServer;
  let vscode: VSCode;
  let project: SampleProject;
  let window: Workbench;
  let panel: ClewPanel;

  before(async () => {
    server = await new ScriptedServer().start();
    project = sampleProject('orders');
    vscode = await VSCode.start({
      vsix: [vsix],
      settings: { 'clew.model.provider': 'endpoint', 'clew.model.baseUrl': server.url, 'clew.model.large': 'scripted-large' },
    });
    window = await vscode.open(project.folder);
    panel = await ClewPanel.open(window);
    await panel.indexed();
  });

  after(async () => {
    await vscode.stop();
    await server.close();
    project.dispose();
  });

  /** Asks, and wants no model: the gate keeps an answer from being complete until then. */
  async function askWithoutModel(): Promise<void> {
    const turn = await panel.submit(question);
    await panel.decide('Answer without a model');
    const panelTurn = await panel.turn(turn);
    assert.match(await panelTurn.state(), /\bdone\b/);
    assert.match(await panelTurn.answer(), /deliveryFee/);
  }

  test('answers after its editor tab was closed', async () => {
    await window.more('Open Chat in an Editor');
    await window.page.locator('.tab.active', { hasText: 'Clew' }).waitFor();
    await window.command('View: Close Editor');
    panel = await ClewPanel.open(window);
    await askWithoutModel();
  });

  test('answers after it was moved elsewhere', async () => {
    await window.openFile('src/orders/price.ts', 1);
    await window.more('Move Panel');
    await window.page.locator('.quick-input-list .monaco-list-row', { hasText: 'New Panel Entry' }).click();
    await window.page.locator('.part.panel .pane-header[aria-label="Ask Section"]').waitFor({ state: 'attached' });
    panel = await ClewPanel.open(window);
    await askWithoutModel();
    await window.command('View: Reset View Locations');
    panel = await ClewPanel.open(window);
    await askWithoutModel();
  });

  test('continues a running question when its page is reloaded', async () => {
    const turn = await panel.submit(question);
    await panel.gate.waitFor();
    // In the panel Escape, which closes lists of the editor, would stop the question.
    await window.page.locator('.part.editor').click();
    await window.command('Developer: Reload Webviews');
    panel = await panel.reloaded();
    await panel.decide('Answer without a model');
    assert.match(await (await panel.turn(turn)).state(), /\bdone\b/);
  });

  test('keeps a question that a reload of the window interrupts, and asks it again', async () => {
    const words = 'Where does a reload interrupt the delivery fee?';
    const turn = await panel.submit(words);
    await panel.gate.waitFor();
    // The web workbench writes its state every few seconds; the desktop does so when the window closes.
    await until('the question to be stored', () => isStored(window, words));
    await window.load();
    panel = await ClewPanel.open(window);
    const interrupted = await panel.turn(turn);
    assert.equal(await interrupted.question(), words);
    assert.match(
      (await interrupted.notices()).join(),
      /reloaded before this question was answered|reloaded before this answer was complete/,
    );
    await window.page.screenshot({ path: join(results, 'panel-interrupted.png') });
    await interrupted.article.getByRole('button', { name: 'Ask Again', exact: true }).click();
    await panel.decide('Answer without a model');
    await until('the answer', async () => /\bdone\b/.test(await panel.unfinished(turn).state()));
  });

  test('reports that a cited file was deleted', async () => {
    project.write(
      'src/quay.ts',
      dedent`
        /** The fee of the quay. */
        export function quayFee(): number {
          return 2;
        }
      `,
    );
    const turn = await until('the new file to be cited', async () => {
      const n = await panel.submit('What does `quayFee` do?');
      await panel.decide('Answer without a model');
      const panelTurn = await panel.turn(n);
      return (await panelTurn.citations()).some(({ file }) => file === 'src/quay.ts') && panelTurn;
    });
    project.remove('src/quay.ts');
    await turn.article.locator('button.citation').first().click();
    await window.notified(/^src\/quay\.ts was deleted, moved or renamed/);
  });

  test('offers to open a folder when none is open', async () => {
    const empty = await vscode.openWithoutFolder();
    const emptyPanel = await ClewPanel.open(empty);
    await empty.page.screenshot({ path: join(results, 'panel-no-folder.png') });
    await emptyPanel.root.getByRole('button', { name: 'Open Folder', exact: true }).click();
    await empty.page.locator('.quick-input-widget .quick-input-title', { hasText: 'Open Folder' }).waitFor();
    await empty.close();
  });

  test('says that a folder is empty, and offers no questions', async () => {
    const folder = realpathSync.native(mkdtempSync(join(tmpdir(), 'clew-empty-')));
    try {
      const empty = await vscode.open(folder);
      const emptyPanel = await ClewPanel.open(empty);
      await emptyPanel.root
        .getByText('This folder has no files yet. Files are indexed as soon as they are added.')
        .waitFor({ timeout: 60_000 });
      assert.equal(await emptyPanel.root.locator('.examples li').count(), 0);
      await empty.page.screenshot({ path: join(results, 'panel-empty-folder.png') });
      await empty.close();
    } finally {
      rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
    }
  });
});

/** Whether VS Code's own storage in the browser holds `words`. */
async function isStored({ page }: Workbench, words: string): Promise<boolean> {
  return page.evaluate(async (text) => {
    const result = <T>(request: IDBRequest<T>): Promise<T> =>
      new Promise((resolve, reject) => {
        request.onsuccess = () => resolve(request.result);
        request.onerror = () => reject(request.error ?? new Error('no result'));
      });
    for (const { name } of await indexedDB.databases()) {
      if (!name?.startsWith('vscode-web-state-db')) continue;
      const database = await result(indexedDB.open(name));
      for (const store of database.objectStoreNames) {
        const values = await result(database.transaction(store).objectStore(store).getAll());
        if (values.some((value) => String(value).includes(text))) return (database.close(), true);
      }
      database.close();
    }
    return false;
  }, words);
}
