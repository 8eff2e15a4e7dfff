// Finds files and folders of the index while somebody types their path, in any case.
import type { FileRole } from '../../workspace/document.ts';

/** A file, or a folder that holds some. */
export interface TypedPath {
  readonly root: string;
  readonly path: string;
  readonly folder: boolean;
}

/** Matches, best first. `count` includes those that are not listed. */
export interface TypedPaths {
  readonly paths: readonly TypedPath[];
  readonly count: number;
}

interface CompletionFile {
  readonly root: string;
  readonly path: string;
  readonly role: FileRole;
}

/** A path with its rank: smaller is better. */
interface RankedPath extends TypedPath {
  readonly step: number;
}

/** Longest text that counts as typed; anything longer was pasted. */
const maxTypedLength = 500;

/** Files and folders whose path holds all words of `typedText`; all files for an empty text. Takes time in proportion to all files. */
export function findTypedPaths(typedText: string, files: Iterable<CompletionFile>, limit: number): TypedPaths {
  const words = typedText.slice(0, maxTypedLength).toLowerCase().replaceAll('\\', '/').split(/\s+/).filter(Boolean);
  const rankedPaths: RankedPath[] = [];
  const folders = new Set<string>();
  for (const { root, path, role } of files) {
    const step = rankOf(path, words);
    if (step !== undefined) rankedPaths.push({ root, path, folder: false, step: 2 * step + Number(role !== 'code') });
    for (let end = path.lastIndexOf('/'); words.length > 0 && end > 0; end = path.lastIndexOf('/', end - 1)) {
      const folder = path.slice(0, end);
      const key = `${root}/${folder}`;
      if (folders.has(key)) break;
      folders.add(key);
      const folderStep = rankOf(`${folder}/`, words);
      if (folderStep !== undefined) rankedPaths.push({ root, path: folder, folder: true, step: 2 * folderStep });
    }
  }
  rankedPaths.sort((a, b) => a.step - b.step || a.path.length - b.path.length || (a.path < b.path ? -1 : 1));
  return { paths: rankedPaths.slice(0, limit).map(({ root, path, folder }) => ({ root, path, folder })), count: rankedPaths.length };
}

/** Rank by the last word: it is the name, its beginning, a part of it, or a part of the path. Undefined where a word is missing. */
function rankOf(path: string, words: readonly string[]): number | undefined {
  const lower = path.toLowerCase();
  if (!words.every((word) => lower.includes(word))) return undefined;
  const last = words.at(-1) ?? '';
  const from = lower.lastIndexOf(last);
  const name = lower.lastIndexOf('/', lower.length - 2) + 1;
  if (from + last.length <= name) return 3;
  if (from > name && lower[from - 1] !== '/') return 2;
  return /^(?:\/|\.[^/]*)?$/.test(lower.slice(from + last.length)) ? 0 : 1;
}
