// Walks a root and tells for every name whether it counts; the same rules answer for one changed path, so the two never disagree.
import { throwIfCancelled, type CancellationToken } from '../base/cancellation.ts';
import { FileError, type DirectoryEntry, type Files, type FileStat, type Root } from '../ports.ts';
import type { SkippedFile } from './document.ts';
import { Exclusions, markedAsMade, type Exclusion, type FolderRules } from './ignore/exclusions.ts';
import { sizeLimit, type RootRules } from './rules.ts';

/**
 * A file that counts, or a file or folder that does not. Size in bytes, mtime in ms since 1970. `included`: somebody said so, whatever its
 * content is like.
 */
export type ScanItem =
  | { readonly kind: 'file'; readonly path: string; readonly size: number; readonly mtime: number; readonly included?: true }
  | { readonly kind: 'skipped'; readonly skipped: SkippedFile };

/** Files whose size is asked for at once: enough to keep the disk busy, few enough to leave room for others. */
const statsAtOnce = 64;
/** Folders that are listed before their turn, since listing one waits for the disk several times. */
const foldersAhead = 8;

/** Yields all of a root, folder by folder in the order of names. See {@link Scanner.scan}. */
export function scan(files: Files, root: Root, rules: RootRules, token: CancellationToken): AsyncGenerator<ScanItem> {
  return new Scanner(files, root, rules).scan(token);
}

/** Is a change of this path a change of the rules? Then everything below its folder has to be scanned again. */
export function isIgnoreFile(path: string): boolean {
  return /(^|\/)\.(git|clew)ignore$/.test(path);
}

/** The rules of one root, applied to a folder or file of it. Holds nothing between calls, so it is never out of date. */
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
   * Yields what is at `from` (a file, or a folder with all below it; `''` is the root): nothing when it does not exist, and one skipped item
   * when it or a folder above it is left out. What cannot be read is skipped as `unreadable`, the root itself too.
   * @throws CancelledError
   */
  async *scan(token: CancellationToken, from = ''): AsyncGenerator<ScanItem> {
    const start = await this.#open('', token);
    if ('reason' in start) yield this.#skip('', start, true);
    else if (from === '') yield* this.#visit(start.folder, start.entries, token);
    else yield* this.#descend(start, from.split('/'), token);
    // Those that are not among the files of the workspace: a repository keeps rules in its own data, too.
    for (const [path, verdict] of this.#exclusions.unread) if (path.includes('.git/')) yield this.#skip(path, verdict, false);
  }

  /** Goes down to one path and applies every rule on the way. */
  async *#descend(start: OpenedFolder, parts: readonly string[], token: CancellationToken): AsyncGenerator<ScanItem> {
    let { folder, entries } = start;
    for (const [i, part] of parts.entries()) {
      const entry = named(part, entries);
      if (!entry) return;
      if (i === parts.length - 1) {
        yield* this.#visit(folder, [entry], token);
        return;
      }
      const path = join(folder.path, entry.name);
      const verdict = this.#judge(folder, entry);
      if (verdict && !verdict.enter) yield this.#skip(path, verdict, entry.type === 'directory');
      if ((verdict && !verdict.enter) || entry.type !== 'directory') return;
      const opened = await this.#open(path, token, folder, verdict);
      if ('reason' in opened) {
        yield this.#skip(path, opened, true);
        return;
      }
      ({ folder, entries } = opened);
    }
  }

  /** Entries of a folder and all below, with a stack of our own: folders may be nested deeper than calls may. */
  async *#visit(start: FolderRules, entries: readonly DirectoryEntry[], token: CancellationToken): AsyncGenerator<ScanItem> {
    const waiting: Subfolder[] = [];
    const listings: Listings = new Map();
    let opened: OpenedFolder | undefined = { folder: start, entries };
    while (opened) {
      const { counted, skipped, subfolders } = this.#sort(opened);
      yield* skipped;
      yield* this.#measure(counted, token);
      for (const subfolder of subfolders.reverse()) waiting.push(subfolder);
      for (const { path } of waiting.slice(-foldersAhead)) this.#list(path, listings);
      opened = undefined;
      for (let next = waiting.pop(); next; next = opened ? undefined : waiting.pop()) {
        const listing = this.#list(next.path, listings);
        listings.delete(next.path);
        const result = await this.#open(next.path, token, next.parent, next.excluded, listing);
        if ('reason' in result) yield this.#skip(next.path, result, true);
        else opened = result;
      }
    }
  }

  #sort({ folder, entries }: OpenedFolder): { counted: string[]; skipped: ScanItem[]; subfolders: Subfolder[] } {
    const sorted = { counted: [] as string[], skipped: [] as ScanItem[], subfolders: [] as Subfolder[] };
    for (const entry of entries) {
      const path = join(folder.path, entry.name);
      const verdict = this.#judge(folder, entry);
      const directory = entry.type === 'directory';
      if (directory && (!verdict || verdict.enter)) sorted.subfolders.push({ path, parent: folder, excluded: verdict });
      else if (verdict) sorted.skipped.push(this.#skip(path, verdict, directory));
      else sorted.counted.push(path);
    }
    return sorted;
  }

  #judge(folder: FolderRules, entry: DirectoryEntry): (Exclusion & { enter: boolean }) | undefined {
    const verdict = this.#exclusions.judge(folder, entry.name, entry.type === 'directory');
    if (verdict) return verdict;
    if (entry.type === 'outside') return { reason: 'outside', detail: 'symbolic link', enter: false };
    if (entry.type === 'link') return { reason: 'link', detail: 'symbolic link', enter: false };
    return entry.type === 'other' ? { reason: 'unsupported', detail: 'special file', enter: false } : undefined;
  }

  /** Begins to list a folder, or goes on with what was begun. */
  #list(path: string, listings: Listings): FolderListing {
    const listing = listings.get(path) ?? this.#files.readDirectory(this.#root, path);
    listings.set(path, listing);
    // Whoever opens the folder is told.
    listing.catch(() => undefined);
    return listing;
  }

  async #open(
    path: string,
    token: CancellationToken,
    parent?: FolderRules,
    excluded?: Exclusion,
    listing?: FolderListing,
  ): Promise<OpenedFolder | Exclusion> {
    throwIfCancelled(token);
    try {
      const entries = [...(await (listing ?? this.#files.readDirectory(this.#root, path)))].sort(byName);
      const names = new Set(entries.map(({ name }) => name));
      const made = parent && markedAsMade(names);
      const { inclusions } = this.#exclusions;
      const isIncluded = inclusions.has(path);
      if (made && !isIncluded && !inclusions.reachesBelow(path)) return made;
      const isOut = excluded ?? (isIncluded ? undefined : made);
      const folder = parent ? await this.#exclusions.enter(parent, path, names, isOut) : await this.#exclusions.rootFolder(names);
      throwIfCancelled(token);
      return { folder, entries };
    } catch (error) {
      return unreadable(error);
    }
  }

  async *#measure(paths: readonly string[], token: CancellationToken): AsyncGenerator<ScanItem> {
    for (let i = 0; i < paths.length; i += statsAtOnce) {
      const batch = paths.slice(i, i + statsAtOnce);
      const stats = await Promise.all(batch.map((path) => this.#stat(path)));
      throwIfCancelled(token);
      for (const [j, path] of batch.entries()) {
        const stat = stats[j];
        if (stat) yield this.#item(path, stat);
      }
    }
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
      return unreadable(error);
    }
  }

  #skip(path: string, { reason, detail }: Exclusion, directory: boolean): ScanItem {
    return { kind: 'skipped', skipped: { root: this.#root.key, path, reason, detail, directory } };
  }
}

type FolderListing = Promise<readonly DirectoryEntry[]>;
/** Folders that are being listed, by path. */
type Listings = Map<string, FolderListing>;

/** A folder still to be entered; `excluded` when only for what a `!` line may include. */
interface Subfolder {
  readonly path: string;
  readonly parent: FolderRules;
  readonly excluded: Exclusion | undefined;
}

interface OpenedFolder {
  readonly folder: FolderRules;
  readonly entries: readonly DirectoryEntry[];
}

function unreadable(error: unknown): Exclusion {
  if (!(error instanceof FileError)) throw error;
  return { reason: 'unreadable', detail: error.reason };
}

function join(folder: string, name: string): string {
  return folder === '' ? name : `${folder}/${name}`;
}

/** The entry of that name; where there is none, one that differs in case alone, which is the same file where case does not matter. */
function named(name: string, entries: readonly DirectoryEntry[]): DirectoryEntry | undefined {
  const folded = name.toLowerCase();
  return entries.find((entry) => entry.name === name) ?? entries.find((entry) => entry.name.toLowerCase() === folded);
}

/** By UTF-16 code units: the same order on every machine. */
function byName(a: DirectoryEntry, b: DirectoryEntry): number {
  return a.name < b.name ? -1 : a.name > b.name ? 1 : 0;
}
