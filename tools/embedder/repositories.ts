// The repositories for training and measuring the table, with commit and licence. NOTICE.md lists them, and each step walks over them.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** One public repository. `use`: trained on, or kept apart to choose between tables (`validate`) or to report figures (`test`). */
export interface Repository {
  /** `owner/name` on GitHub. */
  readonly name: string;
  readonly commit: string;
  /** SPDX identifier of the licence file at that commit; several are joined by ` AND `. */
  readonly licence: string;
  readonly use: 'train' | 'validate' | 'test';
}

const listFile = join(import.meta.dirname, 'repositories.json');

/** The committed list. */
export function readRepositories(): readonly Repository[] {
  return existsSync(listFile) ? (JSON.parse(readFileSync(listFile, 'utf8')) as readonly Repository[]) : [];
}

/** Path of the list. */
export function repositoriesFile(): string {
  return listFile;
}

/** Name of a repository as a file or folder. */
export function slug(name: string): string {
  return name.replace('/', '+');
}
