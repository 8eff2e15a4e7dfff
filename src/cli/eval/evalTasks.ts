// Tasks of an evaluation: questions about given commits of repositories, one JSON object per line, grouped by tree.
import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import * as l10n from '@vscode/l10n';
import * as v from 'valibot';
import type { Flag } from '../command.ts';
import { readJsonLines } from './jsonLines.ts';

const goldSymbol = v.object({ file: v.string(), line_start: v.number(), line_end: v.number() });

const taskSchema = v.object({
  id: v.string(),
  repo: v.string(),
  commit: v.string(),
  query: v.string(),
  kind: v.optional(v.string(), ''),
  source: v.optional(v.string(), ''),
  lang: v.optional(v.string(), ''),
  gold_files: v.optional(v.array(v.string()), []),
  gold_symbols: v.optional(v.nullable(v.array(goldSymbol)), []),
});

/** One question, its tree, and its expected results. */
export type EvalTask = v.InferOutput<typeof taskSchema>;

/** The flags for tasks and trees. */
export function taskFlags(): Readonly<Record<'tasks' | 'trees', Flag>> {
  return {
    tasks: { value: 'FILE', about: l10n.t('tasks, one JSON object a line') },
    trees: { value: 'DIR', about: l10n.t('folder with the trees: owner+name/commit') },
  };
}

/** Reads the tasks; lines that are no task go to `say`. Throws UsageError when the file cannot be read. */
export function readTasks(file: string, say: (sentence: string) => void): Promise<readonly EvalTask[]> {
  return readJsonLines(file, taskSchema, {
    unreadable: l10n.t('The file {0} with the tasks cannot be read.', file),
    onInvalid: (line) => say(l10n.t('Line {0} of {1} is no task and is left out.', line, file)),
  });
}

/** Folder of a task's tree below `trees`. Questions made from doc comments use trees without those comments. */
export function treeOf(trees: string, { repo, commit, kind }: EvalTask): string {
  return join(trees, repo.replace('/', '+'), commit.slice(0, 12) + (kind === 'docstring' ? '~nodoc' : ''));
}

/** Tasks by the folder of their tree, so that each tree is indexed once. */
export function byTree(trees: string, tasks: readonly EvalTask[]): ReadonlyMap<string, readonly EvalTask[]> {
  const groups = new Map<string, EvalTask[]>();
  for (const task of tasks) {
    const tree = treeOf(trees, task);
    const group = groups.get(tree);
    if (group) group.push(task);
    else groups.set(tree, [task]);
  }
  return groups;
}

export async function isFolder(path: string): Promise<boolean> {
  try {
    return (await stat(path)).isDirectory();
  } catch (error) {
    // Whatever the error, the folder cannot be searched.
    if (error instanceof Error) return false;
    throw error;
  }
}
