// Names of the store's files. Any other file in the folder is not ours and is never touched.
import { randomBytes } from 'node:crypto';
import { hostname } from 'node:os';
import { digest } from '../digest.ts';

/** Part of names that identifies this machine: a process id means nothing on another one. */
const machine = digest(hostname())
  .replace(/[^a-zA-Z0-9]/g, '')
  .slice(0, 6)
  .toLowerCase();

const segmentName = /^([0-9a-z]+)-([0-9a-z]+)-(\d+)-[0-9a-f]+\.segment$/;
const ownName = /^([\w-]+\.manifest|[0-9a-z]+-[0-9a-z]+-\d+-[0-9a-f]+\.segment|[\w.-]+\.clew-tmp|segments\.lock(?:\.takeover)*)$/;

/** Creates a name for a segment. Names sort by creation time, and behind `newest`, whatever the clock says. */
export function newSegmentName(newest?: string): string {
  return segmentNameAt(Math.max(Date.now(), newest === undefined ? 0 : timeOf(newest) + 1));
}

/** Creates a name for a segment that takes the place of `name` and of earlier ones: it sorts as `name` does. */
export function replacingSegmentName(name: string): string {
  return segmentNameAt(timeOf(name));
}

function segmentNameAt(ms: number): string {
  const time = ms.toString(36).padStart(9, '0');
  return `${time}-${machine}-${process.pid}-${randomBytes(4).toString('hex')}.segment`;
}

/** When the segment of this name was created, in ms since 1970. */
function timeOf(name: string): number {
  return parseInt(name, 36);
}

export function isOwnName(name: string): boolean {
  return ownName.test(name);
}

export function isSegmentName(name: string): boolean {
  return segmentName.test(name);
}

export function isManifestName(name: string): boolean {
  return /^[\w-]+\.manifest$/.test(name);
}

/** Whether this names a file that is still being written. */
export function isTemporaryName(name: string): boolean {
  return /^[\w.-]+\.clew-tmp$/.test(name);
}

/** ms without a change after which a writer on another machine counts as gone (a removed container counts as one). */
const silenceMs = 24 * 60 * 60 * 1000;

/** Whether the process that made this segment, last written at `modifiedAt` (ms since 1970), may still write to it. */
export function isWriterAlive(name: string, modifiedAt: number): boolean {
  const [, , writerMachine, pid] = segmentName.exec(name) ?? [];
  return writerMachine === machine ? isAlive(Number(pid)) : Date.now() - modifiedAt < silenceMs;
}

/** Whether a process of this id exists. One that we may not signal exists, too. */
function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}

/** Name of a root's manifest. Keys with characters outside base64url are hashed, so that no key is a path. */
export function manifestName(rootKey: string): string {
  return `${/^[\w-]{1,64}$/.test(rootKey) ? rootKey : digest(rootKey)}.manifest`;
}

/** Creates a name for a file that is renamed once it is complete. */
export function temporaryName(): string {
  return `${process.pid}-${randomBytes(4).toString('hex')}.clew-tmp`;
}
