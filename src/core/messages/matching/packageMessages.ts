// Finds the installed package behind a message that no workspace code writes. It reads on demand, within limits of time and bytes, and
// reports how far it came: there is no index of packages.
import { throwIfCancelled, type CancellationToken } from '../../base/cancellation.ts';
import type { Clock, DirectoryEntry } from '../../ports.ts';
import type { InstalledPackage } from '../../workspace/installedPackages.ts';
import { messageQueryOf, messageInText, type MessageQuery, type TextMessage } from './messageInText.ts';
import { rank } from './patternMatch.ts';

/** A line of a package with a message, or most of it. */
export interface PackageMessage extends TextMessage {
  readonly package: InstalledPackage;
  /** Real path: package managers link packages to where they keep them. */
  readonly path: string;
}

/** Result of a search. `searchedCount` of `all` packages were searched; the others would have taken too long. */
export interface PackageSearchResult {
  readonly message: string;
  readonly best?: PackageMessage;
  readonly searchedCount: number;
  readonly all: number;
  /** Files of these packages that were unreadable or too large. */
  readonly unread: number;
}

/** Ports for reading packages. */
export interface PackageFiles {
  readonly clock: Clock;
  /** Entries of a folder of a root; empty when it cannot be read. */
  list(root: string, folder: string): Promise<readonly DirectoryEntry[]>;
  /** A readable file with its real path; undefined for others. */
  read(root: string, path: string): Promise<{ readonly path: string; readonly text: string } | undefined>;
}

/**
 * Limits of a search. Set by judgement: beside the time of a model, two seconds more go unnoticed, and five do not.
 * - `ms`, `bytes`: time and text after which a search ends.
 * - `lanes`: files read at the same time.
 */
const limits = { ms: 2500, bytes: 150_000_000, lanes: 16 } as const;

/** Source files, which contain a program's messages; a source map only repeats them. */
const sourceFile = /\.(?:[cm]?[jt]sx?|json|pyi?|php|go|rb|rs|vue|svelte)$/;
/** Folders whose code does not run in the users of a package. */
const nonSourceFolder = /^(?:\.|__pycache__$|(?:__)?tests?(?:__)?$|spec$|docs?$|examples?$|fixtures$)/;

/**
 * Searches `packages` for `message`, in their order, until one has it or a limit is reached. Rejects with `CancelledError`; an unreadable
 * file counts as no match.
 */
export async function messageInPackages(
  message: string,
  packages: readonly InstalledPackage[],
  files: PackageFiles,
  token: CancellationToken,
): Promise<PackageSearchResult> {
  const query = messageQueryOf(message);
  if (!query) return { message, searchedCount: 0, all: packages.length, unread: 0 };
  const search = new PackageSearch(query, files, token);
  let searchedCount = 0;
  for (const each of packages) {
    if (!(await search.searchPackage(each))) break;
    searchedCount++;
    if (search.isFound) break;
  }
  return { message, searchedCount, all: packages.length, unread: search.unread, ...(search.best ? { best: search.best } : {}) };
}

class PackageSearch {
  best: PackageMessage | undefined;
  unread = 0;
  readonly #message: MessageQuery;
  readonly #files: PackageFiles;
  readonly #token: CancellationToken;
  readonly #end: number;
  #bytes = 0;

  constructor(query: MessageQuery, files: PackageFiles, token: CancellationToken) {
    this.#message = query;
    this.#files = files;
    this.#token = token;
    this.#end = files.clock.monotonic() + limits.ms;
  }

  /** Whether a literal is this message with values in its holes, which ends the search. */
  get isFound(): boolean {
    return this.best?.kind === 'whole';
  }

  get #isOver(): boolean {
    throwIfCancelled(this.#token);
    return this.#bytes > limits.bytes || this.#files.clock.monotonic() > this.#end;
  }

  /** Returns false when a limit ended the search inside the package. */
  async searchPackage(installedPackage: InstalledPackage): Promise<boolean> {
    const folders = [installedPackage.path];
    for (let folder = folders.shift(); folder !== undefined; folder = folders.shift()) {
      if (this.#isOver) return false;
      const entries = sourceFile.test(folder) ? [] : await this.#files.list(installedPackage.root, folder);
      const paths = entries.length ? [] : [folder];
      for (const { name, type } of entries) {
        const path = `${folder}/${name}`;
        if (type === 'directory' && !nonSourceFolder.test(name)) folders.push(path);
        else if (type === 'file') paths.push(path);
      }
      if (!(await this.#searchFiles(installedPackage, paths))) return false;
      if (this.isFound) return true;
    }
    return true;
  }

  async #searchFiles(installedPackage: InstalledPackage, paths: readonly string[]): Promise<boolean> {
    const pendingPaths = paths.filter((path) => sourceFile.test(path)).values();
    const searchNextFiles = async (): Promise<boolean> => {
      for (const path of pendingPaths) {
        if (this.#isOver) return false;
        await this.#searchFile(installedPackage, path);
      }
      return true;
    };
    return (await Promise.all(Array.from({ length: limits.lanes }, searchNextFiles))).every(Boolean);
  }

  async #searchFile(installedPackage: InstalledPackage, path: string): Promise<void> {
    const file = await this.#files.read(installedPackage.root, path);
    if (!file) {
      this.unread++;
      return;
    }
    this.#bytes += file.text.length;
    const textMessage = messageInText(file.text, this.#message, file.path);
    if (textMessage && (!this.best || rank(textMessage) > rank(this.best)))
      this.best = { ...textMessage, package: installedPackage, path: file.path };
  }
}
