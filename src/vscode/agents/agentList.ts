// Agents that Clew can be set up for: the file and format of their servers, and the next steps. Formats as documented in November 2026;
// those of Claude Code, Codex, Gemini CLI, Cline and opencode were read by the programs themselves.
import { join } from 'node:path';
import * as l10n from '@vscode/l10n';
import type { ServerEntry } from './jsonEntry.ts';
import type { ServerCommand } from './serverCommand.ts';

/** Places of this machine. */
export interface AgentPlaces {
  /** The first folder of the workspace. */
  readonly folder: string;
  readonly home: string;
  readonly platform: NodeJS.Platform;
  readonly env: Readonly<Record<string, string | undefined>>;
  /** Folder in which each extension of this editor has its own storage. */
  readonly extensionsStorage: string;
  exists(path: string): boolean;
}

export interface Agent {
  readonly id: string;
  readonly name: string;
  readonly format: 'json' | 'toml';
  /** The key under which it lists servers. */
  readonly section: string;
  /** Fields of a server besides command, arguments and environment. */
  readonly more?: ServerEntry;
  /** Builds the command's entry, where the format is not the usual one. */
  entry?(command: ServerCommand): ServerEntry;
  /** The file that it reads; undefined when unknown, so that the configuration can only be shown. */
  file(places: AgentPlaces): string | undefined;
  /** Next steps for people. */
  nextSteps(): string;
}

/** Name of Clew among an agent's servers. */
export const serverName = 'clew';

/** Agents in the order of the menu. */
export const agents: readonly Agent[] = [
  {
    id: 'claude-code',
    name: 'Claude Code',
    format: 'json',
    section: 'mcpServers',
    more: { type: 'stdio' },
    file: ({ folder }) => join(folder, '.mcp.json'),
    nextSteps: () => l10n.t('Start Claude Code in this folder and allow the server "clew" when it asks.'),
  },
  {
    id: 'cursor',
    name: 'Cursor',
    format: 'json',
    section: 'mcpServers',
    more: { type: 'stdio' },
    file: ({ folder }) => join(folder, '.cursor', 'mcp.json'),
    nextSteps: () => l10n.t('Open this folder in Cursor and switch "clew" on among its MCP servers.'),
  },
  {
    id: 'codex',
    name: 'Codex',
    format: 'toml',
    section: 'mcp_servers',
    file: ({ env, home }) => join(env['CODEX_HOME'] || join(home, '.codex'), 'config.toml'),
    nextSteps: () => l10n.t('Start Codex anew: it lists "clew" when you type /mcp.'),
  },
  {
    id: 'cline',
    name: 'Cline',
    format: 'json',
    section: 'mcpServers',
    // Without it a server has 3 s to start, and is left out for the session when the machine is busy (Cline 3.0.65, 2026-11-26).
    more: { disabled: false, timeout: 60 },
    file: clineFile,
    nextSteps: () => l10n.t('Cline lists "clew" among its MCP servers as soon as the file is saved.'),
  },
  {
    id: 'gemini-cli',
    name: 'Gemini CLI',
    format: 'json',
    section: 'mcpServers',
    file: ({ folder }) => join(folder, '.gemini', 'settings.json'),
    nextSteps: () => l10n.t('Start Gemini CLI in this folder and trust it: it lists "clew" when you type /mcp.'),
  },
  {
    id: 'opencode',
    name: 'opencode',
    format: 'json',
    section: 'mcp',
    // Without it every request has 5 s, also the one that starts the server. A new index needs longer (opencode 1.18.33, 2026-11-26).
    entry: ({ command, args, env }) => ({
      type: 'local',
      command: [command, ...args],
      enabled: true,
      timeout: 60_000,
      ...(Object.keys(env).length ? { environment: env } : {}),
    }),
    file: opencodeFile,
    nextSteps: () => l10n.t('Start opencode anew in this folder: "opencode mcp list" says that "clew" is connected.'),
  },
  {
    id: 'zed',
    name: 'Zed',
    format: 'json',
    section: 'context_servers',
    file: zedFile,
    nextSteps: () => l10n.t('Zed lists "clew" in the settings of its agent as soon as the file is saved.'),
  },
  {
    id: 'vscode',
    name: 'VS Code',
    format: 'json',
    section: 'servers',
    more: { type: 'stdio' },
    file: ({ folder }) => join(folder, '.vscode', 'mcp.json'),
    nextSteps: () => l10n.t('Start the server by "MCP: List Servers". In this editor chats have the same tools without it.'),
  },
  {
    id: 'plain',
    name: 'JSON',
    format: 'json',
    section: 'mcpServers',
    file: () => undefined,
    nextSteps: () => l10n.t('Put it where your agent lists its MCP servers.'),
  },
];

/** Entry of the server for `agent`. */
export function entryOf(agent: Agent, server: ServerCommand): ServerEntry {
  if (agent.entry) return agent.entry(server);
  const { command, args, env } = server;
  const entry: ServerEntry = { ...agent.more, command, args };
  return Object.keys(env).length ? { ...entry, env } : entry;
}

/** Cline has moved its file. Clew writes only where Cline created it, or where Cline's variables point. */
function clineFile({ extensionsStorage, env, home, exists }: AgentPlaces): string | undefined {
  if (env['CLINE_MCP_SETTINGS_PATH']) return env['CLINE_MCP_SETTINGS_PATH'];
  const name = join('settings', 'cline_mcp_settings.json');
  const data = env['CLINE_DATA_DIR'] || join(env['CLINE_DIR'] || join(home, '.cline'), 'data');
  return [join(extensionsStorage, 'saoudrizwan.claude-dev', name), join(data, name)].find(exists);
}

/** opencode reads either file; the entry goes into the existing one. */
function opencodeFile({ folder, exists }: AgentPlaces): string {
  const withComments = join(folder, 'opencode.jsonc');
  return exists(withComments) ? withComments : join(folder, 'opencode.json');
}

function zedFile({ platform, env, home }: AgentPlaces): string {
  if (platform === 'win32') return join(env['APPDATA'] || join(home, 'AppData', 'Roaming'), 'Zed', 'settings.json');
  const configuration = platform === 'darwin' ? undefined : env['XDG_CONFIG_HOME'];
  return join(configuration || join(home, '.config'), 'zed', 'settings.json');
}
