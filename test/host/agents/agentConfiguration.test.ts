// The configuration that each agent gets, in the format that it reads.
import assert from 'node:assert/strict';
import { suite, test } from 'node:test';
import { parse as parseToml } from 'smol-toml';
import { agents } from '../../../src/vscode/agents/agentList.ts';
import { findAgent, mergedConfiguration, ownConfiguration } from '../../../src/vscode/agents/agentConfiguration.ts';
import { serverCommand } from '../../../src/vscode/agents/serverCommand.ts';

const parts = {
  editor: '/opt/editor',
  script: '/store/clew.cjs',
  folders: ['/work/a', '/work/b c'],
  store: '/store/store',
  trusted: false,
};

const withNode = serverCommand({ ...parts, hasNode: true });

const withoutNode = serverCommand({ ...parts, hasNode: false });

const args = ['/store/clew.cjs', 'mcp', '--workspace', '/work/a', '--workspace', '/work/b c', '--store', '/store/store'];

suite('the configuration of an agent', () => {
  const configurationOf = (id: string, command = withNode): unknown => {
    const agent = findAgent(id) ?? assert.fail(id);
    const text = ownConfiguration(agent, command);
    return agent.format === 'toml' ? JSON.parse(JSON.stringify(parseToml(text))) : JSON.parse(text);
  };
  const server = { command: 'node', args };

  test('has the format that the agent reads', () => {
    assert.deepEqual(configurationOf('claude-code'), { mcpServers: { clew: { type: 'stdio', ...server } } });
    assert.deepEqual(configurationOf('cursor'), { mcpServers: { clew: { type: 'stdio', ...server } } });
    assert.deepEqual(configurationOf('codex'), { mcp_servers: { clew: server } });
    assert.deepEqual(configurationOf('cline'), { mcpServers: { clew: { disabled: false, timeout: 60, ...server } } });
    assert.deepEqual(configurationOf('gemini-cli'), { mcpServers: { clew: server } });
    assert.deepEqual(configurationOf('opencode'), {
      mcp: { clew: { type: 'local', command: ['node', ...args], enabled: true, timeout: 60_000 } },
    });
    assert.deepEqual(configurationOf('zed'), { context_servers: { clew: server } });
    assert.deepEqual(configurationOf('vscode'), { servers: { clew: { type: 'stdio', ...server } } });
    assert.deepEqual(configurationOf('plain'), { mcpServers: { clew: server } });
    assert.equal(agents.length, 9);
  });

  test('includes the environment variable that makes the editor run as Node', () => {
    const env = { ELECTRON_RUN_AS_NODE: '1' };
    assert.deepEqual(configurationOf('codex', withoutNode), { mcp_servers: { clew: { command: '/opt/editor', args, env } } });
    const command = ['/opt/editor', ...args];
    assert.deepEqual(configurationOf('opencode', withoutNode), {
      mcp: { clew: { type: 'local', command, enabled: true, timeout: 60_000, environment: env } },
    });
    assert.deepEqual(configurationOf('zed', withoutNode), { context_servers: { clew: { command: '/opt/editor', args, env } } });
  });

  test('is added to an empty file once, and is the same the second time', () => {
    for (const agent of agents) {
      const first = mergedConfiguration(agent, withNode, '');
      assert.ok(first.outcome === 'added', agent.id);
      assert.equal(mergedConfiguration(agent, withNode, first.text).outcome, 'same', agent.id);
    }
  });
});
