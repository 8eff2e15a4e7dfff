// Watches folders on disk and collects changes until they are taken, so that questions need not walk the folders.
import { lstatSync, readdirSync, realpathSync, watch, type FSWatcher, type Stats } from 'node:fs';
import { join, sep } from 'node:path';
import { setImmediate as yieldToOthers } from 'node:timers/promises';
import type { Disposable } from '../core/base/disposable.ts';
import { Emitter } from '../core/base/event.ts';
import { fileKeyOf } from '../core/base/fileKey.ts';
import type { FileRef, Log, Root } from '../core/ports.ts';
import { diskFolder } from './root.ts';

/** Settings of a watch. */
export interface WatchOptions {
  readonly roots: readonly Root[];
  /** Whether the folder is excluded, or lies in an excluded one. Nothing below it is read. */
  isExcluded(file: FileRef): boolean;
  readonly log: Log;
  /** Whether one watcher covers a whole tree; every system but Linux supports this. */
  readonly recursive?: boolean;
}

/**
 * ms after which other work gets its turn. Folders are read synchronously, which took 75 ms for 2,300 folders with 5,700 files. Through
 * Node's threads it took 0.4 s and more, since each call waits for other work of the process.
 */
const sliceMs = 10;

/** Receives a file or folder, with the time of its last change in ms since 1970. */
type EntryListener = (path: string, time: number) => void;

/** A watch on the included folders of the roots. */
export class FolderWatch implements Disposable {
  readonly #options: WatchOptions;
  readonly #recursive: boolean;
  readonly #watchers = new Map<string, FSWatcher>();
  readonly #changes = new Map<string, FileRef>();
  readonly #emitter = new Emitter<undefined>();
  #failure: unknown;
  #isDisposed = false;

  /** Fires when there are changes to take. */
  readonly onChange = this.#emitter.event;

  constructor(options: WatchOptions) {
    this.#options = options;
    this.#recursive = options.recursive ?? process.platform !== 'linux';
  }

  /** False when something cannot be watched, so that changes there are missed. */
  get isComplete(): boolean {
    return this.#failure === undefined;
  }

  /** Watches the roots and notes changes since `since` (ms since 1970), before the watch began. */
  async start(since: number): Promise<void> {
    for (const root of this.#options.roots) {
      if (this.#recursive) this.#watch(root, '', true);
      await this.#walk(root, '', (path, time) => {
        if (time >= since) this.#note(root, path);
      });
    }
  }

  /** Returns the changes since the last call. A folder stands for everything below it. */
  take(): readonly FileRef[] {
    const changes = [...this.#changes.values()];
    this.#changes.clear();
    return changes;
  }

  /** Also watches new folders at these places. They are noted once more, since files may have come before the watch. */
  async follow(places: readonly FileRef[]): Promise<void> {
    if (this.#recursive) return;
    for (const { root: key, path } of places) {
      const root = this.#options.roots.find((each) => each.key === key);
      if (!root) continue;
      // A watcher stays with its folder, even when that is moved away and a link takes its place.
      if (!this.#isFolder(root, path)) this.#forget(key, path);
      else if (!this.#options.isExcluded({ root: key, path }) && (await this.#walk(root, path))) this.#note(root, path);
    }
  }

  dispose(): void {
    this.#isDisposed = true;
    for (const watcher of this.#watchers.values()) watcher.close();
    this.#watchers.clear();
    this.#emitter.dispose();
  }

  /** Watches `top` and all included folders below it. Returns whether any of them is newly watched. */
  async #walk(root: Root, top: string, onEntry?: EntryListener): Promise<boolean> {
    const pendingFolders = [top];
    let isNew = false;
    let sliceStart = performance.now();
    for (let path = pendingFolders.pop(); path !== undefined && !this.#isDisposed; path = pendingFolders.pop()) {
      if (!this.#recursive && this.#watch(root, path, false)) isNew = true;
      for (const folder of this.#listFolders(root, path, onEntry)) pendingFolders.push(folder);
      if (performance.now() - sliceStart < sliceMs) continue;
      await yieldToOthers();
      sliceStart = performance.now();
    }
    return isNew;
  }

  /** Returns the included folders in `folder`. `onEntry` receives each entry and the folder itself, with the time of its last change. */
  #listFolders(root: Root, folder: string, onEntry?: EntryListener): readonly string[] {
    const folders: string[] = [];
    try {
      // The time of a folder changes when an entry is added or removed.
      onEntry?.(folder, this.#stat(root, folder)?.mtimeMs ?? Infinity);
      for (const entry of readdirSync(this.#diskPathOf(root, folder), { withFileTypes: true })) {
        const path = pathBelow(folder, entry.name);
        if (entry.isDirectory() && !this.#options.isExcluded({ root: root.key, path })) folders.push(path);
        if (entry.isFile()) onEntry?.(path, this.#stat(root, path)?.ctimeMs ?? Infinity);
      }
    } catch (error) {
      this.#options.log.info(`${folder || root.name} cannot be looked through for changes: ${String(error)}`);
    }
    return folders;
  }

  /** Returns whether the folder is newly watched. */
  #watch(root: Root, path: string, recursive: boolean): boolean {
    const key = fileKeyOf({ root: root.key, path });
    if (this.#watchers.has(key) || this.#isDisposed) return false;
    try {
      const watcher = watch(this.#diskPathOf(root, path), { recursive, persistent: false });
      this.#watchers.set(key, watcher);
      watcher.on('change', (_, name) => this.#note(root, typeof name === 'string' ? pathBelow(path, name.split(sep).join('/')) : path));
      watcher.on('error', (error) => this.#handleLoss(root, path, error));
      return true;
    } catch (error) {
      this.#handleLoss(root, path, error);
      return false;
    }
  }

  /** A removed folder is an ordinary change; any other failure means that changes may be missed. */
  #handleLoss(root: Root, path: string, error: unknown): void {
    const key = fileKeyOf({ root: root.key, path });
    this.#watchers.get(key)?.close();
    this.#watchers.delete(key);
    this.#note(root, path);
    const isGone = path !== '' && error instanceof Error && 'code' in error && (error.code === 'ENOENT' || error.code === 'EPERM');
    if (isGone) return;
    if (this.isComplete)
      this.#options.log.warn(`Folders cannot all be watched (${String(error)}): they are looked through before each answer.`);
    this.#failure = error;
  }

  #note(root: Root, path: string): void {
    const file = { root: root.key, path };
    if (this.#isDisposed || this.#options.isExcluded(file)) return;
    this.#changes.set(fileKeyOf(file), file);
    this.#emitter.fire(undefined);
  }

  /** Stops watching a removed folder and those in it. */
  #forget(root: string, path: string): void {
    const folderKey = fileKeyOf({ root, path });
    for (const [key, watcher] of this.#watchers) {
      if (key !== folderKey && !key.startsWith(`${folderKey}/`)) continue;
      watcher.close();
      this.#watchers.delete(key);
    }
  }

  /** Whether a folder is at `path`, and no link is on the way to it. */
  #isFolder(root: Root, path: string): boolean {
    try {
      const folder = join(realpathSync(diskFolder(root)), path);
      return realpathSync(folder) === folder && lstatSync(folder).isDirectory();
    } catch {
      return false;
    }
  }

  /** A removed file has no state. */
  #stat(root: Root, path: string): Stats | undefined {
    try {
      return lstatSync(this.#diskPathOf(root, path), { throwIfNoEntry: false });
    } catch (error) {
      this.#options.log.info(`${path} cannot be looked at for changes: ${String(error)}`);
      return undefined;
    }
  }

  #diskPathOf(root: Root, path: string): string {
    return join(diskFolder(root), path);
  }
}

function pathBelow(folder: string, name: string): string {
  return folder === '' ? name : `${folder}/${name}`;
}
