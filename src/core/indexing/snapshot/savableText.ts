// Saves full text as it lies in memory: restoring it costs less than taking in file by file.
import type { Savable } from './savedCopy.ts';
import { decodeText, encodeText } from './savedText.ts';
import type { IndexerDependencies } from '../indexerDependencies.ts';

/** Share of changed files that triggers a new save: below it, taking in the changes costs less than writing everything. */
const changedShare = 0.05;

/** The full text as a savable part; its records have this shape. */
export function savableText({ search, digest, clock }: IndexerDependencies, shape: string): Savable {
  return {
    save: (recordKeyOf) => {
      const { files } = search.counts;
      if (files === 0 || (search.savedState && search.changesSinceSave <= files * changedShare)) return undefined;
      return encodeText(shape, search.save(digest(`${clock.now()} ${Math.random()}`), recordKeyOf));
    },
    restore: (bytes, recordKeyOf) => {
      const savedText = decodeText(shape, bytes);
      if (savedText) search.restore(savedText, recordKeyOf);
    },
  };
}
