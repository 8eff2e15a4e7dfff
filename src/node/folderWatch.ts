// Follows folders on disk and notes what changed until somebody takes it, so that nobody has to walk them before each question.
import { watch, type FSWatcher, type Stats } from 'node:fs';
import { lstat, readdir } from 'node:fs/promises';
import { join, sep } from 'node:path';
import type { Disposable } from '../core/base/disposable.ts';
import { Emitter } from '../core/base/event.ts';
import { fileKeyOf } from '../core/base/fileKey.ts';
import type { FileRef, Log, Root } from '../core/ports.ts';
import { folderOf } from './root.ts';

/** What a watch is made of. */
export interface WatchSetup {
  readonly roots: readonly Root[];
  /** Is this a folder of which nothing counts, or does it lie in one? Nothing below is looked at. */
  isLeftOut(file: FileRef): boolean;
  readonly log: Log;
  /** Whether one watcher tells of a whole tree: by the system itself, which only Linux does not do. */
  readonly recursive?: boolean;
}

/** Folders that are read at once. */
const lanes = 8;

/** A watch on the folders of roots that count. */
export class FolderWatch implements Disposable {
  readonly #setup: WatchSetup;
  readonly #recursive: boolean;
  readonly #watchers = new Map<string, FSWatcher>();
  readonly #changed = new Map<string, FileRef>();
  readonly #emitter = new Emitter<undefined>();
  #failure: unknown;
  #disposed = false;

  /** Fires when there is something to take. */
  readonly onChange = this.#emitter.event;

  constructor(setup: WatchSetup) {
    this.#setup = setup;
    this.#recursive = setup.recursive ?? process.platform !== 'linux';
  }

  /** False when something cannot be watched: changes there are not noted. */
  get isComplete(): boolean {
    return this.#failure === undefined;
  }

  /** Watches the roots; notes what changed at or after `since` (ms since 1970), when nobody watched yet. */
  async start(since: number): Promise<void> {
    for (const root of this.#setup.roots) {
      if (this.#recursive) this.#watch(root, '', true);
      await this.#walk(root, '', (path, time) => time >= since && this.#note(root, path));
    }
  }

  /** What changed since the last time. A folder stands for everything below it. */
  take(): readonly FileRef[] {
    const changed = [...this.#changed.values()];
    this.#changed.clear();
    return changed;
  }

  /** Also watches the folders that are new at these places; they are noted once more, since files may have come before the watch did. */
  async follow(places: readonly FileRef[]): Promise<void> {
    if (this.#recursive) return;
    for (const { root: key, path } of places) {
      const root = this.#setup.roots.find((each) => each.key === key);
      if (!root) continue;
      const stat = await this.#stat(root, path);
      if (!stat) this.#forget(key, path);
      if (stat?.isDirectory() && !this.#setup.isLeftOut({ root: key, path }) && (await this.#walk(root, path))) this.#note(root, path);
    }
  }

  dispose(): void {
    this.#disposed = true;
    for (const watcher of this.#watchers.values()) watcher.close();
    this.#watchers.clear();
    this.#emitter.dispose();
  }

  /** Watches `top` and all folders below it that count. Returns whether any of them was not watched before. */
  async #walk(root: Root, top: string, see?: (path: string, time: number) => unknown): Promise<boolean> {
    const waiting = [top];
    let isNew = false;
    const lane = async (): Promise<void> => {
      for (let path = waiting.pop(); path !== undefined && !this.#disposed; path = waiting.pop()) {
        if (!this.#recursive && this.#watch(root, path, false)) isNew = true;
        waiting.push(...(await this.#look(root, path, see)));
      }
    };
    // A lane that finds nothing waiting ends, so as many are started as there is work for, until there is none.
    while (waiting.length) await Promise.all(Array.from({ length: Math.min(lanes, waiting.length) }, lane));
    return isNew;
  }

  /** The folders in `folder` that count. `see` is told of everything in it, and of itself, with the time of its last change. */
  async #look(root: Root, folder: string, see?: (path: string, time: number) => unknown): Promise<readonly string[]> {
    const folders: string[] = [];
    try {
      // The time of a folder is that at which something in it came or went.
      if (see) see(folder, (await lstat(this.#placeOf(root, folder))).mtimeMs);
      for (const entry of await readdir(this.#placeOf(root, folder), { withFileTypes: true })) {
        const path = below(folder, entry.name);
        if (entry.isDirectory() && !this.#setup.isLeftOut({ root: root.key, path })) folders.push(path);
        if (see && entry.isFile()) see(path, (await this.#stat(root, path))?.ctimeMs ?? Infinity);
      }
    } catch (error) {
      this.#setup.log.info(`${folder || root.name} cannot be looked through for changes: ${String(error)}`);
    }
    return folders;
  }

  /** Returns whether the folder was not watched before. */
  #watch(root: Root, path: string, recursive: boolean): boolean {
    const key = fileKeyOf({ root: root.key, path });
    if (this.#watchers.has(key) || this.#disposed) return false;
    try {
      const watcher = watch(this.#placeOf(root, path), { recursive, persistent: false });
      this.#watchers.set(key, watcher);
      watcher.on('change', (_, name) => this.#note(root, typeof name === 'string' ? below(path, name.split(sep).join('/')) : path));
      watcher.on('error', (error) => this.#lost(root, path, error));
      return true;
    } catch (error) {
      this.#lost(root, path, error);
      return false;
    }
  }

  /** A folder that went is a change like any other; any other failure means that changes may be missed. */
  #lost(root: Root, path: string, error: unknown): void {
    const key = fileKeyOf({ root: root.key, path });
    this.#watchers.get(key)?.close();
    this.#watchers.delete(key);
    this.#note(root, path);
    const isGone = path !== '' && error instanceof Error && 'code' in error && (error.code === 'ENOENT' || error.code === 'EPERM');
    if (isGone) return;
    if (this.isComplete)
      this.#setup.log.warn(`Folders cannot all be watched (${String(error)}): they are looked through before each answer.`);
    this.#failure = error;
  }

  #note(root: Root, path: string): void {
    const file = { root: root.key, path };
    if (this.#disposed || this.#setup.isLeftOut(file)) return;
    this.#changed.set(fileKeyOf(file), file);
    this.#emitter.fire(undefined);
  }

  /** Ends the watch on a folder that went, and on those that were in it. */
  #forget(root: string, path: string): void {
    const own = fileKeyOf({ root, path });
    for (const [key, watcher] of this.#watchers) {
      if (key !== own && !key.startsWith(`${own}/`)) continue;
      watcher.close();
      this.#watchers.delete(key);
    }
  }

  async #stat(root: Root, path: string): Promise<Stats | undefined> {
    try {
      return await lstat(this.#placeOf(root, path));
    } catch {
      // What is not there any more has no state, and its going was noted.
      return undefined;
    }
  }

  #placeOf(root: Root, path: string): string {
    return join(folderOf(root), path);
  }
}

function below(folder: string, name: string): string {
  return folder === '' ? name : `${folder}/${name}`;
}
