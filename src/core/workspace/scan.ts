// Walks a root and decides for every name whether it counts. The same rules serve single changed paths, so that both always agree.
import { throwIfCancelled, type CancellationToken } from '../base/cancellation.ts';
import { FileError, type DirectoryEntry, type Files, type FileStat, type Root } from '../ports.ts';
import type { SkippedFile } from './document.ts';
import { Exclusions, toolFolderExclusion, type Exclusion, type FolderRules } from './ignore/exclusions.ts';
import { sizeLimit, type RootRules } from './rootRules.ts';

/**
 * A file that counts, or an excluded file or folder. Size in bytes, mtime in ms since 1970. `included`: a person chose it, so its
 * content does not matter.
 */
export type ScanItem =
  | { readonly kind: 'file'; readonly path: string; readonly size: number; readonly mtime: number; readonly included?: true }
  | { readonly kind: 'skipped'; readonly skippedFile: SkippedFile };

/** Files whose size is requested at once: enough to keep the disk busy, few enough to leave room for others. */
const statsAtOnce = 64;
/** Folders that are listed ahead, since listing one waits for the disk several times. */
const foldersAhead = 8;

/** Yields all items of a root, folder by folder in the order of names. See {@link Scanner.scan}. */
export function scan(files: Files, root: Root, rules: RootRules, token: CancellationToken): AsyncGenerator<ScanItem> {
  return new Scanner(files, root, rules).scan(token);
}

/** Whether a change of this path changes the rules: everything below its folder is then scanned again. */
export function isIgnoreFile(path: string): boolean {
  return /(^|\/)\.(git|clew)ignore$/.test(path);
}

/** Applies the rules of one root to a folder or file of it. Holds nothing between calls, so it is never out of date. */
export class Scanner {
  readonly #files: Files;
  readonly #root: Root;
  readonly #rules: RootRules;
  readonly #exclusions: Exclusions;

  constructor(files: Files, root: Root, rules: RootRules) {
    this.#files = files;
    this.#root = root;
    this.#rules = rules;
    this.#exclusions = new Exclusions(files, root, rules);
  }

  /**
   * Yields the items at `from` (a file, or a folder with all below it; `''` is the root): none when it does not exist, and one skipped item
   * when it or a parent folder is excluded. Unreadable items are skipped with the reason `unreadable`, even the root itself.
   * @throws CancelledError
   */
  async *scan(token: CancellationToken, from = ''): AsyncGenerator<ScanItem> {
    const start = await this.#open('', token);
    if ('reason' in start) yield this.#skip('', start, true);
    else if (from === '') yield* this.#visit(start.folder, start.entries, token);
    else yield* this.#descend(start, from.split('/'), token);
    // Adds ignore files outside the workspace files: a repository keeps rules in its own data, too.
    for (const [path, verdict] of this.#exclusions.unread) if (path.includes('.git/')) yield this.#skip(path, verdict, false);
  }

  /** Descends to one path and applies every rule on the way. */
  async *#descend(start: OpenedFolder, parts: readonly string[], token: CancellationToken): AsyncGenerator<ScanItem> {
    let { folder, entries } = start;
    for (const [i, part] of parts.entries()) {
      const entry = findEntry(part, entries);
      if (!entry) return;
      if (i === parts.length - 1) {
        yield* this.#visit(folder, [entry], token);
        return;
      }
      const path = join(folder.path, entry.name);
      const verdict = this.#judge(folder, entry);
      if (verdict && !verdict.enter) yield this.#skip(path, verdict, entry.type === 'directory');
      if ((verdict && !verdict.enter) || entry.type !== 'directory') return;
      const openedFolder = await this.#open(path, token, folder, verdict);
      if ('reason' in openedFolder) {
        yield this.#skip(path, openedFolder, true);
        return;
      }
      ({ folder, entries } = openedFolder);
    }
  }

  /** Visits the entries of a folder and all below, with its own stack: folders may be nested deeper than calls. */
  async *#visit(start: FolderRules, entries: readonly DirectoryEntry[], token: CancellationToken): AsyncGenerator<ScanItem> {
    const waiting: Subfolder[] = [];
    const listings: Listings = new Map();
    const measurements: Promise<readonly ScanItem[]>[] = [];
    let openedFolder: OpenedFolder | undefined = { folder: start, entries };
    while (openedFolder) {
      const { filePaths, skippedItems, subfolders } = this.#sort(openedFolder);
      measurements.push(this.#itemsOf(skippedItems, filePaths, token));
      for (const subfolder of subfolders.reverse()) waiting.push(subfolder);
      for (const { path } of waiting.slice(-foldersAhead)) this.#list(path, listings);
      openedFolder = undefined;
      for (let next = waiting.pop(); next; next = openedFolder ? undefined : waiting.pop()) {
        const listing = this.#list(next.path, listings);
        listings.delete(next.path);
        const result = await this.#open(next.path, token, next.parent, next.exclusion, listing);
        if ('reason' in result) measurements.push(Promise.resolve([this.#skip(next.path, result, true)]));
        else openedFolder = result;
      }
      while (measurements.length > (openedFolder ? foldersAhead : 0)) {
        const items = (await measurements.shift()) ?? [];
        throwIfCancelled(token);
        yield* items;
      }
    }
  }

  /** The items of one folder. It is measured while the next folders are opened. */
  #itemsOf(skippedItems: readonly ScanItem[], filePaths: readonly string[], token: CancellationToken): Promise<readonly ScanItem[]> {
    const items = this.#measure(filePaths, token).then((fileItems) => [...skippedItems, ...fileItems]);
    // The code that yields the items handles the error.
    items.catch(() => undefined);
    return items;
  }

  #sort({ folder, entries }: OpenedFolder): { filePaths: string[]; skippedItems: ScanItem[]; subfolders: Subfolder[] } {
    const sortedEntries = { filePaths: [] as string[], skippedItems: [] as ScanItem[], subfolders: [] as Subfolder[] };
    for (const entry of entries) {
      const path = join(folder.path, entry.name);
      const verdict = this.#judge(folder, entry);
      const directory = entry.type === 'directory';
      if (directory && (!verdict || verdict.enter)) sortedEntries.subfolders.push({ path, parent: folder, exclusion: verdict });
      else if (verdict) sortedEntries.skippedItems.push(this.#skip(path, verdict, directory));
      else sortedEntries.filePaths.push(path);
    }
    return sortedEntries;
  }

  #judge(folder: FolderRules, entry: DirectoryEntry): (Exclusion & { enter: boolean }) | undefined {
    const verdict = this.#exclusions.judge(folder, entry.name, entry.type === 'directory');
    if (verdict) return verdict;
    if (entry.type === 'outside') return { reason: 'outside', detail: 'symbolic link', enter: false };
    if (entry.type === 'link') return { reason: 'link', detail: 'symbolic link', enter: false };
    return entry.type === 'other' ? { reason: 'unsupported', detail: 'special file', enter: false } : undefined;
  }

  /** Lists a folder, or returns the listing already begun. */
  #list(path: string, listings: Listings): FolderListing {
    const listing = listings.get(path) ?? this.#files.readDirectory(this.#root, path);
    listings.set(path, listing);
    // The code that opens the folder handles the error.
    listing.catch(() => undefined);
    return listing;
  }

  async #open(
    path: string,
    token: CancellationToken,
    parent?: FolderRules,
    exclusion?: Exclusion,
    listing?: FolderListing,
  ): Promise<OpenedFolder | Exclusion> {
    throwIfCancelled(token);
    try {
      const entries = [...(await (listing ?? this.#files.readDirectory(this.#root, path)))].sort(byName);
      const names = new Set(entries.map(({ name }) => name));
      const toolMarker = parent && toolFolderExclusion(names);
      const { inclusions } = this.#exclusions;
      const isIncluded = inclusions.has(path);
      if (toolMarker && !isIncluded && !inclusions.reachesBelow(path)) return toolMarker;
      const folderExclusion = exclusion ?? (isIncluded ? undefined : toolMarker);
      const folder = parent ? await this.#exclusions.enter(parent, path, names, folderExclusion) : await this.#exclusions.rootFolder(names);
      throwIfCancelled(token);
      return { folder, entries };
    } catch (error) {
      return unreadableExclusion(error);
    }
  }

  async #measure(paths: readonly string[], token: CancellationToken): Promise<ScanItem[]> {
    const items: ScanItem[] = [];
    for (let i = 0; i < paths.length; i += statsAtOnce) {
      const batch = paths.slice(i, i + statsAtOnce);
      const stats = await Promise.all(batch.map((path) => this.#stat(path)));
      throwIfCancelled(token);
      for (const [j, path] of batch.entries()) {
        const stat = stats[j];
        if (stat) items.push(this.#item(path, stat));
      }
    }
    return items;
  }

  #item(path: string, stat: FileStat | Exclusion): ScanItem {
    const unread = this.#exclusions.unread.get(path);
    if (unread) return this.#skip(path, unread, false);
    if ('reason' in stat) return this.#skip(path, stat, false);
    const { size, mtime } = stat;
    const included = this.#exclusions.inclusions.has(path);
    const limit = sizeLimit(this.#rules.maxFileSize, included);
    if (size > limit) return this.#skip(path, { reason: 'too-large', detail: `${size} > ${limit}` }, false);
    return { kind: 'file', path, size, mtime, ...(included ? { included } : {}) };
  }

  async #stat(path: string): Promise<FileStat | Exclusion> {
    try {
      return await this.#files.stat(this.#root, path);
    } catch (error) {
      return unreadableExclusion(error);
    }
  }

  #skip(path: string, { reason, detail }: Exclusion, directory: boolean): ScanItem {
    return { kind: 'skipped', skippedFile: { root: this.#root.key, path, reason, detail, directory } };
  }
}

type FolderListing = Promise<readonly DirectoryEntry[]>;
/** Running listings of folders, by path. */
type Listings = Map<string, FolderListing>;

/** A folder that is yet to be entered; `exclusion` when only a `!` line may include files in it. */
interface Subfolder {
  readonly path: string;
  readonly parent: FolderRules;
  readonly exclusion: Exclusion | undefined;
}

interface OpenedFolder {
  readonly folder: FolderRules;
  readonly entries: readonly DirectoryEntry[];
}

function unreadableExclusion(error: unknown): Exclusion {
  if (!(error instanceof FileError)) throw error;
  return { reason: 'unreadable', detail: error.reason };
}

function join(folder: string, name: string): string {
  return folder === '' ? name : `${folder}/${name}`;
}

/** The entry of that name; otherwise one with another case, which is the same file where case does not matter. */
function findEntry(name: string, entries: readonly DirectoryEntry[]): DirectoryEntry | undefined {
  const lowerName = name.toLowerCase();
  return entries.find((entry) => entry.name === name) ?? entries.find((entry) => entry.name.toLowerCase() === lowerName);
}

/** Orders by UTF-16 code units: the same on every machine. */
function byName(a: DirectoryEntry, b: DirectoryEntry): number {
  return a.name < b.name ? -1 : a.name > b.name ? 1 : 0;
}
