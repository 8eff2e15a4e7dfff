// The last part of a path: the name of a file or folder without the folders that hold it.

/** Part of `path` after its last slash; all of it without a slash. */
export function baseName(path: string): string {
  return path.slice(path.lastIndexOf('/') + 1);
}
