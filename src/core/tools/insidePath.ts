// Parses a path that a model or program wrote: relative to the workspace, or absolute inside a root. Paths out of all roots are rejected.
import type { Root } from '../ports.ts';

/** A path inside the workspace. */
export interface InsidePath {
  /** Key of the root, if the path determines it. */
  readonly root: string | undefined;
  /** Relative to the root. */
  readonly path: string;
  /** The path for display. */
  readonly text: string;
}

/** Parses `text`; undefined for a path outside every root, or no path at all. */
export function insidePath(text: string, roots: readonly Root[]): InsidePath | undefined {
  const plainText = text
    .trim()
    .replaceAll('\\', '/')
    .replace(/^file:\/\//, '');
  if (/[\u0000-\u001f]/.test(plainText) || /^~(?:\/|$)/.test(plainText)) return undefined;
  if (/^(?:\/|[A-Za-z]:\/)/.test(plainText)) return absoluteInside(plainText, roots);
  const path = resolveDots(plainText);
  return path === undefined ? undefined : ofRoot(path, roots);
}

function absoluteInside(text: string, roots: readonly Root[]): InsidePath | undefined {
  const fullPath = resolveDots(normalizeDrive(text));
  if (fullPath === undefined) return undefined;
  for (const { key, name, uri } of roots) {
    const folder = resolveDots(normalizeDrive(decodeUri(uri).replace(/^[a-z][a-z\d+.-]*:\/\/[^/]*/i, '')));
    if (!folder || (fullPath !== folder && !fullPath.startsWith(`${folder}/`))) continue;
    const path = fullPath.slice(folder.length + 1);
    return { root: key, path, text: roots.length > 1 ? [name, path].filter(Boolean).join('/') : path || '.' };
  }
  return undefined;
}

/** The path in the root with whose name it begins, if there are several roots; otherwise in any root. */
function ofRoot(path: string, roots: readonly Root[]): InsidePath {
  const [first = '', ...innerParts] = path.split('/');
  const root = roots.length > 1 ? roots.find(({ name }) => name === first) : undefined;
  return root ? { root: root.key, path: innerParts.join('/'), text: path } : { root: undefined, path, text: path || '.' };
}

/** `path` without `.` and `..`; undefined when it climbs above its start. */
function resolveDots(path: string): string | undefined {
  const parts: string[] = [];
  for (const part of path.split('/')) {
    if (part === '' || part === '.') continue;
    if (part !== '..') parts.push(part);
    else if (parts.pop() === undefined) return undefined;
  }
  return parts.join('/');
}

/** Gives Windows drives one form: they come in either case, and in URIs with a leading slash. */
function normalizeDrive(path: string): string {
  return path.replace(/^\/?([A-Za-z]):\//, (_, drive: string) => `/${drive.toLowerCase()}:/`);
}

function decodeUri(uri: string): string {
  try {
    return decodeURIComponent(uri);
  } catch {
    // A root whose URI cannot be decoded is compared as written.
    return uri;
  }
}
