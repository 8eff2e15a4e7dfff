// Whether there is memory for more files: an index that would not fit ends in good order, with the files that matter most, and says so.
import type { MemoryUse } from '../ports.ts';

/** Share of the memory that may be in use while files are still being read; deriving the edges of what was read takes most of the rest. */
export const readingShare = 0.65;

const mb = (bytes: number): number => Math.round(bytes / (1024 * 1024));

/** In numbers, why no more files are read; undefined as long as there is room. */
export function fullAt(use: MemoryUse | undefined): string | undefined {
  if (!use || use.used < use.limit * readingShare) return undefined;
  return `${mb(use.used)} MB > ${mb(use.limit * readingShare)} MB`;
}
