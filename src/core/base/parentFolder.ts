// The folder of a file or folder, by its path inside a root.

/** Folder of a path; `''` for a path directly in the root. */
export function parentFolder(path: string): string {
  return path.slice(0, Math.max(0, path.lastIndexOf('/')));
}
