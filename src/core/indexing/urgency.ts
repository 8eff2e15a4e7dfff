// Order of reading files for a new index: what somebody is working on comes first.
import type { FileToRead } from './files/textReader.ts';

/** Number of recently changed files that come before the rest. */
const recent = 200;

/** Orders files: those with an unsaved buffer, then open ones, then recently changed ones, then all others in their given order. */
export function mostUrgentFirst(files: readonly FileToRead[], isOpen: (file: FileToRead) => boolean = () => false): FileToRead[] {
  const unsaved = files.filter(({ text }) => text !== undefined);
  const saved = files.filter(({ text }) => text === undefined);
  const open = [...unsaved, ...saved.filter(isOpen)];
  const closed = saved.filter((file) => !isOpen(file));
  if (closed.length <= recent) return [...open, ...closed];
  const changedLast = new Set([...closed].sort((a, b) => b.mtime - a.mtime).slice(0, recent));
  return [...open, ...changedLast, ...closed.filter((file) => !changedLast.has(file))];
}
