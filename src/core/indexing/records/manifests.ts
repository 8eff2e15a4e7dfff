// Reads and writes the manifests of all roots, seldom enough not to matter: losing one only means that files are read again.
import { fileKey } from '../../base/fileKey.ts';
import type { Clock, Root, Store } from '../../ports.ts';
import type { RootTable } from '../files/fileTable.ts';
import { decodeManifest, encodeManifest, type ManifestEntry } from './manifest.ts';
import type { Records } from './records.ts';

/** After a change the manifests are written again only when this many ms have passed since the last time. */
const saveInterval = 10_000;

/** The manifests of a workspace in its store. */
export class Manifests {
  readonly #store: Store;
  readonly #records: Records;
  readonly #clock: Clock;
  readonly #reading: (rootKey: string) => string;
  #lastSave = -Infinity;

  /** @param reading what else decides how the texts of a root are read; a manifest made with another one is not relied on */
  constructor(store: Store, records: Records, clock: Clock, reading: (rootKey: string) => string = () => '') {
    this.#reading = reading;
    this.#store = store;
    this.#records = records;
    this.#clock = clock;
  }

  /** What was known of the files of all roots, by `root key:path`. */
  async load(roots: readonly Root[]): Promise<ReadonlyMap<string, ManifestEntry>> {
    const known = new Map<string, ManifestEntry>();
    for (const root of roots) {
      for (const [path, entry] of decodeManifest(this.#shape(root.key), await this.#read(root))) known.set(fileKey(root, path), entry);
    }
    return known;
  }

  /** Makes new records durable, and the manifests too if it is time for that or `now` is set. */
  async save(tables: ReadonlyMap<string, RootTable>, now: boolean): Promise<void> {
    try {
      await this.#store.flush();
      if (!now && this.#clock.monotonic() - this.#lastSave < saveInterval) return;
      this.#lastSave = this.#clock.monotonic();
      for (const [key, table] of tables) await this.#store.writeManifest(key, encodeManifest(this.#shape(key), entriesOf(table)));
    } catch (error) {
      this.#records.storeFailed(error);
    }
  }

  #shape(rootKey: string): string {
    return this.#records.shape + this.#reading(rootKey);
  }

  async #read(root: Root): Promise<Uint8Array | undefined> {
    try {
      return await this.#store.readManifest(root.key);
    } catch (error) {
      this.#records.storeFailed(error);
      return undefined;
    }
  }
}

/** Files that were read. The text of an unsaved buffer says nothing of the file on disk; one that is included may not be so next time. */
function* entriesOf(table: RootTable): IterableIterator<ManifestEntry> {
  for (const { path, size, mtime, key, unsaved, included } of table.files.values())
    if (!unsaved && !included) yield { path, size, mtime, key };
  for (const { path, size, mtime, reason, detail } of table.skipped.values()) {
    if (size !== undefined && mtime !== undefined) yield { path, size, mtime, skip: { reason, detail } };
  }
}
