// Finds which installed package says a message that no code of the workspace says. Reads on demand, within limits of time and bytes, and tells how
// far it came: no index of packages is kept.
import { throwIfCancelled, type CancellationToken } from '../../base/cancellation.ts';
import type { Clock, DirectoryEntry } from '../../ports.ts';
import type { InstalledPackage } from '../../workspace/installedPackages.ts';
import { askedMessage, messageInText, type MessageQuery, type TextMessage } from './messageInText.ts';
import { rank } from './patternMatch.ts';

/** A line of a package that says a message, or most of it. */
export interface PackageMessage extends TextMessage {
  readonly package: InstalledPackage;
  /** Where it really is: package managers link packages to where they keep them. */
  readonly path: string;
}

/** What a search came to. `looked` of `all` packages were looked into; the others would have taken too long. */
export interface PackageFind {
  readonly message: string;
  readonly best?: PackageMessage;
  readonly looked: number;
  readonly all: number;
  /** Files of these packages that could not be read, or are too large for it. */
  readonly unread: number;
}

/** What packages are read with. */
export interface PackageFiles {
  readonly clock: Clock;
  /** What is in a folder of a root; nothing when it cannot be read. */
  list(root: string, folder: string): Promise<readonly DirectoryEntry[]>;
  /** A file that may be read, with its real path; undefined for others. */
  read(root: string, path: string): Promise<{ readonly path: string; readonly text: string } | undefined>;
}

/**
 * Limits of a search. Set by judgement: whoever waits for an answer does not notice two seconds more beside a model, and does notice five.
 * - `ms`, `bytes`: time and text after which a search ends.
 * - `lanes`: files that are read at the same time.
 */
const limits = { ms: 2500, bytes: 150_000_000, lanes: 16 } as const;

/** Text that a program says stands in its source; a source map repeats it. */
const source = /\.(?:[cm]?[jt]sx?|json|pyi?|php|go|rb|rs|vue|svelte)$/;
/** Nothing of these runs in whoever uses the package. */
const besideSource = /^(?:\.|__pycache__$|(?:__)?tests?(?:__)?$|spec$|docs?$|examples?$|fixtures$)/;

/**
 * Looks for `message` in `packages`, in their order, until one says it or a limit is reached. Rejects with `CancelledError`; failures to read count
 * as nothing found.
 */
export async function messageInPackages(
  message: string,
  packages: readonly InstalledPackage[],
  files: PackageFiles,
  token: CancellationToken,
): Promise<PackageFind> {
  const query = askedMessage(message);
  if (!query) return { message, looked: 0, all: packages.length, unread: 0 };
  const search = new PackageSearch(query, files, token);
  let looked = 0;
  for (const each of packages) {
    if (!(await search.lookInto(each))) break;
    looked++;
    if (search.isFound) break;
  }
  return { message, looked, all: packages.length, unread: search.unread, ...(search.best ? { best: search.best } : {}) };
}

class PackageSearch {
  best: PackageMessage | undefined;
  unread = 0;
  readonly #message: MessageQuery;
  readonly #files: PackageFiles;
  readonly #token: CancellationToken;
  readonly #end: number;
  #bytes = 0;

  constructor(message: MessageQuery, files: PackageFiles, token: CancellationToken) {
    this.#message = message;
    this.#files = files;
    this.#token = token;
    this.#end = files.clock.monotonic() + limits.ms;
  }

  /** Whether a literal is this message with values in its holes: no other package is looked into. */
  get isFound(): boolean {
    return this.best?.kind === 'whole';
  }

  get #isOver(): boolean {
    throwIfCancelled(this.#token);
    return this.#bytes > limits.bytes || this.#files.clock.monotonic() > this.#end;
  }

  /** False when a limit ended it before all of the package was looked at. */
  async lookInto(within: InstalledPackage): Promise<boolean> {
    const folders = [within.path];
    for (let folder = folders.shift(); folder !== undefined; folder = folders.shift()) {
      if (this.#isOver) return false;
      const entries = source.test(folder) ? [] : await this.#files.list(within.root, folder);
      const paths = entries.length ? [] : [folder];
      for (const { name, type } of entries) {
        const path = `${folder}/${name}`;
        if (type === 'directory' && !besideSource.test(name)) folders.push(path);
        else if (type === 'file') paths.push(path);
      }
      if (!(await this.#lookAt(within, paths))) return false;
      if (this.isFound) return true;
    }
    return true;
  }

  async #lookAt(within: InstalledPackage, paths: readonly string[]): Promise<boolean> {
    const waiting = paths.filter((path) => source.test(path)).values();
    const lane = async (): Promise<boolean> => {
      for (const path of waiting) {
        if (this.#isOver) return false;
        await this.#lookAtFile(within, path);
      }
      return true;
    };
    return (await Promise.all(Array.from({ length: limits.lanes }, lane))).every(Boolean);
  }

  async #lookAtFile(within: InstalledPackage, path: string): Promise<void> {
    const file = await this.#files.read(within.root, path);
    if (!file) {
      this.unread++;
      return;
    }
    this.#bytes += file.text.length;
    const textMessage = messageInText(file.text, this.#message, file.path);
    if (textMessage && (!this.best || rank(textMessage) > rank(this.best)))
      this.best = { ...textMessage, package: within, path: file.path };
  }
}
