// Walks the trees of an evaluation and indexes each once for all its tasks.
import * as l10n from '@vscode/l10n';
import type { Codebase } from '../../core/codebase/api.ts';
import type { CommandInvocation } from '../command.ts';
import { isFolder, type EvalTask } from './evalTasks.ts';
import { say } from '../say.ts';
import { withFolder } from '../workspace.ts';
import type { CommandEmbedder } from '../models/commandEmbedder.ts';

/**
 * Passes the tasks of each existing tree to `runTask`, with its codebase. Reports progress and missing trees. Returns the number of done
 * tasks.
 */
export async function runOverTrees(
  groups: ReadonlyMap<string, readonly EvalTask[]>,
  embedder: CommandEmbedder,
  { flags, log, token }: Pick<CommandInvocation, 'flags' | 'log' | 'token'>,
  runTask: (task: EvalTask, codebase: Codebase) => Promise<void>,
): Promise<number> {
  let doneCount = 0;
  let missingCount = 0;
  for (const [folder, tasks] of groups) {
    if (!(await isFolder(folder))) {
      missingCount += tasks.length;
      say(l10n.t('{0}: there is no such tree, {1} tasks are left out', folder, tasks.length));
      continue;
    }
    await withFolder({ folder, store: flags.get('store'), embedder, log, token }, async ({ codebase }) => {
      for (const task of tasks) await runTask(task, codebase);
    });
    doneCount += tasks.length;
    say(l10n.t('{0}: {1} tasks', folder, tasks.length));
  }
  if (missingCount > 0) say(l10n.t('{0} tasks done, {1} without a tree', doneCount, missingCount));
  return doneCount;
}
