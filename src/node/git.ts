// History of lines, read with the git program. Nothing that the repository configures runs, nothing is fetched, and time is limited.
import { execFile } from 'node:child_process';
import { devNull } from 'node:os';
import { delimiter } from 'node:path';
import { LruMap } from '../core/base/collections/lru.ts';
import type { Commit, Git, LineChange, Log, Root } from '../core/ports.ts';
import { gitStateOf } from './gitState.ts';
import { patchFormat, readCommits } from './gitPatch.ts';
import { hasOwnHistory } from './ownHistory.ts';
import { absoluteEntries, programOnPath } from './programPath.ts';
import { diskFolder } from './root.ts';

/** Longest time in ms to wait for the history of some lines. */
const lineTimeLimitMs = 5000;
const maxOutputBytes = 1 << 20;
/** Cached answers. Set by judgement: each is a few lines. */
const maxCachedAnswers = 500;
/** Longest time in ms for the patches of many commits, which a person asked for. Partial output counts. */
const patchTimeLimitMs = 20_000;
const maxPatchBytes = 48 << 20;

/**
 * {@link Git} over the `git` on the PATH. Only for workspaces that the user trusts: git reads the configuration of the repository. Without
 * git, repository, commit of the file, or answer in time there are no changes, and a line in the log.
 */
export class NodeGit implements Git {
  readonly #log: Log;
  /** Absolute path; undefined where git is not installed. */
  readonly #program: string | undefined;
  /** Changes of lines at a commit: questions about a failure ask for the same definition repeatedly. */
  readonly #changes = new LruMap<string, readonly LineChange[]>(maxCachedAnswers);
  #isAbsent = false;

  /** @param program name or path of git */
  constructor(log: Log, program = 'git') {
    this.#log = log;
    this.#program = programOnPath(program);
    this.#isAbsent = this.#program === undefined;
    if (this.#isAbsent) log.trace(`${program} is in no folder of the PATH, so there is no history.`);
  }

  async recentChanges(root: Root, path: string, first: number, last: number, limit: number): Promise<readonly LineChange[]> {
    const folder = diskFolder(root);
    if (this.#isAbsent || limit <= 0 || !(await hasOwnHistory(folder))) return [];
    const state = gitStateOf(folder);
    if (state === 'outside') return [];
    if (state === undefined) return this.#changesOf(folder, path, first, last, limit);
    const key = [state, folder, path, first, last, limit].join('\n');
    const changes = this.#changes.get(key) ?? (await this.#changesOf(folder, path, first, last, limit));
    // An empty answer may only have been too late, so it is not cached.
    if (changes.length) this.#changes.set(key, changes);
    return changes;
  }

  async #changesOf(folder: string, path: string, first: number, last: number, limit: number): Promise<readonly LineChange[]> {
    const result = await this.#run(folder, historyArgs(path, first, last, limit));
    if (result.output !== undefined) return parseChanges(result.output);
    // The open file may have more lines than the committed one.
    const lines = /has only (\d+) lines?/.exec(result.message)?.[1];
    const end = lines === undefined ? 0 : Number(lines) - 1;
    if (end >= first && end < last) return parseChanges((await this.#run(folder, historyArgs(path, first, end, limit))).output ?? '');
    return [];
  }

  async commits(root: Root, limit: number): Promise<readonly Commit[]> {
    const folder = diskFolder(root);
    if (this.#isAbsent || limit <= 0 || !(await hasOwnHistory(folder))) return [];
    const result = await this.#run(folder, patchArgs(limit), { timeout: patchTimeLimitMs, maxBuffer: maxPatchBytes });
    if (result.output !== undefined) return readCommits(result.output);
    // The last commit of interrupted output may lack part of its patch.
    return readCommits(result.partial ?? '').slice(0, -1);
  }

  #run(
    folder: string,
    args: readonly string[],
    limits: { readonly timeout: number; readonly maxBuffer: number } = { timeout: lineTimeLimitMs, maxBuffer: maxOutputBytes },
  ): Promise<{ output?: string; partial?: string; message: string }> {
    const program = this.#program;
    if (program === undefined) return Promise.resolve({ message: '' });
    const options = { ...limits, cwd: folder, env: environment(), windowsHide: true, killSignal: 'SIGKILL' } as const;
    return new Promise((resolve) => {
      execFile(program, [...safetyArgs, ...args], options, (error, output, errorOutput) => {
        if (!error) {
          resolve({ output, message: '' });
          return;
        }
        if (error.code === 'ENOENT') this.#isAbsent = true;
        this.#log.trace(`git log in ${folder}: ${errorOutput.trim() || error.message}`);
        resolve({ partial: output, message: errorOutput });
      });
    });
  }
}

/** Switches off every setting by which a repository can name a program: hooks, monitor, pager, signatures, diff and text conversion. */
const safetyArgs: readonly string[] = [
  '--no-pager',
  '--literal-pathspecs',
  ...['core.fsmonitor=false', `core.hooksPath=${devNull}`, 'log.showSignature=false', 'diff.external=', 'protocol.allow=never'].flatMap(
    (setting) => ['-c', setting],
  ),
];

/**
 * Without `-s` git would print the patch of every commit. NUL separates fields, since no subject holds one. The ref filter matches no ref,
 * so that {@link graftedMark} is the only decoration.
 */
function historyArgs(path: string, first: number, last: number, limit: number): string[] {
  const formatArgs = ['--format=%H%x00%at%x00%D%x00%s', '--decorate-refs=refs/clew/none', `-n${limit}`];
  return ['log', '-s', '--no-ext-diff', '--no-textconv', '--no-color', ...formatArgs, `-L${first + 1},${last + 1}:./${path}`];
}

/** Git's mark for the commit at which a shallow clone was cut: it seems to have written every line, but wrote few of them. */
const graftedMark = 'grafted';

/** Patches without context against the first parent, whatever the settings of the repository. */
function patchArgs(limit: number): string[] {
  const formatArgs = [
    '-U0',
    '--inter-hunk-context=0',
    '--no-renames',
    '--src-prefix=a/',
    '--dst-prefix=b/',
    '--submodule=short',
    '--relative',
  ];
  return [
    ...['-c', 'core.quotePath=false', 'log', '-p', '-m', '--first-parent', '--no-ext-diff', '--no-textconv', '--no-color', '--no-notes'],
    ...[...formatArgs, `-n${limit}`, patchFormat],
  ];
}

function environment(): NodeJS.ProcessEnv {
  const inheritedVariables = Object.entries(process.env).filter(([name]) => !name.startsWith('GIT_') && !/^path$/i.test(name));
  const ownVariables = {
    LC_ALL: 'C',
    GIT_OPTIONAL_LOCKS: '0',
    GIT_TERMINAL_PROMPT: '0',
    GIT_NO_LAZY_FETCH: '1',
    GIT_NO_REPLACE_OBJECTS: '1',
    // Git looks for its own helpers there, in the folder of the workspace.
    PATH: absoluteEntries(process.env['PATH']).join(delimiter),
  };
  return { ...Object.fromEntries(inheritedVariables), ...ownVariables };
}

function parseChanges(output: string): LineChange[] {
  return output.split('\n').flatMap((line) => {
    const [commit, seconds, marks, subject] = line.split('\0');
    if (commit === undefined || seconds === undefined || subject === undefined || marks === graftedMark) return [];
    return [{ commit, date: Number(seconds) * 1000, subject }];
  });
}
