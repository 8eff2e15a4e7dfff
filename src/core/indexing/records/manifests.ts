// Reads and writes the manifests of all roots, rarely enough not to matter: a lost one only means that files are read again.
import { fileKey } from '../../base/fileKey.ts';
import type { Clock, Root, Store } from '../../ports.ts';
import type { RootTable } from '../files/fileTable.ts';
import { decodeManifest, encodeManifest, type ManifestEntry } from './manifest.ts';
import type { Records } from './records.ts';

/** Least time in ms between two writes of the manifests. */
const saveInterval = 10_000;

/** The manifests of a workspace in its store. */
export class Manifests {
  readonly #store: Store;
  readonly #records: Records;
  readonly #clock: Clock;
  readonly #settingsOfReading: (rootKey: string) => string;
  #lastSave = -Infinity;

  /** @param settingsOfReading other settings that decide how a root is read; a manifest from other settings is not trusted */
  constructor(store: Store, records: Records, clock: Clock, settingsOfReading: (rootKey: string) => string = () => '') {
    this.#settingsOfReading = settingsOfReading;
    this.#store = store;
    this.#records = records;
    this.#clock = clock;
  }

  /** The stored entries of all roots, by `root key:path`. */
  async load(roots: readonly Root[]): Promise<ReadonlyMap<string, ManifestEntry>> {
    const entries = new Map<string, ManifestEntry>();
    for (const root of roots) {
      for (const [path, entry] of decodeManifest(this.#shape(root.key), await this.#readManifest(root)))
        entries.set(fileKey(root, path), entry);
    }
    return entries;
  }

  /** Makes new records durable, and also the manifests when the interval has passed or `now` is set. */
  async save(tables: ReadonlyMap<string, RootTable>, now: boolean): Promise<void> {
    try {
      await this.#store.flush();
      if (!now && this.#clock.monotonic() - this.#lastSave < saveInterval) return;
      this.#lastSave = this.#clock.monotonic();
      for (const [key, table] of tables) await this.#store.writeManifest(key, encodeManifest(this.#shape(key), entriesOf(table)));
      this.#records.noteStoreSuccess();
    } catch (error) {
      this.#records.noteStoreFailure(error);
    }
  }

  #shape(rootKey: string): string {
    return this.#records.shape + this.#settingsOfReading(rootKey);
  }

  async #readManifest(root: Root): Promise<Uint8Array | undefined> {
    try {
      return await this.#store.readManifest(root.key);
    } catch (error) {
      this.#records.noteStoreFailure(error);
      return undefined;
    }
  }
}

/** Entries of read files, without those whose overlay differs from the disk, and without included ones, which may not stay so. */
function* entriesOf(table: RootTable): IterableIterator<ManifestEntry> {
  for (const { path, size, mtime, key, unsaved, included } of table.files.values())
    if (!unsaved && !included) yield { path, size, mtime, key };
  for (const { path, size, mtime, reason, detail } of table.skippedFiles.values()) {
    if (size !== undefined && mtime !== undefined) yield { path, size, mtime, skip: { reason, detail } };
  }
}
