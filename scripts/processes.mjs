// Child processes of the scripts and tests. Each is started in a process group of its own, so that it ends with us, together with what it started.
import { spawn, spawnSync } from 'node:child_process';

/** @typedef {import('node:child_process').ChildProcess} ChildProcess */

const windows = process.platform === 'win32';
/** @type {Set<ChildProcess>} */
const running = new Set();
let watching = false;

/** Ends a process and everything it started. Safe to call twice.
 * @param {ChildProcess} child
 * @param {NodeJS.Signals} [signal]
 */
export function endTree(child, signal = 'SIGTERM') {
  if (child.pid === undefined || child.exitCode !== null || child.signalCode !== null) return;
  if (windows) {
    spawnSync('taskkill', ['/pid', String(child.pid), '/T', '/F'], { stdio: 'ignore' });
    return;
  }
  try {
    process.kill(-child.pid, signal);
  } catch (error) {
    // The group is gone between the check and the signal: nothing is left to end.
    if (/** @type {NodeJS.ErrnoException} */ (error).code !== 'ESRCH') throw error;
  }
}

/** Ends a process and waits for its end; after `graceMs` it is killed.
 * @param {ChildProcess} child
 * @param {number} [graceMs]
 * @returns {Promise<void>}
 */
export async function endAndWait(child, graceMs = 3000) {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = new Promise((resolve) => child.once('close', resolve));
  endTree(child);
  const timer = setTimeout(() => endTree(child, 'SIGKILL'), graceMs);
  await ended;
  clearTimeout(timer);
}

function endAll() {
  for (const child of running) endTree(child, 'SIGKILL');
}

function watchOwnEnd() {
  if (watching) return;
  watching = true;
  process.on('exit', endAll);
  for (const [signal, code] of /** @type {const} */ ([
    ['SIGINT', 130],
    ['SIGTERM', 143],
    ['SIGHUP', 129],
  ])) {
    // A script that ends its processes in an order of its own listens for the signal before it starts them.
    if (process.listenerCount(signal) === 0) process.on(signal, () => process.exit(code));
  }
}

/** Starts a process that does not outlive this one.
 * @param {string} command
 * @param {readonly string[]} args
 * @param {import('node:child_process').SpawnOptions} [options]
 * @returns {ChildProcess}
 */
export function start(command, args, options = {}) {
  watchOwnEnd();
  const child = spawn(command, args, { ...options, detached: !windows, windowsHide: true });
  running.add(child);
  child.once('close', () => running.delete(child));
  child.once('error', () => running.delete(child));
  return child;
}

/** Runs a command to its end and shows its output unless `quiet`. A quiet one that fails rejects with its output.
 * @param {string} command
 * @param {readonly string[]} args
 * @param {import('node:child_process').SpawnOptions & { quiet?: boolean, timeoutMs?: number }} [options]
 * @returns {Promise<void>}
 */
export function run(command, args, { quiet = false, timeoutMs, ...options } = {}) {
  return new Promise((resolve, reject) => {
    const child = start(command, args, { stdio: quiet ? ['ignore', 'pipe', 'pipe'] : ['ignore', 'inherit', 'inherit'], ...options });
    let output = '';
    child.stdout?.on('data', (data) => (output += data));
    child.stderr?.on('data', (data) => (output += data));
    const timer = timeoutMs === undefined ? undefined : setTimeout(() => endTree(child, 'SIGKILL'), timeoutMs);
    child.once('error', reject);
    child.once('close', (code, signal) => {
      clearTimeout(timer);
      if (code === 0) resolve();
      else reject(new Error(`${command} ${args.join(' ')} ended with ${signal ?? code}${output && `\n${output.trim()}`}`));
    });
  });
}
