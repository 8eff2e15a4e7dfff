// Checks for memory before more files are read: an index that would not fit stops cleanly, with the most important files, and says so.
import type { MemoryUse } from '../ports.ts';

/** Most memory in use while reading goes on, as a share; deriving edges takes most of the rest. */
export const readingShare = 0.65;

const mb = (bytes: number): number => Math.round(bytes / (1024 * 1024));

/** Why no more files are read, in numbers; undefined while there is room. */
export function fullAt(use: MemoryUse | undefined): string | undefined {
  if (!use || use.used < use.limit * readingShare) return undefined;
  return `${mb(use.used)} MB > ${mb(use.limit * readingShare)} MB`;
}
