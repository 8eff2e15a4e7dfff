// @clew in the chat view of a real VS Code without an account, with a model of another extension: the request is sent after consent, and
// its answer has links and buttons.
import assert from 'node:assert/strict';
import { join } from 'node:path';
import { after, before, suite, test } from 'node:test';
import type { Locator } from 'playwright-core';
import { results } from '../../../scripts/paths.mjs';
import { ClewPanel } from '../../support/clewPanel.ts';
import { sampleProject, type SampleProject } from '../../support/sampleProject.ts';
import { VSCode } from '../../support/vscodeServer.ts';
import type { Workbench } from '../../support/workbench.ts';

const vsix = process.env['CLEW_VSIX'] ?? '';

suite('@clew in the chat view', { timeout: 5 * 60_000 }, () => {
  let vscode: VSCode;
  let project: SampleProject;
  let window: Workbench;

  before(async () => {
    project = sampleProject('orders');
    vscode = await VSCode.start({
      vsix: [vsix],
      extensions: [join(import.meta.dirname, '../../vscode/modelProvider')],
      env: { CLEW_TEST_QUERY: '@clew /explain Where is the delivery fee decided?', CLEW_TEST_REPLY: 'It is decided in `deliveryFee` [1].' },
    });
    window = await vscode.open(project.folder);
  });

  after(async () => {
    await vscode.stop();
    project.dispose();
  });

  const answer = (): Locator => window.page.locator('.interactive-response').first();

  test('sends nothing before consent, and answers with a link to the line', async () => {
    await (await ClewPanel.open(window)).indexed();
    await window.command('Test: Ask in the Chat View');
    const gate = await window.frame('.gate');
    await gate.locator('button', { hasText: /^Send$/ }).click();
    await window.page
      .locator('.pane-composite-part .action-label', { hasText: /^Chat$/ })
      .first()
      .click();
    // The link and the last line follow the text.
    await answer().getByText('Written by Scripted One').waitFor();
    await window.page.screenshot({ path: join(results, 'chat-view.png') });
    const request = window.page.locator('.interactive-request').first();
    assert.match(await request.innerText(), /@clew\s+\/explain\s+Where is the delivery fee decided/);
    assert.match(await answer().innerText(), /It is decided in deliveryFee\s+price\.ts/);
    assert.match(await answer().innerText(), /Written by Scripted One/);
  });

  test('opens the line of a link', async () => {
    await answer().locator('a.chat-inline-anchor-widget, .chat-inline-anchor-widget').first().click();
    await window.page.waitForSelector('.tab.active[data-resource-name="price.ts"]');
  });

  test('shows the same answer in the panel by its button', async () => {
    await answer().locator('.monaco-button', { hasText: 'Open in Clew' }).click();
    const panel = await window.frame('#question');
    await panel.getByText('It is decided in').first().waitFor();
  });
});
