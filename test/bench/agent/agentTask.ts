// A task of the bench `agent`: what an agent is asked in a repository at a commit, and the lines that are right. The file also reads as tasks of `clew eval`.
import { readFileSync } from 'node:fs';
import * as v from 'valibot';
import type { GoldLines } from '../answers/recallScore.ts';

/** The kinds of tasks, in the order of the tables. */
export const taskKinds = ['localise', 'question', 'uses', 'trace', 'message', 'literal', 'file'] as const;
export type TaskKind = (typeof taskKinds)[number];

const place = v.object({ file: v.string(), line_start: v.number(), line_end: v.number() });

const schema = v.object({
  id: v.string(),
  kind: v.picklist(taskKinds),
  repo: v.string(),
  commit: v.string(),
  lang: v.string(),
  /** What the agent is told, and all that it is told. */
  query: v.string(),
  /** The right lines, one-based. */
  gold_lines: v.array(place),
  /** Lines that are neither right nor wrong in a list, as `path:line`. */
  neutral: v.optional(v.array(v.string()), []),
});

/** One task. */
export interface AgentTask {
  readonly id: string;
  readonly kind: TaskKind;
  readonly repo: string;
  readonly commit: string;
  readonly lang: string;
  readonly query: string;
  readonly gold_lines: readonly GoldLines[];
  readonly neutral: readonly string[];
}

/** The tasks of a file, one JSON object a line. Throws for what is no task. */
export function readAgentTasks(file: string): readonly AgentTask[] {
  const lines = readFileSync(file, 'utf8').split('\n').filter(Boolean);
  return lines.map((line) => v.parse(schema, JSON.parse(line)));
}

/** The folder of a task's tree below `trees`. */
export function folderOf({ repo, commit }: Pick<AgentTask, 'repo' | 'commit'>): string {
  return `${repo.replace('/', '+')}/${commit.slice(0, 12)}`;
}
