// Keeps full text beside the manifests as it lies in memory, so that a workspace that is opened again need not be taken in file by file.
import type { RecordOf } from '../graph/types.ts';
import type { IndexerPorts } from './indexState.ts';
import type { Records } from './records.ts';
import { savedPrefixes, workspaceDigest } from './savedLinks.ts';
import { decodeText, encodeText } from './savedText.ts';

/** Saved again once this share of the files is another one: before that, taking in what has changed costs less than writing everything. */
const changedShare = 0.05;

/** The saved full text of one workspace. Losing it only costs time. */
export class SavedTexts {
  readonly #ports: IndexerPorts;
  readonly #records: Records;
  readonly #name: string;

  constructor(ports: IndexerPorts, records: Records) {
    this.#ports = ports;
    this.#records = records;
    this.#name = `${savedPrefixes.text}${workspaceDigest(ports)}`;
  }

  /** Gives the index its chunks back, for files that still have the record that they had. */
  async restore(recordOf: RecordOf): Promise<void> {
    try {
      const bytes = await this.#ports.store.readManifest(this.#name);
      const saved = bytes && decodeText(this.#records.shape, bytes);
      if (saved) this.#ports.search.restore(saved, recordOf);
    } catch (error) {
      this.#records.storeFailed(error);
    }
  }

  /** Saves the index if enough of it is another one than what was saved. */
  async save(recordOf: RecordOf): Promise<void> {
    const { search, store, digest, clock } = this.#ports;
    const { files } = search.counts;
    if (files === 0 || (search.saved && search.changedSince <= files * changedShare)) return;
    try {
      const saved = search.save(digest(`${clock.now()} ${Math.random()}`), recordOf);
      await store.writeManifest(this.#name, encodeText(this.#records.shape, saved));
    } catch (error) {
      this.#records.storeFailed(error);
    }
  }
}
