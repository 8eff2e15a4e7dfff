// In which order files are read while nothing is there yet: what somebody is working on comes first.
import type { FileToRead } from './files/textReader.ts';

/** So many of the files that were changed last come before the rest. */
const recent = 200;

/**
 * Files with an unsaved buffer first, then those that are open, then those that were changed last, then all others in the order in which
 * they come.
 */
export function mostUrgentFirst(files: readonly FileToRead[], isOpen: (file: FileToRead) => boolean = () => false): FileToRead[] {
  const unsaved = files.filter(({ text }) => text !== undefined);
  const saved = files.filter(({ text }) => text === undefined);
  const open = [...unsaved, ...saved.filter(isOpen)];
  const closed = saved.filter((file) => !isOpen(file));
  if (closed.length <= recent) return [...open, ...closed];
  const changedLast = new Set([...closed].sort((a, b) => b.mtime - a.mtime).slice(0, recent));
  return [...open, ...changedLast, ...closed.filter((file) => !changedLast.has(file))];
}
