// Tool list for the protocol: names, schemas and order from core, with titles and hints.
import type { Tool } from '@modelcontextprotocol/server';
import { toolDefinitions } from '../core/tools/tools.ts';

/** Titles as clients show them to people. */
const titles: Readonly<Record<string, string>> = {
  explore_code: 'Explore code',
  find_symbol: 'Find symbol',
  find_uses: 'Find uses',
  search_text: 'Search text',
  trace_calls: 'Trace calls',
  explain_failure: 'Explain failure',
  read_lines: 'Read lines',
};

/** Every tool only reads, and only the workspace. Without these hints clients ask before each look-up, or refuse it in read-only mode. */
const annotations = { readOnlyHint: true, destructiveHint: false, idempotentHint: true, openWorldHint: false } as const;

/** The same for every workspace, in a fixed order. */
export const toolList: Tool[] = toolDefinitions.map(({ name, description, parameters }) => ({
  name,
  title: titles[name] ?? name,
  description,
  inputSchema: { ...parameters, type: 'object' },
  annotations,
}));

/** ms for which a client may cache the list: it changes only with the version of Clew. */
const listLifetimeMs = 3_600_000;

/** Cache rules of the list and the instructions: they contain nothing of the workspace. */
export const cacheHint = { ttlMs: listLifetimeMs, cacheScope: 'public' } as const;
