// Decides which files of installed packages may be read: applies the rules for secrets, `.clewignore` and `clew.exclude` to one path at a time.
import { parentFolder } from '../base/parentFolder.ts';
import type { Files, Root } from '../ports.ts';
import { Exclusions, type FolderRules } from './ignore/exclusions.ts';
import type { RootRules } from './rootRules.ts';

/** Each folder is checked for its own ignore file; packages have few. */
const ownIgnoreFile: ReadonlySet<string> = new Set(['.clewignore']);

/** The rules of one root for its packages. It caches folders, so an instance serves only one question. */
export class PackageRules {
  readonly #exclusions: Exclusions;
  readonly #folders = new Map<string, Promise<FolderRules>>();

  constructor(files: Files, root: Root, rules: RootRules) {
    this.#exclusions = new Exclusions(files, root, { ...rules, useIgnoreFiles: false });
  }

  /** Whether a file or one of its parent folders is excluded. */
  async isExcluded(path: string): Promise<boolean> {
    const names = path.split('/');
    for (const [i, name] of names.entries()) {
      const folder = await this.#folder(names.slice(0, i).join('/'));
      if (this.#exclusions.judgeInstalled(folder, name, i < names.length - 1)) return true;
    }
    return false;
  }

  #folder(path: string): Promise<FolderRules> {
    const folderRules = this.#folders.get(path) ?? this.#enter(path);
    this.#folders.set(path, folderRules);
    return folderRules;
  }

  async #enter(path: string): Promise<FolderRules> {
    if (path === '') return this.#exclusions.rootFolder(ownIgnoreFile);
    const parent = await this.#folder(parentFolder(path));
    return this.#exclusions.enter(parent, path, ownIgnoreFile, undefined);
  }
}
