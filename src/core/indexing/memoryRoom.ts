// Checks for memory before more files are read. A too large index then stops cleanly with the most important files.
import type { MemoryUse } from '../ports.ts';

/** Most memory in use while reading goes on, as a share; deriving edges takes most of the rest. */
export const maxMemoryShare = 0.65;

const toMegabytes = (bytes: number): number => Math.round(bytes / (1024 * 1024));

/** Why no more files are read, in numbers; undefined while there is room. */
export function noRoomDetail(use: MemoryUse | undefined): string | undefined {
  if (!use || use.used < use.limit * maxMemoryShare) return undefined;
  return `${toMegabytes(use.used)} MB > ${toMegabytes(use.limit * maxMemoryShare)} MB`;
}
