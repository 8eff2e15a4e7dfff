// One cold run of a peer on a fresh copy of a folder, measured from outside, so that the same is counted for every program.
// A peer has a home, a temporary folder and an environment of its own: nothing is left from an earlier run, and nothing of it stays.
import { spawn, spawnSync } from 'node:child_process';
import {
  closeSync,
  cpSync,
  existsSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  openSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
} from 'node:fs';
import { loadavg, tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { pathOfMachine, type PeerCommand } from './peerCommand.ts';

/** What GNU time counts of a process and all descendants that were waited for; the peak is that of the largest of them. */
export interface ProcessFigures {
  readonly wall: number;
  readonly cpu: number;
  readonly peakMb: number;
}

/** One run, as `--json` prints it. Seconds, and MB of 1,048,576 bytes. */
export interface PeerRun extends Partial<ProcessFigures> {
  readonly folder: string;
  readonly round: number;
  readonly peer: string;
  readonly files?: number;
  readonly indexMb: number;
  /** Missing where the run was ended because it took too long. */
  readonly exit?: number;
  /** Load of the machine in the minute before. */
  readonly loadBefore: number;
  /** The end of what a peer printed that failed. */
  readonly said?: string;
}

/** Seconds after which a run is ended. */
export const mostSeconds = 600;

const time = '/usr/bin/time';
const megabyte = 2 ** 20;

/** Whether `time` can say what all children of a process took: that of BSD and macOS has no `-f`. */
export function canCountChildren(): boolean {
  return existsSync(time) && spawnSync(time, ['-f', '%e', 'true'], { stdio: 'ignore' }).status === 0;
}

/** Reads what `time -f '%e %U %S %M'` wrote: a line about a failure may stand before the figures. */
export function figuresOf(text: string): ProcessFigures | undefined {
  const [, wall, user, system, peak] = /^([\d.]+) ([\d.]+) ([\d.]+) (\d+)$/.exec(text.trim().split('\n').at(-1) ?? '') ?? [];
  if (peak === undefined) return undefined;
  return { wall: Number(wall), cpu: hundredths(Number(user) + Number(system)), peakMb: Math.round(Number(peak) / 1024) };
}

/** The number of files that a peer printed. */
export function filesIn(text: string, pattern: RegExp | undefined): number | undefined {
  const count = pattern?.exec(text)?.[1];
  return count === undefined ? undefined : Number(count.replaceAll(',', ''));
}

/** Runs a peer once on a copy of `folder`. `counted`: whether GNU time is there. */
export async function runPeer(command: PeerCommand, folder: string, round: number, counted: boolean): Promise<PeerRun> {
  // Its name is in the environment of all that the peer starts, by which processes that it leaves behind are known.
  const scratch = realpathSync(mkdtempSync(join(tmpdir(), 'clew-peers-')));
  const cleanUp = (): void => {
    endAll(scratch);
    rmSync(scratch, { recursive: true, force: true, maxRetries: 5 });
  };
  process.once('exit', cleanUp);
  try {
    const copy = join(scratch, basename(folder));
    cpSync(folder, copy, { recursive: true, verbatimSymlinks: true });
    rmSync(join(copy, command.store), { recursive: true, force: true });
    const loadBefore = loadavg()[0] ?? 0;
    const { wall, exit } = await runIn(copy, scratch, command, counted);
    const printed = readFileSync(join(scratch, 'printed'), 'utf8');
    const figures = counted && exit !== undefined ? figuresOf(readFileSync(join(scratch, 'figures'), 'utf8')) : undefined;
    return {
      ...{ folder, round, peer: command.name, files: filesIn(printed, command.files), wall, ...figures },
      ...{ indexMb: hundredths(bytesOf(join(copy, command.store)) / megabyte), exit, loadBefore },
      said: exit === 0 ? undefined : printed.trim().slice(-600),
    };
  } finally {
    cleanUp();
    process.off('exit', cleanUp);
  }
}

/** Runs in a process group of its own, and ends the group and all that left it when the peer is over. */
function runIn(copy: string, scratch: string, { program, args }: PeerCommand, counted: boolean): Promise<{ wall: number; exit?: number }> {
  const [home, temporary] = [join(scratch, 'home'), join(scratch, 'tmp')];
  for (const each of [home, temporary]) mkdirSync(each);
  // Nothing of the caller's settings but PATH. A peer that misses a part of its package says so instead of loading it during the run.
  const environment = { DO_NOT_TRACK: '1', CODEGRAPH_NO_DOWNLOAD: '1', LANG: 'C.UTF-8' };
  const env = { ...environment, PATH: pathOfMachine(process.env['PATH'] ?? ''), HOME: home, TMPDIR: temporary };
  const line = counted ? [time, '-f', '%e %U %S %M', '-o', join(scratch, 'figures'), program, ...args] : [program, ...args];
  // Into a file: a peer that ends at once after writing to a pipe loses what was not read yet.
  const printed = openSync(join(scratch, 'printed'), 'w');
  const { promise, resolve, reject } = Promise.withResolvers<{ wall: number; exit?: number }>();
  const started = performance.now();
  const child = spawn(line[0] ?? '', line.slice(1), { cwd: copy, env, detached: true, stdio: ['ignore', printed, printed] });
  closeSync(printed);
  let isLate = false;
  const limit = setTimeout(() => {
    isLate = true;
    endAll(scratch, child.pid);
  }, mostSeconds * 1000);
  child.once('error', reject);
  child.once('exit', (code) => {
    clearTimeout(limit);
    const wall = Math.round(performance.now() - started) / 1000;
    endAll(scratch, child.pid);
    resolve({ wall, exit: isLate ? undefined : (code ?? 1) });
  });
  return promise;
}

/** Kills the process group, and daemons that left it: their environment names the run's own folder. Without `/proc` only the group is known. */
function endAll(scratch: string, group?: number): void {
  const pids = existsSync('/proc')
    ? readdirSync('/proc').filter((name) => /^\d+$/.test(name) && environmentOf(name).includes(scratch))
    : [];
  for (const pid of [...(group === undefined ? [] : [-group]), ...pids.map(Number)]) {
    try {
      process.kill(pid, 'SIGKILL');
    } catch {
      // It ended by itself.
    }
  }
}

function environmentOf(pid: string): string {
  try {
    return readFileSync(`/proc/${pid}/environ`, 'utf8');
  } catch {
    return ''; // It ended, or belongs to somebody else.
  }
}

/** Bytes of a file, or of all files in a folder. */
export function bytesOf(path: string): number {
  if (!existsSync(path)) return 0;
  const stat = lstatSync(path);
  return stat.isDirectory() ? readdirSync(path).reduce((sum, name) => sum + bytesOf(join(path, name)), 0) : stat.size;
}

function hundredths(value: number): number {
  return Math.round(value * 100) / 100;
}
