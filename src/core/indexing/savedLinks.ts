// Keeps the edges of the graph beside the manifests, so that a workspace that is opened again need not be linked again.
import type { RecordOf } from '../graph/types.ts';
import type { IndexerPorts } from './indexState.ts';
import type { Records } from './records.ts';

/** Begins the names of saved edges among the manifests. */
export const linksPrefix = 'links-';

/** Saved edges of one workspace. Losing them only costs time. */
export class SavedLinks {
  readonly #ports: IndexerPorts;
  readonly #records: Records;
  /** Imports may begin with the name of a root, so the names count too. */
  readonly #name: string;

  constructor(ports: IndexerPorts, records: Records) {
    const roots = ports.roots.map(({ key, name }) => `${key} ${name}`).sort();
    this.#ports = ports;
    this.#records = records;
    this.#name = `${linksPrefix}${ports.digest(roots.join('\n'))}`;
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
