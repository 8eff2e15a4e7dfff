// Follows folders on disk and notes what changed until somebody takes it, so that nobody has to walk them before each question.
import { lstatSync, readdirSync, watch, type FSWatcher, type Stats } from 'node:fs';
import { join, sep } from 'node:path';
import { setImmediate as turn } from 'node:timers/promises';
import type { Disposable } from '../core/base/disposable.ts';
import { Emitter } from '../core/base/event.ts';
import { fileKeyOf } from '../core/base/fileKey.ts';
import type { FileRef, Log, Root } from '../core/ports.ts';
import { diskFolder } from './root.ts';

/** What a watch is made of. */
export interface WatchSetup {
  readonly roots: readonly Root[];
  /** Is this a folder of which nothing counts, or does it lie in one? Nothing below is looked at. */
  isLeftOut(file: FileRef): boolean;
  readonly log: Log;
  /** Whether one watcher tells of a whole tree: by the system itself, which only Linux does not do. */
  readonly recursive?: boolean;
}

/**
 * ms after which other work gets its turn. Folders are read in one go and not one call at a time: 2,300 folders with 5,700 files took 75 ms so, and
 * 0.4 s and more through the threads of Node, where each call waits for whatever else the process does.
 */
const slice = 10;

/** Is told of a file or folder, with the time of its last change in ms since 1970. */
type See = (path: string, time: number) => void;

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
      await this.#walk(root, '', (path, time) => {
        if (time >= since) this.#note(root, path);
      });
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
      const stat = this.#stat(root, path);
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
  async #walk(root: Root, top: string, see?: See): Promise<boolean> {
    const waiting = [top];
    let isNew = false;
    let since = performance.now();
    for (let path = waiting.pop(); path !== undefined && !this.#disposed; path = waiting.pop()) {
      if (!this.#recursive && this.#watch(root, path, false)) isNew = true;
      for (const folder of this.#look(root, path, see)) waiting.push(folder);
      if (performance.now() - since < slice) continue;
      await turn();
      since = performance.now();
    }
    return isNew;
  }

  /** The folders in `folder` that count. `see` is told of everything in it, and of itself, with the time of its last change. */
  #look(root: Root, folder: string, see?: See): readonly string[] {
    const folders: string[] = [];
    try {
      // The time of a folder is that at which something in it came or went.
      see?.(folder, this.#stat(root, folder)?.mtimeMs ?? Infinity);
      for (const entry of readdirSync(this.#placeOf(root, folder), { withFileTypes: true })) {
        const path = below(folder, entry.name);
        if (entry.isDirectory() && !this.#setup.isLeftOut({ root: root.key, path })) folders.push(path);
        if (entry.isFile()) see?.(path, this.#stat(root, path)?.ctimeMs ?? Infinity);
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

  /** What is not there any more has no state. */
  #stat(root: Root, path: string): Stats | undefined {
    try {
      return lstatSync(this.#placeOf(root, path), { throwIfNoEntry: false });
    } catch (error) {
      this.#setup.log.info(`${path} cannot be looked at for changes: ${String(error)}`);
      return undefined;
    }
  }

  #placeOf(root: Root, path: string): string {
    return join(diskFolder(root), path);
  }
}

function below(folder: string, name: string): string {
  return folder === '' ? name : `${folder}/${name}`;
}
