// Saves a part of the index beside the manifests, so that a reopened workspace need not derive it again.
import type { RecordKeyOf } from '../../graph/edges/graphTypes.ts';
import type { Records } from '../records/records.ts';
import type { IndexerDependencies } from '../indexerDependencies.ts';

/** Prefixes of saved parts of a workspace among the manifests. */
export const savedPrefixes = { links: 'links-', text: 'text-', vectors: 'vectors-' } as const;

/** Name of a workspace from the keys and names of its roots, in any order. Names count because imports may begin with one. */
export function workspaceDigest({ roots, digest }: Pick<IndexerDependencies, 'roots' | 'digest'>): string {
  const rootNames = roots.map(({ key, name }) => `${key} ${name}`).sort();
  return digest(rootNames.join('\n'));
}

/** A part that can be saved as bytes, and restores as much of them as can still be right. */
export interface Savable {
  /** Undefined when almost nothing has changed since the last save. */
  save(recordKeyOf: RecordKeyOf): Uint8Array | undefined;
  restore(bytes: Uint8Array, recordKeyOf: RecordKeyOf): void;
}

/** The saved copy of one part of one workspace. Losing it only costs time. */
export class SavedCopy {
  readonly #store: IndexerDependencies['store'];
  readonly #records: Records;
  readonly #name: string;
  readonly #part: Savable;

  constructor(dependencies: IndexerDependencies, records: Records, prefix: string, part: Savable) {
    this.#store = dependencies.store;
    this.#records = records;
    this.#name = `${prefix}${workspaceDigest(dependencies)}`;
    this.#part = part;
  }

  /** Restores the saved part. Never rejects because of the store. */
  async restore(recordKeyOf: RecordKeyOf): Promise<void> {
    try {
      const bytes = await this.#store.readManifest(this.#name);
      if (bytes) this.#part.restore(bytes, recordKeyOf);
    } catch (error) {
      this.#records.noteStoreFailure(error);
    }
  }

  /** Saves the part if that is worth it. Never rejects because of the store. */
  async save(recordKeyOf: RecordKeyOf): Promise<void> {
    try {
      const bytes = this.#part.save(recordKeyOf);
      if (bytes) await this.#store.writeManifest(this.#name, bytes);
    } catch (error) {
      this.#records.noteStoreFailure(error);
    }
  }
}
