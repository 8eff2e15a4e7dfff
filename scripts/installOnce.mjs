// Installs something into a folder exactly once, however many processes ask at the same time and whenever one of them is killed.
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

/** Longest wait for another process that installs. */
const PATIENCE_MS = 10 * 60_000;

/** @param {number} pid */
function isAlive(pid) {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    // A process of another user is alive too, we just may not signal it.
    return /** @type {NodeJS.ErrnoException} */ (error).code === 'EPERM';
  }
}

/** @param {string} lock */
function isAbandoned(lock) {
  const pid = Number.parseInt(readFileSync(lock, 'utf8'), 10);
  // The file is empty between its creation and the write: then its holder is alive.
  return Number.isFinite(pid) && !isAlive(pid);
}

/** @param {string} lock */
function tryLock(lock) {
  try {
    writeFileSync(lock, String(process.pid), { flag: 'wx' });
    return true;
  } catch (error) {
    if (/** @type {NodeJS.ErrnoException} */ (error).code === 'EEXIST') return false;
    throw error;
  }
}

/** @param {string} lock */
async function acquire(lock) {
  const deadline = Date.now() + PATIENCE_MS;
  while (!tryLock(lock)) {
    if (Date.now() > deadline) throw new Error(`Another process has been installing for too long; if there is none, delete ${lock}`);
    // The holder may finish between these two checks, so that the file is gone: then the loop tries again.
    if (existsSync(lock) && safely(() => isAbandoned(lock))) rmSync(lock, { force: true });
    else await sleep(250);
  }
}

/** Result of `look`; false when the file was deleted meanwhile.
 * @param {() => boolean} look
 */
function safely(look) {
  try {
    return look();
  } catch (error) {
    if (/** @type {NodeJS.ErrnoException} */ (error).code === 'ENOENT') return false;
    throw error;
  }
}

/**
 * Makes sure that `folder` exists, filled by `install`, which is given an empty folder beside it. The folder appears whole or not at all.
 * @param {string} folder
 * @param {(folder: string) => Promise<void>} install
 * @returns {Promise<void>}
 */
export async function installOnce(folder, install) {
  if (existsSync(folder)) return;
  mkdirSync(dirname(folder), { recursive: true });
  const lock = `${folder}.lock`;
  await acquire(lock);
  try {
    if (existsSync(folder)) return;
    // We hold the lock, so the process that left this draft has ended.
    const draft = `${folder}.draft`;
    rmSync(draft, { recursive: true, force: true });
    try {
      mkdirSync(draft);
      await install(draft);
      renameSync(draft, folder);
    } finally {
      rmSync(draft, { recursive: true, force: true });
    }
  } finally {
    rmSync(lock, { force: true });
  }
}
