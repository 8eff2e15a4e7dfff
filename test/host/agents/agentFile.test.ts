// Reading and writing the configuration file of an agent.
import assert from 'node:assert/strict';
import { lstatSync, readdirSync, readFileSync, statSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { suite, test } from 'node:test';
import { readAgentFile, writeAgentFile } from '../../../src/vscode/agents/agentFile.ts';
import type { AgentPlaces } from '../../../src/vscode/agents/agentList.ts';
import { findAgent } from '../../../src/vscode/agents/agentConfiguration.ts';
import { temporaryFolder } from '../../support/temporaryFolder.ts';

suite('the configuration file of an agent', () => {
  const places = (more: Partial<AgentPlaces> = {}): AgentPlaces => ({
    folder: '/work',
    home: '/home/me',
    platform: 'linux',
    env: {},
    extensionsStorage: '/storage',
    exists: () => false,
    ...more,
  });
  const file = (id: string, more?: Partial<AgentPlaces>): string | undefined => findAgent(id)?.file(places(more))?.replaceAll('\\', '/');

  test('has the path that the agent reads on each platform', () => {
    assert.equal(file('claude-code'), '/work/.mcp.json');
    assert.equal(file('cursor'), '/work/.cursor/mcp.json');
    assert.equal(file('vscode'), '/work/.vscode/mcp.json');
    assert.equal(file('gemini-cli'), '/work/.gemini/settings.json');
    assert.equal(file('opencode'), '/work/opencode.json');
    assert.equal(file('opencode', { exists: (path) => path.endsWith('opencode.jsonc') }), '/work/opencode.jsonc');
    assert.equal(file('codex'), '/home/me/.codex/config.toml');
    assert.equal(file('codex', { env: { CODEX_HOME: '/codex' } }), '/codex/config.toml');
    assert.equal(file('zed'), '/home/me/.config/zed/settings.json');
    assert.equal(file('zed', { env: { XDG_CONFIG_HOME: '/config' } }), '/config/zed/settings.json');
    assert.equal(file('zed', { env: { XDG_CONFIG_HOME: '/config' }, platform: 'darwin' }), '/home/me/.config/zed/settings.json');
    assert.equal(file('zed', { env: { APPDATA: '/roaming' }, platform: 'win32' }), '/roaming/Zed/settings.json');
    assert.equal(file('plain'), undefined);
  });

  test('has a path for Cline only where Cline has created the file', () => {
    assert.equal(file('cline'), undefined);
    const inEditor = '/storage/saoudrizwan.claude-dev/settings/cline_mcp_settings.json';
    const alone = '/home/me/.cline/data/settings/cline_mcp_settings.json';
    const only = (path: string): Partial<AgentPlaces> => ({ exists: (asked) => asked.replaceAll('\\', '/') === path });
    assert.equal(file('cline', only(inEditor)), inEditor);
    assert.equal(file('cline', only(alone)), alone);
    assert.equal(
      file('cline', { env: { CLINE_DATA_DIR: '/data' }, ...only('/data/settings/cline_mcp_settings.json') }),
      '/data/settings/cline_mcp_settings.json',
    );
    assert.equal(file('cline', { env: { CLINE_MCP_SETTINGS_PATH: '/data/mcp.json' } }), '/data/mcp.json');
  });

  test('is replaced as a whole, keeps its permissions, and stays a symbolic link', async (t) => {
    const folder = temporaryFolder('agents', t);
    const path = join(folder, 'deep', 'mcp.json');
    assert.equal(await readAgentFile(path), '');
    await writeAgentFile(path, '{}');
    assert.equal(await readAgentFile(path), '{}');
    if (process.platform === 'win32') return;
    const link = join(folder, 'link.json');
    writeFileSync(join(folder, 'target.json'), 'old', { mode: 0o640 });
    symlinkSync(join(folder, 'target.json'), link);
    await writeAgentFile(link, 'new');
    assert.ok(lstatSync(link).isSymbolicLink());
    assert.equal(readFileSync(join(folder, 'target.json'), 'utf8'), 'new');
    assert.equal(statSync(join(folder, 'target.json')).mode & 0o777, 0o640);
    assert.deepEqual(readdirSync(folder).sort(), ['deep', 'link.json', 'target.json']);
    await assert.rejects(readAgentFile(folder));
  });
});
