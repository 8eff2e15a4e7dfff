// Replaces a file in two steps, so that a full disk or a window that closes leaves the old text and no half of the new one.

/** The part of `vscode.workspace.fs` that this needs; `Place` is its `Uri`. */
export interface FileOperations<Place> {
  writeFile(place: Place, bytes: Uint8Array): PromiseLike<void>;
  rename(from: Place, to: Place, options: { readonly overwrite: boolean }): PromiseLike<void>;
  delete(place: Place): PromiseLike<void>;
}

/**
 * Writes `bytes` to `temporary`, and puts that in place of `file`. Rejects with the error of the disk; `file` is then as it was.
 * @param temporary a place in the same folder, which no other file has
 */
export async function replaceFile<Place>(
  operations: FileOperations<Place>,
  file: Place,
  temporary: Place,
  bytes: Uint8Array,
): Promise<void> {
  try {
    await operations.writeFile(temporary, bytes);
    await operations.rename(temporary, file, { overwrite: true });
  } catch (error) {
    // What is there of it is of no use. The first error says more than one of removing it.
    await Promise.resolve(operations.delete(temporary)).catch(() => undefined);
    throw error;
  }
}
