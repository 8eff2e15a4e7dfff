// What the records of the store are for, so that a store that is too large can let go of what is needed least.
import { isNoteKey } from '../../findings/writtenNotes.ts';
import { digestsKey } from '../chunks/chunkDigests.ts';
import { manifestKeys } from './manifest.ts';
import { isRecordKey } from './record.ts';
import { savedPrefixes } from '../snapshot/savedCopy.ts';

/** Tells what belongs to whom. */
export interface StoreContents {
  /** Whether the manifest of this name lists records at all; large ones that do not need not be read. */
  listsKeys(rootKey: string): boolean;
  /** Keys of the records that a manifest stands for; none where it is damaged, or written by a version whose records are not read any more. */
  keysOf(manifest: Uint8Array): Iterable<string>;
  /** Whether records of such a key are of no use once no manifest lists them. Vectors are of use for any text that is equal. */
  isListed(key: string): boolean;
  /** Whether a record stays however large the store is: what a model was paid to write. */
  staysAlways(key: string): boolean;
}

/** The records of file indexes. */
export const storeContents: StoreContents = {
  listsKeys: (rootKey) => !Object.values(savedPrefixes).some((prefix) => rootKey.startsWith(prefix)),
  *keysOf(manifest) {
    for (const key of manifestKeys(manifest)) {
      yield key;
      yield digestsKey(key);
    }
  },
  isListed: (key) => isRecordKey(key) || isRecordKey(key.slice(key.indexOf('.') + 1)),
  staysAlways: isNoteKey,
};
