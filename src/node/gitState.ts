// Finds the current commit of a folder without running git: a process per question takes longer than all the rest.
import { existsSync, readFileSync, statSync } from 'node:fs';
import { dirname, isAbsolute, join } from 'node:path';

/**
 * Value that changes with every commit, checkout, reset and fetch of history that `folder` sees: while it is the same, git gives the same
 * answers. `outside`: no repository contains the folder. Undefined where nothing tells, as in a repository without a log of its head.
 */
export function gitStateOf(folder: string): string | 'outside' | undefined {
  for (let at = folder; ; at = dirname(at)) {
    if (existsSync(join(at, '.git'))) return stateIn(join(at, '.git'), at);
    // A bare repository, which has no working files.
    if (existsSync(join(at, 'HEAD')) && existsSync(join(at, 'objects'))) return undefined;
    if (dirname(at) === at) return 'outside';
  }
}

function stateIn(path: string, folder: string): string | undefined {
  try {
    // In a further worktree or a submodule, `.git` is a file that points to the data.
    const link = statSync(path).isFile() ? /^gitdir: (.+)$/m.exec(readFileSync(path, 'utf8'))?.[1] : undefined;
    const dataFolder = link === undefined ? path : isAbsolute(link) ? link : join(folder, link);
    const log = statSync(join(dataFolder, 'logs', 'HEAD'));
    const shallow = statSync(join(dataFolder, 'shallow'), { throwIfNoEntry: false });
    return [dataFolder, readFileSync(join(dataFolder, 'HEAD'), 'utf8'), log.size, log.mtimeMs, shallow?.mtimeMs].join('\n');
  } catch {
    // Unreadable data is left to git.
    return undefined;
  }
}
