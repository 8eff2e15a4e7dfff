// The built .vsix in a real VS Code with an embedding server: choosing it, consent, progress, failure, measurement.
import assert from 'node:assert/strict';
import { join } from 'node:path';
import { after, before, suite, test } from 'node:test';
import { results } from '../../../scripts/paths.mjs';
import { ClewPanel } from '../../support/clewPanel.ts';
import { sampleProject, type SampleProject } from '../../support/sampleProject.ts';
import { embed } from '../../support/scriptedEmbeddings.ts';
import { failure, stall } from '../../support/scriptedFaults.ts';
import { ScriptedServer } from '../../support/scriptedServer.ts';
import { VSCode } from '../../support/vscodeServer.ts';
import { until, type Workbench } from '../../support/workbench.ts';

const vsix = process.env['CLEW_VSIX'] ?? '';

suite('an embedder in a real window', { timeout: 5 * 60_000 }, () => {
  let server: ScriptedServer;
  let vscode: VSCode;
  let project: SampleProject;
  let window: Workbench;
  let panel: ClewPanel;

  before(async () => {
    server = await new ScriptedServer().start();
    server.models = [{ id: 'chat-large' }, { id: 'nomic-embed-text' }];
    project = sampleProject('orders');
    vscode = await VSCode.start({ vsix: [vsix], settings: { 'clew.embedding.price': { input: 20, currency: 'EUR' } } });
    window = await vscode.open(project.folder);
    panel = await ClewPanel.open(window);
    await panel.indexed();
  });

  after(async () => {
    await vscode.stop();
    await server.close();
    project.dispose();
  });

  const picture = (name: string): Promise<unknown> => window.page.screenshot({ path: join(results, `embedding-${name}.png`) });
  const row = (text: string) => window.page.locator('.quick-input-list .monaco-list-row', { hasText: text }).first();
  const dialog = () => window.page.locator('.monaco-dialog-box', { hasText: 'Embed this workspace' });
  const statusItem = () => window.page.locator('.statusbar-item[id*="clew.embedding"]');
  const input = () => window.page.locator('.quick-input-widget input').first();

  test('is chosen step by step, and gets no code before consent', async () => {
    await window.command('Clew: Choose Embedder');
    await row('Built in').waitFor();
    await picture('choose');
    await row('Any server that speaks').click();
    // As people type it, without a scheme.
    await window.page.locator('.quick-input-widget', { hasText: 'Base URL of the server' }).waitFor();
    await input().fill(new URL(server.url).host);
    await window.page.keyboard.press('Enter');
    await window.page.locator('.quick-input-widget', { hasText: 'API key' }).waitFor();
    await window.page.keyboard.press('Enter');
    await row('nomic-embed-text').click();
    await dialog().waitFor();
    await picture('question');
    const sent = server.embeddings.flatMap(({ body }) => body?.input ?? []);
    assert.ok(sent.length > 0 && !sent.some((text) => text.includes('deliveryFee')), 'it was tested with sentences of ours');
    const dialogText = await dialog().innerText();
    assert.match(
      dialogText,
      /nomic-embed-text at 127\.0\.0\.1:\d+, on this machine\? \d+ pieces of \d+ files, about [\d,]+ tokens\. About [\d.]+ EUR\./,
    );
  });

  test('waits in the status bar while the question is open', async () => {
    await window.page.keyboard.press('Escape');
    await dialog().waitFor({ state: 'hidden' });
    await statusItem().waitFor();
    assert.match(await statusItem().innerText(), /Embedding is waiting/);
    const themes = {
      light: ['Default Light Modern', 'vs'],
      dark: ['Default Dark Modern', 'vs-dark'],
      contrast: ['Default High Contrast', 'hc-black'],
    };
    for (const [name, [theme, kind]] of Object.entries(themes)) {
      project.write('.vscode/settings.json', JSON.stringify({ 'workbench.colorTheme': theme }));
      await window.page.locator(`.monaco-workbench.${String(kind)}`).waitFor();
      await picture(`waits-${name}`);
    }
    project.remove('.vscode');
  });

  test('embeds the workspace after consent', async () => {
    await statusItem().click();
    await row('Resume Embedding').click();
    await dialog().getByRole('button', { name: 'Embed', exact: true }).click();
    await until('the workspace to be sent', () =>
      Promise.resolve(server.embeddings.some(({ text }) => text.includes('deliveryFee')) || undefined),
    );
    await statusItem().waitFor({ state: 'hidden' });
    const turn = await panel.ask('Where is the fee of a delivery decided?');
    assert.match(await turn.answer(), /deliveryFee/);
    assert.ok(
      server.embeddings.some(({ text }) => text.includes('fee of a delivery')),
      'the question is embedded',
    );
  });

  test('leads to a notice below the answer when it fails, and search continues', async () => {
    server.embedder = failure(503);
    const turn = await panel.ask('Who decides how dear a parcel is?');
    assert.match(await turn.state(), /\bdone\b/);
    await panel.root.getByText('search continues without vectors').first().waitFor();
    await picture('failed');
    server.embedder = embed();
  });

  test('is measured with progress that can be cancelled', async () => {
    server.embedder = stall();
    await window.more('Measure on This Workspace');
    await window.command('Notifications: Show Notifications');
    const notification = window.page.locator('.notification-list-item', { hasText: 'measuring on this workspace: nomic-embed-text' });
    await notification.waitFor({ timeout: 90_000 });
    await picture('measuring');
    await notification.getByRole('button', { name: 'Cancel' }).click();
    await notification.waitFor({ state: 'detached' });
    assert.equal(await window.page.locator('.tab', { hasText: 'Measured on this workspace' }).count(), 0);
    await window.command('Notifications: Clear All Notifications');
    server.embedder = embed();
  });

  test('is measured beside the built-in embedder', async () => {
    await window.more('Measure on This Workspace');
    const page = await window.frame('h1#measured-on-this-workspace, h1:has-text("Measured on this workspace")', 90_000);
    await picture('measured');
    const pageText = await page.locator('body').innerText();
    assert.match(pageText, /words alone/);
    assert.match(pageText, /everything, nomic-embed-text at 127/);
  });
});
