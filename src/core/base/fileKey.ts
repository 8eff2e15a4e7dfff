// Key of a file of any root in sets and maps. Keys of roots are hashes: they hold no colon.

/** Key of a file by its root, or the root's key, and its path. */
export function fileKey(root: string | { readonly key: string }, path: string): string {
  return `${typeof root === 'string' ? root : root.key}:${path}`;
}

/** Key of the file at a place. */
export function fileKeyOf({ root, path }: { readonly root: string; readonly path: string }): string {
  return fileKey(root, path);
}
