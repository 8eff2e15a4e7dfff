// Keeps a part of the index as it is beside the manifests, so that a workspace that is opened again need not derive it anew.
import type { RecordOf } from '../../graph/edges/types.ts';
import type { IndexerPorts } from '../indexState.ts';
import type { Records } from '../records/records.ts';

/** Begin the names of what is saved of a workspace as a whole among the manifests. */
export const savedPrefixes = { links: 'links-', text: 'text-', vectors: 'vectors-' } as const;

/** Names a workspace by the keys and names of its roots (imports may begin with the name of one), in whatever order they are. */
export function workspaceDigest({ roots, digest }: Pick<IndexerPorts, 'roots' | 'digest'>): string {
  const named = roots.map(({ key, name }) => `${key} ${name}`).sort();
  return digest(named.join('\n'));
}

/** What can be saved as bytes, and takes back as much of them as can still be right. */
export interface Savable {
  /** Undefined when nearly nothing is other than what was saved. */
  save(recordOf: RecordOf): Uint8Array | undefined;
  restore(bytes: Uint8Array, recordOf: RecordOf): void;
}

/** The saved copy of one part of one workspace. Losing it only costs time. */
export class SavedCopy {
  readonly #store: IndexerPorts['store'];
  readonly #records: Records;
  readonly #name: string;
  readonly #part: Savable;

  constructor(ports: IndexerPorts, records: Records, prefix: string, part: Savable) {
    this.#store = ports.store;
    this.#records = records;
    this.#name = `${prefix}${workspaceDigest(ports)}`;
    this.#part = part;
  }

  /** Gives the part back what was saved of it. Never rejects because of the store. */
  async restore(recordOf: RecordOf): Promise<void> {
    try {
      const bytes = await this.#store.readManifest(this.#name);
      if (bytes) this.#part.restore(bytes, recordOf);
    } catch (error) {
      this.#records.storeFailed(error);
    }
  }

  /** Saves the part if that is worth it. Never rejects because of the store. */
  async save(recordOf: RecordOf): Promise<void> {
    try {
      const bytes = this.#part.save(recordOf);
      if (bytes) await this.#store.writeManifest(this.#name, bytes);
    } catch (error) {
      this.#records.storeFailed(error);
    }
  }
}
