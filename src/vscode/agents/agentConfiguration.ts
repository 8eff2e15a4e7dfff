// Configuration of one agent: as a separate text to show, and merged into the agent's file.
import { agents, entryOf, serverName, type Agent } from './agentList.ts';
import { withJsonEntry, type MergeResult } from './jsonEntry.ts';
import type { ServerCommand } from './serverCommand.ts';
import { tomlOf, withTomlEntry } from './tomlEntry.ts';

export function findAgent(id: string): Agent | undefined {
  return agents.find((each) => each.id === id);
}

/** Returns only Clew's part, in the format of the agent's file. */
export function ownConfiguration(agent: Agent, command: ServerCommand): string {
  const entry = entryOf(agent, command);
  if (agent.format === 'toml') return tomlOf(`${agent.section}.${serverName}`, entry);
  return `${JSON.stringify({ [agent.section]: { [serverName]: entry } }, undefined, 2)}\n`;
}

/** Returns `text` of the agent's file with Clew in it; everything else stays. */
export function mergedConfiguration(agent: Agent, command: ServerCommand, text: string): MergeResult {
  const entry = entryOf(agent, command);
  const merge = agent.format === 'toml' ? withTomlEntry : withJsonEntry;
  return merge(text, agent.section, serverName, entry);
}
