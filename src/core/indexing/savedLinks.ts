// Keeps the edges of the graph beside the manifests, so that a workspace that is opened again need not be linked again.
import type { RecordOf } from '../graph/types.ts';
import type { IndexerPorts } from './indexState.ts';
import type { Records } from './records.ts';

/** Begin the names of what is saved of a workspace as a whole among the manifests. */
export const savedPrefixes = { links: 'links-', text: 'text-', vectors: 'vectors-' } as const;

/** Names a workspace by the keys and names of its roots, in whatever order they are. */
export function workspaceDigest({ roots, digest }: Pick<IndexerPorts, 'roots' | 'digest'>): string {
  const named = roots.map(({ key, name }) => `${key} ${name}`).sort();
  return digest(named.join('\n'));
}

/** Saved edges of one workspace. Losing them only costs time. */
export class SavedLinks {
  readonly #ports: IndexerPorts;
  readonly #records: Records;
  /** Imports may begin with the name of a root, so the names count too. */
  readonly #name: string;

  constructor(ports: IndexerPorts, records: Records) {
    this.#ports = ports;
    this.#records = records;
    this.#name = `${savedPrefixes.links}${workspaceDigest(ports)}`;
  }

  /** Gives the graph its edges back, as far as they can still be right. */
  async restore(recordOf: RecordOf): Promise<void> {
    try {
      const bytes = await this.#ports.store.readManifest(this.#name);
      if (bytes) this.#ports.graph.restore(bytes, recordOf);
    } catch (error) {
      this.#records.storeFailed(error);
    }
  }

  /** Saves the edges if they are others than before. */
  async save(recordOf: RecordOf): Promise<void> {
    try {
      const bytes = this.#ports.graph.save(recordOf);
      if (bytes) await this.#ports.store.writeManifest(this.#name, bytes);
    } catch (error) {
      this.#records.storeFailed(error);
    }
  }
}
