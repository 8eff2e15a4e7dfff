// Set-up of other agents: the command and configuration that each one gets, and that the rest of its file stays as it was.
import assert from 'node:assert/strict';
import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, lstatSync, mkdirSync, readdirSync, readFileSync, renameSync, statSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import fc from 'fast-check';
import JSON5 from 'json5';
import { parse as parseToml } from 'smol-toml';
import { readAgentFile, writeAgentFile } from '../../../src/vscode/agents/agentFile.ts';
import { agents, type AgentPlaces } from '../../../src/vscode/agents/agentList.ts';
import { findAgent, mergedConfiguration, ownConfiguration } from '../../../src/vscode/agents/configuration.ts';
import { withJsonEntry } from '../../../src/vscode/agents/jsonEntry.ts';
import { launcherPath, launcherText, writeLauncher } from '../../../src/vscode/agents/launcher.ts';
import { hasNode } from '../../../src/vscode/agents/nodeOnPath.ts';
import { serverCommand } from '../../../src/vscode/agents/serverCommand.ts';
import { withTomlEntry } from '../../../src/vscode/agents/tomlEntry.ts';
import { temporaryFolder } from '../../support/temporaryFolder.ts';
import { dedent } from '../../support/dedent.ts';

const parts = { editor: '/opt/editor', script: '/store/clew.cjs', folders: ['/work/a', '/work/b c'], store: '/store/store' };
const withNode = serverCommand({ ...parts, hasNode: true });
const withoutNode = serverCommand({ ...parts, hasNode: false });
const args = ['/store/clew.cjs', 'mcp', '--workspace', '/work/a', '--workspace', '/work/b c', '--store', '/store/store'];

describe('serverCommand', () => {
  it('lists every workspace folder and the folder of the stored index', () => {
    assert.deepEqual(withNode, { command: 'node', args, env: {} });
  });

  it('runs the editor as Node when Node is not installed', () => {
    assert.deepEqual(withoutNode, { command: '/opt/editor', args, env: { ELECTRON_RUN_AS_NODE: '1' } });
  });

  it('accepts Node only if it reports version 20 or newer in time', async (t) => {
    assert.equal(await hasNode(process.execPath), true);
    assert.equal(await hasNode(join(temporaryFolder('agents', t), 'no-such-node')), false);
    if (process.platform === 'win32') return;
    const folder = temporaryFolder('agents', t);
    const old = join(folder, 'node');
    writeFileSync(old, '#!/bin/sh\necho v18.20.4\n', { mode: 0o755 });
    assert.equal(await hasNode(old), false);
    const hanging = join(folder, 'hanging');
    writeFileSync(hanging, '#!/bin/sh\nexec sleep 60\n', { mode: 0o755 });
    const start = performance.now();
    assert.equal(await hasNode(hanging), false);
    assert.ok(performance.now() - start < 10_000);
  });
});

describe('the configuration of an agent', () => {
  const configurationOf = (id: string, command = withNode): unknown => {
    const agent = findAgent(id) ?? assert.fail(id);
    const text = ownConfiguration(agent, command);
    return agent.format === 'toml' ? JSON.parse(JSON.stringify(parseToml(text))) : JSON.parse(text);
  };
  const server = { command: 'node', args };

  it('has the format that the agent reads', () => {
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

  it('includes the environment variable that makes the editor run as Node', () => {
    const env = { ELECTRON_RUN_AS_NODE: '1' };
    assert.deepEqual(configurationOf('codex', withoutNode), { mcp_servers: { clew: { command: '/opt/editor', args, env } } });
    const command = ['/opt/editor', ...args];
    assert.deepEqual(configurationOf('opencode', withoutNode), {
      mcp: { clew: { type: 'local', command, enabled: true, timeout: 60_000, environment: env } },
    });
    assert.deepEqual(configurationOf('zed', withoutNode), { context_servers: { clew: { command: '/opt/editor', args, env } } });
  });

  it('is added to an empty file once, and is the same the second time', () => {
    for (const agent of agents) {
      const first = mergedConfiguration(agent, withNode, '');
      assert.ok(first.outcome === 'added', agent.id);
      assert.equal(mergedConfiguration(agent, withNode, first.text).outcome, 'same', agent.id);
    }
  });
});

describe('the configuration file of an agent', () => {
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

  it('has the path that the agent reads on each platform', () => {
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

  it('has a path for Cline only where Cline has created the file', () => {
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

  it('is replaced as a whole, keeps its permissions, and stays a symbolic link', async (t) => {
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

describe('withJsonEntry', () => {
  const entry = { command: 'node', args: ['a b', '"q"'] };
  const added = (text: string): string => {
    const merged = withJsonEntry(text, 'servers', 'clew', entry);
    assert.ok(merged.outcome === 'added', `${merged.outcome}: ${text}`);
    return merged.text;
  };

  it('adds the entry after the others and keeps comments and indentation', () => {
    const text = dedent`
      // mine
      {
      	"servers": {
      		"other": { "command": "x" }, // keep
      		/* and this */
      	},
      	"inputs": []
      }
    `;
    assert.equal(
      added(text),
      dedent`
        // mine
        {
        	"servers": {
        		"other": { "command": "x" }, // keep
        		/* and this */
        		"clew": {
        			"command": "node",
        			"args": [
        				"a b",
        				"\\"q\\""
        			]
        		}
        	},
        	"inputs": []
        }
      `,
    );
  });

  it('adds the entry on new lines to a one-line text, and after a trailing comment', () => {
    for (const text of [
      '{}',
      '{"servers":{}}',
      '{ "servers": { "a": {} } }',
      '{\n  "a": 1 // last\n}',
      '{"a":"}//{"}',
      '\ufeff{"x":[{}]}\r\n',
    ])
      assert.ok(added(text).includes('"clew"'), text);
    assert.match(added('{\n  "a": 1 // last\n}'), /"a": 1, \/\/ last\n {2}"servers"/);
  });

  it('replaces only the entry of the same name', () => {
    const text = '{ "servers": { "clew": { "command": "old" /* why */ }, "other": 1 } }';
    const merged = withJsonEntry(text, 'servers', 'clew', entry);
    assert.ok(merged.outcome === 'replaced');
    assert.deepEqual(JSON5.parse(merged.text), { servers: { clew: entry, other: 1 } });
    assert.ok(merged.text.endsWith(', "other": 1 } }'));
  });

  it('refuses a text that is no such configuration', () => {
    for (const text of ['{', '[]', 'null', '{"servers": []}', '{"servers": "x"}', 'servers: {}'])
      assert.equal(withJsonEntry(text, 'servers', 'clew', entry).outcome, 'unreadable', text);
  });

  it('keeps every other value of any valid file', () => {
    const space = fc.constantFrom('', ' ', '\n', '\n\t', ' // a "c" }\n', '/* { , */');
    const objects = fc.dictionary(fc.constantFrom('a', 'servers', 'x"y', "it's", '}', '//'), fc.jsonValue(), { maxKeys: 4 });
    const texts = fc
      .tuple(objects, fc.option(objects, { nil: undefined }), fc.array(space, { minLength: 8, maxLength: 8 }), fc.boolean())
      .map(([outer, servers, spaces, comma]) => {
        const all: Readonly<Record<string, unknown>> = { ...outer, servers: servers ?? {} };
        const rows = Object.entries(all).map(
          ([name, value], i) =>
            `${spaces[i % 8]}${JSON.stringify(name)}${spaces[(i + 1) % 8]}:${spaces[(i + 2) % 8]}${JSON.stringify(value)}`,
        );
        return { all, text: `${spaces[6]}{${rows.join(`${spaces[5]},`)}${comma ? ',' : ''}${spaces[7]}}` };
      });
    fc.assert(
      fc.property(texts, ({ all, text }) => {
        const merged = withJsonEntry(text, 'servers', 'clew', entry);
        assert.ok(merged.outcome === 'added', `${merged.outcome}: ${text}`);
        assert.deepEqual(
          JSON5.parse(merged.text),
          JSON5.parse(JSON.stringify({ ...all, servers: { ...(all['servers'] as object), clew: entry } })),
        );
      }),
      { numRuns: 500 },
    );
  });
});

describe('withTomlEntry', () => {
  const entry = { command: 'C:\\Program Files\\node.exe', args: ['a "b"', 'ü\u007f'], env: { ELECTRON_RUN_AS_NODE: '1' } };
  const plain = (text: string): unknown => JSON.parse(JSON.stringify(parseToml(text)));

  it('appends a table and keeps the text before it unchanged', () => {
    const text = dedent`
      model = "x" # mine

      [mcp_servers.other]
      command = "y"
    `;
    const merged = withTomlEntry(text, 'mcp_servers', 'clew', entry);
    assert.ok(merged.outcome === 'added');
    assert.ok(merged.text.startsWith(text));
    assert.deepEqual(plain(merged.text), { model: 'x', mcp_servers: { other: { command: 'y' }, clew: entry } });
    assert.equal(withTomlEntry(merged.text, 'mcp_servers', 'clew', entry).outcome, 'same');
  });

  it('refuses a text with another entry of that name, an inline table, or invalid TOML', () => {
    for (const text of [
      '[mcp_servers.clew]\ncommand = "old"\n',
      'mcp_servers = { other = { command = "y" } }\n',
      'mcp_servers = 3\n',
      'a =',
    ])
      assert.equal(withTomlEntry(text, 'mcp_servers', 'clew', entry).outcome, 'unreadable', text);
  });
});

describe('the launch script', () => {
  const install = (folder: string, version: string): string => {
    const extension = join(folder, `clew-dev.clew-${version}`);
    mkdirSync(join(extension, 'dist'), { recursive: true });
    writeFileSync(
      join(extension, 'dist/cli.js'),
      `console.log(${JSON.stringify(version)}, __filename === process.argv[1], process.argv.slice(2).join());`,
    );
    return extension;
  };
  const run = (script: string): string => execFileSync(process.execPath, [script, 'mcp', '--workspace', 'x'], { encoding: 'utf8' }).trim();

  it('runs the version that wrote it, and after an update the newest one', async (t) => {
    const folder = temporaryFolder('agents', t);
    const storage = join(folder, 'storage');
    const old = install(folder, '0.1.0');
    await writeLauncher(storage, old);
    const script = launcherPath(storage);
    assert.equal(run(script), '0.1.0 true mcp,--workspace,x');
    // The editor has taken the old version away and not been started since.
    renameSync(old, join(folder, 'gone'));
    install(folder, '0.10.0');
    assert.equal(run(script), '0.10.0 true mcp,--workspace,x');
    const next = install(folder, '0.11.0');
    await writeLauncher(storage, next);
    assert.equal(run(script), '0.11.0 true mcp,--workspace,x');
    assert.deepEqual(
      readdirSync(storage).filter((name) => name !== 'compiled'),
      ['clew.cjs'],
    );
  });

  it('stores compiled code for a faster start, and deletes that of an older version', async (t) => {
    const folder = temporaryFolder('agents', t);
    const storage = join(folder, 'storage');
    await writeLauncher(storage, install(folder, '0.1.0'));
    run(launcherPath(storage));
    const compiled = (): readonly string[] => readdirSync(join(storage, 'compiled'), { recursive: true, encoding: 'utf8' });
    assert.ok(compiled().length > 1, 'nothing was compiled');
    await writeLauncher(storage, install(folder, '0.2.0'));
    assert.ok(!existsSync(join(storage, 'compiled')));
  });

  it('is not written again when it is up to date', async (t) => {
    const storage = temporaryFolder('agents', t);
    await writeLauncher(storage, '/extensions/clew-dev.clew-0.1.0');
    const { ino } = statSync(launcherPath(storage));
    await writeLauncher(storage, '/extensions/clew-dev.clew-0.1.0');
    assert.equal(statSync(launcherPath(storage)).ino, ino);
  });

  it('explains what to do when Clew was uninstalled', (t) => {
    const folder = temporaryFolder('agents', t);
    const script = join(folder, 'clew.cjs');
    writeFileSync(script, launcherText(join(folder, 'extensions', 'clew-dev.clew-0.1.0')));
    const { status, stderr } = spawnSync(process.execPath, [script, 'mcp'], { encoding: 'utf8' });
    assert.equal(status, 1);
    assert.match(stderr, /no longer installed/);
    assert.ok(!existsSync(join(folder, 'extensions')));
  });
});
