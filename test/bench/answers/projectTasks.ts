// Goes through the tasks of a file, with the codebase of each project open while its tasks run.
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { withFolder } from '../../../src/cli/workspace.ts';
import { neverCancelled } from '../../../src/core/base/cancellation.ts';
import { groupByKey } from '../../../src/core/base/collections/groupByKey.ts';
import type { Codebase } from '../../../src/core/codebase/api.ts';
import { consoleLog } from '../../../src/node/log.ts';

/** What every task has. */
interface ProjectTask {
  readonly project: string;
  /** `seen`: numbers may be chosen by it; `held`: it is only reported. */
  readonly half: 'seen' | 'held';
}

/** Where projects lie under their names, the file with a task a line, and which half to run. */
interface TaskFile {
  readonly trees: string;
  readonly file: string;
  readonly store: string;
  readonly half: string | undefined;
}

/** Results of `run` for all tasks, in the order of the projects. */
export async function runTasks<Task extends ProjectTask, Row>(
  { trees, file, store, half }: TaskFile,
  run: (codebase: Codebase, task: Task) => Promise<Row>,
): Promise<readonly Row[]> {
  const lines = (await readFile(file, 'utf8')).split('\n').filter(Boolean);
  const tasks = lines.map((line) => JSON.parse(line) as Task).filter((task) => half === undefined || half === task.half);
  const rows: Row[] = [];
  for (const [project, tasksOfProject] of groupByKey(tasks, (task) => task.project)) {
    if (!existsSync(join(trees, project))) {
      console.error(`${project}: not among the trees, ${tasksOfProject.length} tasks left out`);
      continue;
    }
    const request = {
      folder: join(trees, project),
      store: join(store, project),
      embedder: { choice: { provider: 'builtIn' }, settle: (codebase: Codebase) => codebase.waitForVectors(neverCancelled) },
      log: consoleLog(process.stderr, false),
      token: neverCancelled,
    } as const;
    await withFolder(request, async ({ codebase }) => {
      for (const task of tasksOfProject) rows.push(await run(codebase, task));
    });
  }
  return rows;
}
