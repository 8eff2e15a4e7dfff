// Finds the scope of a question ("in src/api", "in the frontend"), if it names one.
import type { PathIndex } from '../workspace/pathIndex.ts';
import type { Mode } from './mode.ts';

const folderPath = /\b(?:in|within|inside|under|of|for|from)\s+(?:the\s+)?[`"']?((?:[\w@.-]+\/)+[\w@.-]*|[\w@.-]+\/)[`"']?/gi;
const folderWord =
  /\b(?:in|within|inside|under|of|for|with)\s+(?:the\s+)?[`"']?([\w@.-]{2,60})[`"']?\s+(?:folder|directory|package|module|code|layer|component|subsystem|codebase|part|service)\b/gi;

/** A path, or the name of a file with its extension. */
const anyPath = /(?<![\w@./-])(?:[\w@-][\w@.-]{0,80}\/){1,20}[\w@.-]{1,80}|(?<![\w@./-])[\w@-]{1,80}\.[a-z]\w{0,5}(?![\w(/])/gi;
const extensions = 'ts tsx js jsx mjs cjs vue svelte py java go rs c cc cpp h hpp cs rb php kt'.split(' ');

/** Limit of folders with one name that form a scope together: a package and its tests, or one package in a few modules. */
const maxFolders = 6;

/** Scope in `text`, or null. A folder must exist; the word before "layer" only counts in analyses, where it is the subject. */
export function scopeInText(text: string, mode: Mode, files: PathIndex): string | null {
  const start = text.slice(0, 2000);
  for (const match of start.matchAll(folderPath)) {
    const path = (match[1] ?? '').replace(/[/.]+$/, '');
    // A file is a scope only as the subject of an analysis; the cause of a failure may be in other files.
    if (files.folders(path).length || (mode === 'analytical' && files.match(path)?.whole)) return path;
  }
  for (const match of start.matchAll(folderWord)) {
    const word = match[1] ?? '';
    const isExplicit = /(?:folder|directory|package)$/i.test(match[0]);
    const folderCount = files.folders(word).length;
    if (folderCount === 1 ? isExplicit || mode === 'analytical' : isExplicit && folderCount > 1 && folderCount <= maxFolders) return word;
  }
  return mode === 'analytical' ? assessedPath(start, files) : null;
}

/** Scope from a model, if such a folder or file exists: an unknown scope would leave an answer empty. */
export function scopeInWorkspace(scopeName: string | undefined, files: PathIndex): string | null {
  const path = scopeName?.replace(/[/.]+$/, '');
  return path && (files.folders(path).length || files.match(path)?.whole) ? path : null;
}

/**
 * Path of the subject of an analysis, anywhere in the sentence ("is src/db.ts doing too much?"); null for two paths, because neither is
 * the whole scope.
 */
function assessedPath(text: string, files: PathIndex): string | null {
  const paths = new Set<string>();
  for (const [path] of text.matchAll(anyPath)) {
    const existingPath = fileOrFolder(path.replace(/[/.]+$/, ''), files);
    if (existingPath !== undefined) paths.add(existingPath);
  }
  const [onlyPath] = paths;
  return paths.size === 1 && onlyPath !== undefined ? onlyPath : null;
}

/** Resolves a path, with or without the extension of a module. */
function fileOrFolder(path: string, files: PathIndex): string | undefined {
  if (path.includes('/') && files.folders(path).length) return path;
  if (files.match(path)?.whole) return path;
  return path.includes('/') ? extensions.map((extension) => `${path}.${extension}`).find((each) => files.match(each)?.whole) : undefined;
}
