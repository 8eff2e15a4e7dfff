// The folder around a file or folder, by its path inside a root.

/** Folder around a path; `''` for what lies in the root itself. */
export function parentFolder(path: string): string {
  return path.slice(0, Math.max(0, path.lastIndexOf('/')));
}
