// The names of the store's files. Whatever else lies in the folder is not ours and is never touched.
import { randomBytes } from 'node:crypto';
import { hostname } from 'node:os';
import { digest } from '../digest.ts';

/** This machine in names: a process id says something only where it was given. */
const machine = digest(hostname())
  .replace(/[^a-zA-Z0-9]/g, '')
  .slice(0, 6)
  .toLowerCase();

const segmentName = /^([0-9a-z]+)-([0-9a-z]+)-(\d+)-[0-9a-f]+\.segment$/;
const ownName = /^([\w-]+\.manifest|[0-9a-z]+-[0-9a-z]+-\d+-[0-9a-f]+\.segment|[\w.-]+\.clew-tmp|segments\.lock(?:\.takeover)*)$/;

/** A new name for a segment; names sort by the time they were made. */
export function newSegmentName(): string {
  const time = Date.now().toString(36).padStart(9, '0');
  return `${time}-${machine}-${process.pid}-${randomBytes(4).toString('hex')}.segment`;
}

/** Was this file made by the store? */
export function isOwnName(name: string): boolean {
  return ownName.test(name);
}

/** Is this the name of a segment? */
export function isSegmentName(name: string): boolean {
  return segmentName.test(name);
}

/** Is this the name of a manifest? */
export function isManifestName(name: string): boolean {
  return /^[\w-]+\.manifest$/.test(name);
}

/** Is this the name of a file that is still being written? */
export function isTemporaryName(name: string): boolean {
  return /^[\w.-]+\.clew-tmp$/.test(name);
}

/** After so many ms without a change nobody on another machine (a container that is gone has a name of its own, too) writes any more. */
const silence = 24 * 60 * 60 * 1000;

/** May the process that made this segment, last written at `modified` (ms since 1970), still be writing to it? */
export function isWriterAlive(name: string, modified: number): boolean {
  const [, , madeOn, pid] = segmentName.exec(name) ?? [];
  return madeOn === machine ? isAlive(Number(pid)) : Date.now() - modified < silence;
}

/** Is there a process of this id? One that we may not signal is there, too. */
function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}

/** The manifest of a root. Keys with other characters than base64url's are hashed, so that no key is a path. */
export function manifestName(rootKey: string): string {
  return `${/^[\w-]{1,64}$/.test(rootKey) ? rootKey : digest(rootKey)}.manifest`;
}

/** A name for a file that is renamed once it is whole. */
export function temporaryName(): string {
  return `${process.pid}-${randomBytes(4).toString('hex')}.clew-tmp`;
}
