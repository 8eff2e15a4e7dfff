// Set-up of other agents in a real VS Code: consent before a file is written, its content, and the server in the editor's own list.
import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { after, before, suite, test } from 'node:test';
import type { Locator } from 'playwright-core';
import { results } from '../../../scripts/paths.mjs';
import { sampleProject, type SampleProject } from '../../support/sampleProject.ts';
import { VSCode } from '../../support/vscodeServer.ts';
import type { Workbench } from '../../support/workbench.ts';
import { dedent } from '../../support/dedent.ts';

const vsix = process.env['CLEW_VSIX'] ?? '';

interface Server {
  readonly command: string;
  readonly args: readonly string[];
}

suite('setting up another agent', { timeout: 5 * 60_000 }, () => {
  let vscode: VSCode;
  let project: SampleProject;
  let window: Workbench;

  before(async () => {
    project = sampleProject('orders');
    project.write(
      '.mcp.json',
      dedent`
        {
          // of the team
          "mcpServers": { "other": { "command": "other-server" } }
        }
      `,
    );
    vscode = await VSCode.start({ vsix: [vsix], settings: { 'clew.mcp.inEditor': true } });
    window = await vscode.open(project.folder);
  });

  after(async () => {
    await vscode.stop();
    project.dispose();
  });

  const row = (text: string): Locator => window.page.locator('.quick-input-list .monaco-list-row', { hasText: text }).first();
  const dialog = (): Locator => window.page.locator('.monaco-dialog-box');

  async function setUp(agent: string, way: string): Promise<void> {
    await window.command('Clew: Set Up for Another Agent');
    await row(agent).waitFor();
    await window.page.screenshot({ path: join(results, 'agents.png') });
    await row(agent).click();
    await row(way).click();
  }

  const configurationFile = (): string => readFileSync(join(project.folder, '.mcp.json'), 'utf8');

  test('writes nothing when the person declines', async () => {
    const text = configurationFile();
    await setUp('Claude Code', 'Write It');
    await dialog().locator('.dialog-message-text', { hasText: '.mcp.json' }).waitFor();
    await window.page.screenshot({ path: join(results, 'agents-consent.png') });
    await dialog().locator('.monaco-button', { hasText: 'Cancel' }).click();
    await dialog().waitFor({ state: 'detached' });
    assert.equal(configurationFile(), text);
  });

  test('writes a working command and keeps the rest of the file', async () => {
    await setUp('Claude Code', 'Write It');
    await dialog().locator('.monaco-button', { hasText: 'Write' }).click();
    await window.notified(/Written to .*\.mcp\.json/);
    const text = configurationFile();
    assert.ok(text.startsWith('{\n  // of the team\n  "mcpServers": { "other": { "command": "other-server" }'), text);
    const { mcpServers } = JSON.parse(text.replace(/\/\/.*/, '')) as { readonly mcpServers: Readonly<Record<string, Server>> };
    const { clew } = mcpServers;
    assert.ok(clew);
    const [script = '', command, ...rest] = clew.args;
    assert.deepEqual([command, rest[0], rest[1], rest[2]], ['mcp', '--workspace', project.folder, '--store']);
    assert.ok(rest[3]?.startsWith(vscode.dataFolder));
    assert.ok(!script.includes('clew-dev.clew-'), 'the path changes with each version');
    assert.match(execFileSync(clew.command, [script, '--version'], { encoding: 'utf8' }), /^\d+\.\d+\.\d+\n$/);
  });

  test('says when the agent is set up already', async () => {
    await setUp('Claude Code', 'Write It');
    await window.notified(/Claude Code is set up already/);
  });

  test('shows the configuration without writing it', async () => {
    await setUp('Codex', 'Show It');
    await window.page.locator('.monaco-editor .view-line', { hasText: '[mcp_servers.clew]' }).waitFor();
  });

  test('lists the server in this editor when the setting is on', async () => {
    await window.command('MCP: List Servers');
    // The one of the file is written in small letters.
    await window.page.locator('.quick-input-list .monaco-list-row', { hasText: /^Clew/ }).waitFor();
    await window.page.screenshot({ path: join(results, 'agents-mcp.png') });
    await window.page.keyboard.press('Escape');
  });
});
