// Runs the built command line in a process of its own, with its streams and its exit code.
import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join, resolve, sep } from 'node:path';
import { temporaryFolder as emptyFolder, type Ending } from '../support/temporaryFolder.ts';

/** Outcome of a run. */
export interface Run {
  readonly code: number | null;
  readonly stdout: string;
  readonly stderr: string;
}

/** Options of a run besides its arguments. `node` is the program that runs it. */
export interface RunOptions {
  readonly node?: string;
  readonly env?: NodeJS.ProcessEnv;
}

const cli = resolve(import.meta.dirname, '../../dist/cli.js');

/** Runs `dist/cli.js` with these arguments. */
export async function clew(args: readonly string[], { node = process.execPath, env = {} }: RunOptions = {}): Promise<Run> {
  if (!existsSync(cli)) throw new Error('dist/cli.js is missing: run "npm run build" before these tests');
  const child = spawn(node, [cli, ...args], { stdio: ['ignore', 'pipe', 'pipe'], env: { ...process.env, NO_COLOR: '1', ...env } });
  let stdout = '';
  let stderr = '';
  child.stdout.setEncoding('utf8').on('data', (text: string) => (stdout += text));
  child.stderr.setEncoding('utf8').on('data', (text: string) => (stderr += text));
  const code = await new Promise<number | null>((done, fail) => child.once('error', fail).once('close', done));
  return { code, stdout, stderr };
}

/** Runs a command that must succeed, and reads its JSON. */
export async function clewJson(args: readonly string[], options?: RunOptions): Promise<unknown> {
  const { code, stdout, stderr } = await clew([...args, '--json'], options);
  if (code !== 0) throw new Error(`clew ${args.join(' ')} ended with ${String(code)}: ${stderr}`);
  return JSON.parse(stdout) as unknown;
}

/** A folder that is removed when the test ends, or without `ending` when all tests of the file have. */
export function temporaryFolder(ending?: Ending): string {
  return emptyFolder('cli', ending);
}

/** The `node` that a user has on the PATH, and not the one that npm brings for tooling. */
export function nodeOfTheMachine(): string {
  const name = process.platform === 'win32' ? 'node.exe' : 'node';
  const folders = (process.env.PATH ?? '').split(delimiter).filter((folder) => !folder.includes(`${sep}node_modules${sep}`));
  return folders.map((folder) => join(folder, name)).find((path) => existsSync(path)) ?? process.execPath;
}
