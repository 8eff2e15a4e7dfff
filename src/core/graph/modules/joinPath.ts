// Joins paths inside a root, without the file system: a path in the index has forward slashes on every machine.

/** Joins a folder and a relative specifier, resolving `.` and `..`; undefined when it leads out of the root. */
export function joinPath(folder: string, specifier: string): string | undefined {
  const parts = folder ? folder.split('/') : [];
  for (const part of specifier.split('/')) {
    if (part === '..') {
      if (parts.pop() === undefined) return undefined;
    } else if (part !== '.' && part !== '') parts.push(part);
  }
  return parts.join('/');
}
