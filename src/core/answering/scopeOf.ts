// Finds the part of the workspace that a question keeps itself to ("in src/api", "in the frontend"), if there is one.
import type { PathIndex } from '../retrieval/paths.ts';
import type { Mode } from './record.ts';

const written = /\b(?:in|within|inside|under|of|for|from)\s+(?:the\s+)?[`"']?((?:[\w@.-]+\/)+[\w@.-]*|[\w@.-]+\/)[`"']?/gi;
const folderWord =
  /\b(?:in|within|inside|under|of|for|with)\s+(?:the\s+)?[`"']?([\w@.-]{2,60})[`"']?\s+(?:folder|directory|package|module|code|layer|component|subsystem|codebase|part|service)\b/gi;

/** Folders of one name that a question may mean together: a package and its tests, the same package of a few modules. */
const mostFolders = 6;

/** The scope that `text` names, or null. A folder counts only when it exists; the word before "layer" only in analyses, where it is the subject. */
export function scopeOf(text: string, mode: Mode, files: PathIndex): string | null {
  const start = text.slice(0, 2000);
  for (const match of start.matchAll(written)) {
    const path = (match[1] ?? '').replace(/[/.]+$/, '');
    // A file is a scope where it is the subject; to find why something fails others have to be read, too.
    if (files.folders(path).length || (mode === 'analytical' && files.match(path)?.whole)) return path;
  }
  for (const match of start.matchAll(folderWord)) {
    const word = match[1] ?? '';
    const explicit = /(?:folder|directory|package)$/i.test(match[0]);
    const folders = files.folders(word).length;
    if (folders === 1 ? explicit || mode === 'analytical' : explicit && folders > 1 && folders <= mostFolders) return word;
  }
  return null;
}
