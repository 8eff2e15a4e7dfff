// The built .vsix in a real VS Code: a strategy is explained once per workspace before its first request, also when consent is given.
import assert from 'node:assert/strict';
import { after, before, suite, test } from 'node:test';
import { ClewPanel } from '../../support/clewPanel.ts';
import { sampleProject, type SampleProject } from '../../support/sampleProject.ts';
import { answer, jsonAnswer } from '../../support/scriptedReplies.ts';
import { ScriptedServer } from '../../support/scriptedServer.ts';
import { VSCode } from '../../support/vscodeServer.ts';
import { until, type Workbench } from '../../support/workbench.ts';

const vsix = process.env['CLEW_VSIX'] ?? '';

suite('the first request of a strategy in a real window', { timeout: 5 * 60_000 }, () => {
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
      settings: {
        'clew.model.provider': 'endpoint',
        'clew.model.baseUrl': server.url,
        'clew.model.large': 'scripted-large',
        'clew.model.small': 'scripted-small',
        'clew.strategy': 'multi-step',
        'clew.classify.byModel': 'never',
      },
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

  const simple = jsonAnswer({ complexity: 'simple', components: [], queries: [], follow_ups: [] });

  test('is explained at the gate, with the models of its steps', async () => {
    await panel.submit('Where is the delivery fee decided?');
    await panel.gate.waitFor();
    await panel.gate.getByText('Requests, one by one').click();
    const gateText = (await panel.gate.innerText()).replace(/\s+/g, ' ');
    assert.match(gateText, /Several searches: A small model splits the question.* 2 to 4 requests, at most about [\d,]+ tokens in\./);
    assert.match(gateText, /To find out what to look for: 1 request to scripted-small.*For the answer: 1 request to scripted-large/);
    assert.deepEqual(server.chats, []);
    server.script(simple, answer('It is decided there.'));
    await panel.decide('Send, and do not ask again in this workspace');
    assert.match(await (await panel.turn(0)).answer(), /It is decided there/);
    server.script(simple, answer('Once more.'));
    assert.match(await (await panel.ask('Where are orders placed?')).answer(), /Once more/);
    assert.equal(server.chats.length, 4);
  });

  test('is explained despite consent, with prompts and the choice of another strategy', async () => {
    const before = server.chats.length;
    await panel.root.locator('.explained summary').nth(1).click();
    await panel.root.getByRole('radio', { name: 'Graph of notes' }).click();
    const index = await panel.submit('Which errors can placeOrder raise?');
    await panel.gate.getByText('First question with this strategy: "Graph of notes"').waitFor();
    await panel.gate.getByRole('button', { name: 'Show the prompts' }).click();
    await until('the prompts', async () => {
      const text = await window.page.locator('.editor-instance .view-lines').first().innerText();
      return /Graph of notes/.test(text.replace(/\u00a0/g, ' '));
    });
    await window.command('View: Close All Editors');
    await panel.gate.getByRole('button', { name: 'Choose another strategy' }).click();
    const row = window.page.locator('.quick-input-list .monaco-list-row', { hasText: 'One pass' });
    assert.match((await row.innerText()).replace(/\s+/g, ' '), /1 request, at most about 6,000 tokens in/);
    assert.equal(server.chats.length, before);
    server.script(answer('In one pass.'));
    await row.click();
    await until('the answer', async () => (await panel.unfinished(index).answer()).includes('In one pass.'));
    assert.equal(server.chats.length, before + 1);
    assert.equal(await panel.gate.count(), 0);
  });

  test('is the only one when Quick is chosen, with a note about the contradiction', async () => {
    const before = server.chats.length;
    await panel.root.locator('.explained summary').first().click();
    await panel.root.getByRole('radio', { name: 'Quick' }).click();
    await panel.root.getByText('Quick asks once, so "Graph of notes" has no effect.').waitFor();
    server.script(answer('Quickly.'));
    assert.match(await (await panel.ask('What does linePrice do?')).answer(), /Quickly/);
    assert.equal(server.chats.length, before + 1);
    assert.deepEqual(server.problems, []);
  });
});
