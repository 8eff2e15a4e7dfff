// Order of reading files for a new index: what somebody is working on comes first.
import type { FileToRead } from './files/fileContent.ts';

/** Number of recently changed files that come before the rest. */
const maxRecent = 200;

/** Orders files: those with an overlay, then open ones, then recently changed ones, then all others in their given order. */
export function sortByUrgency(files: readonly FileToRead[], isOpen: (file: FileToRead) => boolean = () => false): FileToRead[] {
  const unsavedFiles = files.filter(({ text }) => text !== undefined);
  const savedFiles = files.filter(({ text }) => text === undefined);
  const openFiles = [...unsavedFiles, ...savedFiles.filter(isOpen)];
  const closedFiles = savedFiles.filter((file) => !isOpen(file));
  if (closedFiles.length <= maxRecent) return [...openFiles, ...closedFiles];
  const recentFiles = new Set([...closedFiles].sort((a, b) => b.mtime - a.mtime).slice(0, maxRecent));
  return [...openFiles, ...recentFiles, ...closedFiles.filter((file) => !recentFiles.has(file))];
}
