// Which commit a folder is at, without asking git: a process for each question takes longer than all the rest of it.
import { existsSync, readFileSync, statSync } from 'node:fs';
import { dirname, isAbsolute, join } from 'node:path';

/**
 * What changes with every commit, checkout, reset and fetch of history that `folder` sees: as long as it is the same, git gives the same answers.
 * `outside`: no repository is around it. Undefined where nothing tells, as of a repository without a log of its head.
 */
export function gitStateOf(folder: string): string | 'outside' | undefined {
  for (let at = folder; ; at = dirname(at)) {
    if (existsSync(join(at, '.git'))) return stateIn(join(at, '.git'), at);
    // A repository without files to work on.
    if (existsSync(join(at, 'HEAD')) && existsSync(join(at, 'objects'))) return undefined;
    if (dirname(at) === at) return 'outside';
  }
}

function stateIn(path: string, around: string): string | undefined {
  try {
    // Of a further worktree and of a submodule it is a file that says where the rest is.
    const link = statSync(path).isFile() ? /^gitdir: (.+)$/m.exec(readFileSync(path, 'utf8'))?.[1] : undefined;
    const own = link === undefined ? path : isAbsolute(link) ? link : join(around, link);
    const log = statSync(join(own, 'logs', 'HEAD'));
    const shallow = statSync(join(own, 'shallow'), { throwIfNoEntry: false });
    return [own, readFileSync(join(own, 'HEAD'), 'utf8'), log.size, log.mtimeMs, shallow?.mtimeMs].join('\n');
  } catch {
    // What cannot be read is left to git.
    return undefined;
  }
}
