// Texts of files by root and path: who reads them need not know where they are kept.

/** Gives the text of files as they are now: an open buffer wins over the disk. Undefined when the file is gone or cannot be read. */
export interface Texts {
  read(root: string, path: string): Promise<string | undefined>;
}
