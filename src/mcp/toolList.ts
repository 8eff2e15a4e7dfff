// The list of tools as the protocol has it: names, schemas and order of core, with titles and what the tools never do.
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

/** Every tool only reads, and only the workspace. Without these hints clients ask before each look-up, or refuse it where nothing may be changed. */
const annotations = { readOnlyHint: true, destructiveHint: false, idempotentHint: true, openWorldHint: false } as const;

/** The same for every workspace, and in the same order each time. */
export const toolList: Tool[] = toolDefinitions.map(({ name, description, parameters }) => ({
  name,
  title: titles[name] ?? name,
  description,
  inputSchema: { ...parameters, type: 'object' },
  annotations,
}));

/** ms for which a client may keep the list: it changes with the version of Clew alone. */
const listLasts = 3_600_000;

/** How the list and the instructions may be kept: they say nothing of the workspace. */
export const cacheHint = { ttlMs: listLasts, cacheScope: 'public' } as const;
