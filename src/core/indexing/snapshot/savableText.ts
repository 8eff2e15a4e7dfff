// Full text as a part of the index that is saved as it lies in memory: taking it back costs less than taking in file by file.
import type { IndexerPorts } from '../indexState.ts';
import type { Savable } from './savedCopy.ts';
import { decodeText, encodeText } from './savedText.ts';

/** Saved again once this share of the files is another one: before that, taking in what has changed costs less than writing everything. */
const changedShare = 0.05;

/** The full text of `ports`, whose records have this shape. */
export function savableText({ search, digest, clock }: IndexerPorts, shape: string): Savable {
  return {
    save: (recordOf) => {
      const { files } = search.counts;
      if (files === 0 || (search.saved && search.changedSince <= files * changedShare)) return undefined;
      return encodeText(shape, search.save(digest(`${clock.now()} ${Math.random()}`), recordOf));
    },
    restore: (bytes, recordOf) => {
      const saved = decodeText(shape, bytes);
      if (saved) search.restore(saved, recordOf);
    },
  };
}
