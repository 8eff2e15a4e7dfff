// The configuration of one agent: as a text of its own that can be shown, and merged into the file that the agent reads.
import { agents, entryOf, serverName, type Agent } from './agentList.ts';
import { withJsonEntry, type MergeResult } from './jsonEntry.ts';
import type { ServerCommand } from './serverCommand.ts';
import { tomlOf, withTomlEntry } from './tomlEntry.ts';

/** The agent of an id. */
export function agentOf(id: string): Agent | undefined {
  return agents.find((each) => each.id === id);
}

/** Only what concerns Clew, as a file of the agent would have it. */
export function ownConfiguration(agent: Agent, command: ServerCommand): string {
  const entry = entryOf(agent, command);
  if (agent.format === 'toml') return tomlOf(`${agent.section}.${serverName}`, entry);
  return `${JSON.stringify({ [agent.section]: { [serverName]: entry } }, undefined, 2)}\n`;
}

/** `text` of the agent's file with Clew in it; whatever else it holds stays. */
export function mergedConfiguration(agent: Agent, command: ServerCommand, text: string): MergeResult {
  const entry = entryOf(agent, command);
  const merge = agent.format === 'toml' ? withTomlEntry : withJsonEntry;
  return merge(text, agent.section, serverName, entry);
}
