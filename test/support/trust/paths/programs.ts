// What the command line and the server for agents are asked for about planted files. Neither reads settings of the editor.
import type { PlantedFile, PlantedWorkspace } from './hiddenFiles.ts';

/** Words of a command, without those for the folder, and what it shows of a file that counts. */
export interface CommandLineRun {
  readonly words: readonly string[];
  readonly shows: 'canary' | 'name' | 'path';
}

/** Commands that print texts, names or paths of the whole folder; the first ones reach most. */
export const commandLineRuns: readonly CommandLineRun[] = [
  { words: ['search', '(needle|kowari)\\d+.*', '--regex', '--limit', '1000'], shows: 'canary' },
  { words: ['symbols', '--json'], shows: 'canary' },
  { words: ['ask', 'What do quokka1x, quokka100x, quokka105x, quokka109x and quokka140x do?', '--json'], shows: 'canary' },
  { words: ['graph', '--json'], shows: 'canary' },
  { words: ['search', 'kowari lives and helps quokka', '--limit', '100', '--json'], shows: 'path' },
  { words: ['search', 'kowari1', '--exact', '--limit', '1000'], shows: 'canary' },
  { words: ['lookup', '`quokka1x`'], shows: 'name' },
  { words: ['uses', 'quokka1x', '--json'], shows: 'name' },
  { words: ['ask', 'Error: needle1x, after needle104x and needle120x', '--full'], shows: 'canary' },
];

/** Calls of all tools of the server about one file. */
export function agentCalls({
  path,
  name,
  message,
}: PlantedFile): readonly (readonly [name: string, args: Readonly<Record<string, unknown>>])[] {
  return [
    ['read_lines', { path }],
    ['find_symbol', { name, path }],
    ['search_text', { text: `${message}.*`, regex: true }],
    ['explore_code', { question: `How does ${name} in ${path} work?` }],
    ['trace_calls', { name, path, direction: 'callees' }],
    ['explain_failure', { failure: `Error: ${message}` }],
  ];
}

/** The workspace as these programs see it: a file that only a setting hides counts there. */
export function withoutSettings(workspace: PlantedWorkspace): PlantedWorkspace {
  return { ...workspace, hidden: workspace.hidden.filter(({ bySetting }) => !bySetting) };
}
