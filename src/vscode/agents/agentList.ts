// The agents that Clew can be set up for: where each reads its servers, in which form, and what to do then. Formats as documented in November 2026.
import { join } from 'node:path';
import * as l10n from '@vscode/l10n';
import type { Entry } from './jsonEntry.ts';
import type { ServerCommand } from './serverCommand.ts';

/** Places of this machine. */
export interface AgentPlaces {
  /** The first folder of the workspace. */
  readonly folder: string;
  readonly home: string;
  readonly platform: NodeJS.Platform;
  readonly env: Readonly<Record<string, string | undefined>>;
  /** Where extensions of this editor keep their files, a folder for each. */
  readonly extensionsStorage: string;
  exists(path: string): boolean;
}

/** One agent. */
export interface Agent {
  readonly id: string;
  readonly name: string;
  readonly format: 'json' | 'toml';
  /** The key under which it lists servers. */
  readonly section: string;
  /** What it says of a server besides command, arguments and environment. */
  readonly more?: Entry;
  /** The file that it reads; undefined when that is not known, so that the configuration can only be shown. */
  file(places: AgentPlaces): string | undefined;
  /** What people do next. */
  next(): string;
}

/** The name of Clew among the servers of an agent. */
export const serverName = 'clew';

/** In the order in which they are offered. */
export const agents: readonly Agent[] = [
  {
    id: 'claude-code',
    name: 'Claude Code',
    format: 'json',
    section: 'mcpServers',
    more: { type: 'stdio' },
    file: ({ folder }) => join(folder, '.mcp.json'),
    next: () => l10n.t('Start Claude Code in this folder and allow the server "clew" when it asks.'),
  },
  {
    id: 'cursor',
    name: 'Cursor',
    format: 'json',
    section: 'mcpServers',
    more: { type: 'stdio' },
    file: ({ folder }) => join(folder, '.cursor', 'mcp.json'),
    next: () => l10n.t('Open this folder in Cursor and switch "clew" on among its MCP servers.'),
  },
  {
    id: 'codex',
    name: 'Codex',
    format: 'toml',
    section: 'mcp_servers',
    file: ({ env, home }) => join(env['CODEX_HOME'] || join(home, '.codex'), 'config.toml'),
    next: () => l10n.t('Start Codex anew: it lists "clew" when you type /mcp.'),
  },
  {
    id: 'cline',
    name: 'Cline',
    format: 'json',
    section: 'mcpServers',
    more: { disabled: false },
    file: clineFile,
    next: () => l10n.t('Cline lists "clew" among its MCP servers as soon as the file is saved.'),
  },
  {
    id: 'zed',
    name: 'Zed',
    format: 'json',
    section: 'context_servers',
    file: zedFile,
    next: () => l10n.t('Zed lists "clew" in the settings of its agent as soon as the file is saved.'),
  },
  {
    id: 'vscode',
    name: 'VS Code',
    format: 'json',
    section: 'servers',
    more: { type: 'stdio' },
    file: ({ folder }) => join(folder, '.vscode', 'mcp.json'),
    next: () => l10n.t('Start the server by "MCP: List Servers". In this editor chats have the same tools without it.'),
  },
  {
    id: 'plain',
    name: 'JSON',
    format: 'json',
    section: 'mcpServers',
    file: () => undefined,
    next: () => l10n.t('Put it where your agent lists its MCP servers.'),
  },
];

/** What `agent` is told of the server. */
export function entryOf({ more }: Agent, { command, args, env }: ServerCommand): Entry {
  const entry: Entry = { ...more, command, args };
  return Object.keys(env).length ? { ...entry, env } : entry;
}

/** Cline has moved its file; it is written to only where Cline has made it. */
function clineFile({ extensionsStorage, env, home, exists }: AgentPlaces): string | undefined {
  const name = join('settings', 'cline_mcp_settings.json');
  const places = [join(extensionsStorage, 'saoudrizwan.claude-dev', name), join(env['CLINE_DIR'] || join(home, '.cline'), 'data', name)];
  return places.find(exists);
}

function zedFile({ platform, env, home }: AgentPlaces): string {
  if (platform === 'win32') return join(env['APPDATA'] || join(home, 'AppData', 'Roaming'), 'Zed', 'settings.json');
  const configuration = platform === 'darwin' ? undefined : env['XDG_CONFIG_HOME'];
  return join(configuration || join(home, '.config'), 'zed', 'settings.json');
}
