// Texts of files by root and path, independent of where they are kept.

/** Gives current texts: an overlay wins over the disk. Undefined for a missing or unreadable file. */
export interface CurrentTexts {
  read(root: string, path: string): Promise<string | undefined>;
}
